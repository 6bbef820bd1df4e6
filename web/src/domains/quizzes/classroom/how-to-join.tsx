import type { Classroom } from '@akada/contract/client';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import { Select } from '../../../ui/select.tsx';
import { useAddresses } from '../join-origin.ts';
import { classroomTexts } from './texts.ts';

const texts = classroomTexts.laptop;
const withoutScheme = (origin: string) => origin.replace('http://', '');

/** Where phones go; big enough to be shown as it is. */
export function HowToJoin({ addresses }: Pick<Classroom, 'addresses'>) {
  const { origin, choose } = useAddresses(addresses);
  if (origin === null)
    return (
      <Banner tone="warning" title={texts.noNetwork}>
        {texts.noNetworkText}
      </Banner>
    );
  const page = `${origin}/q`;
  return (
    <Card as="section" aria-labelledby="how-to-join" className="flex flex-wrap items-center gap-x-10 gap-y-6">
      <QrPicture text={page} label={texts.qr} className="size-56" />
      <div className="flex min-w-0 flex-1 basis-80 flex-col gap-4">
        <h2 id="how-to-join" className="text-xl">
          {texts.join}
        </h2>
        <ol className="flex list-decimal flex-col gap-2 pl-5 text-lg">
          <li>{texts.steps.network}</li>
          <li>
            {texts.steps.open}{' '}
            <b className="wrap-anywhere block font-heading text-2xl text-link">{withoutScheme(page)}</b>
          </li>
          <li>{texts.steps.code}</li>
        </ol>
        {addresses.length > 1 ? (
          <Select
            label={texts.network}
            value={origin}
            onChange={({ target }) => choose(target.value)}
            options={addresses.map(({ origin: value, network }) => ({
              value,
              label: texts.option(withoutScheme(value), network),
            }))}
          />
        ) : null}
        <p className="text-ink-soft text-sm">{texts.sameAddress}</p>
      </div>
    </Card>
  );
}
