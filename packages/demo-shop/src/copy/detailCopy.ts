import type { Cut } from '@tailorbird/picture-studio/recipe';

/** What may be sewn on, painted or dipped. */
export type Detail = NonNullable<Cut['details']>[number];
type Relief = NonNullable<Cut['relief']>;

/** Sentences about what can be seen in the picture, by detail; `{carried}` is something that fits a pocket. */
export const detailCopy: { readonly [D in Detail]: readonly string[] } = {
  'chest-pocket': [
    'The pocket on the chest is for {carried} and not for show.',
    'One patch pocket on the chest takes {carried}.',
    'We gave it a breast pocket because somebody asked where to put {carried}.',
  ],
  'patch-pockets': [
    'Two patch pockets are stitched on the front, and each will hold {carried}.',
    'The patch pockets are set where hands fall, with room for {carried} besides.',
    'There are two big pockets on the outside, where you can find {carried} without stopping.',
  ],
  placket: [
    'Three buttons open the neck, which is as many as a warm day needs.',
    'A short placket of three buttons lets it go over the head without an argument.',
    'The neck opens by three buttons, all of which work.',
    'Undo the placket in May; do it up in September.',
  ],
  tipping: [
    'Two lines of another colour run round the hem and each cuff, as on a cricket jumper.',
    'It is tipped with two narrow stripes, a thing sports masters used to have.',
    'Hem and cuffs are lined in a second colour, twice, like exercise books.',
    'The stripes at hem and cuff are knitted in, and will outlast the season they suggest.',
  ],
  yoke: [
    'The yoke is in another colour, from shoulder to shoulder.',
    'Colour stops and starts at a seam across the chest, straight as a shelf.',
    'Above the chest it changes its mind, and its colour.',
    'The two colours meet just where a scarf would end.',
  ],
  sleeves: [
    'The sleeves are in a colour of their own, which makes the rest look planned.',
    'We set in sleeves of another colour, as on a rugby shirt that has been to art school.',
    'Its sleeves do not match its body, on purpose.',
    'Body one colour, sleeves another: that is the whole of the idea.',
    'The sleeves are cut from a second cloth, dyed to quarrel with the first and lose.',
    'Contrast sleeves save you the trouble of a second colour anywhere else.',
  ],
  'chest-band': [
    'One broad band goes across the chest and stops there.',
    'There is a single band across the front, like the stripe on a deckchair that could only afford one.',
    'A band of colour crosses the chest at the height of a seat belt.',
    'The band is knitted in, not sewn on, and goes no further than the side seams.',
  ],
  'hem-band': [
    'A deep band of another colour weights the hem, so that it swings and comes back.',
    'The hem is banded, a hand deep.',
    'It ends in a border of plain cloth, which is how you know that it has finished.',
    'The plain band at the hem can be let down once, for a tall year.',
    'A border at the hem gives the eye somewhere to sit.',
  ],
  'turn-ups': [
    'The hems are turned up once and stitched there.',
    'Turn-ups are sewn in at the hem, a good place to find sand later.',
    'The turn-ups show the inside of the cloth, which is as good as the outside.',
    'Each leg ends in a turn-up two fingers deep.',
  ],
  'button-front': [
    'Buttons run all the way down the front, and all of them undo.',
    'It fastens down the front with buttons the size of a peppermint.',
    'You step into it and do up the buttons, starting, if you are wise, from the top.',
    'The row of buttons goes all the way to the hem, without a gap anywhere.',
    'Leave the last two buttons open for a stile.',
  ],
  tiers: [
    'The skirt falls in three tiers, each gathered into the one above.',
    'Two seams divide the skirt into tiers, with fullness enough to sit down on the grass.',
    'There are three tiers to the skirt, and twice as much cloth in the last as in the first.',
    'Tiers give it swing without giving it weight.',
  ],
  belt: [
    'A band in another colour marks the waist.',
    'The waist is drawn in by a band that contrasts and does not move.',
    'It has a waistband you can see, where a waist is.',
    'A plain band at the waist holds the rest in order.',
  ],
  'small-motif': [
    'A {motif} is stitched on the chest, about as big as a two-pound coin.',
    'Look for the {motif} on the chest, embroidered in one thread.',
    'The {motif} on the chest is there for anybody who looks twice.',
  ],
  'large-motif': [
    'There is one {motif} on the front, and it is a large one: children will point.',
    'A single {motif} takes up the middle of it and makes no apology.',
    'We drew the {motif} freehand and kept the first one.',
  ],
  dip: [
    'It is dipped in a second glaze from the waist down, and no two meet at the same line.',
    'Half of it was let down slowly into another glaze and held there for a count of four.',
    'The lower half is another glaze: the line between them wavered, so we kept it.',
    'Two glazes meet at its middle and run a little into each other.',
    'The dip is done by hand, which you can tell by the line.',
  ],
  rim: [
    'The rim is painted on the wheel in one go.',
    'A ring of another glaze goes round the rim, as a bowl’s lipstick.',
  ],
  frame: [
    'A line is sewn round it a hand in from the edge, like the mount of a picture.',
    'It has a border, square and steady.',
    'The border is appliquéd, corner by mitred corner.',
  ],
  ends: [
    'Each end has a broad stripe and a narrow one, so you know where it stops.',
    'The stripes are at the ends only, where they hang down and can be seen.',
    'It is plain in the middle and striped at both ends, like a good story.',
  ],
};

/** What is said of a motif on what is glazed: it is painted. */
export const paintedCopy: readonly string[] = [
  'A {motif} is painted on the front, one brush and one go.',
  'The {motif} goes under the glaze, where no dishwasher can reach it.',
  'There is a {motif} on the side that faces you.',
  'Turn the {motif} to the wall and nobody will know that you have one.',
];

/** Sentences about the cloth close by. */
export const reliefCopy: { readonly [R in Relief]: readonly string[] } = {
  rib: [
    'It is knitted in a broad rib that stretches and comes back.',
    'The rib runs from neck to hem and keeps to itself.',
    'Ribbed all over, it fits several of you.',
  ],
  fisherman: [
    'The stitch is fisherman’s rib, thick as toast.',
    'It is half again as thick as a plain knit, and that is the fisherman’s rib.',
    'Every other stitch is knitted into the row below, which is where the warmth comes from.',
  ],
  'moss-stitch': [
    'Moss stitch gives it a grain you can feel with your eyes shut.',
    'It is worked in moss stitch, which lies flat and never curls.',
    'The stitch is moss: knit, purl and patience.',
  ],
  guernsey: [
    'The yoke is worked in the patterns of a fishing village: ladders, ropes and waves.',
    'Plain below and patterned above, as they knitted them for the boats.',
    'The pattern is on the yoke, where it can be seen over an apron.',
  ],
  waffle: ['It is knitted in squares like a waffle, and holds warmth as a waffle holds syrup.'],
  cord: [
    'The cord is broad in the wale and can be heard in libraries.',
    'Thick cord, brushed up: it will go bald at the knees about the time you do.',
  ],
  needlecord: ['The cord is fine, with the wales close together, and soft as an ear.'],
  twill: [
    'The twill runs up to the right, tight enough to turn thorns.',
    'Look closely and you will see the slope of the twill.',
  ],
  slub: [
    'Threads thick and thin cross in the linen, so that it never looks ironed and never needs to.',
    'The slub in the linen is what tells it from paper.',
    'Every thread in the cloth is a little unlike the next one.',
  ],
  speckled: [
    'There is iron in the clay, and it comes up through the glaze in specks.',
    'The specks are in the clay and not in the glaze.',
    'It is freckled all over, as northern clay is.',
  ],
};

/** Things that fit a pocket, in the shop's world. */
export const carried = [
  'a paperback',
  'a seed packet',
  'a dog lead',
  'a pair of secateurs',
  'two conkers and a bus ticket',
  'a hymn sheet',
  'an apple',
  'a tide table',
  'a shopping list',
  'a pair of spectacles',
  'a bus pass',
  'a ball of string',
  'a library card',
  'a torch',
  'a letter you mean to post',
  'a handkerchief',
  'a pencil',
  'a tennis ball',
  'a raffle ticket',
  'a feather',
  'half a ginger biscuit',
  'a borrowed key',
  'a shell',
] as const;
