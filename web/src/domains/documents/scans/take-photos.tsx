import { Camera, Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ButtonSize, ButtonVariant } from '../../../ui/button-style.ts';
import { type PhotoPicker, usePhotoPicker } from './photo-inputs.tsx';
import { scansTexts } from './texts.ts';

interface PhotoLabels {
  takeLabel?: string;
  chooseLabel?: string;
  takeVariant?: ButtonVariant;
  chooseVariant?: ButtonVariant;
  size?: ButtonSize;
}

interface TakePhotosProps extends PhotoLabels {
  onPhotos: (photos: File[]) => void;
  /** One photograph, in place of another. */
  isOne?: boolean;
}

/** The buttons together with the pickers that they open. */
export function TakePhotos({ onPhotos, isOne, ...labels }: TakePhotosProps): ReactNode {
  const picker = usePhotoPicker({ onPhotos, isOne });
  return (
    <>
      {picker.inputs}
      <PhotoButtons picker={picker} {...labels} />
    </>
  );
}

interface PhotoButtonsProps extends PhotoLabels {
  picker: PhotoPicker;
}

/** The buttons alone, where they may move while somebody is choosing. */
export function PhotoButtons({ picker, ...labels }: PhotoButtonsProps): ReactNode {
  const { takeLabel = scansTexts.take, chooseLabel = scansTexts.choose, size = 'md' } = labels;
  const { takeVariant = 'secondary', chooseVariant = 'secondary' } = labels;
  const { camera, gallery, hasCamera, disabled } = picker;
  return (
    <>
      {hasCamera ? (
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
      ) : null}
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
