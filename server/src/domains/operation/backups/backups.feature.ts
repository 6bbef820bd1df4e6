import { feature } from '../../../assembly/feature.ts';
import { createBackupFigures } from './backup-figures.ts';

export const backupsFeature = feature({
  name: 'backups',
  build(ground) {
    return {
      figures: { backups: createBackupFigures({ ...ground, isExpected: ground.config.mode === 'production' }) },
    };
  },
});
