import { Camera, Images } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useMedia } from '../../../lib/media.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonSize, ButtonVariant } from '../../../ui/button-style.ts';
import { toast } from '../../../ui/toast.ts';
import { photoTypes } from './api.ts';
import { photosAmong } from './photos.ts';
import { scansTexts } from './texts.ts';

interface TakePhotosProps {
  onPhotos: (photos: File[]) => void;
  /** One photograph, in place of another. */
  isOne?: boolean;
  takeLabel?: string;
  chooseLabel?: string;
  takeVariant?: ButtonVariant;
  chooseVariant?: ButtonVariant;
  size?: ButtonSize;
  disabled?: boolean;
}

/** Opens the camera on a phone, or the photographs that are there. A photograph that can't be opened is told at once. */
export function TakePhotos(props: TakePhotosProps): ReactNode {
  const { onPhotos, isOne = false, takeLabel = scansTexts.take, chooseLabel = scansTexts.choose } = props;
  const { takeVariant = 'secondary', chooseVariant = 'secondary', size = 'md', disabled } = props;
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  // Elsewhere the camera's button would open the same picker.
  const hasCamera = useMedia('(pointer: coarse)');
  const take = async (files: FileList | null) => {
    const { photos, fault } = await photosAmong([...(files ?? [])]);
    if (fault) toast.error(fault, { id: 'photos' });
    if (photos.length > 0) onPhotos(isOne ? photos.slice(0, 1) : photos);
  };
  const picker = { type: 'file', tabIndex: -1, disabled, className: 'sr-only' } as const;
  return (
    <>
      {hasCamera ? (
        <>
          <input
            {...picker}
            ref={camera}
            accept="image/*"
            capture="environment"
            aria-label={scansTexts.camera}
            onChange={({ target }) => void take(target.files).finally(() => (target.value = ''))}
          />
          <Button
            variant={takeVariant}
            size={size}
            disabled={disabled}
            onClick={() => camera.current?.click()}
            className="flex-1 px-2!"
          >
            <Camera aria-hidden />
            {takeLabel}
          </Button>
        </>
      ) : null}
      <input
        {...picker}
        ref={gallery}
        accept={photoTypes}
        multiple={!isOne}
        aria-label={scansTexts.gallery}
        onChange={({ target }) => void take(target.files).finally(() => (target.value = ''))}
      />
      <Button
        variant={hasCamera ? chooseVariant : takeVariant}
        size={size}
        disabled={disabled}
        onClick={() => gallery.current?.click()}
        className="flex-1 px-2!"
      >
        <Images aria-hidden />
        {chooseLabel}
      </Button>
    </>
  );
}
