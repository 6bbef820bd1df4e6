import type { AcademicProfile, Preferences, Recommendations, Standard } from '@akada/contract/client';
import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import type { Suggestion } from '../../../ui/suggest-field.tsx';

export const recommendationsQuery = queryOptions({
  queryKey: ['onboarding', 'recommendations'],
  queryFn: ({ signal }) => client.onboarding.recommendations(undefined, { signal }),
});

/** The same plan in which one of the recommended sprints is started, perhaps as the one that was there. */
export const withStarted =
  (pathId: string, startedId = pathId) =>
  (plan: Recommendations | undefined) =>
    plan && {
      ...plan,
      learning_paths: plan.learning_paths.map((one) =>
        one.path_id === pathId ? { ...one, path_id: startedId, started: true } : one,
      ),
    };

export const preferencesQuery = queryOptions({
  queryKey: ['onboarding', 'preferences'],
  queryFn: ({ signal }) => client.onboarding.preferences(undefined, { signal }),
});

export const saveProfile = (profile: AcademicProfile) => client.onboarding.saveAcademicProfile({ body: profile });

/** Outlives the page: the last change may be made on leaving. */
export const savePreferences = (preferences: Preferences) =>
  client.onboarding.savePreferences({ body: preferences }, { keepalive: true });

/** Suggestions for what is typed; the first of several with the same text stands for all. */
function lookUp(
  key: readonly unknown[],
  fetch: (signal: AbortSignal) => Promise<Suggestion[]>,
): UseQueryOptions<Suggestion[]> {
  return {
    queryKey: ['catalogue', ...key],
    queryFn: async ({ signal }) => {
      const found = await fetch(signal);
      return found.filter(({ value }, index) => found.findIndex((other) => other.value === value) === index);
    },
    // The catalogue changes with a release, and data costs money: what was fetched is good for the visit.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  };
}

interface CourseContext {
  standard: Standard;
  programme: string;
  level: number | null;
}

/** What each field suggests. */
export const suggest = {
  universities: (q: string) => ({
    ...lookUp(['universities', q], async (signal) => {
      const { universities } = await client.catalogue.universities({ query: { q } }, { signal });
      return universities.map(({ name, short_name, state }) => ({ value: name, detail: `${short_name} · ${state}` }));
    }),
    enabled: q !== '',
  }),

  faculties: (q: string) =>
    lookUp(['faculties', q], async (signal) => {
      const { faculties } = await client.catalogue.faculties({ query: { q } }, { signal });
      const detail = (name: string, of: string[]) => (of.includes(name) ? undefined : of.join(', '));
      return faculties.map(({ name, disciplines }) => ({ value: name, detail: detail(name, disciplines) }));
    }),

  departments: (q: string, faculty: string) =>
    lookUp(['departments', q, faculty], async (signal) => {
      const { departments } = await client.catalogue.departments({ query: { q, faculty } }, { signal });
      return departments.map(({ name, faculty: detail }) => ({ value: name, detail }));
    }),

  programmes: (q: string, department: string, faculty: string) =>
    lookUp(['programmes', q, department, faculty], async (signal) => {
      const query = { q, department, faculty };
      const { programmes } = await client.catalogue.programmes({ query }, { signal });
      return programmes.map(({ name, department: detail }) => ({ value: name, detail }));
    }),

  courses: (q: string, { standard, programme, level }: CourseContext) =>
    lookUp(['courses', q, standard, programme, level], async (signal) => {
      const query = { q, standard, programme, ...(level !== null && level <= 900 && { level }) };
      const { courses } = await client.catalogue.courses({ query }, { signal });
      return courses.map(({ code, title }) => ({ value: code, detail: title }));
    }),
};
