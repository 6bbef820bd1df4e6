import { z } from 'zod';

/** Beside the moments that a device tells of: by it they are read, whatever its clock says. */
export const SentAt = z.iso
  .datetime({ offset: true })
  .optional()
  .describe(
    'When the call was sent, by the clock that told its other moments: where that clock is wrong, they are put right by the difference. Without it they are taken as they are.',
  );
