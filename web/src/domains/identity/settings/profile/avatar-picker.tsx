import { ApiError, type User } from '@akada/contract/client';
import { useMutation } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { pictures } from '../../../../lib/accepted-files.ts';
import { failureText } from '../../../../lib/signed-out.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field-frame.tsx';
import { FileInput } from '../../../../ui/file-input.tsx';
import { toast } from '../../../../ui/toast.ts';
import { removeAvatar, uploadAvatar } from '../api.ts';
import { settingsTexts } from '../texts.ts';
import { PictureError, preparePicture } from './prepare-picture.ts';

interface AvatarPickerProps {
  name: string;
  avatarUrl: string | null;
  onChanged: (user: User) => void;
}

const texts = settingsTexts.picture;

function describe(error: unknown): string {
  if (error instanceof PictureError) return error.message;
  const isOurs = error instanceof ApiError && (error.code === 'image_not_usable' || error.code === 'image_too_large');
  return isOurs ? error.message : failureText(error, texts.failed);
}

/** The picture with its initials; a click picks an image, which is shown before it is saved. */
export function AvatarPicker({ name, avatarUrl, onChanged }: AvatarPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<{ picture: Blob; url: string } | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => () => URL.revokeObjectURL(preview?.url ?? ''), [preview]);

  const upload = useMutation({
    mutationFn: uploadAvatar,
    onSuccess: (user) => {
      setPreview(null);
      onChanged(user);
      toast.success(texts.updated);
    },
    onError: (error) => setFault(describe(error)),
  });
  const remove = useMutation({
    mutationFn: removeAvatar,
    onSuccess: (user) => {
      onChanged(user);
      toast.success(texts.removed);
    },
    onError: (error) => setFault(failureText(error, texts.failed)),
  });

  const pick = async (file: File | undefined) => {
    if (!file) return;
    setFault(null);
    try {
      const picture = await preparePicture(file);
      setPreview({ picture, url: URL.createObjectURL(picture) });
    } catch (error) {
      setPreview(null);
      setFault(describe(error));
    }
  };

  const isBusy = upload.isPending || remove.isPending;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <button
        type="button"
        disabled={isBusy}
        onClick={() => input.current?.click()}
        aria-label={avatarUrl ? texts.change : texts.choose}
        className="relative rounded-pill"
      >
        <Avatar name={name} src={preview?.url ?? avatarUrl} size={88} initials alt={preview ? texts.preview : ''} />
        <span
          aria-hidden
          className="absolute right-0 bottom-0 grid size-[32px] place-items-center rounded-pill border-2 border-surface bg-primary text-on-primary"
        >
          <Camera className="size-[16px]" />
        </span>
      </button>
      <FileInput ref={input} label={texts.choose} accept={pictures.accept} onPick={([file]) => void pick(file)} />
      <div className="min-w-0 flex-1 basis-52">
        {preview ? (
          <div className="flex flex-wrap gap-2">
            <Button busy={upload.isPending} busyLabel={texts.uploading} onClick={() => upload.mutate(preview.picture)}>
              {texts.use}
            </Button>
            <Button variant="ghost" disabled={upload.isPending} onClick={() => setPreview(null)}>
              {texts.cancel}
            </Button>
          </div>
        ) : (
          <>
            <p className="text-ink-faint text-sm">{texts.hint}</p>
            {avatarUrl ? (
              <Button variant="ghost" className="-ml-4" busy={remove.isPending} onClick={() => remove.mutate()}>
                {texts.remove}
              </Button>
            ) : null}
          </>
        )}
        <div aria-live="assertive">{fault ? <FieldError id="picture-fault">{fault}</FieldError> : null}</div>
      </div>
    </div>
  );
}
