import { makePptx } from '../../server/test/documents/office.ts';

/** A lecture as a deck of slides: enough for a summary, answers and a quiz. */
export const lectureDeck = {
  name: 'Membrane transport.pptx',
  mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  buffer: makePptx([
    {
      title: 'Passive transport',
      body: [
        'Osmosis is the movement of water molecules through a partially permeable membrane from a region of higher water potential to a region of lower water potential.',
        'Diffusion is the net movement of particles from a region of higher concentration to a region of lower concentration.',
        'Facilitated diffusion is the passage of large or charged particles through channel proteins in the membrane.',
      ],
    },
    {
      title: 'Active transport',
      body: [
        'Active transport is the movement of particles against a concentration gradient, and it needs energy in the form of ATP.',
        'Endocytosis is the uptake of large particles by the folding of the cell membrane around them.',
        'Exocytosis is the release of substances when a vesicle joins the cell membrane.',
      ],
    },
    {
      title: 'Plant cells',
      body: [
        'A plant cell placed in pure water becomes turgid because water enters the vacuole by osmosis.',
        'Turgor pressure is the pressure that the swollen contents of a cell exert on the cell wall.',
        'Plasmolysis is the shrinking of the cytoplasm away from the cell wall.',
      ],
    },
    {
      title: 'Exchange in living things',
      body: [
        'The alveoli of the lungs are thin because oxygen must diffuse through their walls within a second.',
        'Root hairs take up nitrate ions by active transport because the soil holds fewer ions than the root.',
        'Stomata are pores in the leaf through which carbon dioxide enters and water vapour leaves.',
        'Transpiration is the loss of water vapour from the leaves of a plant.',
        'Diffusion becomes faster when the temperature rises because the particles move faster.',
      ],
    },
    {
      title: 'Animal cells',
      body: [
        'An animal cell has no cell wall, so it bursts in pure water.',
        'Haemolysis is the bursting of red blood cells.',
        'Crenation is the shrinking of red blood cells in a concentrated salt solution.',
      ],
      notes:
        'The kidney keeps the concentration of the blood plasma constant so that the cells neither burst nor shrink.',
    },
    {
      title: 'Parts of a plant cell',
      body: [
        'Vacuole: a space that holds the watery sap',
        'Cell wall: a stiff coat of cellulose fibres',
        'Chloroplast: a green body in which sugar is made',
        'Nucleus: a round body that holds the genes',
        'Ribosome: a tiny grain that builds proteins',
        'Mitochondrion: a rod that frees the energy of food',
      ],
    },
    {
      title: 'Kinds of blood cell',
      body: [
        'Erythrocyte: carries oxygen to every tissue',
        'Lymphocyte: makes antibodies against germs',
        'Monocyte: swallows dead and damaged matter',
        'Neutrophil: kills bacteria in fresh wounds',
        'Eosinophil: attacks worms and other parasites',
        'Platelet: closes small cuts by clotting',
      ],
    },
  ]),
};
