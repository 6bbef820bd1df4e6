import pluralize from 'pluralize';
import { NATURE_FAMILIES } from './term-families-nature.ts';
import { SOCIETY_FAMILIES } from './term-families-society.ts';

/**
 * Terms that are taught together and told apart, family by family: general knowledge of the fields that universities
 * teach. None of a family is a kind of another, or means the same, so that what one means is said of no other.
 */
const FAMILIES = new Map<string, string[][]>();
for (const line of NATURE_FAMILIES.trim().concat('\n', SOCIETY_FAMILIES.trim()).split('\n')) {
  const family = line.split(', ');
  for (const term of family) {
    const others = family.filter((other) => other !== term);
    const key = term.toLowerCase();
    FAMILIES.set(key, [...(FAMILIES.get(key) ?? []), others]);
  }
}

const UNCOUNTED = /(?:a|[st]ion|ity|ing|ism|ment|ance|ence|ness|sis|us)$/;

/** The families of a term (its key, in the singular), each without the term itself. */
export function termFamilies(key: string, plural: boolean): readonly (readonly string[])[] {
  const families = FAMILIES.get(key) ?? [];
  if (!plural) return families;
  // What is not counted ("magma", "erosion") has no plural that anybody says.
  return families.map((family) => family.filter((term) => !UNCOUNTED.test(term)).map((term) => pluralize.plural(term)));
}
