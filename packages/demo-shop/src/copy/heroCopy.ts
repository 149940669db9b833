/** Descriptions of the styles that open their categories, by name. */
export const heroCopy: { readonly [name: string]: readonly string[] } = {
  'Aspen Pomegranate Dress': [
    'A pomegranate has 613 seeds, according to people with the time. We cut one in pear wood, in half, and printed it until there was a dress.',
    'Cotton lawn, three tiers, a scooped neck. Nobody has ever looked cross in it, though several have tried.',
  ],
  'Orford Check Dress': [
    'Drawn on the quay at Orford with three crayons and a sandwich. The check is big enough to read from a boat.',
    'Organic poplin, so it starts the day crisp. By four it has relaxed, and so, we find, has whoever is in it.',
  ],
  'Cecily Wildflower Tea Dress': [
    'Every flower on it is out on the same day in June, which never happens. That is what prints are for.',
    'Cut in lawn so fine that it dries while you look for a peg. Wear it to tea. Wear it to the station.',
  ],
  'Borage Spot Midi Dress': [
    'The spots were made with the end of a brush by somebody on the telephone.',
    'Three tiers of organic poplin go round twice when you do. In Ink it is nearly a little black dress, only with better conversation.',
  ],
  'Vetch Picnic Check Blanket Scarf': [
    'It is a scarf if you are cold and a blanket if somebody else is.',
    'The wool had a life before this one and has come back as a check. It is a hundred and eighty centimetres long: ask nobody to hold the other end.',
  ],
  'Agnes Jersey Long-Sleeve Tee': [
    'There is a moon on it. It is waxing, or waning if you are in Australia.',
    'The jersey is organic and heavy enough to hang straight. It has long sleeves for the ten months of the year that want them.',
  ],
  'Mabel Ditsy Tee': [
    'Ditsy is a trade word for flowers too small to name. We know all of these by name.',
    'The sleeves are plain because a person needs somewhere to rest. Slub cotton, crew neck, done.',
  ],
  'Dartmouth Stripe Crew Tee': [
    'Naval cadets are not allowed a stripe this wide. You are.',
    'The pocket will take a ferry ticket, there and back. It comes in six colours, and the sensible one has sold out twice.',
  ],
  'Birch Wildflower T-Shirt': [
    'We walked a field and drew what did not run away. Daisies, poppies, cow parsley and no sheep.',
    'Plain sleeves, printed body, washed before cutting. It goes with jeans the way butter goes with bread.',
  ],
  'Speedwell Gingham Cushion': [
    'Gingham is two colours pretending to be three. This one has a frame round it as well, for standing on ceremony.',
    'Canvas, with a pad that used to be bottles. Sit on it at matches.',
  ],
  'Buttercup Gingham Cushion': [
    'One colour, Mustard. We tried it in others and they looked like tea towels.',
    'The cover is half linen and comes off for washing; the pad stays out of it.',
  ],
  'Malham Wildflower Cushion': [
    'Indigo, because meadows are best just after the sun has gone.',
    'The flowers climb from the bottom edge. Turn it over if you would rather they fell.',
  ],
  'Rosebay Gingham Cushion': [
    'Three colours of gingham, made to be bought in twos and argued over in threes.',
    'Linen and cotton, zipped along the bottom where nobody looks.',
  ],
  'Rosebay Meadow Midi Skirt': [
    'A row of buttons and a field of flowers. Undo as many as the weather says.',
    'It is organic poplin, A-line and quite hard to sit still in.',
  ],
  'Osier Posy Print A-Line Skirt': [
    'From across the road it is a colour. From across the table it is four hundred flowers.',
    'Linen and cotton, to crease like a person and not like a bag.',
  ],
  'Beech Posy Print Midi Skirt': [
    'The flowers stop a hand above the hem, as they do at the edge of a path.',
    'We put a plain border there for wading. Poplin dries on a rail in an hour.',
  ],
  'Nettle Posy Print Pocket Dress': [
    'It has pockets. We could stop there; most of our letters do.',
    'Two of them, patched on the front of a jersey dress that pulls on like a T-shirt and goes out like a frock.',
  ],
  'Alfriston Jersey Day Dress': [
    'Three tiers of jersey, no zip, no buttons, no ironing board.',
    'We wore the first sample up a hill in Sussex and down to lunch. It did not mention the hill.',
  ],
  'Gorse Gingham Pocket Dress': [
    'A dress for people who carry things: pegs, chalk, change, a snail that needed moving.',
    'Washed linen and cotton in a check as old as summer. It comes below the knee, and so does the mud.',
  ],
  'Jem Merino Fisherman Jumper': [
    'A jumper is a sweater. We looked it up.',
    'This one is a fisherman’s, in stitch if not in smell: extra-fine merino worked into a rib so deep that you could lose a coin in it.',
  ],
  'Kirkby Wide Stripe Jumper': [
    'Somebody at the mill left the stripe running and went for their dinner. We liked it.',
    'Lambswool, with three buttons at the neck so that it can be a wool henley in spring.',
  ],
  'Bosham Crew Jumper': [
    'At Bosham the tide comes up the road and takes the cars. This jumper is cotton, so it will dry.',
    'It is knitted in squares, with two pockets for watching water from.',
  ],
  'Knapweed Jumper': [
    'It is all one colour, and thick as a Sunday paper.',
    'Fisherman’s rib in lambswool, a little cropped, so that it ends where a high waist begins.',
  ],
  'Rush Marl Jumper': [
    'Two yarns that did not match were twisted together until they did.',
    'The sleeves stayed out of it. Moss stitch on the body, recycled wool throughout, warm at the second minute.',
  ],
  'Kelmscott Stripe Jumper': [
    'Have nothing in your house that you do not know to be useful or believe to be striped.',
    'Mostly wool that has been a jumper already and knows how it is done.',
  ],
  'Dora Deckchair Stripe Jumper': [
    'A deckchair you can put on, for the months when the deckchairs are put away.',
    'Pure lambswool, cropped a little at the hip. It folds up without trapping your fingers.',
  ],
  'Juniper Wide Stripe Crew Jumper': [
    'Five colours of the same stripe: the office could not agree, and the office knits.',
    'The neck is round, the wool has been round once before, and the length stops short of sensible.',
  ],
  'Hyssop Spot Stoneware Mug': [
    'It holds a third of a litre: one mug of tea, or the whole of a small argument.',
    'The specks come out of the clay and the spots go on with a brush. Between them there is hardly any plain mug left.',
  ],
  'Rosemary Dotty Stoneware Bowl': [
    'Deep enough for soup, wide enough for porridge, and good at keys.',
    'Spots outside, none inside: nothing distracts from the pudding.',
  ],
  'Fern Pleated Shorts': [
    'Knees are an acquired taste. These end just above them, for you to decide.',
    'Cotton twill, two patch pockets, a pleat each side. We would climb a gate in them and have.',
  ],
  'Cley Jersey Vest': [
    'At Cley people stand quite still for hours, looking at a reed. It is what to wear under everything they wear.',
    'Organic jersey, scooped neck, and one small pocket for the pencil.',
  ],
  'Figwort Cord Work Trousers': [
    'They make a noise when you walk, but a good one.',
    'Fine cord with a turn-up at the hem and just enough stretch to get down to a plug.',
  ],
  'Maud Ticking Stripe Fine Jumper': [
    'Ticking is what they put on mattresses so that you would not see the straw. Here it is in merino, and there is no straw.',
    'It has two pockets in front, flat ones, for hands that were brought up not to.',
  ],
  'Alfriston Picnic Check Lounge Trousers': [
    'Technically you could answer the door.',
    'Brushed cotton in a check that picnics would know. The drawstring does the rest, and so do you.',
  ],
  'Ada Gingham Top': [
    'A small gingham, a small placket, a small pocket: it adds up.',
    'Lawn weighs next to nothing, which in August is about right.',
  ],
  'Bryony Blossom Print Pull-On Blouse': [
    'It is the yellow of a primrose, with a hedge in flower all over it.',
    'Over the head it goes, sleeves and all. Nothing to do up, nothing to undo.',
  ],
  'Periwinkle Picnic Check Wool Throw': [
    'For the arm of the sofa, the back of the car, the top of the hill.',
    'Recycled wool, woven into a check that hides crumbs from all but the dog.',
  ],
  'Lichen Check Throw': [
    'Three colours taken from one stone wall, with the moss left on.',
    'It is woven, washed and fringed, and it weighs about as much as a cat who means to stay.',
  ],
  'Bay Candle': [
    'It burns for the length of a long bath or three short suppers.',
    'Soy wax in a cup that we made ourselves. When the candle has gone the cup has its whole life before it.',
  ],
  'Staithes Gingham Nightie': [
    'A nightdress your grandmother would call practical and mean it kindly.',
    'Soft jersey in a blue gingham. It has got as far as the garden gate with the bins.',
  ],
  'Mint Ditsy Print Pyjama Trousers': [
    'Small flowers, in bed, at no extra charge.',
    'Brushed cotton, warm from the first night. They go with any T-shirt you are fond of and cannot throw out.',
  ],
  'Woodruff Loopback Hoodie': [
    'No slogan. One band across the chest, and that is all it has to say.',
    'The loops are on the inside, where the warmth is wanted. Hood, pouch, Sunday.',
  ],
  'Rowan Loopback Hoodie': [
    'Plain as a gatepost and about as hard to wear out.',
    'It is heavy organic cotton, and softer by the week. Teenagers take it; order accordingly.',
  ],
  'Tess Gingham Mini Dress': [
    'There is not very much of it, and all of that is gingham.',
    'The skirt is full, the sleeves are absent, the lawn is cool. Add boots if there are nettles.',
  ],
  'Frome Dotty Socks': [
    'Some days the only say you get is your socks.',
    'They are mostly cotton, and they stay up.',
  ],
  'Tansy Jeans': [
    'With patch pockets, like a carpenter’s, for people who never know where they put it.',
    'Organic denim with one per cent of give. That one per cent is for stairs.',
  ],
  'Osier Straight Jeans': [
    'Straight. We drew a line, and then another line beside it.',
    'They fade where you bend, so that in a year they could only be yours.',
  ],
  'Stitchwort Wool Coat': [
    'It is the coat in the film where she does not get on the train.',
    'Mostly recycled wool, with lapels that turn up. Under it you may wear what you like: nobody will know.',
  ],
  'Willow Relaxed Jeans': [
    'Jeans that have had a word with themselves.',
    'They are easy in the leg, with a proper waist. Sit on a wall in them.',
  ],
  'Stroud Stripe Tote Bag': [
    'It has carried a cauliflower, two library books and a violin, though not far.',
    'The canvas is thick enough to stand up while you look for your keys.',
  ],
  'Cromer Sprig Stoneware Vase': [
    'Three stems look like plenty in it, and one looks like a decision.',
    'The sprig goes right round, so there is no wrong side to turn to the wall.',
  ],
  'Burnet Windowpane Relaxed Trousers': [
    'A thin line crosses another thin line, and a plain pair of trousers becomes a view.',
    'Linen and cotton with pockets on the outside. They stop at the ankle, in case of streams.',
  ],
  'Heath Linen Relaxed Trousers': [
    'Linen remembers everything you did in it. These do not judge.',
    'Turned up once at the hem; loose enough to be lent.',
  ],
  'Porlock Lambswool Cardigan': [
    'The sleeves are one colour and the rest another: put one on and we have started you off.',
    'Lambswool, six buttons, a V that suits a collar. It lives on the back of a chair until five.',
  ],
  'Linden Fair Isle Beanie': [
    'Peaks, diamonds and dots, the whole island on one head.',
    'Knitted in lambswool with the spare colour carried behind, so your ears get two layers for one.',
  ],
  'Furze Denim Skirt': [
    'A denim skirt with a paler hem, as if it had been let down by somebody who loved you.',
    'It will go with the blue jumper. It goes with all of the blue jumpers.',
  ],
  'Lichen Meadow Garden Dress': [
    'For weddings in fields: it does not clash with fields.',
    'The crepe moves when you do and a moment after. Buttons all down the front, in case the speeches are long.',
  ],
  'Mallow Block Print Tea Towel': [
    'Nobody has ever been sorry to be given a tea towel, whatever their face did.',
    'Half linen, so that it dries, and printed with one leaf, so that it is not asked to.',
  ],
  'Clover Wide Stripe Long-Sleeve Tee': [
    'The width of the stripe is the width of a thumb; whose thumb is confidential.',
    'It has a chest pocket and wrists that stay at the wrist. We own it in three colours.',
  ],
  'Ramsons Shirt': [
    'It is the softest thing we make with a collar on it.',
    'Brushed cotton, buttoned, with room for a vest and a large breakfast. Do not save it for best.',
  ],
};
