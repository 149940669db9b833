import type { TopicSentences } from './topicSentences.ts';

/** Sentences about things for the house. */
export const homeCopy = {
  cushion: {
    openings: [
      'The {name} is the cheapest way we know to change a room.',
      'One {name} wakes up a sofa; three of them make it a nest.',
      'The {name} takes a print we liked too much to keep for clothes.',
      'Plump, piped and ready for a long film.',
      'Put the {name} on the chair nobody sits in and see what happens.',
    ],
    facts: [
      'The pattern is placed by hand so that it sits square to the edges.',
      'The piping is cut on the bias and sewn in, not stuck on.',
      'The zip is hidden along the bottom edge and the pad comes with it.',
      'Both sides are printed, so it can be turned when one has had jam on it.',
    ],
    uses: [
      'Mix it with a plain in the same colour and a check in another.',
      'It looks well on linen, leather and the dog’s side of the bed.',
      'Choose two sizes for a corner that looks as though it happened by itself.',
      'A present for a new house that will not be the fourth candle.',
    ],
  },
  throw: {
    openings: [
      'The {name} lives on the arm of the sofa and is somebody’s by half past seven.',
      'Big enough for two and a dog, the {name} is woven for evenings in.',
      'A blanket has one job. The {name} does it beautifully.',
      'The {name} turns a bench into a seat and a car boot into a picnic.',
    ],
    facts: [
      'It measures 180 by 140 centimetres, with a purled fringe at each end.',
      'The cloth is washed after weaving to raise the nap, then pressed to settle it.',
      'The colours are woven, not printed, so they go all the way through.',
      'Weighing a little over a kilo, it stays where it is put.',
    ],
    uses: [
      'Fold it at the foot of the bed in spring and pull it up in autumn.',
      'Take it to the beach; sand shakes out of wool.',
      'It is as happy on grass as on velvet.',
      'Wrap it round a guest and they will stay for pudding.',
    ],
  },
  mug: {
    openings: [
      'The {name} holds a proper amount of tea and keeps it hot to the last inch.',
      'Everyone has a favourite mug. The {name} would like to be considered.',
      'The {name} has a handle you can get four fingers through, as a mug should.',
      'Round-bellied and steady, the {name} is made for both hands.',
    ],
    facts: [
      'It holds 350 millilitres, which is a mug and not a cup.',
      'The foot is left unglazed and polished smooth, so it will not mark the table.',
      'The rim is thinned by hand, because that is the part you notice.',
      'Small differences in the glaze are how you know a person dipped it.',
    ],
    uses: [
      'Tea first. Soup at a push.',
      'It makes a good present with a packet of something good inside.',
      'Collect them in odd colours; they are meant not to match.',
      'It stacks badly and washes well.',
    ],
  },
  bowl: {
    openings: [
      'The {name} is for soup, porridge, and whatever you eat on the sofa.',
      'The {name} is the one that is always in the dishwasher when you want it.',
      'Wide enough for salad and deep enough for seconds, the {name} earns its shelf.',
    ],
    facts: [
      'It measures 15 centimetres across and holds a generous helping.',
      'The inside is left the colour of the clay, because that is where the food goes.',
      'The foot is turned by hand and polished smooth, so it will not mark the table.',
    ],
    uses: [
      'Keep lemons in it between meals.',
      'Four of them, all different, make a table.',
      'Give it with a wooden spoon and a packet of something good.',
    ],
  },
  vase: {
    openings: [
      'The {name} looks right with three stems of anything and nearly right with none.',
      'A vase for what is in the hedge rather than what is in the shop.',
      'The {name} is heavy enough at the foot to hold a branch.',
      'Quiet in shape and good in colour, the {name} lets the flowers talk.',
    ],
    facts: [
      'It is glazed inside and out, so it is watertight and easy to rinse.',
      'The neck is narrow enough to hold a loose bunch together without string.',
      'It stands 24 centimetres tall on a foot left bare and smooth.',
      'The glaze breaks paler at the rim where it runs thin.',
    ],
    uses: [
      'Cow parsley in June, beech in October, catkins when you most need them.',
      'Stand it on a windowsill, where the light finds the glaze.',
      'Give it with something already in it.',
      'Two of them, a hand apart, make a mantelpiece.',
    ],
  },
  candle: {
    openings: [
      'The {name} is a candle first and a cup for ever after.',
      'When the {name} has burned down, put the kettle on.',
    ],
    facts: ['It smells of {scent}, and not too loudly.', 'The scent is {scent}, blended in Dorset.'],
    uses: ['Light it when the clocks change.', 'A present that is used twice.'],
  },
  towel: {
    openings: [
      'The {name} is far too good for the washing-up and will do it anyway.',
      'A kitchen looks better for one thing hanging on the oven door, and the {name} is that thing.',
    ],
    facts: [
      'It measures 70 by 47 centimetres, hemmed on all four sides.',
      'There is a loop in the top edge to hang it by.',
    ],
    uses: ['Wrap a loaf in it, or a bottle, or a present.', 'Buy two: one to use and one to look at.'],
  },
} satisfies Record<string, TopicSentences>;
