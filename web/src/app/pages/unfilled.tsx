import { unfilledTexts } from '../../texts/en/unfilled.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyPage } from '../page/empty-page.tsx';

type Texts = typeof unfilledTexts;

export type UnfilledPageProps = { of: 'app'; name: keyof Texts['app'] } | { of: 'public'; name: keyof Texts['public'] };

const ways = {
  app: { to: '/dashboard', text: 'toDashboard' },
  public: { to: '/', text: 'toStart' },
} as const;

/** An address that the product has and nothing behind it yet. */
export default function UnfilledPage({ of, name }: UnfilledPageProps) {
  const group: Record<string, { title: string; text: string }> = unfilledTexts[of];
  const { title = '', text = '' } = group[name] ?? {};
  const way = ways[of];
  return (
    <EmptyPage
      title={title}
      text={text}
      action={
        <LinkButton to={way.to} variant="secondary">
          {unfilledTexts[way.text]}
        </LinkButton>
      }
    />
  );
}
