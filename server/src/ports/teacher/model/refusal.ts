/** How a model begins that will not do what it was asked for. */
const opening =
  /^\W*(?:(?:i['’]?m|i am)?\s*(?:very |so )?sorry\b|i apologi[sz]e\b|unfortunately,? i\b|as an ai\b|i (?:can(?:no|['’])t|won['’]t|will not|must decline|(?:am|['’]m) (?:unable|not able)))/i;

const refused =
  /\b(?:can(?:no|['’])t|won['’]t|will not|unable to|not able to|decline to|must decline)\b[^.!?]{0,40}?\b(?:help|assist|answer|provide|comply|create|write|make|generate|discuss|continue|fulfil|do (?:that|this)|with (?:that|this))/i;

/** Whether an answer may turn out to be a refusal; so short a beginning is not shown yet. */
export const mayBeRefusal = (begun: string) => opening.test(begun);

/** Whether a model says that it will not, in place of an answer. */
export const isRefusal = (text: string) => opening.test(text) && refused.test(text.slice(0, 300));
