/** Plants of the hedge, the wood and the marsh that styles are named after. */
export const plants = (
  'Alder,Angelica,Ash,Aspen,Avens,Bay,Bedstraw,Beech,Betony,Bilberry,Birch,Bluebell,Borage,Bracken,Bramble,Briar,' +
  'Broom,Bryony,Bugle,Burdock,Burnet,Buttercup,Campion,Catkin,Celandine,Chamomile,Chervil,Chicory,Cicely,Clary,' +
  'Clover,Comfrey,Coppice,Cowslip,Crabapple,Cranesbill,Currant,Dogwood,Elder,Elm,Eyebright,Fennel,Fern,Fescue,' +
  'Figwort,Flax,Furze,Gorse,Guelder,Harebell,Hawthorn,Hazel,Heath,Hellebore,Holly,Honesty,Hop,Hornbeam,Hyssop,' +
  'Juniper,Kingcup,Knapweed,Larch,Lavender,Lichen,Linden,Lovage,Lupin,Maple,Mallow,Marjoram,Meadowsweet,Medlar,' +
  'Melilot,Mint,Mulberry,Mullein,Myrtle,Nettle,Oak,Orchard,Osier,Oxlip,Pear,Periwinkle,Pimpernel,Pine,Plum,Poppy,' +
  'Privet,Quince,Ramsons,Reed,Rosebay,Rosemary,Rowan,Rush,Rye,Sallow,Samphire,Scabious,Sedge,Sloe,Snowdrop,Sorrel,' +
  'Speedwell,Spindle,Spruce,Stitchwort,Sycamore,Tamarisk,Tansy,Teasel,Thistle,Thrift,Thyme,Toadflax,Valerian,' +
  'Vervain,Vetch,Violet,Wheat,Whitebeam,Willow,Windfall,Woodbine,Woodruff,Yarrow,Yew'
).split(',');

/** Villages, towns and coves. */
export const places = (
  'Alfriston,Arlington,Ashdown,Bosham,Bruton,Burford,Cley,Cromer,Dartmouth,Dunster,Eyam,Fowey,Frome,Hartland,' +
  'Hathersage,Helmsley,Holkham,Kelmscott,Kersey,Kirkby,Lamorna,Lavenham,Ludlow,Lyme,Malham,Morston,Nayland,Orford,' +
  'Padstow,Polperro,Porlock,Robin Hill,Salcombe,Selborne,Settle,Southwold,Staithes,Stroud,Tetbury,Tintern,Wells,' +
  'Whitby,Winchelsea,Zennor'
).split(',');

/** First names, mostly of people in old parish books. */
export const people = {
  womens: (
    'Ada,Agnes,Beatrix,Blythe,Cecily,Cora,Delia,Dora,Edith,Effie,Elsie,Enid,Esme,Fleur,Flora,Greta,Hattie,Hester,' +
    'Hollis,Ida,Imogen,Isla,Jessamy,Kitty,Lettie,Lottie,Mabel,Marnie,Maud,Merle,Minnie,Nell,Nora,Olwen,Orla,Peggy,' +
    'Posy,Romy,Sylvie,Tess,Tilda,Una,Vera,Wilma,Winnie'
  ).split(','),
  mens: (
    'Abel,Albie,Amos,Barnaby,Bertram,Caleb,Clement,Corin,Digby,Edmund,Edwin,Ezra,Felix,Frank,Gabriel,Gilbert,' +
    'Harris,Hollis,Hugo,Jago,Jem,Josiah,Kit,Laurie,Linus,Luther,Miles,Ned,Otis,Percy,Piers,Ralph,Rufus,Seth,Silas,' +
    'Tobias,Walter,Wilf'
  ).split(','),
};
