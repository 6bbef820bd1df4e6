import { toast } from '../../../ui/toast.ts';
import { cardsTexts } from './texts.ts';

/** Loaded when it is needed: what waits is sent from every page. */
export const tellRefused = () => toast.info(cardsTexts.refused.told, { id: 'card' });
