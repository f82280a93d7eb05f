"""A game is joined by the code that another device shows."""

from __future__ import annotations

from pathlib import Path

import segno
from playwright.async_api import Browser

from tests.browser.chromium import started
from tests.browser.phones import link_of
from tests.browser.tapping import players
from tests.browser.test_table_scythe import begin

WIDTH, HEIGHT = 640, 480
PIXELS = 6  # the side of a module of the code, as the camera sees it
PALE = 235
GREY = bytes([128]) * (WIDTH * HEIGHT // 2)


def filmed(text: str, path: Path) -> Path:
    """A film of one frame, in which a code lies on a table: YUV4MPEG2, which Chromium's camera plays."""
    rows = [bytearray([PALE]) * WIDTH for _ in range(HEIGHT)]
    for y, line in enumerate(segno.make_qr(text).matrix_iter(scale=PIXELS, border=4)):
        for x, dark in enumerate(line):
            if dark:
                rows[y + 20][x + 90] = 16
    header = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n"
    path.write_bytes(header.encode() + b"".join(rows) + GREY)
    return path


async def test_a_camera_reads_the_link_of_another_phone(
    chromium: Browser, address: str, tmp_path: Path
) -> None:
    """It opens the game at once; where there is no camera, that is said, and a link can be pasted."""
    async with players(chromium, address) as (player,):
        await begin(player)
        link = await link_of(player)
        await player.open()
        await player.tap("to-join", "scan")
        await player.see("trouble")
        assert "camera" in await player.text("trouble")
        await player.tap("trouble-close")
        await player.page.get_by_label("Link to a game").fill(link)
        await player.tap("join")
        await player.see("my-turn")

    film = filmed(link, tmp_path / "film.y4m")
    async with (
        started(
            "--use-fake-ui-for-media-stream",
            "--use-fake-device-for-media-stream",
            f"--use-file-for-fake-video-capture={film}",
        ) as seeing,
        players(seeing, address) as (other,),
    ):
        await other.open()
        await other.tap("to-join", "scan")
        await other.see("my-turn")
        assert await other.page.evaluate("document.querySelector('video') === null")
