import { queryOptions, useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { client } from '../../../lib/client.ts';
import { isOnSale } from '../../../lib/sale.ts';
import { buttonClass } from '../../../ui/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { communityTexts } from './texts.ts';

const texts = communityTexts.group;

const communityQuery = queryOptions({
  queryKey: ['community'],
  queryFn: ({ signal }) => client.community.get(undefined, { signal }),
});

/** The invitation to the group chat, for members of Pro; nothing where this installation has no group. */
export function GroupLink() {
  const { data } = useQuery(communityQuery);
  // Where it cannot be had, it is not spoken of.
  if (!data?.has_group || (data.group_url === null && !isOnSale())) return null;
  return (
    <Card as="section" aria-label={texts.heading} className="flex flex-col items-start gap-3">
      <h2 className="flex items-center gap-2 text-lg">
        <MessagesSquare aria-hidden className="size-5 text-ink-soft" />
        {texts.heading}
      </h2>
      {data.group_url ? (
        <>
          <p className="text-ink-soft">{texts.openText}</p>
          <a
            href={data.group_url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('primary', 'md', false)}
          >
            {texts.open}
          </a>
        </>
      ) : (
        <>
          <p className="text-ink-soft">{texts.locked}</p>
          <LinkButton to="/billing/plans" variant="secondary">
            {texts.upgrade}
          </LinkButton>
        </>
      )}
    </Card>
  );
}
