import { ApiError, type PairedLaptop } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import { classroomQuery } from '../classroom-query.ts';
import { pairLaptop, removeLaptop } from './api.ts';
import { startOf } from './laptop-code.ts';
import { classroomTexts } from './texts.ts';

const { site, pair: texts } = classroomTexts;
/** Enough of a code to compare with the laptop's own screen. */
const SHOWN_FROM = 19;

/** Whose results are taken: the laptops that somebody paired, and the way to pair another. */
export function PairedLaptops({ laptops }: { laptops: PairedLaptop[] }) {
  return (
    <Card as="section" aria-labelledby="paired-laptops" className="flex flex-col gap-4">
      <h2 id="paired-laptops" className="text-xl">
        {site.laptops}
      </h2>
      {laptops.length === 0 ? <p className="text-ink-soft">{site.none}</p> : null}
      <ul className="flex flex-col divide-y divide-line">
        {laptops.map((laptop) => (
          <Laptop key={laptop.id} laptop={laptop} />
        ))}
      </ul>
      <PairLaptop />
    </Card>
  );
}

function Laptop({ laptop: { id, name, code, paired_at } }: { laptop: PairedLaptop }) {
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: () => removeLaptop(id),
    onSuccess: () => {
      toast.info(site.removed);
      return queries.invalidateQueries({ queryKey: classroomQuery.queryKey });
    },
    onError: () => toast.error(site.failed, { id: 'laptop' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-base">{name}</h3>
        <p className="text-ink-soft text-sm">
          <span className="font-mono">{site.starts(startOf(code))}</span> · {site.paired(formatMoment(paired_at))}
        </p>
      </div>
      <Button
        variant="ghost"
        aria-label={site.removeOf(name)}
        busy={removing.isPending}
        onClick={() => removing.mutate()}
      >
        {site.remove}
      </Button>
    </li>
  );
}

/** What the server found wrong with a field. */
const faultOf = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.faults.find(({ loc }) => loc.includes(field))?.msg : undefined;

function PairLaptop() {
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const pairing = useMutation({
    mutationFn: () => pairLaptop({ code, name }),
    onSuccess: (laptop) => {
      setCode('');
      setName('');
      toast.success(texts.done(laptop.name));
      return queries.invalidateQueries({ queryKey: classroomQuery.queryKey });
    },
    onError: (error) => {
      if (!faultOf(error, 'code') && !faultOf(error, 'name'))
        toast.error(error instanceof ApiError && error.status < 500 ? error.message : site.failed, { id: 'pair' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pairing.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 border-line border-t pt-4">
      <div>
        <h3 className="text-lg">{texts.heading}</h3>
        <p className="mt-1 max-w-prose text-ink-soft">{texts.lead}</p>
      </div>
      <Field
        label={texts.code}
        value={code}
        error={faultOf(pairing.error, 'code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setCode(target.value)}
        className="[&_input]:font-mono"
      />
      <Field
        label={texts.name}
        value={name}
        error={faultOf(pairing.error, 'name')}
        placeholder={texts.namePlaceholder}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        className="max-w-sm"
      />
      {code.trim().length >= SHOWN_FROM ? <p role="status">{texts.check(startOf(code))}</p> : null}
      <Button type="submit" className="self-start" busy={pairing.isPending} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
