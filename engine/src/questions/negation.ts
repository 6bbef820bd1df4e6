import { baseVerb, singularVerb } from './agreement.ts';

/** A predicate turned into its contrary. */
export interface Contrary {
  text: string;
  /** A bare "not" put in: sure to be false, but a little plain. */
  plain: boolean;
}

/** Statements with a second half that a changed first half would no longer fit. */
const TIED =
  /\b(?:but|although|though|whereas|while|because|since|unless|so|yet|therefore|only|either|neither|even)\b|[;:]/;

/**
 * The contrary of what a predicate says: a duty becomes none, what is not so becomes so, what cannot be becomes possible.
 * Null where a second half of the statement hangs on the first, or where the verb is not one that can be turned surely.
 */
export function contraryOf(predicate: string): Contrary | null {
  if (TIED.test(predicate)) return null;
  // "must have a close tie, must be close in time": of several duties only the first would be turned.
  if (/(?:,| and| or) (?:must|may|can|is|are|has|have|will|does|do|need)\b/.test(predicate)) return null;
  const [first = '', second = '', third = ''] = predicate.split(' ');
  const after = (count: number) => predicate.split(' ').slice(count).join(' ');
  const turned = (text: string): Contrary => ({ text, plain: false });
  if (first === 'cannot') return turned(`can ${after(1)}`);
  if (/^(?:may|must)$/.test(first) && second === 'not') return turned(`may ${after(2)}`);
  if (first === 'need' && second === 'not') return turned(`must ${after(2)}`);
  if (/^(?:is|are|has|have|can|will)$/.test(first) && second === 'not' && !/^(?:only|always|all|every)$/.test(third))
    return turned(`${first} ${after(2)}`);
  if (first === 'does' && second === 'not') {
    const verb = singularVerb(third);
    return verb ? turned(`${verb} ${after(3)}`) : null;
  }
  if (first === 'do' && second === 'not') return turned(after(2));
  if (/\b(?:not|never|no|nor|without|hardly|rarely)\b/.test(predicate)) return null;
  if (first === 'must') return turned(`need not ${after(1)}`);
  if (first === 'may' && second === 'be') return turned(`cannot ${after(1)}`);
  if (first === 'can') return turned(`cannot ${after(1)}`);
  if (/\b(?:some|sometimes|often|usually|generally|may|many|most|several)\b/.test(predicate)) return null;
  // "does not drain fast and is easy to dig": of two things said only one would be denied.
  if (/\band\b/.test(predicate)) return null;
  // "Fibre is not plant material that …": nobody is tempted to deny what a thing is.
  if (/^(?:is|are) (?:an?|the|any|one) |^means\b|^refers\b/.test(predicate)) return null;
  if (/^(?:is|are)$/.test(first) && second === 'to') return null;
  if (/^(?:is|are)$/.test(first)) return { text: `${first} not ${after(1)}`, plain: true };
  const base = baseVerb(first);
  return base && after(1) ? { text: `does not ${base} ${after(1)}`, plain: true } : null;
}
