import type { SprintCard } from '@akada/contract/client';
import { toast } from '../../../ui/toast.ts';
import { handOn } from '../../sharing/hand-on.ts';
import { sprintsTexts } from '../texts.ts';

const texts = sprintsTexts.share;

/** Opens the first question of a new sprint with the topic filled in. What somebody has learnt is no part of it. */
export const linkTo = ({ course, title }: Pick<SprintCard, 'course' | 'title'>): string =>
  `${window.location.origin}/sprint?topic=${encodeURIComponent(course || title)}`;

/** The phone's share sheet where there is one; otherwise the link is copied. */
export async function shareSprint(sprint: Pick<SprintCard, 'course' | 'title'>): Promise<void> {
  const url = linkTo(sprint);
  const outcome = await handOn({ text: texts.message(sprint.title), url });
  if (outcome === 'copied') toast.success(texts.copied);
  if (outcome === 'failed') toast.info(texts.byHand(url), { duration: 20_000 });
}
