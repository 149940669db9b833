/** What must be so of a style for something to be said of it. */
export type Trait =
  | 'worn'
  | 'home'
  | 'top'
  | 'knit'
  | 'dress'
  | 'skirt'
  | 'legs'
  | 'outer'
  | 'sleep'
  | 'socks'
  | 'hat'
  | 'scarf'
  | 'bag'
  | 'cushion'
  | 'throw'
  | 'pot'
  | 'candle'
  | 'towel'
  | 'plain'
  | 'print'
  | 'stripe'
  | 'check'
  | 'spot'
  | 'machine'
  | 'hand'
  | 'linen'
  | 'denim'
  | 'pocket'
  | 'sized'
  | 'colours';

/**
 * A sentence, with the traits it needs, all of them; `{noun}` is what the style is, `{colour}` the colour its reviewer has,
 * `{other}` another of its colours.
 */
export type Line = readonly [text: string, ...needs: Trait[]];

/** How a review may be headed, by how pleased it is. */
export const reviewTitles: { readonly [rating: number]: readonly Line[] } = {
  5: [
    ['The {noun} I was after'],
    ['Lives up to the picture'],
    ['{colour} is a lovely colour'],
    ['So well made'],
    ['Better than I hoped'],
    ['I keep being asked about it'],
    ['Bought another in {other}', 'colours'],
    ['Exactly as described'],
    ['As good in {colour} as I hoped'],
    ['A very good {noun}'],
    ['Hardly had it off', 'worn'],
    ['Lives on the sofa', 'throw'],
    ['First up, last washed', 'pot'],
    ['Warm as promised', 'knit'],
    ['The print is even better close to', 'print'],
    ['Stripes that line up', 'stripe'],
    ['A proper check', 'check'],
    ['Spot on', 'spot'],
    ['Simple and perfect', 'plain'],
    ['A pocket, at last', 'pocket'],
    ['Wore it to a wedding', 'dress'],
    ['Twirls', 'skirt'],
    ['Long enough at last', 'legs'],
    ['Survived the dog walk', 'outer'],
    ['Best night’s sleep', 'sleep'],
    ['No more cold ears', 'hat'],
    ['Smells like a walk', 'candle'],
    ['Dries without smearing', 'towel'],
    ['Fits a week’s shopping', 'bag'],
    ['Woke up the armchair', 'cushion'],
    ['Wrapped up till March', 'scarf'],
    ['They stay up', 'socks'],
    ['Five stars from the whole house', 'home'],
    ['My third {noun} from here'],
    ['Gave one, kept one'],
    ['Straight out of the parcel and on', 'worn'],
  ],
  4: [
    ['Very nice {noun}'],
    ['Nearly perfect'],
    ['Good, with one small grumble'],
    ['Happy with {colour}'],
    ['Really good {noun}'],
    ['Four from me'],
    ['Would buy again'],
    ['A {noun} to keep'],
    ['{colour}, and pleased with it'],
    ['Nice work'],
    ['Good {noun}, good price'],
    ['Liked it more each week'],
    ['Very wearable', 'worn'],
    ['Looks right at home', 'home'],
    ['Glad I chose {colour}'],
    ['Good cloth, well cut', 'worn'],
    ['Smaller than I pictured, still lovely', 'home'],
    ['Lovely once I had the right size', 'sized'],
    ['Soft and only a little itchy', 'hand'],
  ],
  3: [
    ['Nice but not for me'],
    ['All right'],
    ['Mixed feelings about {colour}'],
    ['A fair {noun}'],
    ['Good cloth, odd fit', 'sized'],
    ['Not quite the size I thought', 'home'],
  ],
  2: [['A bit disappointed'], ['Not as I expected'], ['Wanted to love this {noun}']],
  1: [['Sent it back'], ['Not this time'], ['The wrong {noun} for me']],
};

/** How it begins. */
export const reviewOpenings: { readonly [rating: number]: readonly Line[] } = {
  5: [
    ['I have been looking for a {noun} like this for years.'],
    ['It came in two days and is even nicer in the hand.'],
    ['{colour} is richer than on my screen, in a good way.'],
    ['I hardly ever write reviews but this {noun} deserves one.'],
    ['You can tell somebody thought about this {noun}.'],
    ['A present from my sister, and I have ordered another.'],
    ['Chose {colour} and would choose it again.'],
    ['Mine has been in use every week since it came.'],
    ['I dithered between colours and {colour} was right.', 'colours'],
    ['It looks like the picture, which is rarer than it should be.'],
    ['The flowers are as clear as in the picture.', 'print'],
    ['The stripes meet at the seams, which I always check.', 'stripe', 'worn'],
    ['The squares are crisp on both sides.', 'check'],
    ['Spots cheer me up and these are good ones.', 'spot'],
    ['Plain cloth shows everything, and this has nothing to hide.', 'plain'],
    ['Bought for a weekend away and worn ever since.', 'worn'],
    ['Bought for the spare room and moved to ours by Sunday.', 'cushion'],
    ['I opened it at breakfast and was using it by elevenses.', 'pot'],
  ],
  4: [
    ['Really pleased with this {noun} on the whole.'],
    ['Lovely thing in {colour}.'],
    ['Good quality and quick to arrive.'],
    ['Four stars and not five, as I am hard to please.'],
    ['A good {noun}, well packed.'],
    ['I was not sure of {colour} and now I am.'],
    ['Not my first {noun} from here, nor my last.'],
    ['Ordered on Monday, came on Wednesday.'],
    ['It grew on me, and I have had it a month.'],
    ['As good as the photograph, give or take.'],
    ['{colour} is a shade warmer than I thought.'],
    ['The pattern is beautiful close to.', 'print'],
    ['The stripe is a little brighter than I imagined.', 'stripe'],
  ],
  3: [
    ['It is nice enough but I had hoped for more.'],
    ['I wanted to love this {noun}.'],
    ['Good quality, though not quite what I pictured.'],
    ['{colour} does not suit me, which is hardly its fault.', 'worn'],
    ['{colour} did not go with what we have.', 'home'],
  ],
  2: [['{colour} was not the colour I expected.'], ['It is a good {noun} for somebody else.']],
  1: [['Not for me, I am afraid, and back it went.'], ['I sent this {noun} back the same day.']],
};

/** How it goes on: what is so of the fit, the cloth, the care. */
export const reviewMiddles: { readonly [rating: number]: readonly Line[] } = {
  5: [
    ['True to size, and the length is right for me at five foot five.', 'sized'],
    ['I am between sizes, took the smaller and have no regrets.', 'sized'],
    ['The fit is generous without being shapeless.', 'sized', 'top'],
    ['It has been through the machine often and comes out the same.', 'machine', 'worn'],
    ['Wash after wash, it still looks new.', 'machine', 'worn'],
    ['I wash it by hand in the sink and it dries flat overnight.', 'hand', 'worn'],
    ['A wool wash now and then is all it has needed.', 'hand'],
    ['It has not bobbled yet, and I am hard on elbows.', 'knit'],
    ['Warm without being heavy, and it does not itch.', 'knit'],
    ['The crumples are part of it and I have stopped minding.', 'linen'],
    ['They have begun to fade at the knee just as I like.', 'denim', 'legs'],
    ['I wore it to work, then to supper, and felt right at both.', 'dress'],
    ['The skirt moves when you walk.', 'dress'],
    ['It swings and does not cling to tights.', 'skirt'],
    ['I can kneel in them, which is my test.', 'legs'],
    ['Kept the wind out from the school gate to the station.', 'outer'],
    ['I sleep better, or say I do.', 'sleep'],
    ['They have not gone through at the heel.', 'socks'],
    ['It stays on in the wind and off my eyes.', 'hat'],
    ['Long enough to go round twice.', 'scarf'],
    ['It carried fourteen books from the library without a murmur.', 'bag'],
    ['It keeps its shape, even under a teenager.', 'cushion'],
    ['Big enough for two of us and most of the dog.', 'throw'],
    ['It goes in the dishwasher and comes out as it went in.', 'pot'],
    ['The weight of it is so satisfying.', 'pot'],
    ['It scents the hall and not the whole street.', 'candle'],
    ['It dries a whole rack and is not damp after.', 'towel'],
    ['There is a pocket just where my hand looks for one.', 'pocket', 'worn'],
    ['Everyone who comes round asks where it is from.', 'home'],
  ],
  4: [
    ['I went down a size and it fits well.', 'sized'],
    ['A touch long on me but easily taken up.', 'dress'],
    ['A touch long on me, so I have had them shortened.', 'legs'],
    ['The sleeves are a little snug, everything else is right.', 'top'],
    ['It creases a little, as linen will.', 'linen'],
    ['I wish it could go in with the rest of the wash.', 'hand'],
    ['The dye came off on a pale chair once, as the label says it may.', 'denim'],
    ['I would have made the pocket a little deeper.', 'pocket'],
    ['A little smaller than I imagined, but lovely.', 'home'],
    ['It needs the iron to look its best.', 'machine', 'dress'],
  ],
  3: [
    ['The fit was boxier than I like.', 'sized', 'top'],
    ['It came up large, so order down.', 'sized'],
    ['A little thinner than I expected.', 'top', 'machine'],
    ['Smaller than I thought it would be.', 'home'],
  ],
  2: [
    ['It came up small across the shoulders.', 'sized', 'top'],
    ['The length was wrong for me and I am not especially tall.', 'sized'],
    ['Ours had a small mark on it.', 'home'],
  ],
  1: [
    ['It was far too big, though the refund was quick.', 'sized'],
    ['It arrived chipped, though a new one came the next day.', 'pot'],
  ],
};

/** How a long one ends. */
export const reviewEndings: readonly Line[] = [
  ['Would recommend.'],
  ['More colours please.'],
  ['The parcel was plastic-free, which I noticed.'],
  ['I have my eye on the other print now.', 'print', 'colours'],
  ['I have my eye on the other stripe now.', 'stripe', 'colours'],
  ['Thank you for making things that last.'],
  ['My daughter has already tried to borrow it.', 'worn'],
  ['Delivery was quick and the note inside made me smile.'],
  ['Worth every penny.'],
  ['Next I shall choose another colour.', 'colours'],
  ['My mother wants one now.'],
  ['I shall be back.'],
];

/** How reviewers sign: what they do, and where. */
export const signatures = {
  who: (
    'Knitter,Mudlark,Bookseller,Allotment holder,Sea swimmer,Teacher,Night-shift nurse,Gardener,Cyclist,Hill walker,' +
    'Mum of three,Nan of five,Early riser,Beachcomber,Tea drinker,Commuter,Fell runner,Choir alto,Potter,Beekeeper,' +
    'Vet,Baker,Bell-ringer,Birdwatcher,Carpenter,Librarian,Midwife,Postwoman,Rower,Shepherd,Student,Tall one,Small one,' +
    'Two dogs,Three cats,Retired,Newlywed,Dad of twins,Godmother,Lodger'
  ).split(','),
  where: (
    'Hove,Skye,Truro,Perth,Leeds,Stoke,Kendal,Bath,Louth,Ely,Deal,Hay,Oban,Stroud,Bangor,Malvern,Ripon,Rye,Lewes,Tenby,' +
    'Thirsk,Wick,Yarm,Ayr,Bude,Cork,Derry,Exeter,Frome,Galway,Hull,Ilkley,Jarrow,Kelso,Looe,Margate,Newlyn,Otley,Penrith,Redcar'
  ).split(','),
};
