import type { Point } from './shop.ts';

/** Places a shopper may type, as `name latitude longitude`: towns by name, and what stands for a postcode area. */
const gazetteer = `
aberdeen 57.15 -2.09|bath 51.38 -2.36|belfast 54.6 -5.93|birmingham 52.48 -1.9|bournemouth 50.72 -1.88|bradford 53.8 -1.75
brighton 50.83 -0.14|bristol 51.45 -2.59|cambridge 52.2 0.12|canterbury 51.28 1.08|cardiff 51.48 -3.18|carlisle 54.89 -2.93
cheltenham 51.9 -2.08|chester 53.19 -2.89|colchester 51.89 0.9|coventry 52.41 -1.51|derby 52.92 -1.47|dundee 56.46 -2.97
durham 54.78 -1.57|edinburgh 55.95 -3.19|exeter 50.72 -3.53|glasgow 55.86 -4.25|gloucester 51.86 -2.24|guildford 51.24 -0.57
hay-on-wye 52.07 -3.13|hereford 52.06 -2.72|hull 53.74 -0.33|inverness 57.48 -4.22|ipswich 52.06 1.16|kendal 54.33 -2.74
leeds 53.8 -1.55|leicester 52.64 -1.13|lincoln 53.23 -0.54|liverpool 53.41 -2.98|london 51.51 -0.13|ludlow 52.37 -2.72
luton 51.88 -0.42|manchester 53.48 -2.24|middlesbrough 54.57 -1.23|milton keynes 52.04 -0.76|newcastle 54.97 -1.61|norwich 52.63 1.3
nottingham 52.95 -1.15|oxford 51.75 -1.26|perth 56.4 -3.44|peterborough 52.57 -0.24|plymouth 50.38 -4.14|portsmouth 50.82 -1.09
reading 51.45 -0.97|salisbury 51.07 -1.79|sheffield 53.38 -1.47|shrewsbury 52.71 -2.75|southampton 50.9 -1.4|st ives 50.21 -5.48
stirling 56.12 -3.94|stoke 53 -2.18|swansea 51.62 -3.94|swindon 51.56 -1.78|truro 50.26 -5.05|winchester 51.06 -1.31
worcester 52.19 -2.22|york 53.96 -1.08|st helier 49.19 -2.11|st peter port 49.46 -2.54
dublin 53.35 -6.26|cork 51.9 -8.47|galway 53.27 -9.05|limerick 52.66 -8.63|waterford 52.26 -7.11|sligo 54.27 -8.48|kilkenny 52.65 -7.25
amsterdam 52.37 4.9|rotterdam 51.92 4.48|utrecht 52.09 5.12|groningen 53.22 6.57|brussels 50.85 4.35|antwerp 51.22 4.4|paris 48.86 2.35
lyon 45.76 4.84|berlin 52.52 13.4|hamburg 53.55 9.99|cologne 50.94 6.96|munich 48.14 11.58|frankfurt 50.11 8.68|vienna 48.21 16.37
zurich 47.38 8.54|copenhagen 55.68 12.57|stockholm 59.33 18.07|oslo 59.91 10.75|helsinki 60.17 24.94|madrid 40.42 -3.7|barcelona 41.39 2.17
lisbon 38.72 -9.14|rome 41.9 12.5|milan 45.46 9.19|prague 50.08 14.44|warsaw 52.23 21.01|athens 37.98 23.73
new york 40.71 -74.01|brooklyn 40.68 -73.94|boston 42.36 -71.06|philadelphia 39.95 -75.17|washington 38.91 -77.04|atlanta 33.75 -84.39
miami 25.76 -80.19|chicago 41.88 -87.63|detroit 42.33 -83.05|minneapolis 44.98 -93.27|st louis 38.63 -90.2|new orleans 29.95 -90.07
houston 29.76 -95.37|dallas 32.78 -96.8|austin 30.27 -97.74|denver 39.74 -104.99|salt lake city 40.76 -111.89|phoenix 33.45 -112.07
las vegas 36.17 -115.14|los angeles 34.05 -118.24|san diego 32.72 -117.16|san francisco 37.77 -122.42|seattle 47.61 -122.33|portland 45.52 -122.68
toronto 43.65 -79.38|montreal 45.5 -73.57|vancouver 49.28 -123.12`;

/** Letters a British postcode begins with, after the place nearest to most of the area. */
const postcodeAreas = `
aberdeen AB|bath BA|belfast BT|birmingham B WS WV DY|bournemouth BH DT|bradford BD HX HD|brighton BN|bristol BS|cambridge CB SG
canterbury CT ME TN|cardiff CF NP|carlisle CA DG|chester CH LL|colchester CO CM SS|coventry CV|derby DE|dundee DD|durham DH DL SR
edinburgh EH KY TD|exeter EX TQ TA|glasgow G PA ML KA|gloucester GL|guildford GU RH|hereford HR|hull HU|inverness IV KW HS ZE|ipswich IP
kendal LA|leeds LS WF|leicester LE|lincoln LN DN|liverpool L WA WN PR FY BB|shrewsbury SY TF LD
london E EC N NW SE SW W WC BR CR DA EN HA IG KT RM SM TW UB WD AL HP SL|luton LU|manchester M OL SK BL|middlesbrough TS|milton keynes MK NN
newcastle NE|norwich NR|nottingham NG|oxford OX|perth PH|peterborough PE|plymouth PL|portsmouth PO|reading RG|salisbury SP|sheffield S
southampton SO|stirling FK|stoke ST CW|swansea SA|swindon SN|truro TR|worcester WR|york YO HG|st helier JE|st peter port GY`;

const entries = (text: string) => text.trim().split(/[|\n]/);

const towns: ReadonlyMap<string, Point> = new Map(
  entries(gazetteer).map((entry) => {
    const [, name = '', latitude, longitude] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(entry) ?? [];
    return [name, { latitude: Number(latitude), longitude: Number(longitude) }];
  }),
);

const areas: ReadonlyMap<string, string> = new Map(
  entries(postcodeAreas).flatMap((entry) => {
    const [, town = '', letters = ''] = /^([a-z]+(?: [a-z]+)*) ([A-Z]+(?: [A-Z]+)*)$/.exec(entry) ?? [];
    return letters.split(' ').map((area): [string, string] => [area, town]);
  }),
);

/** Where a place is that a shopper typed: a town, or a British postcode; nothing for one we do not know. */
export function placeNamed(typed: string): Point | undefined {
  const text = typed.trim().slice(0, 60);
  const name = text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\s-]/gu, '')
    .toLowerCase()
    .trim();
  const postcode = /^([a-z]{1,2})\d[a-z\d]?(?:\s*\d[a-z]{2})?$/i.exec(text)?.[1];
  return towns.get(name) ?? (postcode ? towns.get(areas.get(postcode.toUpperCase()) ?? '') : undefined);
}

/** The names offered while typing. */
export const placeNames: readonly string[] = [...towns.keys()];
