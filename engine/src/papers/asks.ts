const QUESTION = /\?\s*(?:[([]?\d+\s*(?:marks?|mks?|points?)?[)\]]?)?$/i;
const TASK =
  /^(?:\([a-h]\)\s*)?(?:briefly\s+|clearly\s+)?(?:define|state|explain|list|calculate|find|show|prove|discuss|describe|derive|write|give|mention|outline|differentiate|distinguish|solve|evaluate|determine|enumerate|draw|sketch|compute|express|verify|obtain|simplify|expand|factori[sz]e|integrate|convert|identify|name|compare|estimate|construct|examine|highlight|say|suggest|propose|account|assess|analy[sz]e|comment|advise|trace|justify|argue|test|plot|prepare|design|illustrate|classify|summari[sz]e|formulate|critically|elucidate|recommend|interpret|complete|deduce|using|with\s+the\s+aid)\b/i;
const WORD = /^(?:\([a-h]\)\s*)?(?:what|why|how|which|who|when|where)\b/i;

/** Whether a text asks for something in the person's own words. */
export function asks(text: string): boolean {
  const said = text.trim();
  return setsTask(said) || WORD.test(said) || QUESTION.test(said.slice(-24));
}

/** "State …", "Find …". */
export const setsTask = (text: string) => TASK.test(text.trim());
