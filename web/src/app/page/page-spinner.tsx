import { commonTexts } from '../../texts/en/common.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** While it is not known what to show. */
export function PageSpinner() {
  return <Spinner className="min-h-[60dvh]">{commonTexts.loading}</Spinner>;
}
