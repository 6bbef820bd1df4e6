import { useEffect } from 'react';
import { commonTexts } from '../../texts/en/common.ts';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${commonTexts.product}`;
  }, [title]);
}
