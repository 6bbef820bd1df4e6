import { searchStem, searchStems } from './search-stems.ts';

/** What learners and texts write for one another: the formula of a substance and its name. */
const FORMULAS = `
  nacl=sodium chloride; kcl=potassium chloride; hcl=hydrochloric acid; naoh=sodium hydroxide; koh=potassium hydroxide;
  nh3=ammonia; nh4=ammonium; h2o=water; h2o2=hydrogen peroxide; h2so4=sulphuric acid; hno3=nitric acid;
  h3po4=phosphoric acid; h2co3=carbonic acid; ch3cooh=ethanoic acid; hf=hydrofluoric acid; hbr=hydrogen bromide;
  h2s=hydrogen sulphide; co2=carbon dioxide; so2=sulphur dioxide; so3=sulphur trioxide; no2=nitrogen dioxide;
  n2o=nitrous oxide; ch4=methane; c2h6=ethane; c2h4=ethene; c2h2=ethyne; c3h8=propane; c6h6=benzene;
  c2h5oh=ethanol; ch3oh=methanol; c6h12o6=glucose; caco3=calcium carbonate; cao=calcium oxide; caso4=calcium sulphate;
  cacl2=calcium chloride; na2co3=sodium carbonate; nahco3=sodium bicarbonate; mgo=magnesium oxide;
  mgso4=magnesium sulphate; al2o3=aluminium oxide; fe2o3=iron oxide; cuso4=copper sulphate; cuo=copper oxide;
  agno3=silver nitrate; agcl=silver chloride; kno3=potassium nitrate; nh4no3=ammonium nitrate; kmno4=potassium permanganate;
  sio2=silica; mno2=manganese dioxide; zno=zinc oxide; znso4=zinc sulphate; nh4cl=ammonium chloride; bacl2=barium chloride;
  so4=sulphate; no3=nitrate; po4=phosphate; co3=carbonate; hco3=bicarbonate; ccl4=carbon tetrachloride
`;

let pairs: [string, string][] | undefined;

/** Formulas and names as runs of stems, like the other names that a lesson gives. */
export function formulaNames(): readonly [string, string][] {
  pairs ??= FORMULAS.trim()
    .split(/;\s*/)
    .map((entry) => {
      const [formula, name] = entry.split('=') as [string, string];
      return [searchStem(formula), searchStems(name).join(' ')];
    });
  return pairs;
}
