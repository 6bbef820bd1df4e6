/** Families of terms of law; see ../term-families.ts. */
export const LAW = `
bilateral contract, unilateral contract, simple contract, contract under seal
postal rule, mirror image rule, last shot rule, parol evidence rule
invitation to treat, counter-offer, request for information, letter of intent, statement of price
lapse of an offer, revocation of an offer, rejection of an offer, acceptance of an offer
past consideration, executed consideration, executory consideration, nominal consideration
privity of contract, freedom of contract, sanctity of contract, novation of contract
promissory estoppel, proprietary estoppel, estoppel by convention, estoppel by representation
fraudulent misrepresentation, negligent misrepresentation, innocent misrepresentation, mere puff
common mistake, mutual mistake, unilateral mistake, non est factum
economic duress, undue influence, unconscionable bargain, misrepresentation
actual undue influence, presumed undue influence, physical duress, economic duress
exclusion clause, limitation clause, penalty clause, liquidated damages clause, force majeure clause
contra proferentem, ejusdem generis, noscitur a sociis, expressio unius
actual breach, anticipatory breach, fundamental breach, minor breach
nominal damages, punitive damages, aggravated damages, liquidated damages
expectation damages, reliance damages, restitution, account of profits
remoteness of damage, mitigation of loss, measure of damages, causation
prohibitory injunction, mandatory injunction, interim injunction, freezing injunction
specific performance, rescission, rectification, declaration
discharge by performance, discharge by agreement, discharge by breach, discharge by frustration
novation, assignment, subrogation, waiver
quantum meruit, quantum valebat, account stated, money had and received
fiduciary duty, duty of care, duty of confidence, statutory duty
volenti non fit injuria, ex turpi causa, contributory negligence, act of God
volenti non fit injuria, res ipsa loquitur, novus actus interveniens, damnum sine injuria
public nuisance, private nuisance, trespass to land, rule in Rylands v Fletcher
assault, battery, false imprisonment, malicious prosecution
trespass to land, trespass to goods, trespass to the person, conversion
conversion, detinue, replevin, trespass to goods
libel, slander, injurious falsehood, passing off
absolute privilege, qualified privilege, fair comment, justification
vicarious liability, strict liability, occupiers' liability, product liability, absolute liability
licensee, invitee, trespasser, lawful visitor
nervous shock, pure economic loss, personal injury, property damage
primary victim, secondary victim, rescuer, bystander
but for test, material contribution test, neighbour test, foreseeability test
contributory negligence, volenti non fit injuria, inevitable accident, necessity
intention, recklessness, negligence, strict liability
direct intent, oblique intent, transferred malice, recklessness
attempt, conspiracy, incitement, aiding and abetting
principal offender, accessory before the fact, accessory after the fact, secondary party
self-defence, necessity, duress, provocation, insanity
insanity, automatism, intoxication, diminished responsibility
provocation, diminished responsibility, suicide pact, loss of control
murder, voluntary manslaughter, involuntary manslaughter, infanticide
theft, robbery, burglary, obtaining by deception, receiving stolen goods
common assault, actual bodily harm, grievous bodily harm, wounding
felony, misdemeanour, simple offence, regulatory offence
indictable offence, summary offence, hybrid offence, strict liability offence
retribution, deterrence, rehabilitation, incapacitation, restitution
concurrent sentence, consecutive sentence, suspended sentence, mandatory sentence
acquittal, conviction, discharge, nolle prosequi
arraignment, plea, trial, sentencing, appeal
burden of proof, standard of proof, presumption of innocence, right to silence
legal burden, evidential burden, tactical burden, persuasive burden
direct evidence, circumstantial evidence, hearsay evidence, real evidence
primary evidence, secondary evidence, oral evidence, documentary evidence
examination-in-chief, cross-examination, re-examination, leading question
confession, admission, dying declaration, res gestae
presumption of fact, conclusive presumption, rebuttable presumption, judicial notice
relevance, admissibility, weight, competence
competence, compellability, credibility, privilege
legal professional privilege, public interest immunity, without prejudice privilege, privilege against self-incrimination
doctrine of precedent, judicial review, statutory interpretation, law reporting
ratio decidendi, obiter dictum, dissenting judgment, headnote
binding precedent, persuasive precedent, original precedent, declaratory precedent
overruling, reversing, distinguishing, following
literal rule, golden rule, mischief rule, purposive approach
long title, short title, preamble, schedule, marginal note
primary legislation, delegated legislation, bye-law, statutory instrument, Order in Council
common law, equity, legislation, customary law, Islamic law
repugnancy test, validity test, incompatibility test, public policy test
received English law, customary law, Islamic law, international law
natural law theory, legal positivism, legal realism, historical school, sociological school
natural law, positive law, customary law, divine law
grundnorm, rule of recognition, rule of change, rule of adjudication
command theory, pure theory of law, volksgeist, social engineering
substantive law, procedural law, adjectival law, private law
public law, private law, criminal law, international law
rule of law, separation of powers, parliamentary supremacy, constitutional supremacy
audi alteram partem, nemo judex in causa sua, habeas corpus, stare decisis
fair hearing, freedom of expression, right to life, freedom of movement, freedom of assembly
right to life, right to dignity, right to personal liberty, right to privacy
fundamental right, socio-economic right, group right, natural right
exclusive legislative list, concurrent legislative list, residual list, fundamental objectives
judicial review, impeachment, executive veto, confirmation of appointments
certiorari, mandamus, prohibition, habeas corpus, quo warranto
locus standi, justiciability, ripeness, mootness
ultra vires, abuse of discretion, procedural impropriety, irrationality
original jurisdiction, appellate jurisdiction, supervisory jurisdiction, advisory jurisdiction
magistrates' court, high court, court of appeal, Supreme Court
tenancy in common, joint tenancy, tenancy at will, tenancy at sufferance
fixed term tenancy, periodic tenancy, tenancy at will, tenancy at sufferance
fee simple, fee tail, life estate, leasehold
freehold estate, leasehold estate, life interest, reversionary interest
easement, profit a prendre, licence, restrictive covenant
easement, covenant, lease, mortgage
dominant tenement, servient tenement, quasi-easement, easement of necessity
legal mortgage, equitable mortgage, charge, pledge
foreclosure, power of sale, appointment of a receiver, taking possession
equity of redemption, right of foreclosure, power of sale, right of consolidation
statutory right of occupancy, customary right of occupancy, certificate of occupancy, deemed grant
adverse possession, prescription, acquiescence, laches
fixture, chattel, fitting, improvement
express trust, resulting trust, constructive trust, charitable trust
settlor, trustee, beneficiary, protector
certainty of intention, certainty of subject matter, certainty of objects, certainty of words
private trust, public trust, discretionary trust, bare trust
testator, executor, administrator, beneficiary
specific legacy, general legacy, demonstrative legacy, residuary legacy
ademption, abatement, lapse, revocation
intestacy, probate, letters of administration, codicil
void marriage, voidable marriage, customary marriage, statutory marriage
adultery, desertion, cruelty, irretrievable breakdown
divorce, nullity, judicial separation, restitution of conjugal rights
memorandum of association, articles of association, prospectus, certificate of incorporation
ordinary share, preference share, deferred share, founders' share
share, debenture, bond, fixed charge
fixed charge, floating charge, lien, pledge
private company, public company, company limited by guarantee, unlimited company
sole proprietorship, partnership, private company, public company, cooperative
general partner, limited partner, sleeping partner, nominal partner
ordinary resolution, special resolution, written resolution, board resolution
annual general meeting, extraordinary general meeting, statutory meeting, class meeting
director, company secretary, auditor, promoter
executive director, non-executive director, managing director, shadow director
separate personality, limited liability, perpetual succession, transferability of shares
winding up by the court, voluntary winding up, receivership, administration
lifting the veil of incorporation, derivative action, oppression remedy, winding-up petition
rule in Foss v Harbottle, rule in Turquand's case, rule in Salomon's case, rule in Rylands v Fletcher
actual authority, apparent authority, usual authority, agency of necessity
general agent, special agent, del credere agent, factor, broker
disclosed principal, undisclosed principal, named principal, foreign principal
agency by agreement, agency by ratification, agency by estoppel, agency of necessity
nemo dat rule, caveat emptor, market overt, estoppel
condition, warranty, innominate term, collateral contract
sale by description, sale by sample, sale on approval, sale by auction
cost insurance and freight, free on board, ex works, delivered duty paid
hire purchase, credit sale, conditional sale, lease
bill of exchange, cheque, promissory note, bill of lading
drawer, drawee, payee, endorsee
patent, trade mark, copyright, industrial design, trade secret
moral right, economic right, neighbouring right, performer's right
unfair dismissal, wrongful dismissal, redundancy, constructive dismissal
contract of service, contract for services, apprenticeship, agency
arbitration, mediation, conciliation, negotiation, litigation
treaty, custom, general principle of law, judicial decision
monism, dualism, transformation, incorporation
de facto recognition, de jure recognition, implied recognition, conditional recognition
territorial principle, nationality principle, protective principle, universality principle
territorial sea, contiguous zone, exclusive economic zone, continental shelf, high seas
ratification, accession, signature, reservation
jus cogens, opinio juris, pacta sunt servanda, rebus sic stantibus
diplomatic immunity, state immunity, consular immunity, judicial immunity
extradition, deportation, asylum, rendition
genocide, war crime, crime against humanity, crime of aggression
attestation, execution, delivery, sealing
plaintiff, defendant, claimant, respondent, appellant
writ of summons, originating summons, petition, originating motion
statement of claim, statement of defence, counterclaim, reply
interlocutory order, final judgment, default judgment, consent judgment
garnishee proceedings, writ of execution, judgment summons, charging order
`;
