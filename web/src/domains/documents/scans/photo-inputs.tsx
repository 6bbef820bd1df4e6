import { type ReactNode, type RefObject, useRef } from 'react';
import { useMedia } from '../../../lib/media.ts';
import { toast } from '../../../ui/toast.ts';
import { photoTypes } from './api.ts';
import { photosAmong } from './photos.ts';
import { scansTexts } from './texts.ts';

interface PhotoInputsProps {
  onPhotos: (photos: File[]) => void;
  /** One photograph, in place of another. */
  isOne?: boolean;
  disabled?: boolean;
}

export interface PhotoPicker {
  /** The browser's pickers, out of sight. What is chosen is lost with them, so they stand where nothing comes and goes. */
  inputs: ReactNode;
  camera: RefObject<HTMLInputElement | null>;
  gallery: RefObject<HTMLInputElement | null>;
  hasCamera: boolean;
  disabled: boolean;
}

/** Opens the camera on a phone, or the photographs that are there. A photograph that can't be opened is told at once. */
export function usePhotoPicker({ onPhotos, isOne = false, disabled = false }: PhotoInputsProps): PhotoPicker {
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
  const inputs = (
    <>
      {hasCamera ? (
        <input
          {...picker}
          ref={camera}
          accept="image/*"
          capture="environment"
          aria-label={scansTexts.camera}
          onChange={({ target }) => void take(target.files).finally(() => (target.value = ''))}
        />
      ) : null}
      <input
        {...picker}
        ref={gallery}
        accept={photoTypes}
        multiple={!isOne}
        aria-label={scansTexts.gallery}
        onChange={({ target }) => void take(target.files).finally(() => (target.value = ''))}
      />
    </>
  );
  return { inputs, camera, gallery, hasCamera, disabled };
}
