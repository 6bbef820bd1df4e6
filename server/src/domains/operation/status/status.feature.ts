import { feature } from '../../../assembly/feature.ts';
import { createStatus } from './status.ts';

export const statusFeature = feature({
  name: 'operator',
  build(ground) {
    const { operators, mail, s3, payments, ai, readsPictures } = ground.config;
    const status = createStatus({
      ...{ ...ground, operators, figures: ground.brought.figures },
      ways: {
        mail: mail.smtpUrl ? 'smtp' : 'outbox',
        storage: s3 ? 's3' : 'disk',
        payments: payments.provider,
        teacher: ai.model?.name ?? '',
        pictures: readsPictures,
      },
    });
    return { routes: { operator: { status: ({ account }) => status.read(account) } } };
  },
});
