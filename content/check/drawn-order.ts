const NUMBER = String.raw`[-−]?\d+(?:\.\d+)?`;
/** "8, 5, 12, 3": so many numbers beside one another are a list. */
const LIST = new RegExp(`${NUMBER}(?:, (?:and )?${NUMBER}| and ${NUMBER}){3,}`, 'g');

/** The places in order of size of the numbers in each list of a question: "8, 5, 12, 3" → "2 1 3 0". */
function ordersIn(question: string): string[] {
  return [...question.matchAll(LIST)].map(([list]) => {
    const values = (list.match(new RegExp(NUMBER, 'g')) ?? []).map((text) => Number(text.replace('−', '-')));
    const sorted = values.toSorted((a, b) => a - b);
    return values.map((value) => sorted.indexOf(value)).join(' ');
  });
}

/** Numbers in order, up or down, are meant to be. */
const isInOrder = (order: string) => {
  const steps = order.split(' ').map(Number);
  return [1, -1].every((way) => steps.some((one, at) => at > 0 && (one - steps[at - 1]!) * way < 0)) === false;
};

/**
 * A list whose numbers always stand in the same order of size, draw after draw: what is asked about it (the median, say)
 * then always stands in the same place, and that is learnt instead. The order, or null where it changes.
 */
export function fixedOrder(questions: readonly string[]): string | null {
  const [first = [], ...others] = questions.map(ordersIn);
  const at = first.findIndex(
    (order, place) => !isInOrder(order) && others.every((orders) => orders[place] === order) && others.length > 0,
  );
  return first[at] ?? null;
}
