import { above } from '@tailorbird/tokens/breakpoints';
import { globalCss } from '@tailorbird/tokens/globalCss';
import {
  color,
  font,
  leading,
  radius,
  size,
  space,
  stroke,
  tracking,
  type,
  weight,
} from '@tailorbird/tokens/roles';

const page = `
.skip{position:absolute;left:${space.x4};top:-4rem;background:${color.paper};padding:${space.x3} ${space.x4}}
.skip:focus{top:${space.x2}}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:0 ${space.x4};padding:${space.x2} ${space.pageMargin};border-bottom:${stroke.hairline} solid ${color.line}}
.bar .name{font:${weight.semibold} 1.25rem/1 ${font.heading};letter-spacing:${tracking.heading};text-decoration:none;padding:${space.x3} 0}
.bar .name span{color:${color.softInk};font-weight:${weight.regular}}
.bar nav{order:1;flex:1 0 100%}
.bar nav ul{display:flex;flex-wrap:wrap;gap:0 ${space.x3}}
.bar nav a{display:inline-flex;align-items:center;min-height:${size.target};font:${type.small};text-decoration:none}
.bar nav a:hover{text-decoration:underline}
.bar nav a[aria-current]{font:${type.smallStrong};text-decoration:${color.madder} dashed underline ${stroke.ring};text-underline-offset:.5em}
.bar .who{display:flex;margin-left:auto;align-items:center;gap:${space.x3};font:${type.small};color:${color.softInk}}
main{max-width:64rem;margin:0 auto;padding:${space.x8} ${space.pageMargin} ${space.xxl}}
${above.desktop}{.bar nav{order:0;flex:1 1 auto}.bar nav ul{gap:0 ${space.x6}}}
h1{font:${type.title};letter-spacing:${tracking.heading};margin-bottom:${space.x5}}
h2{font:${type.subtitle};letter-spacing:${tracking.heading};margin:${space.x8} 0 ${space.x3}}
main p{max-width:${size.measure};margin:0 0 ${space.x4}}
.soft{color:${color.softInk};font:${type.small}}
.notice{padding:${space.x3} ${space.x4};margin-bottom:${space.x6};border-left:${stroke.ring} dashed ${color.success};background:${color.chalk}}
.notice[data-bad]{border-color:${color.error};color:${color.error}}
`;

const tables = `
table{width:100%;font:${type.small}}
caption{text-align:left;color:${color.softInk};padding-bottom:${space.x2}}
th{text-align:left;font:${type.smallStrong};color:${color.softInk}}
th,td{padding:${space.x2} ${space.x4} ${space.x2} 0;border-bottom:${stroke.hairline} solid ${color.line};vertical-align:baseline;overflow-wrap:anywhere}
th:last-child,td:last-child{padding-right:0}
td small{display:block;font:inherit;color:${color.softInk}}
.sum{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;overflow-wrap:normal}
td a{display:inline-flex;align-items:center;min-height:${size.target};margin:-${space.x2} 0;font-weight:${weight.semibold}}
.state{display:inline-block;font:${type.small};padding:0 ${space.x2};border-radius:${radius.corner};background:${color.chalk};white-space:nowrap}
.state[data-state=Confirmed],.state[data-state=Requested],.state[data-state=Received]{background:${color.duckEgg}}
.state[data-state=Cancelled]{background:${color.blush}}
dl{display:grid;grid-template-columns:minmax(6rem,auto) 1fr;gap:${space.x2} ${space.x5};font:${type.small}}
dt{color:${color.softInk}}
dd{overflow-wrap:anywhere}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:0 ${space.x10}}
.pair h2:first-child{margin-top:${space.x5}}
address{font-style:normal;font:${type.small};line-height:${leading.body}}
`;

const forms = `
form.row{display:flex;flex-wrap:wrap;align-items:end;gap:${space.x3} ${space.x4};margin-bottom:${space.x5}}
form.tall{display:grid;gap:${space.x4};max-width:26rem}
label{display:grid;gap:${space.x1};font:${type.smallStrong}}
label.tick{display:flex;align-items:center;gap:${space.x3};min-height:${size.target};font:${type.body}}
label.tick input{width:1.25rem;height:1.25rem;accent-color:${color.ink}}
input:not([type=checkbox]),select{min-height:${size.target};min-width:0;width:100%;padding:0 ${space.x3};border:${stroke.hairline} solid ${color.control};border-radius:${radius.corner};background:${color.paper};font:${type.body}}
input[type=number]{width:7rem}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:${size.target};padding:0 ${space.x5};border:${stroke.line} solid ${color.ink};border-radius:${radius.corner};font:${type.action};text-decoration:none}
.button:hover{background:${color.chalk}}
.button[data-first]{background:${color.ink};color:${color.paper}}
.button[data-first]:hover{background:${color.inkHover}}
.actions{display:flex;flex-wrap:wrap;align-items:center;gap:${space.x3} ${space.x4}}
.actions form{display:contents}
.link{min-height:${size.target};font:${type.action};text-decoration:underline;text-decoration-thickness:${stroke.line};text-underline-offset:.25em;display:inline-flex;align-items:center}
`;

const work = `
.work li{border-bottom:${stroke.hairline} solid ${color.line}}
.work a,.work div{display:grid;grid-template-columns:5.5rem 1fr;align-items:baseline;gap:${space.x4};padding:${space.x4} 0;text-decoration:none}
.work a:hover{background:${color.chalk}}
.work b{font:${type.title};letter-spacing:${tracking.heading};text-align:right;font-variant-numeric:tabular-nums}
.work a b{color:${color.madder}}
.work div{color:${color.softInk}}
.work small{display:block;font:${type.small};color:${color.softInk}}
.cards li{padding:${space.x5} 0;border-bottom:${stroke.hairline} solid ${color.line}}
.cards h2{margin-top:0}
.cards ul{margin:0 0 ${space.x4} ${space.x5};list-style:disc}
.cards ul li{padding:0;border:0}
.cards .photos{display:flex;flex-wrap:wrap;gap:${space.x3};margin-left:0;list-style:none}
.photos img{display:block;width:auto;height:16rem;max-width:100%;object-fit:contain;background:${color.chalk}}
.cards blockquote{margin:0 0 ${space.x4};padding-left:${space.x4};border-left:${stroke.ring} dashed ${color.madder};white-space:pre-line;max-width:${size.measure}}
`;

/** The look of the back office, from the shop's own roles: it stands in each page, which asks for nothing else. */
export const officeStyles = `${globalCss}${[page, tables, forms, work].join('').replaceAll('\n', '')}`;
