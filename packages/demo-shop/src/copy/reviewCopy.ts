/** What shoppers say, by how pleased they are. */
export const reviewTitles: { readonly [rating: number]: readonly string[] } = {
  5: [
    'Love it',
    'Lives up to the picture',
    'Use it constantly',
    'So well made',
    'Perfect',
    'Even better than I hoped',
    'My new favourite',
    'Compliments all day',
    'Bought a second one',
    'Gorgeous colour',
  ],
  4: [
    'Very nice',
    'Really good',
    'Nearly perfect',
    'Good quality',
    'Happy with it',
    'Lovely, with one small grumble',
  ],
  3: ['Nice but not for me', 'All right', 'Mixed feelings', 'Good cloth, odd fit'],
  2: ['A bit disappointed', 'Not as I expected'],
  1: ['Sent it back'],
};

/** First sentences by rating. */
export const reviewOpenings: { readonly [rating: number]: readonly string[] } = {
  5: [
    'I have been looking for one like this for years.',
    'Arrived in two days, beautifully wrapped, and is even nicer in the hand.',
    'The colour is richer than on the screen, in a good way.',
    'I hardly ever write reviews but this deserves one.',
    'Bought for a weekend away and have used it every day since.',
    'You can tell somebody thought about this.',
    'A present from my sister, and I have already ordered another.',
  ],
  4: [
    'Really pleased with this on the whole.',
    'Lovely thing and good value in the sale.',
    'Good quality and quick to arrive.',
    'The pattern is beautiful close up.',
    'It would have been five stars but for the wait.',
  ],
  3: [
    'It is nice enough but I had hoped for more.',
    'I wanted to love this.',
    'Good quality, though not quite what I pictured.',
  ],
  2: ['The colour was not what I expected.', 'It is a pretty thing but did not suit me.'],
  1: ['Not for me, I am afraid, and back it went.'],
};

/** Second sentences by rating and by whether the thing is worn. */
export const reviewMiddles: {
  readonly worn: { readonly [rating: number]: readonly string[] };
  readonly home: { readonly [rating: number]: readonly string[] };
} = {
  worn: {
    5: [
      'True to size, and the length is just right for me at five foot five.',
      'It washes like a dream and hardly needs an iron.',
      'Soft from the start and still looks new after a dozen washes.',
      'The fit is generous without being shapeless.',
      'I wore it to work, then to the pub, and felt right in both.',
    ],
    4: [
      'I went down a size and it fits well.',
      'A touch long on me but easily taken up.',
      'The sleeves are a little snug, everything else is spot on.',
      'It creases a bit in the car but drops out again.',
    ],
    3: [
      'The fit was boxier than I like.',
      'It came up large, so order down.',
      'A little thinner than I expected.',
    ],
    2: [
      'It came up small across the shoulders.',
      'The length was wrong for me and I am not especially tall.',
    ],
    1: ['It was far too big, though the refund was quick.'],
  },
  home: {
    5: [
      'It has changed the whole corner of the room.',
      'The weight of it is so satisfying.',
      'It has been through the wash three times and come out smiling.',
      'Everyone who comes round asks where it is from.',
    ],
    4: [
      'A little smaller than I imagined, but lovely.',
      'The shade is slightly warmer than the picture.',
      'I would buy it again.',
    ],
    3: ['It is smaller than I thought it would be.', 'The colour did not go with ours.'],
    2: ['Ours had a small mark on it.'],
    1: ['It arrived chipped, though a new one came the next day.'],
  },
};

/** Last sentences, for the longer reviews. */
export const reviewEndings = [
  'Would recommend.',
  'More colours please.',
  'The parcel was plastic-free, which I noticed.',
  'I have my eye on the other print now.',
  'Thank you for making things that last.',
  'My daughter has already tried to borrow it.',
  'Delivery was quick and the note inside made me smile.',
  'Worth every penny.',
];

/** How reviewers sign. */
export const nicknames = [
  'Happy in Hove',
  'Knitter from Skye',
  'Mudlark',
  'Two dogs, one sofa',
  'Bookish',
  'Allotment holder',
  'Sea swimmer',
  'Tall in Truro',
  'Petite in Perth',
  'Teacher, Leeds',
  'Night-shift nurse',
  'Gardener',
  'Cyclist',
  'Hill walker',
  'Mum of three',
  'Nan of five',
  'Retired and loving it',
  'Early riser',
  'Beachcomber',
  'Tea drinker',
  'Train commuter',
  'First-time buyer',
  'Old customer',
  'Print lover',
  'Stripe collector',
  'Fell runner',
  'Choir alto',
  'Potter from Stoke',
];
