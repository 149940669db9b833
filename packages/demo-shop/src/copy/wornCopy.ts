import type { TopicSentences } from './topicSentences.ts';

/** Sentences about clothes. */
export const wornCopy = {
  dress: {
    openings: [
      'The {name} is the one to reach for when you would like to look as though you tried.',
      'A dress that does the work of an outfit: one decision in the morning and you are done.',
      'Cut neat at the top and generous below, the {name} was made for walking quickly and sitting comfortably.',
      'We fitted the {name} on eight women of eight sizes before we were happy with the waist.',
      'Easy to put on and hard to take off again: this is a dress you will wear until somebody comments.',
      'The {name} has the sort of skirt that makes you turn round once in the kitchen to see it go.',
    ],
    facts: [
      'There are pockets in both side seams, deep enough for a phone and a handful of conkers.',
      'The skirt is cut in panels so that it swings without adding bulk at the hip.',
      'It pulls on over the head, with no zip to catch and no button to lose.',
      'A waist seam sits just where you bend, and the sleeves are set to let you reach the top shelf.',
      'The hem is a good four centimetres deep, so there is something to let down.',
      'The neckline is faced rather than bound, so it lies flat and stays there.',
    ],
    uses: [
      'Wear it with trainers in the week, boots when the leaves come down, and nothing more than earrings for a party.',
      'It likes a cardigan, a denim jacket, or bare arms and a garden.',
      'Good for offices, christenings and the train in between.',
      'Add thick tights and a jumper over the top and you have a skirt as well.',
      'It packs small, shakes out well and dries overnight on a hotel hanger.',
    ],
  },
  tee: {
    openings: [
      'A tee is a small thing to get right, and the {name} took us eleven samples.',
      'The {name} goes under everything, over nothing, and through the wash as often as you like.',
      'Straight, plain-spoken and cut to be tucked or not: this is the tee we wear to work ourselves.',
      'If you only keep one drawer tidy, keep it full of these.',
      'The {name} is the difference between a T-shirt and a favourite T-shirt.',
      'Neither tight nor tent-like, the {name} falls from the shoulder as a tee should.',
    ],
    facts: [
      'The neck is ribbed and taped from shoulder to shoulder, so it will not stretch out of shape.',
      'Twin-needle stitching at the hem and cuffs keeps the edges flat.',
      'The shoulder seams are set slightly forward, where they do not show and do not rub.',
      'It is washed before it is cut, so it has done its shrinking already.',
      'The sleeves end just above the elbow crease: long enough to mean it.',
    ],
    uses: [
      'Half-tuck it into jeans, layer it under a jumper, or wear it on its own when the sun remembers us.',
      'It is a good third of a good outfit; you will have the rest already.',
      'Buy the colour you came for, then come back for the one you looked at twice.',
      'Wear it for the allotment, the pub and most things that happen between them.',
    ],
  },
  blouse: {
    openings: [
      'The {name} sits on the smarter side of comfortable.',
      'For mornings when a T-shirt is too little and a shirt too much, there is the {name}.',
      'A light, woven top that looks pressed even when it is not.',
      'The {name} started as a painter’s smock and lost everything it did not need.',
      'Simple shapes show off good cloth, which is the whole idea of the {name}.',
    ],
    facts: [
      'It pulls on over the head: no collar, two small buttons at the neck, nothing to fuss over.',
      'French seams inside mean it looks as tidy off as on.',
      'The sleeves are long and easy, set into narrow cuffs, so it moves when you do.',
      'Side vents let it fall cleanly over a waistband.',
      'The neck is finished with a narrow bias band in the same cloth.',
    ],
    uses: [
      'Wear it loose over jeans, tucked into a skirt, or under a jumper with the edge showing.',
      'It will go to a meeting and on to supper without being asked to change.',
      'Push the sleeves up to the elbow and it is a weekend top.',
      'Pair it with cords for a quiet sort of smart.',
    ],
  },
  shirt: {
    openings: [
      'The {name} is a shirt you can work in, and then take out to supper.',
      'Somewhere between a jacket and a second skin, the {name} is what most days ask for.',
      'We wanted a shirt that looks better crumpled than ironed, and made the {name}.',
      'Buttoned to the top or open over a tee, the {name} is never the wrong answer.',
      'The {name} has been in the studio longer than some of us, and still fits.',
    ],
    facts: [
      'The collar is cut in two pieces, so that it rolls softly and stands without stiffening.',
      'The buttons are corozo nut, sewn on with a shank; there is a spare inside the side seam.',
      'The hem is curved, to be tucked in or left out with equal conviction.',
      'There is one chest pocket, the size of a seed packet.',
      'Seams are felled flat, inside and out, so nothing frays and nothing rubs.',
    ],
    uses: [
      'Wear it open over a tee until November, then under a jumper until March.',
      'It goes with cords, jeans and anything with a garden at the end of it.',
      'Roll the sleeves twice and it is a weekend shirt.',
      'Tuck it into a skirt, or knot it over a dress when the sun goes in.',
    ],
  },
  knit: {
    openings: [
      'Some jumpers are for looking at. The {name} is for wearing until the elbows go.',
      'The {name} is what the first cold morning is for.',
      'A good jumper is harder to find than it ought to be, so we knitted one.',
      'Warm, light and quietly handsome, the {name} is the jumper other people borrow.',
      'We asked the mill for a knit that could be pulled on half asleep and still look right: the {name} is their answer.',
      'The {name} is knitted to be worn every other day for years, and mended once or twice.',
    ],
    facts: [
      'The body and sleeves are fully fashioned: shaped on the machine rather than cut, so the seams are fine and strong.',
      'Deep ribs at cuff, hem and neck keep the weather out and the shape in.',
      'The neckband is knitted double and linked by hand, stitch by stitch.',
      'There is a spare length of yarn sewn inside for the day you meet a bramble.',
      'The shoulders are set to sit square over a shirt without bunching.',
    ],
    uses: [
      'Wear it over a tee now and under a coat later.',
      'It is at its best with cords, mud and a thermos.',
      'Push up the sleeves and it is smart enough for work.',
      'Folded, never hung, it will see out most of your other clothes.',
      'Good for bonfires, cold offices and the end of the pier.',
    ],
  },
  sweat: {
    openings: [
      'The {name} is a day off you can put on.',
      'A proper sweatshirt: set-in sleeves, honest ribs and no slogan.',
      'Made the old way, the {name} is soft within, smooth without and better every year.',
      'The {name} is for Saturdays, whichever day they fall on.',
    ],
    facts: [
      'Flat-locked seams lie smooth against the skin.',
      'The ribs have a little stretch in them so that they spring back to the wrist.',
      'A small V at the neck keeps the collar from curling, as it always did.',
      'It is cut with room for a tee beneath and none to spare.',
    ],
    uses: [
      'Wear it with jeans to nowhere in particular.',
      'It belongs to long drives, late breakfasts and the touchline.',
      'Keep one by the back door.',
      'Knot it round your shoulders until the sun goes in.',
    ],
  },
  cardigan: {
    openings: [
      'The {name} is a jumper that changes its mind as the day does.',
      'Undo two buttons and the {name} is a cardigan; do up all six and it is nearly a jacket.',
      'Every chair in the studio has a cardigan on its back, and most of them are the {name}.',
      'The {name} is what goes over the dress when the garden party moves indoors.',
    ],
    facts: [
      'The button bands are knitted double, so they lie straight and stay so.',
      'Six buttons are sewn on with a shank, and a seventh is sewn inside for the day you lose one.',
      'The V of the neck is deep enough for a collar and not so deep as to let in the weather.',
      'Deep ribs at cuff and hem hold it where you put it.',
    ],
    uses: [
      'Wear it over a dress, under a coat, or instead of both.',
      'Keep it at work for the days when somebody else is in charge of the heating.',
      'Button it to the top and it is a jumper; leave it open and it is an opinion.',
      'Folded, never hung, it will keep its shape for years.',
    ],
  },
  bag: {
    openings: [
      'The {name} carries a week of vegetables, or a small library, or both.',
      'The {name} hangs on the door until there is something to carry, which is always.',
      'A bag has to be strong, flat when empty and good to look at. The {name} is all three.',
    ],
    facts: [
      'The handles are cotton webbing, long enough for a shoulder and sewn down twice.',
      'It measures 39 by 40 centimetres and folds to the size of a paperback.',
      'The top is hemmed deep, so that it keeps its shape when half full.',
    ],
    uses: [
      'Take it to market, to the beach and to other people’s houses.',
      'Fold it into another bag and you are ready for anything.',
      'It does for wrapping, if the present is a large one.',
    ],
  },
  longTee: {
    openings: [
      'The {name} is a tee for the ten months when a tee is not quite enough.',
      'Straight, plain-spoken and down to the wrist, the {name} does most of the work of a drawer.',
      'The {name} goes under a pinafore, under a jumper, or under nothing at all.',
    ],
    facts: [
      'The neck is ribbed and taped from shoulder to shoulder, so it will not stretch out of shape.',
      'The sleeves reach the wrist and stay there after the wash.',
      'Twin-needle stitching at the hem and cuffs keeps the edges flat.',
      'It is washed before it is cut, so it has done its shrinking already.',
    ],
    uses: [
      'Layer it under a jumper, half-tuck it into jeans, or sleep in it when the heating is off.',
      'Push the sleeves up to dig, down for supper.',
      'Buy the colour you came for, then come back for the one you looked at twice.',
    ],
  },
  hoodie: {
    openings: [
      'The {name} is a day off with a hood on it.',
      'A proper hoodie: heavy, soft within and with no slogan anywhere.',
      'Pull up the hood of the {name} and nobody will ask you anything until lunch.',
      'The {name} is for Saturdays, whichever day they fall on.',
    ],
    facts: [
      'The pouch pocket goes right through, so that cold hands can meet in the middle.',
      'The hood is cut in two layers and stands up by itself.',
      'Two cotton cords draw the hood close when the wind gets up.',
      'The ribs have a little stretch in them so that they spring back to the wrist.',
    ],
    uses: [
      'Wear it under a coat with the hood out, or on its own by the fire.',
      'It belongs to long drives, late breakfasts and the touchline.',
      'Keep one by the back door.',
      'It is warm enough for the beach in April.',
    ],
  },
  shirtDress: {
    openings: [
      'The {name} is a shirt that could not see a reason to stop.',
      'Collar, cuffs and a proper waist: the {name} means business and is not stiff about it.',
      'The {name} is what to wear when the invitation does not say.',
      'One garment, a row of buttons and you are dressed from neck to knee.',
    ],
    facts: [
      'It buttons all the way down, so you can step into it and keep your hair.',
      'The collar is cut in two pieces, so that it rolls softly and stands without stiffening.',
      'The waist seam sits just where you bend, with a little fullness gathered below it.',
      'The buttons are corozo nut, and there is a spare inside the side seam.',
    ],
    uses: [
      'Wear it buttoned to work and half undone to the beach.',
      'Open, over a vest and trousers, it is a light coat.',
      'Roll the sleeves once and add a basket.',
      'A belt makes it a different dress; so do boots.',
    ],
  },
  shorts: {
    openings: [
      'The {name} are for knees that have not been out since September.',
      'Long enough to kneel in and short enough to paddle in, the {name} are what trousers do in summer.',
      'The {name} have a pleat, two pockets and no further ambitions.',
    ],
    facts: [
      'A pleat on each side gives room to sit, climb and row.',
      'The pockets are slanted, so that what goes in stays in.',
      'The hem is deep enough to turn up once.',
    ],
    uses: [
      'Wear them with plimsolls, a tee and some confidence.',
      'They go from the allotment to the pub without a change.',
      'Good on the beach, and better on the walk there.',
    ],
  },
  vest: {
    openings: [
      'The {name} is a layer for nine months and a whole outfit for three.',
      'A vest is all straps and edges, so we took trouble over the straps and edges.',
      'The {name} is the first thing on and the last thing noticed, which is how it likes it.',
    ],
    facts: [
      'Neck and armholes are bound in the same jersey, so nothing rolls and nothing gapes.',
      'The straps are wide enough to hide another.',
      'It is long enough to stay tucked in when you reach for the top shelf.',
      'It is washed before it is cut, so it has done its shrinking already.',
    ],
    uses: [
      'Wear it under a shirt in spring, on its own in July and under everything in January.',
      'It goes below a cardigan and above any waistband.',
      'Buy two, because one will always be in the wash.',
    ],
  },
  hat: {
    openings: [
      'The {name} keeps the heat in and the hair in one place.',
      'The {name} goes on in November and comes off for Easter.',
      'A plain good hat is harder to find than it ought to be, so we knitted one.',
    ],
    facts: [
      'The cuff is deep: turned up it covers the tops of the ears, turned down all of them.',
      'It is gathered at the crown, so that it sits close and comes to no point.',
      'One size fits most of us; it stretches, and then it remembers.',
    ],
    uses: [
      'Keep it in a coat pocket and be pleased every autumn.',
      'A present that needs no size and no explanation.',
      'Wear it for the dog, the touchline and the last bus.',
    ],
  },
  coat: {
    openings: [
      'The {name} is for the five months of the year when the coat is the outfit.',
      'A good coat is a long friendship, and the {name} is easy company.',
      'We cut the {name} wide enough for a jumper and straight enough for a train.',
      'Nobody asks what is under the {name}, which is rather the point.',
    ],
    facts: [
      'It has three big buttons, and a spare is sewn inside.',
      'The two pockets have flaps and take a paperback each.',
      'The lapels are cut to be turned up in a wind.',
      'There is a loop at the neck that will hold the weight of it wet.',
    ],
    uses: [
      'Wear it over everything, with a scarf that does not quite match.',
      'It goes to work, to the pub and over pyjamas to the dustbins.',
      'Brush it in spring, put it away with cedar, and it will be there in autumn.',
      'Buy it with room for a jumper; you will want the jumper.',
    ],
  },
  raincoat: {
    openings: [
      'The {name} has been tested, mostly by accident.',
      'There is no bad weather as long as the {name} is on its hook by the door.',
      'The {name} is for dog walks, touchlines and the second half of every picnic.',
    ],
    facts: [
      'A placket covers the fastening, so the wind has to go round.',
      'The hood is deep enough for a wool hat and turns with the head.',
      'The two pockets have flaps, and let out what runs in.',
      'The seams are taped inside, every one.',
    ],
    uses: [
      'Wear it over a jumper with the hood up and the dog in front.',
      'It dries on a chair by lunchtime.',
      'Take it when they say it will not rain.',
    ],
  },
  gilet: {
    openings: [
      'The {name} keeps the middle warm and leaves the arms to get on with it.',
      'Between a jumper and a coat there is a gap the shape of the {name}.',
      'The {name} is for the sort of day that cannot decide.',
    ],
    facts: [
      'The zip runs both ways, so that you can sit down in it.',
      'The collar stands, and is soft where it meets the chin.',
      'Two slanted pockets are where hands expect them.',
      'It rolls up small enough for the bottom of a rucksack.',
    ],
    uses: [
      'Wear it over a jumper until December and under a coat after that.',
      'It is made for bicycles, bonfires and cold village halls.',
      'Keep it in the car.',
    ],
  },
  wideTrousers: {
    openings: [
      'The {name} move like a skirt and sit like trousers.',
      'High at the waist and generous below, the {name} make any old tee look chosen.',
      'There is room in the {name} for a long stride and a long lunch.',
    ],
    facts: [
      'Two pleats on each side open from a deep waistband, so the front hangs clean.',
      'The pockets are slanted and set where hands expect them.',
      'The hem is deep enough to let down for tall shoes.',
    ],
    uses: [
      'Wear them with a tucked-in tee and flat shoes, or a jumper that ends at the waist.',
      'Good for the office, and for weddings that begin after lunch.',
      'They pack flat and shake out well at the other end.',
    ],
  },
  miniDress: {
    openings: [
      'The {name} is short, cool and not in the least bit sorry.',
      'For the fortnight when it is properly hot, and the weeks when you would like it to be: the {name}.',
      'Less cloth than our other dresses, and the same number of pockets.',
    ],
    facts: [
      'There are pockets in both side seams, deep enough for a phone and a handful of conkers.',
      'The armholes are cut high and bound, so that nothing shows which should not.',
      'The skirt is gathered into a seam at the waist and has room for a long stride.',
      'It pulls on over the head, with no zip to catch and no button to lose.',
    ],
    uses: [
      'Wear it with sandals, or over a tee and thick tights once the leaves come down.',
      'It likes a cardigan after six.',
      'It packs small, shakes out well and dries overnight on a hotel hanger.',
    ],
  },
  socks: {
    openings: [
      'The {name} are the smallest good thing in the drawer.',
      'Nobody has ever had enough socks. The {name} are a start.',
      'The {name} stay up by themselves and go with most of your jumpers.',
    ],
    facts: [
      'The heel and the toe are knitted double, where a sock goes first.',
      'A deep rib holds them up without leaving a mark.',
      'The toe is linked by hand, so there is no ridge to feel.',
    ],
    uses: [
      'Wear them with boots, with sandals if you must, and to bed.',
      'Two pairs are a present; one is an apology.',
      'Turn them inside out to wash and they will keep their colour.',
    ],
  },
  skirt: {
    openings: [
      'The {name} swishes. We tested it in the corridor.',
      'A skirt that leaves room for a stride, a bicycle and a second helping.',
      'The {name} makes a plain jumper look like an idea.',
      'Cut on a gentle A-line, the {name} flatters by leaving you alone.',
      'The {name} began with the cloth; we simply tried not to get in its way.',
    ],
    facts: [
      'Two pockets are let into the side seams and hold their shape when full.',
      'The waistband is flat in front and gently elasticated behind.',
      'It is lined to the knee in cotton, so it does not ride up on tights.',
      'The panels are matched at the seams, which takes longer and shows.',
      'A hidden side zip keeps the waist smooth.',
    ],
    uses: [
      'In summer, sandals and a tee; in winter, boots and the thickest jumper you own.',
      'Wear it high with something tucked in, or low with something slouchy.',
      'It goes from desk to supper with a change of shoes.',
      'Good with boots, better with a breeze.',
    ],
  },
  trousers: {
    openings: [
      'The {name} are cut to be sat in, which is what most trousers forget.',
      'Straight, steady and good at the back: the {name} are our idea of an everyday pair.',
      'We kept the rise sensible and the pockets deep on the {name}.',
      'The {name} look better on day three than on day one.',
      'Made for people who walk to things, the {name} have room where you need it and none where you do not.',
    ],
    facts: [
      'There are two front pockets you can get a hand into, and two behind.',
      'The waistband is curved so that it does not gape when you bend.',
      'Bar tacks hold every point that takes a strain.',
      'The hem is deep enough to turn up once or let down a little.',
      'They are washed before we measure them, so the size is the size.',
    ],
    uses: [
      'Wear them with boots and a jumper, or roll the hem over plimsolls.',
      'They are smart with a shirt tucked in and comfortable without.',
      'Good for gardening in, and good enough to go out in afterwards.',
      'Wash them seldom and they will repay you in character.',
    ],
  },
  sleep: {
    openings: [
      'The {name} is for the last hour of the day and the first of the weekend.',
      'Soft, loose and pretty enough to answer the door in.',
      'We think nightclothes should be as nice as day ones; the {name} is the proof.',
      'The {name} is what to wear when the plan is toast.',
    ],
    facts: [
      'The seams are flat and the label is printed, so nothing scratches.',
      'It is cut with plenty of room for turning over.',
      'There is a pocket, because even at night one needs a handkerchief.',
      'The cloth is washed twice before sewing, so it starts soft.',
    ],
    uses: [
      'It makes a good present and a better one to keep.',
      'Wear it with thick socks and a book.',
      'Breakfast in it is not only allowed but intended.',
    ],
  },
  scarf: {
    openings: [
      'The {name} is big enough to be a scarf on the platform and a blanket on the train.',
      'Wrap it twice, tie it once, or throw it over your knees.',
      'A good scarf is half a coat, and the {name} is a good scarf.',
    ],
    facts: [
      'It measures 190 by 70 centimetres, with a short fringe twisted by hand.',
      'The pattern is woven in, so both sides are the right side.',
      'The edges are self-finished and will not curl.',
    ],
    uses: [
      'Keep it on the hook by the door from October to May.',
      'It is a safe present for anyone with a neck.',
      'Fold it small and it travels as a pillow.',
    ],
  },
} satisfies Record<string, TopicSentences>;
