import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { logError } from '../../../lib/log.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { openReader, type QrReader } from './reader.ts';
import { scanTexts } from './texts.ts';
import { useCamera } from './use-camera.ts';

const texts = scanTexts;

/** What is said to a code that was read. */
export interface Said {
  isGood: boolean;
  text: string;
}

/** A code that stays before the camera is read many times a second, and told once. */
const SAME_FOR_MS = 2500;

/** The camera with what it reads, and a photograph instead. Nothing leaves the device. */
export default function ScanView({ onCode }: { onCode: (text: string) => Said }) {
  const video = useRef<HTMLVideoElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const reader = useRef<Promise<QrReader> | null>(null);
  const last = useRef({ text: '', at: 0 });
  const [said, setSaid] = useState<Said | null>(null);
  const [isReading, setReading] = useState(false);
  // What was read while something changed is told to what is there now.
  const tell = useRef(onCode);
  tell.current = onCode;
  const readerOf = () => {
    reader.current ??= openReader();
    return reader.current;
  };

  const camera = useCamera(video, async (element) => {
    try {
      const text = await (await readerOf()).readFrame(element);
      if (text === null) return;
      const isSame = text === last.current.text && Date.now() - last.current.at < SAME_FOR_MS;
      last.current = { text, at: Date.now() };
      if (!isSame) setSaid(tell.current(text));
    } catch (error) {
      // The decoder did not arrive; the next frame asks for it again.
      logError('A frame could not be read', error);
    }
  });

  const readOf = async (photo: File): Promise<Said> => {
    const picture = await createImageBitmap(photo).catch(() => null);
    if (!picture) return { isGood: false, text: texts.unreadable };
    try {
      const text = await (await readerOf()).readPhoto(picture);
      return text === null ? { isGood: false, text: texts.nothing } : tell.current(text);
    } catch (error) {
      logError('A photograph could not be read', error);
      return { isGood: false, text: texts.failed };
    } finally {
      picture.close();
    }
  };
  const readPhoto = async (photo: File | undefined) => {
    if (!photo) return;
    setSaid(null);
    setReading(true);
    setSaid(await readOf(photo));
    setReading(false);
  };

  const hasPicture = camera === 'starting' || camera === 'on';
  return (
    <div className="flex flex-col gap-3">
      <video
        ref={video}
        muted
        playsInline
        aria-label={texts.picture}
        className={cx('h-60 w-full max-w-md rounded-card bg-sunken object-cover', !hasPicture && 'hidden')}
      />
      {hasPicture ? (
        <p className="text-ink-soft text-sm">{camera === 'on' ? texts.how : texts.starting}</p>
      ) : (
        <Banner tone="info">{texts.without[camera]}</Banner>
      )}
      {said ? <Banner tone={said.isGood ? 'success' : 'warning'}>{said.text}</Banner> : null}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        tabIndex={-1}
        className="sr-only"
        aria-label={texts.photo}
        onChange={({ target }) => void readPhoto(target.files?.[0]).finally(() => (target.value = ''))}
      />
      <Button
        variant="secondary"
        className="self-start"
        busy={isReading}
        busyLabel={texts.reading}
        onClick={() => picker.current?.click()}
      >
        <ImageUp aria-hidden />
        {texts.photo}
      </Button>
    </div>
  );
}
