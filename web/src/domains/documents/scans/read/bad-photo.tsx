import type { PageFault } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  Check,
  Clock,
  FlipHorizontal2,
  Focus,
  Hand,
  type LucideIcon,
  Maximize,
  Printer,
  Smartphone,
  Sun,
  Trash2,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { wordsOf } from '../../../../lib/words-of.ts';
import { commonTexts } from '../../../../texts/en/common.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { toast } from '../../../../ui/toast.ts';
import { readAnyway, scanQuery } from '../api.ts';
import { PageSheet } from '../page-picture.tsx';
import { TakePhotos } from '../take-photos.tsx';
import { scansTexts } from '../texts.ts';
import { isRead, type ShownPage } from './pages.ts';

const texts = scansTexts.bad;

type Fault = PageFault | 'failed' | 'refused';
type Tip = keyof typeof texts.tips;

const tipIcons: Readonly<Record<Tip, LucideIcon>> = {
  window: Sun,
  flat: Smartphone,
  shadow: Hand,
  still: Hand,
  clean: Focus,
  whole: Maximize,
  straight: Smartphone,
  typed: Printer,
  later: Clock,
  right: FlipHorizontal2,
};

const tips: Readonly<Record<Fault, readonly Tip[]>> = {
  too_dark: ['window', 'flat', 'shadow'],
  blurred: ['still', 'clean', 'window'],
  cut_off: ['whole', 'flat'],
  slanted: ['straight', 'flat'],
  handwriting: ['typed'],
  unanswered: ['later'],
  empty: ['right', 'window'],
  incomplete: ['flat', 'still'],
  failed: ['window', 'flat', 'still'],
  refused: [],
};

const faultOf = ({ look }: ShownPage): Fault =>
  look.kind === 'fault' ? look.fault : look.kind === 'refused' ? 'refused' : 'failed';

interface BadPhotoProps {
  scanId: string;
  page: ShownPage;
  pages: readonly ShownPage[];
  heading: (title: string) => ReactNode;
  onAgain: (photo: File) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** A photograph that can't be read well, beside a good one of hers, with what would make it better. */
export function BadPhoto({ scanId, page, pages, heading, onAgain, onRemove, onClose }: BadPhotoProps) {
  const cache = useQueryClient();
  const fault = faultOf(page);
  const good = pages.find(isRead);
  const anyway = useMutation({
    mutationFn: () => readAnyway(scanId, page.key),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: scanQuery(scanId).queryKey });
      onClose();
    },
    onError: (error) => toast.error(wordsOf(error, commonTexts.unreachable), { id: 'scan' }),
  });
  const others = pages.length - 1;
  return (
    <>
      <div>
        {heading(texts.titles[fault])}
        <p className="mt-1 text-ink-soft">
          {texts.others(page.number, others)} {page.look.kind === 'refused' ? page.look.reason : null}
        </p>
      </div>
      <div className="grid max-w-xl grid-cols-2 gap-3">
        <Sample scanId={scanId} page={page} icon={<X aria-hidden className="size-5" />} />
        {good ? <Sample scanId={scanId} page={good} icon={<Check aria-hidden className="size-5" />} /> : null}
      </div>
      {tips[fault].length > 0 ? (
        <Card flush className="max-w-xl">
          <ul className="divide-y divide-line">
            {tips[fault].map((tip) => {
              const Icon = tipIcons[tip];
              return (
                <li key={tip} className="flex items-center gap-3 px-4 py-3">
                  <Icon aria-hidden className="size-5 shrink-0 text-on-primary-soft" />
                  {texts.tips[tip]}
                </li>
              );
            })}
          </ul>
        </Card>
      ) : null}
      <Button variant="ghost" className="-mx-2 self-start px-2!" onClick={onRemove}>
        <Trash2 aria-hidden />
        {texts.remove}
      </Button>
      <div
        data-foot-bar
        className="-mx-2 sticky bottom-0 z-(--z-sticky) mt-auto flex flex-wrap gap-2 bg-paper px-2 py-3"
      >
        {page.there ? (
          <Button
            variant="secondary"
            size="lg"
            className="flex-1 px-2!"
            busy={anyway.isPending}
            onClick={() => anyway.mutate()}
          >
            {fault === 'failed' || fault === 'unanswered' ? texts.tryAgain : texts.anyway}
          </Button>
        ) : null}
        <TakePhotos
          isOne
          size="lg"
          takeVariant="accent"
          takeLabel={texts.again}
          chooseLabel={texts.chooseAgain}
          onPhotos={([photo]) => photo && onAgain(photo)}
        />
      </div>
    </>
  );
}

function Sample({ scanId, page, icon }: { scanId: string; page: ShownPage; icon: ReactNode }) {
  return (
    <figure>
      <PageSheet
        scanId={scanId}
        pageKey={page.key}
        isThere={page.there !== undefined}
        className="h-48 w-full sm:h-64"
      />
      <figcaption className="mt-1 flex items-center justify-center gap-1.5">
        {icon}
        {texts.yours(page.number)}
      </figcaption>
    </figure>
  );
}
