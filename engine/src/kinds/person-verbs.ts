/** What a text lets persons do, as alternatives of a pattern. */

/** What anybody says, in public or in a letter. */
const SPEAKS = 'said|declared|announced|warned|feared|hoped|replied|warns';

/** What those do of whose thought a text tells: "argued that …", "found that …". */
export const THINKS =
  'argued|claimed|held|wrote|insisted|thought|believed|maintained|concluded|proposed|suggested|noticed|observed|showed|found|discovered|pointed out|reported|predicted|taught|objected|explained|demonstrated|noted|stressed|estimated|remarked|recognised|recognized|realised|realized|supposed|asserted|saw|proved|stated|contended|reasoned|reckoned|calculated|denied|argues|claims|holds|insists|thinks|believes|maintains|concludes|proposes|suggests|observes|shows|points out|contends|stresses|asserts|states|denies|explains|notes';

export const SAYS = `${THINKS}|${SPEAKS}`;

/** What is brought into the world by thought: "coined the word …". */
export const FINDS =
  'invented|introduced|discovered|devised|coined|proposed|defined|distinguished|defended|popularised|pioneered|rejected|developed|formulated|demonstrated|proved|isolated|synthesised|named|divided|classified|described|criticised|attacked|compared|attributed|traced|explained|identified|regarded|treated|saw|likened|derived|predicted|measured|advocated|recommended|set out|drew attention to|drew up|composed|wrote|distinguishes|defines|describes|identifies|regards|treats|rejects|criticises|divides|classifies|compares|attributes|explains|proposes|showed how|asked why|explained how|explained why|described how';

/** What is done with power or money. */
export const RULES =
  'founded|opposed|abandoned|set up|called for|retreated from|built|established|abolished|united|defeated|conquered|overthrew|deposed';
