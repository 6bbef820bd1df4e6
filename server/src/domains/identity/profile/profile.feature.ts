import { feature } from '../../../assembly/feature.ts';
import { profileData } from './profile.data.ts';
import { createProfiles } from './profile.service.ts';

export const profileFeature = feature({
  name: 'profile',
  personalData: profileData,
  build: (ground) => ({ services: { profiles: createProfiles(ground) } }),
});
