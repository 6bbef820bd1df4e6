import type { ScanWord } from '@akada/contract/client';
import { Keyboard } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { scansTexts } from '../texts.ts';

const texts = scansTexts.check;

interface WordChoicesProps {
  word: ScanWord;
  onChoose: (text: string) => void;
}

/** A guess says where it comes from; what was read stays one tap away, and anything can be typed. */
export function WordChoices({ word, onChoose }: WordChoicesProps) {
  const [isTyping, setTyping] = useState(false);
  const { text, as_read: asRead, suggestions } = word;
  const others = suggestions.filter((suggestion) => suggestion.text !== asRead);
  if (isTyping) return <TypeIt first={text} onSave={onChoose} onCancel={() => setTyping(false)} />;
  return (
    <fieldset className="grid grid-cols-2 gap-2 border-line border-y bg-sunken px-4 py-3">
      <legend className="sr-only">{texts.which}</legend>
      {others.map(({ text: guess, why }) => (
        <Choice key={guess} text={guess} why={why} onChoose={onChoose} />
      ))}
      {text === asRead || text === '' ? null : <Choice text={text} why={texts.typed} onChoose={onChoose} />}
      <Choice text={asRead} why={texts.asRead} onChoose={onChoose} />
      <Button variant="secondary" className="col-span-full last:odd:col-span-1" onClick={() => setTyping(true)}>
        <Keyboard aria-hidden />
        {texts.type}
      </Button>
    </fieldset>
  );
}

function Choice({ text, why, onChoose }: { text: string; why: string; onChoose: (text: string) => void }) {
  return (
    <Button
      variant="secondary"
      className="min-w-0 flex-col gap-0 px-1! py-1.5 leading-snug"
      onClick={() => onChoose(text)}
    >
      <span className="wrap-anywhere">{text}</span>
      <span className="font-normal text-ink-soft text-sm">{why}</span>
    </Button>
  );
}

interface TypeItProps {
  first: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function TypeIt({ first, onSave, onCancel }: TypeItProps) {
  const [text, setText] = useState(first);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(text.trim());
  };
  return (
    <form onSubmit={save} className="flex flex-col gap-2 border-line border-y bg-sunken px-4 py-3">
      <Field
        autoFocus
        label={texts.word}
        value={text}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex gap-2">
        <Button variant="secondary" className="flex-1" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" variant="primary" className="flex-1">
          {text.trim() ? texts.save : texts.noWord}
        </Button>
      </div>
    </form>
  );
}
