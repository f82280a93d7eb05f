/** The QR code of a link, read by this device's camera. */

import { useEffect, useRef } from "preact/hooks";
import { t } from "../language.ts";
import { Sheet } from "./parts.tsx";
import { tried } from "./trouble.tsx";

const EVERY = 150; // milliseconds from one look to the next

/** Whether there may be a camera: a browser gives one to pages that came by https or from this device only. */
export const canScan = "mediaDevices" in navigator;

export function Scan({ found, close }: { found(text: string): void; close(): void }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const closing = new AbortController();
    void tried(async () => {
      try {
        found(await read(video.current as HTMLVideoElement, closing.signal));
      } catch (failure) {
        if (!closing.signal.aborted) throw failure;
      } finally {
        close(); // what went wrong is told on the page behind
      }
    });
    return () => closing.abort();
  }, []);
  return (
    <Sheet label={t("scan")} close={close}>
      <video class="camera" ref={video} playsInline muted data-test="camera" />
    </Sheet>
  );
}

/** What the first code says that the camera sees. */
async function read(video: HTMLVideoElement, closing: AbortSignal): Promise<string> {
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  try {
    const { default: decode } = await import("qr/decode.js");
    video.srcObject = camera;
    await video.play();
    const sheet = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    const drawn = sheet.getContext("2d", { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
    for (;;) {
      closing.throwIfAborted();
      drawn.drawImage(video, 0, 0);
      const code = decoded(() => decode(drawn.getImageData(0, 0, sheet.width, sheet.height)));
      if (code !== undefined) return code;
      await new Promise((look) => setTimeout(look, EVERY));
    }
  } finally {
    for (const track of camera.getTracks()) track.stop();
  }
}

/** What is told, undefined where no code is seen. */
function decoded(decode: () => string): string | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}
