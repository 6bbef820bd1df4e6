import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** `absent`: this browser gives pages no camera, as on a page that came over plain HTTP. */
export type CameraState = 'starting' | 'on' | 'absent' | 'denied' | 'missing' | 'taken';

/** Between two frames; a phone that decodes slowly has time for everything else. */
const PAUSE_MS = 150;

function stateOf(error: unknown): CameraState {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotReadableError' || name === 'AbortError') return 'taken';
  return 'missing';
}

/** The camera that looks away from the user, shown in a video; off again as soon as the component goes. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onFrame: (video: HTMLVideoElement) => Promise<void>,
) {
  const [state, setState] = useState<CameraState>('starting');
  const look = useEffectEvent(onFrame);
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: number | undefined;
    const change = (next: CameraState) => {
      if (!isOver) setState(next);
    };

    async function lookOn(element: HTMLVideoElement) {
      if (isOver) return;
      await look(element);
      if (!isOver) timer = window.setTimeout(() => void lookOn(element), PAUSE_MS);
    }

    async function start() {
      // Typed as if every page had it.
      const devices = navigator.mediaDevices as MediaDevices | undefined;
      if (!devices) return change('absent');
      try {
        const wish = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } };
        stream = await devices.getUserMedia({ video: wish, audio: false });
        const element = video.current;
        // Closed while the browser was asking.
        if (isOver || !element) return stop();
        for (const track of stream.getTracks()) track.addEventListener('ended', () => change('taken'));
        element.srcObject = stream;
        await element.play();
        change('on');
        await lookOn(element);
      } catch (error) {
        stop();
        change(stateOf(error));
      }
    }

    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    void start();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      stop();
    };
  }, [video]);
  return state;
}
