/** Families of terms of politics, international relations and public administration; see ../term-families.ts. */
export const GOVERNMENT = `
power, authority, legitimacy, influence
coercive power, reward power, legitimate power, referent power, expert power
legal sovereignty, political sovereignty, popular sovereignty, external sovereignty
traditional authority, charismatic authority, legal-rational authority, delegated authority
monarchy, aristocracy, oligarchy, democracy, tyranny
absolute monarchy, constitutional monarchy, republic, dictatorship
autocracy, totalitarianism, theocracy, plutocracy, gerontocracy
unitary system, federal system, confederal system, devolved system
coercive federalism, cooperative federalism, dual federalism, fiscal federalism
parliamentary system, presidential system, semi-presidential system, collegial system
head of state, head of government, speaker, chief whip
unicameral legislature, bicameral legislature, tricameral legislature, constituent assembly
first reading, second reading, committee stage, third reading, assent
public bill, private bill, private member's bill, money bill
standing committee, select committee, ad hoc committee, joint committee
question time, adjournment debate, motion of no confidence, closure motion
written constitution, unwritten constitution, rigid constitution, flexible constitution
federal constitution, unitary constitution, republican constitution, monarchical constitution
Clifford Constitution, Richards Constitution, Macpherson Constitution, Lyttleton Constitution
Independence Constitution, Republican Constitution, presidential constitution, interim constitution
one-party system, two-party system, multi-party system, dominant-party system
mass party, cadre party, catch-all party, cartel party
elite party, mass party, charismatic party, ideological party
interest group, promotional group, institutional group, anomic group
associational group, non-associational group, institutional group, anomic group
lobbying, strike, demonstration, petition, boycott
direct election, indirect election, by-election, primary election, run-off election
simple majority, absolute majority, two-thirds majority, plurality
universal adult suffrage, limited franchise, property franchise, secret ballot
first past the post, alternative vote, single transferable vote, party list system, second ballot
initiative, referendum, recall, plebiscite
party identification model, rational choice model, sociological model, dominant ideology model
political socialisation, political recruitment, political participation, political communication
parochial culture, subject culture, participant culture, civic culture
interest articulation, interest aggregation, rule making, rule application, rule adjudication
input, output, feedback, environment
systems theory, structural functionalism, group theory, elite theory, class theory
elite theory, pluralism, Marxism, corporatism
circulation of elites, iron law of oligarchy, power elite, ruling class
liberalism, conservatism, socialism, fascism, communism, anarchism
classical liberalism, modern liberalism, neoliberalism, libertarianism
utopian socialism, scientific socialism, democratic socialism, African socialism
Ujamaa, Negritude, consciencism, Pan-Africanism, humanism
nationalism, patriotism, chauvinism, irredentism
social contract theory, divine right theory, force theory, patriarchal theory, organic theory
negative liberty, positive liberty, natural liberty, civil liberty
equality of opportunity, equality of outcome, equality before the law, political equality
direct rule, indirect rule, assimilation, association
assimilation, association, paternalism, indirect rule
separation of powers, checks and balances, rule of law, judicial independence
judicial review, judicial activism, judicial restraint, judicial immunity
military coup, revolution, civil war, insurgency
rigging, gerrymandering, vote buying, malapportionment
zoning, rotational presidency, federal character, quota system
revenue allocation, derivation principle, fiscal federalism, resource control
primordial public, civic public, civil society, political society
neo-patrimonialism, clientelism, prebendalism, patronage
modernisation theory, dependency theory, world-system theory, underdevelopment theory
core, periphery, semi-periphery, external area
realism, liberalism, constructivism, Marxism, feminism
classical realism, neorealism, liberal institutionalism, constructivism
unipolarity, bipolarity, multipolarity, balance of power
balance of power, collective security, deterrence, containment, appeasement
hard power, soft power, smart power, structural power
bilateralism, multilateralism, unilateralism, isolationism
neutrality, non-alignment, isolationism, alliance
embassy, consulate, high commission, permanent mission
preventive diplomacy, peacemaking, peacekeeping, peacebuilding, peace enforcement
good offices, mediation, conciliation, arbitration
General Assembly, Security Council, Secretariat, International Court of Justice, Trusteeship Council
Economic Community of West African States, African Union, Southern African Development Community, Arab League
free trade area, customs union, common market, economic union, political union
intergovernmental organisation, non-governmental organisation, multinational corporation, supranational organisation
security dilemma, arms race, mutual assured destruction, brinkmanship
politics-administration dichotomy, scientific management, human relations, bureaucratic theory
division of labour, unity of command, span of control, scalar chain, unity of direction
planning, organising, staffing, directing, coordinating, reporting, budgeting
hierarchy, impersonality, specialisation, formal rules, career orientation
line agency, staff agency, auxiliary agency, regulatory agency
civil service, public corporation, local government, regulatory commission
merit system, spoils system, quota system, patronage system
centralisation, decentralisation, deconcentration, devolution, delegation
privatisation, commercialisation, nationalisation, indigenisation, deregulation
line-item budget, performance budget, programme budget, zero-based budget, incremental budget
rational model, incremental model, mixed scanning model, garbage can model, bounded rationality
agenda setting, policy formulation, policy adoption, policy implementation, policy evaluation
distributive policy, regulatory policy, redistributive policy, constituent policy
top-down approach, bottom-up approach, rational approach, incremental approach
permanence, neutrality, anonymity, impartiality
ministerial control, parliamentary control, judicial control, financial control
public accounts committee, auditor-general, accountant-general, ombudsman
council-manager system, mayor-council system, commission system, committee system
new public management, good governance, e-governance, public choice
ambassador, consul, envoy, chargé d'affaires
anarchy, polarity, hegemony, interdependence
anarchy, hierarchy, oligarchy, polyarchy
arms control, disarmament, demobilisation, deterrence
disarmament, demobilisation, reintegration, reconciliation
nuclear proliferation, nuclear deterrence, arms control, disarmament
vertical proliferation, horizontal proliferation, disarmament, arms control
authoritarianism, totalitarianism, constitutionalism, liberal democracy
authoritarian regime, totalitarian regime, democratic regime, hybrid regime
backbencher, frontbencher, crossbencher, party whip
prime minister, president, speaker, cabinet minister
cabinet, civil service, legislature, judiciary
caucus, convention, primary election, party congress
behaviouralism, post-behaviouralism, institutionalism, historicism
traditional approach, behavioural approach, systems approach, institutional approach, legal approach
historical institutionalism, rational choice institutionalism, sociological institutionalism, discursive institutionalism
civil disobedience, conscientious objection, armed rebellion, passive resistance
clash of civilisations thesis, end of history thesis, democratic peace thesis, hegemonic stability thesis
democratic peace theory, hegemonic stability theory, power transition theory, long cycle theory
class struggle, dictatorship of the proletariat, vanguard party, withering away of the state
dialectical materialism, historical materialism, surplus value, class struggle
democratic centralism, vanguard party, permanent revolution, new democracy
coalition government, minority government, caretaker government, government of national unity
coercion, persuasion, manipulation, bargaining
consociationalism, majoritarianism, corporatism, federalism
consociational democracy, majoritarian democracy, direct democracy, guided democracy
liberal democracy, social democracy, people's democracy, guided democracy
constitutionalism, republicanism, federalism, parliamentarism
corruption, nepotism, tribalism, godfatherism
godfatherism, clientelism, ethnic politics, thuggery
coup d'état, palace coup, guardian coup, breakthrough coup
military junta, one-party state, personal dictatorship, absolute monarchy
praetorianism, civilian supremacy, militarism, demilitarisation
cult of personality, state propaganda, secret police, single mass party
democratisation, liberalisation, consolidation, democratic backsliding
transition, consolidation, breakdown, reversal
bilateral diplomacy, multilateral diplomacy, summit diplomacy, shuttle diplomacy
shuttle diplomacy, summit diplomacy, track two diplomacy, public diplomacy
secret diplomacy, open diplomacy, conference diplomacy, personal diplomacy
ECOWAS, African Union, European Union, Arab League
European Union, African Union, Association of Southeast Asian Nations, Organization of American States
electoral college, electoral commission, electoral tribunal, constituent assembly
electoral register, ballot paper, polling unit, returning officer
elitism, pluralism, populism, corporatism
empirical theory, normative theory, formal theory, critical theory
environmentalism, feminism, multiculturalism, anarchism
deep ecology, shallow ecology, ecofeminism, eco-socialism
legal equality, political equality, social equality, economic equality
failed state, rentier state, rogue state, buffer state
developmental state, minimal state, welfare state, totalitarian state
welfare state, minimal state, theocratic state, corporate state
nation-state, city-state, multinational state, empire
nation-building, state-building, democratisation, political modernisation
foreign policy, domestic policy, fiscal policy, defence policy
national interest, national character, national power, national security
isolationist policy, non-aligned policy, expansionist policy, appeasement policy
hegemon, middle power, small power, buffer state
great power, middle power, small power, regional power
humanitarian intervention, collective security, peacekeeping operation, preventive war
responsibility to protect, self-determination, non-interference, sovereign equality
pre-emptive war, preventive war, just war, proxy war
jus ad bellum, jus in bello, jus post bellum, jus cogens
guerrilla warfare, conventional warfare, nuclear warfare, cyber warfare
state terrorism, domestic terrorism, international terrorism, cyberterrorism
terrorism, insurgency, guerrilla warfare, banditry
neofunctionalism, intergovernmentalism, federalism, transactionalism
functionalism, neofunctionalism, liberal intergovernmentalism, federalism
supranationalism, intergovernmentalism, bilateralism, isolationism
international regime, international organisation, international court, military alliance
left wing, right wing, political centre, far right
radical, liberal, moderate, conservative, reactionary
upper house, lower house, standing committee, joint session
House of Representatives, Senate, state house of assembly, National Economic Council
unicameralism, bicameralism, presidentialism, parliamentarism
opposition, ruling party, coalition partner, splinter party
party discipline, party system, party funding, party membership
party discipline, collective responsibility, ministerial responsibility, legislative oversight
party identification, issue voting, tactical voting, protest voting
issue voting, retrospective voting, prospective voting, tactical voting
party list system, plurality system, second ballot system, additional member system
closed list, open list, single transferable vote, alternative vote
voter turnout, electoral swing, electoral threshold, margin of victory
universal suffrage, restricted suffrage, female suffrage, plural voting
persona non grata, letter of credence, diplomatic bag, exequatur
political culture, political ideology, political system, political economy
political development, political decay, political stability, political order
political science, economics, sociology, public administration
political theory, comparative politics, international relations, public administration
polyarchy, plutocracy, theocracy, gerontocracy
public enterprise, private enterprise, joint venture, cooperative
public opinion, political propaganda, mass media, opinion poll
regional integration, globalisation, economic nationalism, collective security
secession, irredentism, devolution, annexation
secularism, theocracy, established church, religious pluralism
separation of church and state, separation of powers, civilian control of the military, freedom of the press
social democracy, democratic socialism, Christian democracy, liberalism
third way, welfare liberalism, neoliberalism, one-nation conservatism
street-level bureaucrat, political appointee, permanent secretary, policy entrepreneur
subsidiarity, proportionality, supremacy, conferral
incrementalism, rational comprehensive planning, mixed scanning, satisficing
transparency, accountability, responsiveness, participation
vertical accountability, horizontal accountability, social accountability, financial accountability
fusion of powers, separation of powers, delegation of powers, reserved powers
residual power, exclusive power, concurrent power, emergency power
natural rights, legal rights, civil rights, political rights
civil right, political right, economic right, solidarity right
world-systems theory, dependency theory, modernisation theory, structural functionalism
Leviathan, The Prince, The Republic, The Social Contract, The Spirit of the Laws
Thomas Hobbes, John Locke, Jean-Jacques Rousseau, Baron de Montesquieu
Gaetano Mosca, Vilfredo Pareto, Robert Michels, C. Wright Mills
constituency, ward, polling unit, local government area
manifesto, mandate, constitution, electoral register
hung parliament, rump parliament, lame-duck legislature, constituent assembly
relative gains, absolute gains, zero-sum outcome, collective good
defensive realism, offensive realism, neoclassical realism, classical realism
bandwagoning, buck-passing, balancing, appeasement
offshore balancing, containment, rollback, appeasement
asymmetric warfare, conventional warfare, hybrid warfare, nuclear warfare
insurgency, counterinsurgency, counter-revolution, secession
first strike, second strike, nuclear umbrella, flexible response
compellence, deterrence, coercive diplomacy, appeasement
extended deterrence, immediate deterrence, minimum deterrence, conventional deterrence
rational actor model, organisational process model, bureaucratic politics model, cybernetic model
two-level game, prisoner's dilemma, stag hunt, game of chicken
complex interdependence, balance of power, security dilemma, hegemonic stability
epistemic community, norm entrepreneur, transnational advocacy network, multinational corporation
human security, national security, collective security, food security
global governance, world government, great power concert, regional integration
postcolonialism, constructivism, critical theory, poststructuralism
English School, neorealism, constructivism, neoliberal institutionalism
international society, international system, world society, security community
cosmopolitanism, communitarianism, nationalism, multiculturalism
Duverger's law, iron law of oligarchy, median voter theorem, cube rule
bandwagon effect, underdog effect, coat-tail effect, spoiler effect
dealignment, realignment, polarisation, fragmentation
valence issue, wedge issue, position issue, campaign issue
strategic voting, sincere voting, retrospective voting, protest voting
electoral volatility, electoral disproportionality, effective number of parties, voter turnout
safe seat, marginal seat, rotten borough, multi-member constituency
incumbent, challenger, running mate, lame duck
open primary, closed primary, caucus, general election
opinion poll, exit poll, parallel vote count, voter register
electoral fraud, electoral violence, voter apathy, vote buying
political apathy, political efficacy, political participation, political alienation
political obligation, political legitimacy, political violence, political equality
political machine, political action committee, lobby group, think tank
spin doctor, lobbyist, party whip, returning officer
shadow cabinet, kitchen cabinet, war cabinet, inner cabinet
plural executive, single executive, dual executive, collegial executive
cabinet government, prime ministerial government, presidential government, assembly government
grand coalition, minority veto, segmental autonomy, proportionality
power sharing, partition, federalism, secession
asymmetric federalism, symmetric federalism, dual federalism, cooperative federalism
horizontal fiscal imbalance, vertical fiscal imbalance, tax assignment, revenue sharing
confederalism, federalism, unitarism, devolution
patrimonialism, sultanism, clientelism, corporatism
bureaucratic authoritarianism, competitive authoritarianism, totalitarianism, sultanism
illiberal democracy, electoral autocracy, liberal democracy, direct democracy
democratic consolidation, democratic transition, democratic backsliding, democratic breakdown
truth commission, lustration, reparation, amnesty
transitional justice, restorative justice, distributive justice, social justice
martial law, curfew, state of emergency, rule by decree
administrative tribunal, ordinary court, court martial, commission of inquiry
droit administratif, rule of law, delegated legislation, natural justice
traditional ruler, local government chairman, sole administrator, district officer
preamble, schedule, entrenched provision, bill of rights
swing voter, core voter, first-time voter, absentee voter
`;
