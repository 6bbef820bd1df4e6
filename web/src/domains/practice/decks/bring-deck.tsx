import type { DeckImported } from '@akada/contract/client';
import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import type { DeckPlace } from '../../../lib/deck-place.ts';
import { wordsOf } from '../../../lib/words-of.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileInput } from '../../../ui/file-input.tsx';
import { importDeck } from './api.ts';
import { cardsTexts } from './texts.ts';

const texts = cardsTexts;

/** What came of a deck, and what did not come with it. */
function toldOf({
  added,
  changed,
  without_words,
  asked_by_picture,
  too_long,
  pictures,
  sounds,
  tags,
}: DeckImported): string {
  const { brought } = texts;
  return [
    added > 0 ? brought.added(added) : '',
    changed > 0 ? brought.changed(changed) : '',
    added + changed === 0 ? brought.nothing : '',
    without_words > 0 ? brought.withoutWords(without_words) : '',
    asked_by_picture > 0 ? brought.askedByPicture(asked_by_picture) : '',
    too_long > 0 ? brought.tooLong(too_long) : '',
    pictures > 0 ? brought.pictures(pictures) : '',
    sounds > 0 ? brought.sounds(sounds) : '',
    tags > 0 ? brought.tags(tags) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Cards from elsewhere: the file is read on the server, and the page says what came of it. */
export function BringDeck({ place, onBrought }: { place: DeckPlace; onBrought: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const bring = useMutation({ mutationFn: (file: File) => importDeck(place, file), onSuccess: onBrought });
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant="ghost"
        className="-ml-4"
        busy={bring.isPending}
        busyLabel={texts.bringing}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden />
        {texts.bring}
      </Button>
      <FileInput
        ref={input}
        label={texts.bring}
        accept=".apkg,application/octet-stream,application/zip"
        onPick={([file]) => file && bring.mutate(file)}
      />
      {bring.data ? <Banner tone="success">{toldOf(bring.data)}</Banner> : null}
      {bring.error ? <Banner tone="error">{wordsOf(bring.error, texts.bringFailed)}</Banner> : null}
    </div>
  );
}
