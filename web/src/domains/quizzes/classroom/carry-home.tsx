import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { copyFrom } from '../../sharing/copy-from.ts';
import { inFours, startOf } from './laptop-code.ts';
import { classroomTexts } from './texts.ts';

const texts = classroomTexts.carry;

/** By what the real site knows this laptop, and how its results get there. */
export function CarryHome({ code }: { code: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Card as="section" aria-labelledby="carry-home" className="flex flex-col gap-4">
      <div>
        <h2 id="carry-home" className="text-xl">
          {texts.heading}
        </h2>
        <p className="mt-1 text-ink-soft">{texts.lead}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          ref={field}
          label={texts.code}
          value={inFours(code)}
          readOnly
          onFocus={({ target }) => target.select()}
          className="min-w-0 flex-1 basis-64 [&_input]:font-mono"
        />
        <Button variant="secondary" onClick={() => void copyFrom(field.current, texts)}>
          <Copy aria-hidden />
          {texts.copy}
        </Button>
      </div>
      <ol className="flex list-decimal flex-col gap-1 pl-5">
        <li>{texts.steps.open}</li>
        <li>
          {texts.steps.pair} <b className="whitespace-nowrap font-mono">{startOf(code)}</b>.
        </li>
        <li>{texts.steps.save}</li>
      </ol>
    </Card>
  );
}
