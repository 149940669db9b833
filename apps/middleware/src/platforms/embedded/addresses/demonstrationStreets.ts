import type { Place } from '@tailorbird/commerce/model/address';

/** Invented streets of real towns: country, county, town, code, street, first and last house number. */
const streets = `
GB | Shropshire | Ludlow | SY8 1AA | Hill Street | 1–24
GB | Shropshire | Ludlow | SY8 1DN | Saddlers Row | 1–16
GB | Bristol | Bristol | BS1 4QD | Ropewalk Lane | 2–40
GB | Bristol | Bristol | BS6 5TG | Larkfield Road | 1–60
GB | Greater London | London | E8 3PH | Weavers Yard | 1–18
GB | Greater London | London | SE15 4TW | Thimble Street | 1–75
GB | Greater Manchester | Manchester | M4 5JB | Loom Street | 3–48
GB | West Yorkshire | Leeds | LS2 7EQ | Fuller Street | 1–30
GB | Midlothian | Edinburgh | EH6 6QU | Sailmakers Wynd | 1–22
GB | Glasgow | Glasgow | G11 5NE | Bobbin Street | 5–41
GB | South Glamorgan | Cardiff | CF11 9LL | Heron Terrace | 1–34
GB | County Antrim | Belfast | BT9 6GW | Linen Court | 1–20
JE | | St Helier | JE2 4UH | Oyster Lane | 1–12
GG | | St Peter Port | GY1 2LQ | Pilot Steps | 1–9
IE | Dublin | Dublin | D02 XY45 | Thread Lane | 1–35
IE | Dublin | Dublin | D07 AE62 | Tanner Street | 1–28
IE | Cork | Cork | T12 RK38 | Butter Quay | 2–26
IE | Galway | Galway | H91 TC57 | Currach Row | 1–18
IE | Limerick | Limerick | V94 DW21 | Lacemakers Street | 1–24
DE | Berlin | Berlin | 10999 | Fadenstraße | 1–40
DE | Hamburg | Hamburg | 22767 | Segelgasse | 1–24
AT | Wien | Wien | 1070 | Knopfgasse | 1–19
FR | Île-de-France | Paris | 75011 | rue des Boutonnières | 1–30
FR | Rhône | Lyon | 69001 | rue du Fil d’Or | 2–18
NL | Noord-Holland | Amsterdam | 1015 DK | Naaldgracht | 1–44
BE | Oost-Vlaanderen | Gent | 9000 | Vlasstraat | 1–26
ES | Barcelona | Barcelona | 08012 | Carrer del Didal | 1–20
IT | Firenze | Firenze | 50125 | Via del Ditale | 1–22
US | New York | Brooklyn | 11211 | Spindle Street | 101–140
US | New York | New York | 10013 | Hemline Alley | 1–30
US | Oregon | Portland | 97209 | Tanager Street | 410–446
US | California | San Francisco | 94110 | Cotton Row | 1200–1236
US | Illinois | Chicago | 60622 | Selvage Avenue | 800–842
US | Texas | Austin | 78704 | Bluestem Lane | 15–48
US | Massachusetts | Boston | 02118 | Foxglove Street | 1–27
CA | Ontario | Toronto | M5V 2T6 | Shuttle Street | 20–58
CA | British Columbia | Vancouver | V6B 1A1 | Cedar Loom Way | 100–124
AU | Victoria | Melbourne | 3065 | Wattle Lane | 1–22
NZ | Auckland | Auckland | 1010 | Harakeke Street | 1–18
`;

/** Where the house number stands after the street. */
const numberLast = new Set(['DE', 'AT', 'NL', 'BE', 'ES', 'IT']);

/** Every house of the demonstration’s streets, in the order of their numbers. */
export const demonstrationPlaces: readonly Place[] = streets
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [country = '', county = '', city = '', postCode = '', street = '', numbers = ''] = row
      .split('|')
      .map((part) => part.trim());
    const [first = 1, last = 0] = numbers.split('–').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => ({
      addressLine1: numberLast.has(country) ? `${street} ${first + at}` : `${first + at} ${street}`,
      addressLine2: '',
      city,
      county,
      postCode,
      country,
    }));
  });
