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
`;
