/** Words for whole classes, of which what is told apart are members: what is said of "organisms" holds of each of them. */
const CLASS_WORD =
  /^(?:organisms?|plants?|animals?|birds?|fish|insects?|mammals?|crops?|trees?|cells?|people|persons?|humans?|individuals?|microbes?|micro-?organisms?|species|workers?|students?|patients?|children|adults?|women|men|firms?|companies|businesses|customers?|consumers?|users?|methods?|techniques?|substances?|materials?|molecules?|particles?|objects?|countries|societies|drugs?|diseases?)$/i;

/** Whether a name stands for a whole class and not for one thing among others. */
export const isClassWord = (name: string) => CLASS_WORD.test(name.replace(/^(?:the|an?) /i, ''));
