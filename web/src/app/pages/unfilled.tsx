import { unfilledTexts } from '../../texts/en/unfilled.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyPage } from '../page/empty-page.tsx';

type Texts = typeof unfilledTexts;

export interface UnfilledPageProps {
  of: 'app';
  name: keyof Texts['app'];
}

/** An address that the product has and nothing behind it yet. */
export default function UnfilledPage({ of, name }: UnfilledPageProps) {
  const { title, text } = unfilledTexts[of][name];
  return (
    <EmptyPage
      title={title}
      text={text}
      action={
        <LinkButton to="/dashboard" variant="secondary">
          {unfilledTexts.toDashboard}
        </LinkButton>
      }
    />
  );
}
