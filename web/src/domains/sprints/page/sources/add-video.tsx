import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { wordsOf } from '../../../../lib/words-of.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { addVideo, pathQuery } from '../api.ts';
import { sprintPageTexts } from '../texts.ts';
import { videoIdOf } from './video.ts';

const texts = sprintPageTexts.videos;

/** A video that the learner found. */
export function AddVideo({ sprintId, day }: { sprintId: string; day: number }) {
  const queries = useQueryClient();
  const [url, setUrl] = useState('');
  const [title, setTitle] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | undefined>();

  const add = async (event: FormEvent) => {
    event.preventDefault();
    setFault(videoIdOf(url.trim()) ? undefined : texts.notAvailable);
    if (!videoIdOf(url.trim())) return;
    setBusy(true);
    try {
      await addVideo(sprintId, day, { url: url.trim(), ...(title.trim() && { title: title.trim() }) });
      await queries.invalidateQueries({ queryKey: pathQuery(sprintId).queryKey });
      setUrl('');
      setTitle('');
    } catch (error) {
      setFault(wordsOf(error));
    }
    setBusy(false);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void add(event)}
      className="flex flex-col gap-3 rounded-card border border-line p-5"
    >
      <h3 className="font-semibold">{texts.add}</h3>
      <Field
        type="url"
        inputMode="url"
        label={texts.link}
        value={url}
        maxLength={500}
        error={fault}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Field label={texts.title} value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
      <Button type="submit" variant="secondary" busy={isBusy} className="self-start">
        {texts.save}
      </Button>
    </form>
  );
}
