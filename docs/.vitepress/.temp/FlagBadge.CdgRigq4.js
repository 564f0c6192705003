import { At as membersWhere, Bt as formatRaw, Ct as isNotFoundError, Et as isTonCenterError, Gt as tryParseAddress, Ht as rawForm, It as useTonCenter, K as expects, O as unreadableOf, S as attempt, St as isMessageRefusedError, T as messageOut, Tt as isServerError, Ut as toFriendlyAddress, Vt as isSameAddress, Wt as toRawAddress, at as params, k as withRows, lt as string, pt as isNotReady, q as list, t as useMade, ut as stringFrom, w as asReceived, wt as isRateLimitError, zt as addressText } from "./useMade.ZiNMGZWi.js";
import { B as flag, C as useCountdown, E as Icon, F as clock, H as hourglass, I as copy, P as check, Q as right, R as deploy, S as useLoadingPause, T as createSeconds, U as inbox, X as plug, _ as rawTexts, _t as isHidden, a as ForeignText, at as warn, c as addressTexts, ct as Root, dt as ActiveContext, f as copyTexts, ft as HeadingContext, g as lookTexts, gt as cx, ht as Root_module_default, i as Badge, lt as raised_module_default, m as flagTexts, mt as useScope, o as ForeignText_module_default, ot as Spoken, pt as RowContext, st as Skeleton, u as buttonTexts, ut as listen, vt as visibleString, w as waitMsOf, x as Button, z as eyeOff } from "./Amount.D6jlGTiV.js";
import { c as byPart, i as paramsFor, n as useSelect, t as useComposed } from "./composed.1Q0OXApn.js";
import { a as useRefresh, c as priorityOf, d as policyOf, f as prepare, g as asAnswer, h as queryKey, i as useRefetch, l as usePriority, m as toRequestOptions, n as queryHook, o as cachedQuery, p as sharingOf, r as under, s as useClient, t as given, u as noticeScope, v as defineEndpoint, y as addressBook$1 } from "./queryHook.C3wkTZGV.js";
import { t as watchSize } from "./watchSize.CShABYT6.js";
import { n as lostRow, t as DEFAULT_SETTINGS } from "./draw.B6xBzt0A.js";
import { Component, Fragment, forwardRef, memo, useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { skipToken, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
// src/trust/confusables.ts
/**
* Characters that look like a letter or digit of ASCII, by code: each as that letter, and how far it is from the one before, in
* base 36. Made by `scripts/confusables.mjs` from the confusables of Unicode (UTS #39) and from alphabets of fancy text.
*/
var CONFUSABLES = "s10 oc l1 e2 a1 s1 g1 t1 b1 a8 l15 lj c12 l1 y2 x1e af da o8 p6 di d1 hm la lh n9 fr t0 t1 bp b3 b2 d7 g1 f5 k7 l1 n4 q5 p2 23 t5 y6 y1 z2 25 51 s1 l3 g11 31k 86 z2 cn l1 e9 e1 j2 q2 r2 y2 a2 b2 d3 d1 35 g4 g1 g1 y1 h3 l2 l1 l1 l1 l2 w2 n3 n1 n1 o1 o3 r4 r1 r3 s2 t6 u1 u2 a1 y3 z1 32 o6 b1 h3 j1 l2 q1 h6v o1 n5 c6 y2 ac b1 y1 a1 e1 z1 n1 o1 l1 k1 a1 m1 v1 e1 o1 p2 c1 o1 t1 u1 o1 x1 w2 fk 2c ja m8 bm av 61 b1 r1 a1 e1 32 n1 k2 m2 h1 o1 n1 p1 c1 t1 y1 o1 x1 b7 e1 r2 h3 e2 s1 l1 j2 h3 w6 b2 of o1 v2 w8 bg r6 36 k2 k4 h4 c8 t2 y2 y2 x2 h8 e2 e2 h9 h2 m4 l1 3i o8 do gc qe w2 uk w1c q2 q3 ha t7 n1 z1 n3 u1 s2 g2 f3 o1 s1 l1m ll v3 l7 o2 y4 p2 v2 l1q ow lq o4 v2 lc o23 o3 ok ls o4 v2 o8 o5d la obg o3k 84 93 o3d 91 83 o3g o1m o1y 92 o3i os o2s os o2s os ou o1y 97 ol a3m ns u2 s1 w9 bj l1 of o1 b2 m1 d1 o3g o8w od oz y4n oo oc u6t u1 y2 aa lr c5 xb f1v e4 sh o1s q2 d3 h3 ri zw j1 b1 l2 k7 mb t3m r1c h14 g1 b1 v1f a2 ur n2 c7 po d2 b3 b1 jq lt 2l l1d s11 x18 p7 h1g x1 ra b14 f5 k9 a8 dp ab d1 w5 m1 e4 b3 x3a x1 x21 la kk m1 a17u c4 d1 e2 j3 k1 m2 o2 o2 p7 t3 u1 v4 w1 z1 r4 f20 n2 r2 s2 t1 z1 l5 l1 p1 u1 g5 y9 f7l y2q t81 c3l f2 m2 n1 w3 d2 e1 k1 t1 p3 g1 a1 s1 c1 t3 t2 r3 b2 e33 c2e a3g a6 vk l9 v5 u2 u2y o1 o1 o1 o1 o1 o4 t7 vt u2 e1o t2q ob l7 p1 a2 l2 a2 l3n o76 l3 t16 t1k t2 xd o2e o2 o3 o1 ow oq tcw x9e x1 x77 x1 afp t1 h2 k2 z2 rp ha l4 k2 m4 n2 o4 p4 c2 t2 y2 x4 9u 32 l4 62 o2m v7 e1 o8 le o5 q1 x8 oiy k4y t2h o4 y4 lb u4 l4b s5ku t3 x1p b1 e4 zi np3 dw c7u a14 f1 h1 o4f p1n9 r2 w1j lac m405 ba06 p1 d1 d1 t1 g2 k1 j2 c1 z2 f1 m2 n1 l1 s1 r1 v3 h1 w3 x1 y1 a2 e2 l2 o1 u1 29d l2 h26 v22 2g f1t s1 kg oa 2g w6 3a 94 f16 u6 bm eot f3 o8 o1 r9 r1 u6 u4 x1 y7 dm r1 t1 o2 l1 y4 a1 j1 e1 r5 w2 g3 m1 h4 y2 o1 g2 h2 z1 u9 42 b1 r3 w2 s1 v4 s1 l4 c1 p3 k4 d1 g2 o2 63 mh8z";
// src/trust/fold.ts
/** Letters by the characters that look like them. */
/* @__NO_SIDE_EFFECTS__ */
function lettersOf(table) {
	let code = 0;
	return new Map(table.split(" ").map(([letter = "", ...distance]) => {
		code += Number.parseInt(distance.join(""), 36);
		return [String.fromCodePoint(code), letter];
	}));
}
var LETTERS = /* @__PURE__ */ lettersOf(CONFUSABLES);
/** Characters that are not read: accents, spaces, marks between letters, symbols, emoji, and all that is drawn as nothing. */
var SILENT = /[\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\p{So}\p{Sk}\p{P}]/u;
/** Letters in dark circles and squares, and those that spell flags. Unicode does not map them to letters. */
var FRAMED = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
var ALPHABETS = [
	127462,
	127344,
	127312
];
function unframe(char) {
	const code = char.codePointAt(0);
	const start = ALPHABETS.find((first) => first <= code);
	return String.fromCharCode(97 + code - start);
}
function lookOf$1(char) {
	const small = char.toLowerCase();
	return LETTERS.get(char) ?? LETTERS.get(small) ?? (SILENT.test(char) ? "" : small);
}
/** Most names are of these, and a list of tokens has thousands. */
var PLAIN$1 = /^[\0-\x7F]*$/;
var ASCII = /* @__PURE__ */ Array.from({ length: 128 }, (_, code) => lookOf$1(String.fromCharCode(code)));
/** `USDTT` as `USDT`. A loop: a pattern would try again at every character. */
function single(letters) {
	let end = letters.length;
	while (end > 1 && letters[end - 1] === letters[end - 2]) end--;
	return letters.slice(0, end);
}
/**
* A name as it looks: two names that a reader may take for one another fold to the same letters. Capitals, accents, full
* width and mathematical letters, other scripts' look-alikes, and digits in place of letters are folded.
*/
function fold(name) {
	const isPlain = PLAIN$1.test(name);
	const text = isPlain ? name : name.replace(/[™®©℠]/g, "").replace(FRAMED, unframe).normalize("NFKD");
	let letters = "";
	for (const char of text) letters += isPlain ? ASCII[char.charCodeAt(0)] : lookOf$1(char);
	return single(letters.replace(/rn|lvl/g, "m").replaceAll("vv", "w"));
}
var FLAGS = /[\u{1F1E6}-\u{1F1FF}]/gu;
/** A picture between two letters: a coin for an O. */
var PICTURE$1 = /([\p{L}\p{N}])[\p{So}\p{Sm}]+\uFE0F?(?=[\p{L}\p{N}])/gu;
/** Signs that are no pictures, drawn like a letter: `⏇ON`. */
var SIGN = /(?!\p{Extended_Pictographic})\p{So}/gu;
/** A letter that looks like none of ASCII. */
var UNREAD = "ꙮ";
/** How Cyrillic and Greek letters sound that look like other Latin ones: each before its sound. */
var SOUNDS = "вvгgдdиiйiкcлlнnпpрrсsуuфfхhюuγgδdλlνnπpρrσsςsηnυuφf";
var soundOf = (char) => SOUNDS[SOUNDS.indexOf(char.toLowerCase()) + 1];
var sound = (name) => name.replace(/[вгдийклнпрсуфхюγδλνπρσςηυφ]/giu, soundOf);
/** All folded readings of a name: by its looks, without flags, with letters for pictures, without a `$`, by sound. */
function readings(name) {
	const texts = [
		name,
		name.replace(FLAGS, ""),
		name.replace(PICTURE$1, "$1o"),
		name.replace(PICTURE$1, `$1${UNREAD}`),
		name.replace(FRAMED, unframe).normalize("NFKD").replace(SIGN, UNREAD),
		name.replace(/^\W*[$#@]/, ""),
		sound(name)
	];
	return new Set([...new Set(texts)].map(fold));
}
// src/trust/tlds.ts
/**
* The top-level domains in Latin and Cyrillic letters, in order: how many characters each shares with the one before, and
* the rest of it. Made by `scripts/tlds.mjs` from the list of IANA.
*/
var TLDS = "0aaa2rp1bb3ott3vie2c2le2ogado2udhabi1c2ademy2centure3ountant9ts2o2tor1d2s2ult1e2g2ro2tna1f2l2rica1g2akhan2ency1i2g2rbus3force3tel1kdn1l2ibaba3pay2lfinanz3state3y2sace3tom1m2azon2ericanexpress8family3x2fam2ica2sterdam1nalytics2droid2quan2z1o2l1partments2p3le1q2uarelle1r2ab3mco2chi2my2pa2t3e1s2da2ia2sociates1t2hleta2torney1u2ction2di4ble4o2spost2thor3o4s1w2s1x2a1z2ure0ba2by2idu2namex3d3k2r3celona4laycard7s3efoot3gains2seball3ketball2uhaus2yern1b2c2t2va1cg2n1d1e2ats3uty2er2rlin2st4buy2t1f1g1h2arti1i2ble2d2ke2ng4o2o2z1j1lack5friday2ockbuster3g3omberg2ue1m2s2w1n2pparibas1o2ats2ehringer2fa2m2nd2o3k4ing2sch3tik4on2t2utique2x1r2adesco2idgestone2oadway3ker3ther2ussels1s1t1uild5ers2siness2y2zz1v1w1y1z2h0ca2b2fe2l3l3vinklein2m3era3p2non2petown3ital7one2r3avan3ds3e4er6s3s2sa3e3h3ino2t3ering3holic1ba2n2re1c1d1enter2o2rn1f2a2d1g1h2anel4nel3rity3se3t2eap2intai2ristmas3ome2urch1i2priani2rcle2sco2tadel3i4c3y1k1l2aims2eaning2ick3nic5que2othing3ud2ub4med1m1n1o2ach2des2ffee2llege3ogne2m3mbank4unity3pany5re4uter3sec2ndos3struction4ulting3tact4ractors2oking3l3p2rsica2untry3pon6s3rses1pa1r2edit6card6union2icket2own2s2uise6s1u2isinella1v1w1x1y2mru2ou1z0dad2nce2ta3e3ing3sun2y1clk1ds1e2al4er4s2gree2livery3l3oitte3ta2mocrat2ntal4ist2si4gn2v1hl1iamonds2et2gital2rect6ory2scount5ver3h2y1j1k1m1np1o2cs3tor2g2mains2t2wnload1rive1tv1ubai2pont2rban1vag2r1z0earth2t1c2o1deka2u3cation1e1g1mail2erck1nergy2gineer8ing2terprises1pson1quipment1r2icsson2ni1s2q2tate1t1u2rovision2s1vents1xchange2pert3osed3ress2traspace0fage2il3rwinds3th2mily2n3s2rm4ers2shion3t1edex2edback2rrari4ero1i2delity3o2lm2nal4nce6ial2re4stone3mdale2sh4ing2t3ness1j1k1lickr3ghts3r2orist3wers2y1m1o2o3d3tball2rd3ex3sale3um2undation2x1r2ee3senius2l2ogans3ntier1tr1ujitsu2n3d2rniture2tbol1yi0ga2l3lery4o4up2me4s2p2rden2y1b2iz1d2n1e2a2nt4ing2orge1f1g2ee1h1i2ft4s2ves3ing1l2ass2e2obal4o1m2ail2bh2o2x1n1odaddy2ld4point3f2o3dyear3g4le2p2t2v1p1q1r2ainger3phics3tis2een2ipe2ocery3up1s1t1u2cci2ge2ide3tars2ru1w1y0hair2mburg2ngout2us1bo1dfc4bank1ealth6care2lp3sinki2re3mes1iphop2samitsu2tachi2v1k2t1m1n1ockey2ldings3iday2medepot4goods4s5ense2nda2rse2spital3t4ing2t3els3mail2use2w1r1sbc1t1u2ghes1yatt2undai0ibm1cbc2e2u1d1e2ee1fm1kano1l1m2amat2db2mo4bilien1n2c2dustries2finiti3o2g2k2stitute3urance5e2t3ernational3uit2vestments1o1piranga1q1r2ish1s2maili2t3anbul1t2au2v0jaguar2va1cb1e2ep2tzt2welry1io1ll1m2p1nj1o2bs3urg2t2y1p2morgan2rs1uegos2niper0kaufen1ddi1e2rryhotels5properties1fh1g1h1i2a2ds2m2ndle2tchen2wi1m1n1oeln2matsu2sher1p2mg2n1r2d2ed1uokgroup1w1y2oto1z0la2caixa2mborghini3er2nd4rover3xess2salle2t3ino3robe2w3yer1b1c1ds1ease2clerc2frak2gal3o2xus1gbt1i2dl2fe4insurance4style2ghting2ke2lly2mited3o2ncoln3k2ve3ing1k1lc2p1oan4s2cker3us2l2ndon2tte4o2ve1pl3financial1r1s1t2d3a1u2ndbeck2xe3ury1v1y0ma2drid2if3son2keup2n3agement3go2p2rket6ing6s3riott3shalls2ttel1ba1c2kinsey1d1e2d3ia2et2lbourne2me3orial2n3u2rckmsd1g1h1iami2crosoft2l2ni3t2t3subishi1k1l2b2s1m2a1n1o2bi4le2da2e2i2m2nash3ey3ster2rmon3tgage2scow2to4rcycles2v3ie1p1q1r1s2d1t2n2r1u2seum3ic1v1w1x1y1z0na2b2goya2me2vy1ba1c1e2c2t3bank3flix3work2ustar2w3s2xt4direct3us1f2l1g2o1hk1i2co2ke3on2nja2ssan5y1l1o2kia2rton2w3ruz3tv1p1r2a2w1tt1u1yc1z0obi2server1ffice1kinawa1layan6group2lo1m2ega1ne2g2l3ine1oo1pen1racle3nge2g3anic2igins1saka1tsuka2t1vh0pa2ge2nasonic2ris3s3tners4s4y2y1ccw1e2t1f2izer1g1h2armacy2d2ilips2one3to5graphy5s2ysio1ics3tet4ures2d2n3g3k2oneer2zza1k1l2ace3y4station2umbing3s1m1n2c1ohl2ker2litie2rn2st1r2axi2ess2ime2o3d4uctions3f3gressive3mo3perties7y3tection2u3dential1s1t1ub1w2c1y0qa1pon1uebec3st0racing2dio1e2ad3lestate4tor5y2cipes2d3umbrella2hab2ise5n3t2liance2n3t4als2pair3ort3ublican2st4aurant2view6s2xroth1ich4ardli3oh2l2o2p1o2cks2deo2gers2om1s2vp1u2gby2hr2n1w2e1yukyu0sa2arland2fe4ty2kura2le3on2msclub4ung2ndvik7coromant3ofi2p2rl2s2ve2xo1b2i2s1c2b2haeffler3midt3olarships4ol3ule3warz2ience2ot1d1e2arch3t2cure5ity2ek2lect2ner2rvices2ven2w2x3y1fr1g1h2angrila3rp2ell2ia3ksha2oes3p4ping3uji3w1i2lk2na3gles2te1j1k2i3n2y3pe1l2ing1m2art2ile1n2cf1o2ccer3ial2ftbank4ware2hu2lar3utions2ng3y2y1pa3ce2ort3t1r2l1s1t2ada3ples3r3tebank5farm2c3group2ockholm3rage4e2ream2udio4y2yle1u2cks2pplies5y4ort2rf3gery2zuki1v1watch2iss1x1y2dney2stems1z0tab2ipei2lk2obao2rget2tamotors4r3too2x3i1c2i1d2k1eam2ch4nology2l2masek2nnis2va1f1g1h2d2eater5re1iaa2ckets2enda2ps2res3ol1j2maxx2x1k2maxx1l1m2all1n1o2day2kyo2ols2p2ray2shiba2tal2urs2wn2yota3s1r2ade4ing3ining3vel6ers9insurance2ust2v1t1ube2i2nes2shu1v2s1w1z0ua1bank2s1g1k1nicom3versity2o1ol1ps1s1y1z0va2cations2na3guard1c1e2gas2ntures2risign3sicherung2t1g1i2ajes2deo2g2king2llas2n2p2rgin2sa3ion2va3o1laanderen1n1odka2lvo2te3ing3o2yage1u0wales3mart3ter2ng4gou2tch5es1eather7channel2bcam3er3site2d3ding2ibo3r1f1hoswho1ien2ki2lliamhill2n3dows3e3ners1me1olterskluwer2odside2rk4s3ld2w1s1tc2f0xbox1erox1ihuan2n1xx1yz0yachts2hoo2maxun2ndex1e1odobashi2ga2kohama2u3tube1t1un0za2ppos2ra1ero1ip1m1one1uerich1w0бг1ел0дети0ею0католик1ом0мкд1он2сква0онлайн1рг0рус1ф0сайт1рб0укр0қаз";
// src/trust/endings.ts
/* @__NO_SIDE_EFFECTS__ */
function read$1(table) {
	let before = "";
	return new Set(table.split(/(?=\d)/).map((entry) => {
		before = before.slice(0, Number(entry[0])) + entry.slice(1);
		return before;
	}));
}
var ALL = /* @__PURE__ */ read$1(TLDS);
/** Longer ones that no sentence starts with, and under which strangers lure. */
var PLAIN = /^(?:com|org|net|info|biz|xyz|app|dev|pro|vip|bet|click|website|online|icu|lol|sbs|cfd|cyou|wtf|gdn|орг|рус|рф|укр|xn--.*)$/;
/** Ends of files: `build.sh`. */
var FILE = /^(?:md|mov|pl|ps|py|rs|sh|so|zip)$/;
/** Words that sentences start with: `see you.me and you`, `fine.love it`. */
var WORD = /^(?:ad|ai|am|as|at|be|by|do|hm|id|im|in|is|it|la|ma|me|mo|my|no|pa|pm|re|to|us|baby|best|cool|dad|fun|here|love|next|now|one|rest|you)$/;
/** Written with letters of other scripts: `gram.соm`. */
var DISGUISED = new Set([
	"com",
	"org",
	"net",
	"info",
	"xyz",
	"app",
	"io"
].map(fold));
/**
* The ending of a text behind a dot. It is a top-level domain that means one (`plain`), one that is also a word or a file ending,
* or none.
* @param ending in small letters
*/
function kindOfEnding(ending) {
	if (!ALL.has(ending)) return !/^(?:[a-z]*|\p{Nd}*)$/u.test(ending) && DISGUISED.has(fold(ending)) ? "plain" : void 0;
	if (WORD.test(ending)) return "word";
	if (FILE.test(ending)) return "file";
	return ending.length === 2 || PLAIN.test(ending) ? "plain" : "common";
}
// src/trust/links.ts
/** Where the way to anywhere is hidden. */
var SHORTENERS = /^(?:bit\.ly|t\.co|goo\.gl|tinyurl\.com|is\.gd|v\.gd|cutt\.ly|rebrand\.ly|clck\.ru|vk\.cc|shorturl\.at|rb\.gy|t\.ly|ow\.ly|buff\.ly|s\.id|tiny\.cc|lnkd\.in|linktr\.ee|surl\.li|u\.to|bl\.ink|tiny\.one|qps\.ru|shrtco\.de)$/;
/** Places of this chain that people speak of; nobody else can be there. A path in them may be anybody's. */
var PLACES = /^(?:ston\.fi|dedust\.io|getgems\.io|fragment\.com|ton\.org|tonkeeper\.com|tonviewer\.com|tonscan\.org|toncenter\.com|telegram\.org)$/;
/** Under these projects have a site of their name, and tokens bear it: `Crypto.com`. */
var BRAND = /^(?:com|io|org|net|co|fi|ai|network|finance|cash|money|exchange)$/i;
/** Under these strangers lure, and in small letters no sentence starts with them. */
var SITES = /^(?:top|site|space|store|tech|fund|host|monster|quest|cloud|network|finance|exchange|casino|link|buzz)$/;
/** Luring words. In the name of a site, these make a link of a word with an ending. Not in `budget`, `winter`. */
var LURE = /claim|airdrop|drop|gift|bonus|reward|prize|giveaway|(?:^|[^a-z])(?:free|get|mint|win(?!d|ter))|bot$|verif|support|official|login|unlock|подар|бонус|приз|клейм|раздач/i;
/** Names that lures take. */
var NAMES = /gram|ton|usdt|tether|notcoin|dogs|wallet|binance|token|coin|crypto|swap|stak/i;
/** Before a link. */
var CALL$1 = /(?:(?:^|[^\p{L}])(?:visit|open|claim|go|site|website|link|via|here|check|join|сайт|зайди|заходи|переходи|ссылка|тут|здесь)(?: +(?:it|now|at|on|to|in|here|на))*|👉|→|➡)[^\p{L}\p{N}\n]*$/iu;
/** The promise, and the place to collect it: `Claim 5 USDT at …`. */
var PROMISE = /claim|airdrop|giveaway|bonus|reward|prize|cashback|\d ?% (?:back|off|profit|apy)|free (?:mint|tokens?|nft|coins?)|подар|бонус|приз|кэшбэк|забери|получи/i;
var THERE = /(?:^|[^\p{L}])(?:at|via|на)\s+$/iu;
var FOREIGN = /^[^\0-\x7F]{2,}$/u;
var LABEL = /^[\p{L}\p{M}\p{N}\p{Extended_Pictographic}_-]+$/u;
var PICTURE = /\p{Extended_Pictographic}/u;
/** Of a scheme that a browser or a phone would act on. In a sentence a space follows the colon. */
var SCHEME = /(?:^|[^\p{L}\p{N}])(?:[a-z][a-z\d+.-]{0,30}:\/\/|javascript:\S|vbscript:\S|data:[a-z]{1,40}\/|mailto:\S{1,64}@|tg:\w{1,40}\?)|\bwww\.\S/iu;
var NUMBERS = /(?:^|[^\p{L}\p{N}.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\p{L}\p{N}.])/u;
var VERSION = /(?:version|build|release|v|ver|версия)\.?\s*\d/i;
/** A bot of Telegram, and accounts of it whose names lure. */
var BAIT = /@\w{2,40}bot(?!\w)|(?:^|[^\w.+-])@\w{0,40}(?:airdrop|claim|giveaway|bonus|support|official|helpdesk|_help(?!\w)|verif)/i;
/** A domain of the chain is a name and no link; an e-mail address is no link either. But some names lure. */
var BAIT_NAME = /claim|airdrop|giveaway|bonus|reward/i;
/** Not before a path: `https://gram.com@evil.example/`. */
var MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+\.?$/;
/** No top-level domains, but they read as links: `1inch.claim`. */
var BAIT_ENDING = /^(?:claims?|airdrops?|bonus|giveaways?|rewards?|verify)$/i;
/** Dots that are spelled out or set apart, and so meant to be put together. Bounds, because a pattern tries at every space. */
var ENDS = "com|org|net|io|ru|xyz|app|info|me|top|click|site|online|website|icu|vip|club|live|fun|pro|biz|bet";
var SPELLED$2 = [
	/\s?[[({<]\s?(?:\.|dot|точка)\s?[\])}>]\s?/giu,
	new RegExp(`\\s{1,9}\\.\\s{0,3}(?=(?:${ENDS})(?![\\p{L}\\d]))`, "giu"),
	new RegExp(`\\s{1,9}(?:dot|точка)\\s{1,9}(?=(?:${ENDS}|ком|ру)(?![\\p{L}\\d]))`, "giu")
];
/** The site in a piece of text without spaces, if it could be one. */
function siteIn(piece) {
	const parts = piece.split("/");
	const at = parts.findIndex((part) => part.includes("."));
	const [host = "", query] = (parts[at] ?? "").replace(/^.*@/, "").split(/[?#]/);
	const labels = host.split(".");
	while (labels.at(-1) === "") labels.pop();
	const ending = labels.pop() ?? "";
	if (!labels.length || !labels.every((label) => LABEL.test(label))) return;
	return {
		labels,
		ending,
		hasPath: Boolean(query || parts.slice(at + 1).join(""))
	};
}
/** Whether a reader would take it for a link. A sentence without a space after its dot looks like one, and needs a second sign. */
function isLink({ labels, ending, hasPath }, { isCalled, isAlone, isName, promises }) {
	if (ending.toLowerCase() === "ton") return labels.some((label) => BAIT_NAME.test(label));
	const kind = kindOfEnding(ending.toLowerCase());
	const label = labels.join(".");
	if (!kind && BAIT_ENDING.test(ending)) return isAlone || hasPath || isCalled || /-|\d/.test(label) || LURE.test(label) || NAMES.test(label);
	if (!kind) return FOREIGN.test(ending) && /^[!-~]+$/.test(label) && (hasPath || isCalled || promises || isAlone);
	const host = `${label}.${ending}`.toLowerCase();
	if (PLACES.test(host) && !hasPath) return false;
	if (hasPath || SHORTENERS.test(host) || isCalled) return true;
	const isWord = kind === "word" || kind === "file";
	if (isWord && /^[\d.]+$/.test(label)) return false;
	if (PICTURE.test(label) || kind !== "file" && /[\d-]/.test(label) && /\p{Ll}/u.test(ending)) return true;
	if (labels.length > 1 && labels.every((one) => one.length > 1)) return true;
	if (LURE.test(label) && (!isWord || LURE.exec(label)?.[0] !== label)) return true;
	if (isName && BRAND.test(ending) && /^[!-~]+$/.test(label)) return false;
	if (kind === "plain") return ending.length > 2 || label.length > 1;
	if (/^\p{Lu}/u.test(ending) && /\p{Ll}$/u.test(label)) return false;
	if (isWord) return Number(isAlone) + Number(promises) + Number(NAMES.test(label)) > 1;
	return isAlone || promises || NAMES.test(label) || SITES.test(ending);
}
/**
* Whether a text holds a link, or text that a reader would turn into one. Its dot may be spelled out, or of another script.
* @param isName of a token: `Crypto.com` is a name, and no link without another sign
*/
function hasLink(text, isName = false) {
	const plain = text.replace(/[。｡․]/gu, ".").normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
	if (SCHEME.test(plain) || BAIT.test(plain) || NUMBERS.test(plain) && !VERSION.test(plain)) return true;
	const read = SPELLED$2.reduce((before, dot) => before.replace(dot, "."), plain);
	const isPlainName = isName && read === text;
	const isAlone = !/[^\S\n]/.test(read.trim());
	const promises = PROMISE.test(read);
	let at = 0;
	return read.split(/([\s"'`«»“”„<>()[\]{},;:!|*~=+…–—]+)/u).some((piece) => {
		const before = read.slice(Math.max(0, at - 24), at);
		at += piece.length;
		const isMail = MAIL.test(piece) && !BAIT_NAME.test(piece);
		const site = piece.includes(".") && !isMail ? siteIn(piece) : void 0;
		if (site === void 0) return false;
		return isLink(site, {
			isCalled: CALL$1.test(before) || promises && THERE.test(before),
			isAlone,
			isName: isPlainName,
			promises
		});
	});
}
// src/trust/textFlags.ts
/**
* The flags of a text that a stranger wrote: links, and characters that cannot be seen.
* @param isName of a token, where the name of a site may be its own
*/
function textFlags(text, isName = false) {
	const flags = [];
	if (hasLink(text, isName)) flags.push({ kind: "link" });
	if (isHidden(text)) flags.push({ kind: "hidden" });
	return flags;
}
// src/trust/copies.ts
/** Words that leave a claim as it is: a name with them still claims to be the rest. Other chains and bridges are among them. */
var ADDED$1 = "official officially original real genuine authentic true verified trusted approved new old ex former formerly legit token coin jetton crypto currency stablecoin stable the a my on by for at from in network chain blockchain mainnet native v1 v2 v3 2.0 3.0 2025 2026 erc20 trc20 bep20 telegram airdrop bonus reward rewards claim gift giveaway solana ethereum tron polygon arbitrum avalanche bsc wormhole allbridge официальный официальная настоящий новый токен монета сеть";
var words = (text) => text.split(/[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}|/\\,.:;·•_*+="']+/u).filter((word) => fold(word));
/* @__NO_SIDE_EFFECTS__ */
function readAdded(list) {
	const all = list.split(" ").map(fold);
	const long = all.filter((word) => word.length > 3).join("|");
	return {
		words: new Set(all),
		ends: new RegExp(`^(?:${long})|(?:${long})$`, "g")
	};
}
var added = /* @__PURE__ */ readAdded(ADDED$1);
/** Shorter names are parts of honest words: `Realton`, `Notcoin`. */
var LONG_ENOUGH$1 = 4;
/** Letters of a name of which some are guessed. */
var LONGEST_GUESSED = 32;
/** Whether a reader takes it for the claim. At least half of its letters are the same, and the look of the others is unknown. */
function isLike(letters, claim) {
	const known = letters.filter((letter) => letter < "").length;
	return known > 1 && known * 2 >= letters.length && letters.every((letter, at) => letter === claim[at] || letter > "");
}
/** The same for names with letters that are in no table of look-alikes. */
function guess(readings, claims) {
	for (const reading of readings) {
		const letters = [...reading];
		if (letters.length > LONGEST_GUESSED || !letters.some((letter) => letter > "")) continue;
		for (const [claim, of] of claims) if (claim.length === letters.length && isLike(letters, claim)) return of;
	}
}
/** `GRAM2`, `TON v2.0`. */
var NUMBERED = /[\s._-]{0,9}v?\d+(?:\.\d+)*$/i;
/** Claims that run into one another, by a letter of both too: `USDTON`. */
function joint(letters, claims) {
	for (let at = 3; at < letters.length - 1; at++) {
		const first = claims.get(letters.slice(0, at));
		if (first !== void 0 && [at, at - 1].some((start) => claims.has(letters.slice(start)))) return first;
	}
}
function read(text, claims) {
	const all = [...readings(text)];
	const bare = all.map((letters) => letters.replace(added.ends, "")).filter(({ length }) => length >= LONG_ENOUGH$1);
	const unnumbered = fold(text.replace(NUMBERED, ""));
	const single = all.map((letters) => letters.replace(/(.)\1+/gu, "$1")).filter(({ length }) => length >= LONG_ENOUGH$1);
	const found = [
		...all,
		...bare,
		...single,
		unnumbered
	].find((letters) => letters.length > 1 && claims.has(letters));
	if (found !== void 0) return claims.get(found);
	return joint(fold(text), claims) ?? guess(all, claims);
}
/** The rest of a name without added words and numbers. */
var meaningWords = (name) => words(name).filter((word) => !added.words.has(fold(word)) && !/^[#\d]+$/.test(word));
/** Reads words as claims that follow one another, each of one word or several; nothing where one is left over. */
function readAll(all, claims) {
	for (let end = all.length; end > 0; end--) {
		const first = read(all.slice(0, end).join(""), claims);
		if (first === void 0) continue;
		if (end === all.length) return [first];
		const others = readAll(all.slice(end), claims);
		if (others.length) return [first, ...others];
	}
	return [];
}
/** Names are cut before they are read word by word: no honest one has more, and each word more costs. */
var MOST_WORDS = 8;
/** Names of so many letters are no word of another name: `Tether USD Index`, `Toncoin Pass`. */
var LONG_NAME = 7;
/** Written with other letters than plain ones, and not in Russian. A word that reads as a claim is then meant as one. */
var isDisguised = (word) => /[^\0-\x7F]/.test(word) && !/^[\p{Script=Cyrillic}\p{P}]+$/u.test(word);
/** What a name holds as whole words. */
function heldBy(name, claims) {
	const all = words(name).slice(0, MOST_WORDS);
	for (let start = 0; start < all.length; start++) for (let end = start + 1; end <= Math.min(start + 3, all.length); end++) {
		const part = all.slice(start, end).join("");
		const long = [...readings(part)].find((letters) => letters.length >= LONG_NAME && claims.has(letters));
		const of = isDisguised(part) ? read(part, claims) : claims.get(long ?? "");
		if (of !== void 0) return of;
	}
}
/** A derived token is another one, and its name shows it. */
var DERIVED = /(?:^|[^\p{L}])(?:s?lp|pool|vault|wrapped|bridged|proxy|staked|leveraged|receipt)(?:[^\p{L}]|$)/iu;
var isDerived = (name) => DERIVED.test(name);
var isSymbol = (word) => /\p{Lu}.*\p{Lu}/u.test(word);
/** A symbol in its own capitals beside ordinary words: `Orca USDT`. Not `DOGS OF WAR`, `RAY-USDT`, `STON.fi`. */
function symbolIn(name, symbols) {
	if (isDerived(name)) return;
	const pieces = name.split(/[\s()[\]{}|,:]+/).map((piece) => piece.split(/[-/_]/).filter(Boolean));
	if (pieces.flat().every(isSymbol)) return;
	return pieces.flatMap((parts) => parts.length > 1 && parts.every(isSymbol) ? [] : parts).find((word) => word.length >= LONG_ENOUGH$1 && isSymbol(word) && symbols.has(word));
}
/**
* All that a name copies: one, or several where it holds nothing but copies and added words; nothing for most.
* @param symbols as they are spelled, of which nothing else may be made
*/
function copiedBy(name, claims, symbols) {
	const whole = read(name, claims);
	if (whole !== void 0) return [whole];
	const all = readAll(meaningWords(name).slice(0, MOST_WORDS), claims);
	const held = all.length ? void 0 : heldBy(name, claims) ?? claims.get(fold(symbolIn(name, symbols) ?? ""));
	return held === void 0 ? all : [held];
}
// src/trust/mimics.ts
/** The mark that interfaces put behind a checked name. */
var TICK = /[✓✔☑✅🗸🗹⍻]|√\s*$/u;
/** An address, shortened or whole, in any of its spellings. */
var ADDRESS = /(?:^|\s)(?:(?:[UEk0]Q[\w-]{2,}|-?[01]:[\da-f]{2,})(?:…|\.{2,3})[\w-]{2,}|[UEk0]Q[\w-]{46}|-?[01]:[\da-f]{64})(?:\s|$)/iu;
var VOUCHES$1 = /* @__PURE__ */ [
	"verified",
	"верифиц",
	"проверен"
].map(fold);
/** `+500 FROG`, `(+500FROG)`, `+$500`; a number of a telephone has no symbol. */
var AMOUNT = /^\s*\(?[+−➕-]\s?(?:\p{Sc}\d[\d ,.']{0,40}[kKmM]?|\d[\d ,.']{0,40}[kKmM]?\s?(?:\p{Sc}|[$@]?\p{Lu}[\p{Lu}\d₮]{1,40}))[\s)!]*$/u;
var readWords = /* @__NO_SIDE_EFFECTS__ */ (words, separator = " ") => new Set(words.split(separator).map(fold));
/** They vouch: of a token, too. */
var TRUSTED = /* @__PURE__ */ readWords("verified official trusted approved проверено официальный официальная");
/** How things end. The first mean it alone, the others with a noun. */
var STATUS = /* @__PURE__ */ readWords("confirmed received failed pending successful completed rejected подтверждено получено отправлено ошибка");
var STATE = /* @__PURE__ */ readWords("sent success complete needed cancelled canceled declined expired denied blocked locked frozen suspended refunded processing processed insufficient invalid limited restricted reverted required updated connected disconnected lost unclaimed enough available incoming outgoing won требуется отклонено отклонён отменено заблокирован заблокирована завершено успешно выиграли получили выиграл получил обновлён подключён ожидает доступен входящий исходящий");
var THING = /* @__PURE__ */ readWords("transaction transfer payment deposit withdrawal wallet account address balance funds swap session action attention signature fee airdrop reward rewards bonus prize транзакция перевод платёж оплата кошелёк аккаунт счёт баланс действие внимание награда бонус приз");
/** The same, where the text has nothing but such words: `Phone Lost Cat` is a name. */
var PART = /* @__PURE__ */ readWords("upload connection identity phone email password seed phrase kyc request details message channel bot gift app qr code награду подарок перевода кошелька аккаунта обновление подтверждение подтверждения вход попытку доступ сети");
/** What a reader is to do. */
var ACTION = /* @__PURE__ */ readWords("retry send resend confirm verify sign log connect reconnect continue cancel withdraw unlock restore approve claim try click tap press redeem activate login wait get open install download update upgrade migrate scan enter view show see copy reset verification confirmation migration повторить повторите отправить подтвердить подтвердите подключить подключите подпишите нажмите получить получите забрать заберите войти войдите перейдите продолжить обновить обновите введите подождите откройте");
/** They speak to the reader. */
var YOUR = /* @__PURE__ */ readWords("your ваш ваши вашего");
var YOU = /* @__PURE__ */ readWords("you вы");
var CALL = /* @__PURE__ */ readWords("now here there below link please again сейчас здесь сюда тут ниже ссылке пожалуйста снова");
var SMALL = /* @__PURE__ */ readWords("this to is was has have been be will not it of in up a and or on the for all more по на и в чтобы для");
/** Texts that pages use in one form alone. */
var PHRASES = /* @__PURE__ */ readWords("Sign in|Log in|Sign up|Something went wrong|Show all|Contact us|Congratulations|Unnamed token|Поздравляем|Техподдержка|Токен без имени", "|");
/** Labels of accounts: `Burn Address`; of an exchange or a coin by its name too. */
var ROLE = /* @__PURE__ */ readWords("deposit withdrawal exchange custody treasury burn escrow support");
/** Alone they name products: `Cold Wallet` is one. */
var KIND = /* @__PURE__ */ readWords("hot cold");
var HOLDER = /* @__PURE__ */ readWords("wallet address account");
var SERVICE$1 = /* @__PURE__ */ readWords("binance okx bybit kucoin mexc bitget htx huobi kraken coinbase telegram ton toncoin gram tonkeeper usdt tether");
/** Words for a network itself, and for its messages. */
var SYSTEM = /* @__PURE__ */ readWords("system service network admin security fee gas refund tax support help customer technical contact wallet account new важное новое системное служебное системные служба поддержка техническая комиссия");
var NOTICE = /* @__PURE__ */ readWords("message messages notice notification alert warning collector update team desk bot support chat center centre service сообщение сообщения уведомление поддержки поддержка сети");
var TOKEN = /* @__PURE__ */ readWords("token coin");
var has = (words, ...sets) => words.some((word) => sets.some((set) => set.has(word)));
/** Whether a name is a sentence of an interface: how something ended, or what to do. */
function isSentence(all, words) {
	if (words.every((word) => has([word], TRUSTED, STATUS, STATE, THING, PART, ACTION, YOUR, YOU, CALL, SMALL))) {
		if (has(all, TRUSTED) || has(all, STATUS) && !has(all, TOKEN)) return true;
		if (has(all, STATE) && has(all, THING, PART, ACTION, YOU)) return true;
		if (has(all, YOU) && has(all, THING, PART)) return true;
		return has(all, ACTION) && (has(all, THING, PART, YOUR, CALL) || all.filter((word) => ACTION.has(word)).length > 1);
	}
	const said = words.filter((word) => !SMALL.has(word));
	return said.some((word, at) => {
		const next = said.slice(at + 1, at + 2);
		return THING.has(word) && has(next, TRUSTED, STATUS, STATE) || ACTION.has(word) && has(next, YOUR);
	});
}
/** Whether a name is the label of an account: `Binance Hot Wallet 2`, `Burn Address`, `Binance 14`, `Fee Collector`. */
function isLabel(words, name) {
	if (has(words, TOKEN)) return false;
	const [first = "", second = "", ...more] = words;
	const isNumbered = /\s#?\d+$/.test(name);
	if (SERVICE$1.has(first) && (second ? has([second], ROLE, KIND, HOLDER) : isNumbered)) return true;
	if (SYSTEM.has(first) && has([second], NOTICE, SERVICE$1) && !more.length) return true;
	return words.some((word, at) => {
		if (!HOLDER.has(words[at + 1] ?? "")) return false;
		return ROLE.has(word) || KIND.has(word) && (at > 0 || isNumbered);
	});
}
/** Whether a name imitates a text of the page itself: `Verified ✓`, `Transfer failed`, `UQCD…qEBI`, `+500 FROG`, `Burn Address`. */
function isMimic(name) {
	if (TICK.test(name) || ADDRESS.test(name) || AMOUNT.test(name.normalize("NFKC"))) return true;
	const look = fold(name);
	if (PHRASES.has(look) || VOUCHES$1.some((word) => look.includes(word))) return true;
	const words = name.split(/[^\p{L}\p{M}]+/u).flatMap((word) => fold(word) || []);
	return isSentence(words, meaningWords(name).map(fold)) || isLabel(words, name);
}
// src/core/tokenRegistry.ts
/** More tokens are no list that a page should load. */
var MOST_TOKENS = 5e4;
/** Characters of a symbol or a name. */
var MOST_NAMED = 128;
/** Thrown by what reads a token registry that is none. */
var InvalidRegistryError = class extends Error {
	name = "InvalidRegistryError";
	/** Which token is wrong, counted from 0; absent where it is the list itself. */
	index;
	constructor(fault, index) {
		super(`Not a token registry: ${index === void 0 ? "" : `tokens[${index}] `}${fault}`);
		this.index = index;
	}
};
var isMembers = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var isName = (value) => typeof value === "string" && value.trim() !== "" && value.length <= MOST_NAMED;
var RAW = /^(?:0|-1):[\dA-F]{64}$/;
/** Raw. Nearly all of a list are so already, and need not be read. */
var rawOf = (address) => {
	if (typeof address === "string" && RAW.test(address)) return address;
	const parsed = tryParseAddress(address);
	return parsed && formatRaw(parsed);
};
/** A token of a list with its raw address. @returns its fault, as the end of a sentence, where it is none */
function readToken(token) {
	if (!isMembers(token)) return "is no object.";
	const address = typeof token.address === "string" || isMembers(token.address) ? rawOf(token.address) : void 0;
	if (!address) return "has no address of an account.";
	for (const key of ["symbol", "name"]) if (token[key] !== void 0 && !isName(token[key])) return `has a ${key} that is no text of 1 to ${MOST_NAMED} characters.`;
	const { symbol, name } = token;
	if (symbol === void 0 && name === void 0) return "has neither a symbol nor a name.";
	return {
		address,
		...symbol !== void 0 && { symbol },
		...name !== void 0 && { name }
	};
}
/** Reads the members of a registry beside its tokens. @throws {InvalidRegistryError} */
function checkRegistry(registry) {
	if (!isMembers(registry)) throw new InvalidRegistryError("it is no object.");
	if (!isName(registry.name)) throw new InvalidRegistryError(`its name is no text of 1 to ${MOST_NAMED} characters.`);
	for (const key of [
		"network",
		"source",
		"made"
	]) if (registry[key] !== void 0 && typeof registry[key] !== "string") throw new InvalidRegistryError(`its ${key} is no text.`);
	if (!Array.isArray(registry.tokens)) throw new InvalidRegistryError("its tokens are no list.");
	if (registry.tokens.length > 5e4) throw new InvalidRegistryError(`it has ${registry.tokens.length} tokens, and ${MOST_TOKENS} at most are read.`);
}
// src/trust/registryIndex.ts
/** Shorter names look alike by chance. */
var SHORTEST = 3;
var isPlain = (name) => /^[ -~]*$/.test(name);
var join = (symbol, name) => `${symbol}\n${name}`;
/** Whether a name only repeats the symbol, in the letters of another token's symbol. */
var isOneWord = (symbol, name, of) => symbol.toLowerCase() === of.toLowerCase() && fold(name.replace(/[ _-]?(?:coin|token)$/i, "")) === fold(symbol);
var known = /* @__PURE__ */ new WeakMap();
/** The index of a registry, made at the first call. @throws {InvalidRegistryError} for a value that is no registry. */
function indexOf$1(registry) {
	const found = known.get(registry);
	if (found) return found;
	checkRegistry(registry);
	const addresses = /* @__PURE__ */ new Set();
	const pairs = /* @__PURE__ */ new Map();
	const spelled = /* @__PURE__ */ new Set();
	const looks = /* @__PURE__ */ new Map();
	for (const [index, token] of registry.tokens.entries()) {
		const read = readToken(token);
		if (typeof read === "string") throw new InvalidRegistryError(read, index);
		const { address, symbol, name } = read;
		addresses.add(address);
		const [short, long] = [fold(symbol ?? ""), fold(name ?? "")];
		if (symbol && name) {
			pairs.set(join(short, long), symbol);
			spelled.add(join(symbol, name));
		}
		if (name) looks.set(long, name);
		if (symbol) looks.set(short, symbol);
	}
	const paired = (symbol, name) => {
		const of = pairs.get(join(fold(symbol), fold(name)));
		return of !== void 0 && isOneWord(symbol, name, of) && !spelled.has(join(symbol, name)) ? void 0 : of;
	};
	const disguised = (title) => {
		const letters = isPlain(title) ? "" : fold(title);
		return letters.length < SHORTEST ? void 0 : looks.get(letters);
	};
	const made = {
		name: registry.name,
		has: (raw) => addresses.has(raw),
		copied: (symbol = "", name = "") => paired(symbol, name) ?? disguised(symbol) ?? disguised(name)
	};
	known.set(registry, made);
	return made;
}
// src/trust/tokenFlags.ts
/** What the coin is called, and was until it was renamed: no token may claim these. */
var COIN_NAMES = [
	"GRAM",
	"Gram",
	"TON",
	"Toncoin"
];
var plain = (name) => name.trim().toLowerCase();
/** Characters of a name: more is shown nowhere. */
var MOST_SHOWN = 128;
/** What there is to compare of a member that may be anything. */
var cut = (name) => typeof name === "string" ? name.slice(0, MOST_SHOWN) : void 0;
/** `sTON` beside a verified `STON`: a staked or wrapped coin, by its small first letter. */
var isPrefixed = (name, symbols) => /^[a-z]{1,2}[A-Z]{2,}$/.test(name) && symbols.has(name.toUpperCase());
/** Who issues a token, by its name: `Tether USD`, `Tonstakers TON`; not `Staked Gram`. */
function issuerOf(name, coinNames) {
	const [issuer = "", currency = "", ...more] = name.split(" ");
	return [
		"USD",
		"EUR",
		...coinNames
	].includes(currency) && !more.length && issuer.length > 4 && !isDerived(issuer) ? issuer : void 0;
}
var NONE$1 = /* @__PURE__ */ new Set();
/** `cUSDT` beside a verified `USDT`: what one gets for it elsewhere. Its name has the symbol too: "Solend USDT". */
var isReceipt = (name, symbols) => /^[a-z]{1,2}[A-Z]/.test(name) && symbols.has(name.replace(/^[a-z]+/, ""));
/**
* The check of tokens, for one coin and for the tokens that an app verifies.
* @throws {InvalidRegistryError} for a registry that is none
*/
function createTokenFlags(coin, verified, { isIncluded, registry } = {}) {
	const listed = registry && indexOf$1(registry);
	const coinNames = [
		...COIN_NAMES,
		coin.name,
		coin.symbol
	];
	const claimed = new Set(coinNames.map(plain));
	const claims = /* @__PURE__ */ new Map();
	for (const { symbol, name } of verified) {
		const flag = {
			kind: "lookalike",
			of: visibleString(symbol, 32),
			...isIncluded && { by: "included" }
		};
		const [first = ""] = name.split(" ");
		for (const text of [
			symbol,
			name,
			first + symbol,
			symbol + first,
			issuerOf(name, coinNames) ?? name
		]) {
			const letters = fold(text);
			if (!claims.has(letters)) claims.set(letters, flag);
		}
	}
	for (const of of coinNames) claims.set(fold(of), {
		kind: "native",
		of
	});
	const symbols = new Set(verified.map(({ symbol }) => symbol));
	const nameFlag = (name, own) => {
		if (isPrefixed(name, symbols)) return;
		const flags = copiedBy(name, claims, own);
		const flag = flags.find(({ kind }) => kind === "lookalike") ?? flags[0];
		return flag?.kind === "native" && claimed.has(plain(name)) ? {
			...flag,
			kind: "reserved"
		} : flag;
	};
	const listedFlag = ({ symbol, name }, raw) => {
		if (!listed || raw === void 0 || listed.has(raw)) return;
		const of = listed.copied(cut(symbol), cut(name));
		if (of === void 0) return;
		return {
			kind: "lookalike",
			of: visibleString(of, 32),
			by: "listed",
			list: visibleString(listed.name, 32)
		};
	};
	return (token, address) => {
		const parsed = tryParseAddress(address);
		const isVerified = parsed && verified.some((one) => isSameAddress(one.address, address));
		const flags = [];
		if (token?.is_scam) flags.push({ kind: "scam" });
		if (token?.is_nsfw) flags.push({ kind: "nsfw" });
		if (isVerified || !token) return flags;
		const names = [token.symbol, token.name].flatMap((name) => cut(name) ?? []);
		const own = names.some((name) => isReceipt(name, symbols)) ? NONE$1 : symbols;
		const copy = names.map((name) => nameFlag(name, own)).find((flag) => flag !== void 0) ?? listedFlag(token, parsed && formatRaw(parsed));
		if (copy) flags.push(copy);
		else if (names.some(isMimic)) flags.push({ kind: "mimic" });
		return [...flags, ...textFlags(names.join("\n"), true)];
	};
}
// src/reading/wallets.ts
/** The interface of a wallet among those that the service found at an account, as `wallet_v4r2`. */
var walletOf = (interfaces = []) => interfaces.find((name) => name.startsWith("wallet"));
/** Whether an account is a contract and no wallet. Its address is written so that coins sent to it by mistake return. */
var isContract = (interfaces = []) => interfaces.length > 0 && walletOf(interfaces) === void 0;
// src/trust/domainLooks.ts
/** Names that domains imitate, words that ordinary names are made of too. */
var COMMON = "foundation wallet fragment";
/** Those that are nobody else's: of them a copy may also have more words without a hyphen. */
var OWN$1 = "telegram tonkeeper getgems binance dedust tonstakers durov tonscan tonviewer toncenter stonfi tonhub";
/**
* Words that leave a claim as it is: a name with them still claims to be the rest. These also work without a hyphen, others behind
* one.
*/
var CLAIMS = "official|airdrop|support|help|team|claim|verify|bonus";
var ADDED = `${CLAIMS}|ton|secure|security|app|bot|pay|login|service|desk|account|reward|rewards|giveaway|gift`;
var ADDED_TO_OWN = `${ADDED}|wallet|io|org|com|fi`;
var PAIRS = {
	rn: "m",
	vv: "w",
	cl: "d"
};
var DIGITS = {
	0: "o",
	1: "l",
	3: "e",
	4: "a",
	5: "s",
	6: "g",
	7: "t",
	8: "b",
	i: "l"
};
/** A label as it looks: letters that pass for one another are one. */
var spelledLook = (label) => label.replaceAll("I", "l").toLowerCase().replace(/[^a-z\d]/g, "").replace(/[013-8i]/g, (char) => DIGITS[char]).replace(/rn|vv|cl/g, (pair) => PAIRS[pair]);
/** The same with one of each doubled letter. */
var lookOf = (label) => spelledLook(label).replace(/(.)\1+/g, "$1");
var byLook = /* @__NO_SIDE_EFFECTS__ */ (names) => new Map(names.split(" ").map((name) => [lookOf(name), name]));
var all = /* @__PURE__ */ byLook(`${COMMON} ${OWN$1}`);
var own$1 = /* @__PURE__ */ byLook(OWN$1);
/** Shorter names are a letter away from other words. */
var LONG_ENOUGH = 6;
/** Whether one letter is left out, added, another, or has changed places with the next. Readers look at the first one. */
function isTypo(look, of) {
	if (of.length < LONG_ENOUGH || Math.abs(look.length - of.length) > 1) return false;
	let at = 0;
	while (look[at] === of[at] && at < of.length) at++;
	const isSwapped = look[at] === of[at + 1] && look[at + 1] === of[at] && look.slice(at + 2) === of.slice(at + 2);
	const [rest, restOf] = [look.slice(at), of.slice(at)];
	const isChanged = rest.slice(1) === restOf.slice(1) || rest === restOf.slice(1) || rest.slice(1) === restOf;
	return at > 0 && (isSwapped || isChanged);
}
/** Of an ordinary word, shorter and longer forms are words too: `wallets`. */
var isTypoOfCommon = (look, of) => of.length > 7 && look.length >= of.length && !look.startsWith(of) && isTypo(look, of);
/** @param label without added words */
var ownLike = (label) => own$1.get(lookOf(label)) ?? OWN$1.split(" ").find((of) => isTypo(spelledLook(label), spelledLook(of)));
/** A label, with and without added words: in front, behind, or both. */
function bare(label, [head, tail]) {
	const start = label.replace(head, "");
	return [
		label,
		start,
		label.replace(tail, ""),
		start.replace(tail, "")
	];
}
var around = [/* @__PURE__ */ new RegExp(`^(?:(?:${ADDED})[-_]+|(?:${CLAIMS}))`, "i"), /* @__PURE__ */ new RegExp(`(?:[-_]+(?:${ADDED})|(?:${CLAIMS}))$`, "i")];
var beside = [new RegExp(`^(?:${ADDED_TO_OWN})[-_]*`, "i"), new RegExp(`[-_]*(?:${ADDED_TO_OWN})$`, "i")];
/** Longer ones are no copies; the service's domains have 126 characters at most. */
var LONGEST$1 = 40;
/** The well-known domain that another one imitates with letters of ASCII, hyphens or added words. */
function imitatedBy(domain) {
	const [label = "", ...rest] = domain.split(".");
	if (rest.length !== 1 || label.length > LONGEST$1) return;
	const look = bare(label, around).map(lookOf).find((one) => all.has(one));
	const typo = COMMON.split(" ").find((of) => isTypoOfCommon(spelledLook(label), spelledLook(of)));
	const of = all.get(look ?? "") ?? typo ?? bare(label, beside).map(ownLike).find(Boolean);
	return of === void 0 || of === label.toLowerCase() ? void 0 : `${of}.${rest[0]}`;
}
/** Words that vouch for an account, in place of its name: `verified.ton`, `official-wallet.ton`. */
var VOUCHES = /(?:^|[-_])(?:verified|official|trusted|confirmed|approved)(?:[-_]|$)/i;
var VOUCHED = /^(?:(?:^|[-_]+)(?:verified|official|trusted|confirmed|approved|secure|safe|by|and|account|address|wallet|user|contract|ton|telegram|support|admin))+$/i;
/** Whether a domain imitates a text of the page itself. */
function vouches(domain) {
	const [label = ""] = domain.split(".");
	return label.length <= LONGEST$1 && VOUCHES.test(label) && VOUCHED.test(label);
}
// src/trust/domains.ts
/** What the chain lets a `.ton` domain be made of, and Telegram a name. */
var SPELLED$1 = /^[a-z\d_-]+(?:\.[a-z\d_-]+)+$/i;
/** Characters that are read: the chain takes no more, and each costs. */
var LONGEST = 256;
var isSpelled = (domain) => domain.length <= LONGEST && SPELLED$1.test(domain);
/**
* The domain of an account. A domain that imitates another, or is not spelled as domains are, is left out: then the address is
* shown.
*/
function domainOf(row) {
	const domain = row?.domain;
	return typeof domain === "string" && !domainFlags(domain).length ? domain : void 0;
}
/**
* Why not to trust a domain's name. A domain is no link here, with any ending. But letters of another script imitate those of
* another domain, digits and hyphens too. Other texts imitate the words of the page.
*/
var domainFlags = (domain) => {
	if (!isSpelled(domain)) return isHidden(domain) ? HIDDEN : MISSPELLED;
	if (vouches(domain)) return VOUCHING;
	const of = imitatedBy(domain);
	return of === void 0 ? NONE : [{
		kind: "domain",
		of
	}];
};
var NONE = [];
var HIDDEN = [{ kind: "hidden" }];
var VOUCHING = [{ kind: "mimic" }];
var MISSPELLED = [{ kind: "spelling" }];
// src/ui/states/Boundary.tsx
/** Keeps what the app's own code throws while it is drawn (slots, `renderLink`, `data`) from the rest. React reports the error in the console. */
var Boundary = class extends Component {
	state = {};
	static getDerivedStateFromProps = (props, { of, failed }) => ({
		of: props.of,
		failed: of === props.of ? failed : void 0
	});
	static getDerivedStateFromError = (error) => ({ failed: { error } });
	render() {
		const { instead, children } = this.props;
		const { failed } = this.state;
		return failed ? instead(failed.error) : children;
	}
};
var StateBox_module_default = {
	root: "tc-StateBox-root",
	tile: "tc-StateBox-tile",
	title: "tc-StateBox-title",
	text: "tc-StateBox-text",
	actions: "tc-StateBox-actions"
};
// src/ui/states/StateBox.tsx
/** In place of rows: a tile, a line, a sentence, and what can be done. Renders a `<div>`. */
function StateBox({ icon, tone = "neutral", title, text, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: StateBox_module_default.root,
		"data-part": "state",
		"data-tone": tone,
		children: [
			/* @__PURE__ */ jsx("span", {
				className: StateBox_module_default.tile,
				children: /* @__PURE__ */ jsx(Icon, { path: icon })
			}),
			/* @__PURE__ */ jsx("span", {
				className: StateBox_module_default.title,
				children: title
			}),
			text && /* @__PURE__ */ jsx("span", {
				className: StateBox_module_default.text,
				children: text
			}),
			children && /* @__PURE__ */ jsx("div", {
				className: StateBox_module_default.actions,
				children
			})
		]
	});
}
// src/ui/states/EmptyState.tsx
/** The same inside of a component that has a root: a list, a grid, a card. */
function EmptyBox(texts) {
	return /* @__PURE__ */ jsx(StateBox, {
		icon: inbox,
		...texts
	});
}
/** The message for an empty list: what would be here. Renders a `<div>`. */
var EmptyState = forwardRef(function EmptyState({ title, text, ...props }, ref) {
	const scope = useScope(props);
	return /* @__PURE__ */ jsx(Root, {
		scope,
		ref,
		...props,
		children: /* @__PURE__ */ jsx(EmptyBox, {
			title,
			...text && { text }
		})
	});
});
EmptyState.displayName = "EmptyState";
// src/ui/words/en/lists.ts
var listTexts = {
	"action.loadMore": "Load more",
	"action.next": "Next",
	"action.previous": "Previous",
	"action.reveal": "Reveal",
	"list.details": "Details",
	"list.expand": "Expand",
	"list.flagged.one": "{count} flagged",
	"list.flagged.other": "{count} flagged",
	"list.hidden.one": "{count} item hidden",
	"list.hidden.other": "{count} items hidden",
	"list.hiddenText": "by your trust settings.",
	"list.loading": "Loading",
	"list.loadingMore": "Loading more rows",
	"list.page": "Page {page}",
	"list.pages": "Pages",
	"list.undrawn": "This could not be shown.",
	"list.unreadable.one": "{count} row could not be read",
	"list.unreadable.other": "{count} rows could not be read",
	"list.unreadableParts.one": "{count} message or action could not be read",
	"list.unreadableParts.other": "{count} messages or actions could not be read",
	"stale.text": "The last refresh did not go through.",
	"stale.title": "This may be out of date."
};
var newItemsTexts = {
	"list.new.one": "{count} new",
	"list.new.other": "{count} new"
};
var errorTexts = {
	"error.badRequest": "The service did not accept the request.",
	"error.connection": "The service could not be reached. Check the connection.",
	"error.details": "Technical details",
	"error.key": "The service did not accept the API key of this app.",
	"error.keyRestricted": "The settings of the API key of this app allow no requests from this site or IP address.",
	"error.method": "The service does not take requests of this kind.",
	"error.notFound": "The service has no record of this.",
	"error.notInHistory": "The nodes of the service do not have this. It may be older than they keep: archival nodes have it (archival: true).",
	"error.notLoaded": "{name} did not load",
	"error.other": "Something went wrong.",
	"error.refused": "The account did not accept the message. Nothing was sent, and nothing was charged.",
	"error.refusedWith": "The account did not accept the message: exit code {code} in the compute phase. Nothing was sent, and nothing was charged.",
	"error.send": "Sending is not allowed here. Nothing was sent.",
	"error.server": "The service failed to answer.",
	"error.status": "The service answered with error {status}.",
	"error.timeout": "The service took too long to answer.",
	"error.title": "This did not load",
	"error.unavailable": "The service cannot answer at the moment (error {status}). Try again later.",
	"error.unreadable": "The service sent something that cannot be read.",
	"limit.title": "The service asked us to slow down."
};
var limitTexts = {
	"limit.countdown": "Next request in {time}.",
	"limit.now": "Trying again now.",
	"limit.text": "Requests per second are limited, with or without an API key. Continuing automatically.",
	"limit.title": "The service asked us to slow down.",
	"limit.titleEmpty": "Waiting for a free slot"
};
var Notice_module_default = {
	root: "tc-Notice-root",
	icon: "tc-Notice-icon",
	text: "tc-Notice-text",
	sentence: "tc-Notice-sentence",
	title: "tc-Notice-title"
};
// src/ui/states/Notice.tsx
/** A sentence above rows that stay: announced politely. Renders a `<div role="status">`. */
function Notice({ tone = "neutral", icon, title, children, action }) {
	return /* @__PURE__ */ jsxs("div", {
		className: Notice_module_default.root,
		role: "status",
		"data-part": "notice",
		"data-tone": tone,
		children: [
			/* @__PURE__ */ jsx(Icon, {
				path: icon,
				className: Notice_module_default.icon
			}),
			/* @__PURE__ */ jsx("span", {
				className: Notice_module_default.text,
				children: /* @__PURE__ */ jsxs("span", {
					className: Notice_module_default.sentence,
					children: [
						/* @__PURE__ */ jsx("span", {
							className: Notice_module_default.title,
							children: title
						}),
						" ",
						children
					]
				})
			}),
			action
		]
	});
}
var RateLimitNotice_module_default = {
	remaining: "tc-RateLimitNotice-remaining",
	meter: "tc-RateLimitNotice-meter",
	bar: "tc-RateLimitNotice-bar"
};
// src/ui/states/RateLimitNotice.tsx
/** The service asked for a pause: counts it down, then asks again. Waiting is not failing, so nothing is red. */
var RateLimitNotice = forwardRef(function RateLimitNotice({ error, onRetry, shape = "bar", ...props }, ref) {
	const scope = useScope(props);
	const words = scope.wordsOf(limitTexts);
	const countdown = useCountdown(error, waitMsOf(error), onRetry);
	if (!countdown) return null;
	return /* @__PURE__ */ jsx(Root, {
		scope,
		ref,
		"data-state": "rate-limited",
		...props,
		children: shape === "bar" ? /* @__PURE__ */ jsx(Bar, { countdown }) : /* @__PURE__ */ jsx(StateBox, {
			icon: hourglass,
			tone: "pending",
			title: words("limit.titleEmpty"),
			text: words("limit.text"),
			children: /* @__PURE__ */ jsx(Remaining, { countdown })
		})
	});
});
RateLimitNotice.displayName = "RateLimitNotice";
/** The same of the client's own pause, which ends before there is an error. Belongs above a skeleton, for as long as that is drawn. */
function PauseNotice({ className }) {
	const pause = useLoadingPause();
	const countdown = useCountdown(pause, pause?.ms);
	if (!countdown) return null;
	return /* @__PURE__ */ jsx("div", {
		className,
		"data-state": "rate-limited",
		children: /* @__PURE__ */ jsx(Bar, { countdown })
	});
}
function Bar({ countdown }) {
	const words = useScope().wordsOf(limitTexts);
	return /* @__PURE__ */ jsx(Notice, {
		tone: "pending",
		icon: hourglass,
		title: words("limit.title"),
		action: /* @__PURE__ */ jsx(Remaining, { countdown }),
		children: words("limit.text")
	});
}
/** A bar that empties and the seconds left. Not announced each second: the sentence beside it was announced once. */
function Remaining({ countdown }) {
	const scope = useScope();
	const words = scope.wordsOf(limitTexts);
	const text = countdown.seconds > 0 ? scope.once(createSeconds)(countdown.seconds) : words("limit.now");
	return /* @__PURE__ */ jsxs("span", {
		className: RateLimitNotice_module_default.remaining,
		role: "timer",
		"aria-live": "off",
		children: [/* @__PURE__ */ jsx("span", {
			className: RateLimitNotice_module_default.meter,
			"aria-hidden": "true",
			children: /* @__PURE__ */ jsx("span", {
				className: RateLimitNotice_module_default.bar,
				style: { inlineSize: `${countdown.share * 100}%` }
			})
		}), /* @__PURE__ */ jsx("bdi", {
			title: words("limit.countdown", { time: text }),
			children: text
		})]
	});
}
var ErrorState_module_default = {
	details: "tc-ErrorState-details",
	summary: "tc-ErrorState-summary",
	text: "tc-ErrorState-text"
};
// src/ui/states/errorText.ts
var SENTENCES = {
	"unknown-key": "error.key",
	"network-not-allowed": "error.key",
	"key-restricted": "error.keyRestricted",
	"browser-key": "error.key",
	"not-loaded": "error.connection",
	"send-not-allowed": "error.send",
	"method-not-allowed": "error.method",
	"bad-request": "error.badRequest",
	"invalid-params": "error.badRequest",
	"not-found": "error.notFound",
	"not-in-history": "error.notInHistory",
	"message-refused": "error.refused",
	"rate-limit": "limit.title",
	server: "error.server",
	timeout: "error.timeout",
	connection: "error.connection",
	aborted: "error.other"
};
/** Statuses of a gateway, or of a service without a free node: the same request may succeed later. */
var UNAVAILABLE = /* @__PURE__ */ new Set([
	502,
	503,
	504
]);
/**
* The key of the sentence for a reader; of a code without one, that the answer cannot be read.
* The service's own words belong under "technical details".
*/
function errorSentence(error) {
	if (!isTonCenterError(error)) return "error.other";
	if (isMessageRefusedError(error) && error.exitCode !== void 0) return "error.refusedWith";
	if (!isServerError(error) || !error.status) return SENTENCES[error.code] ?? "error.unreadable";
	return UNAVAILABLE.has(error.status) || isNotReady(error.serviceText ?? "") ? "error.unavailable" : "error.status";
}
/** The same in words, with the status of the answer where the service failed, or the exit code of an account that refused. */
var sayError = (error, words) => words(errorSentence(error), {
	status: isServerError(error) && error.status || "",
	code: isMessageRefusedError(error) ? String(error.exitCode).replace("-", "−") : ""
});
/** For a developer: endpoint, what happened, and the service's own words. */
function errorDetails(error) {
	if (!isTonCenterError(error)) return String(error);
	const { code, status, message, serviceText } = error;
	const said = serviceText && !message.includes(serviceText) ? [serviceText] : [];
	return [
		status ? `${code} (${status})` : code,
		message,
		...said
	].join("\n");
}
// src/ui/states/ErrorState.tsx
/** A failure in a plain sentence, with Retry, and the service's own words folded away. Renders a `<div role="alert">`. */
var ErrorState = forwardRef(function ErrorState({ error, title, text, onRetry, ...props }, ref) {
	const scope = useScope(props);
	const words = scope.wordsOf(errorTexts);
	return /* @__PURE__ */ jsx(Root, {
		scope,
		ref,
		role: "alert",
		...props,
		children: /* @__PURE__ */ jsxs(StateBox, {
			icon: plug,
			tone: "negative",
			title: title ?? words("error.title"),
			text: text ?? sayError(error, words),
			children: [onRetry && /* @__PURE__ */ jsx(Button, {
				icon: "M13 8a5 5 0 11-1.5-3.6M13 2.5v2.7h-2.7",
				onClick: () => onRetry(),
				children: scope.wordsOf(buttonTexts)("action.retry")
			}), /* @__PURE__ */ jsxs("details", {
				className: ErrorState_module_default.details,
				children: [/* @__PURE__ */ jsx("summary", {
					className: ErrorState_module_default.summary,
					children: words("error.details")
				}), /* @__PURE__ */ jsx("pre", {
					className: ErrorState_module_default.text,
					dir: "ltr",
					children: visibleDetails(errorDetails(error))
				})]
			})]
		})
	});
});
ErrorState.displayName = "ErrorState";
var visibleDetails = (text) => text.replace(/[^\n]+/g, (line) => visibleString(line, 500));
// src/ui/table/ListNotices.tsx
/** A failed request, or one that the service delays. */
function Trouble({ error, retry, name, title }) {
	const { wordsOf } = useScope();
	const onRetry = () => void retry();
	if (isRateLimitError(error)) return /* @__PURE__ */ jsx(RateLimitNotice, {
		error,
		onRetry,
		shape: name === void 0 ? "bar" : "box"
	});
	if (name !== void 0) return /* @__PURE__ */ jsx(ErrorState, {
		error,
		title: title ?? wordsOf(errorTexts)("error.notLoaded", { name }),
		onRetry
	});
	const words = wordsOf(listTexts);
	return /* @__PURE__ */ jsx(Notice, {
		tone: "warning",
		icon: clock,
		title: words("stale.title"),
		action: /* @__PURE__ */ jsx(Button, {
			kind: "link",
			onClick: onRetry,
			children: wordsOf(buttonTexts)("action.retry")
		}),
		children: words("stale.text")
	});
}
/** Reports how many rows the trust policy hides; a button shows them. */
function HiddenNotice({ count, onReveal }) {
	const words = useScope().wordsOf(listTexts);
	return /* @__PURE__ */ jsx(Notice, {
		icon: flag,
		title: words.plural("list.hidden", count),
		action: /* @__PURE__ */ jsx(Button, {
			kind: "link",
			onClick: onReveal,
			children: words("action.reveal")
		}),
		children: words("list.hiddenText")
	});
}
var CopyButton_module_default = { root: "tc-CopyButton-root" };
// src/ui/parts/useCopy.ts
/** Copies a text, and reports the result for two seconds. */
function useCopy(text) {
	const [state, setState] = useState("idle");
	useEffect(() => {
		if (state === "idle") return;
		const timer = setTimeout(setState, 2e3, "idle");
		return () => clearTimeout(timer);
	}, [state]);
	const copy = () => {
		Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(() => setState("copied"), () => setState("failed"));
	};
	return {
		state,
		copy
	};
}
// src/ui/parts/CopyButton.tsx
/** Copies a text and confirms it, on the button and to screen readers. Renders a `<button>`. */
var CopyButton = forwardRef(function CopyButton({ data, label, onClick, ...props }, ref) {
	const scope = useScope(props);
	const { state, copy: copy$2 } = useCopy(data);
	if (!useContext(ActiveContext)) return null;
	return /* @__PURE__ */ jsxs(Root, {
		as: "button",
		scope,
		ref,
		type: "button",
		"aria-label": label,
		"data-part": "copy",
		"data-state": state,
		own: cx(Root_module_default.button, CopyButton_module_default.root),
		...props,
		onClick: (event) => {
			onClick?.(event);
			copy$2();
		},
		children: [/* @__PURE__ */ jsx(Icon, {
			path: state === "copied" ? check : copy,
			size: 14
		}), state !== "idle" && /* @__PURE__ */ jsx("span", {
			role: "status",
			children: /* @__PURE__ */ jsx(Spoken, { children: scope.wordsOf(copyTexts)(state === "copied" ? "action.copied" : "action.copyFailed") })
		})]
	});
});
CopyButton.displayName = "CopyButton";
var Short_module_default = {
	mono: "tc-Short-mono",
	gap: "tc-Short-gap"
};
// src/ui/text/Short.tsx
/** The face of addresses and hashes, for the element around `Ends`. */
var mono = Short_module_default.mono;
/** An address or a hash by its two ends, `ends` characters each, with an ellipsis between them. */
var shorten = (text, ends) => text.length > ends * 2 + 1 ? `${text.slice(0, ends)}…${text.slice(-ends)}` : text;
/** A shortened text, with grey ellipses. */
function Ends({ children }) {
	return children.split("…").map((part, index) => /* @__PURE__ */ jsxs(Fragment, { children: [index > 0 && /* @__PURE__ */ jsx("span", {
		className: Short_module_default.gap,
		children: "…"
	}), part] }, index));
}
/** The two ends of an address or a hash in a `<span>` of its own. */
function Short({ className, ends, children }) {
	return /* @__PURE__ */ jsx("span", {
		className: cx(mono, className),
		children: /* @__PURE__ */ jsx(Ends, { children: shorten(children, ends) })
	});
}
// src/ui/parts/Link.tsx
/** What the host makes of a link target; plain children where the host makes no links. */
function Link({ kind, id, children }) {
	const { renderLink } = useScope();
	return renderLink ? renderLink({
		kind,
		id,
		children
	}) : children;
}
// src/ui/parts/drawSeal.ts
var quarterDisc = (corner) => (color) => `radial-gradient(farthest-side at ${corner},${color} 97%,#0000)`;
var halfTile = (turn) => (color) => `linear-gradient(${turn},#0000 49%,${color} 51%)`;
/** Shapes that fill a tile. */
var SHAPES = [
	quarterDisc("0 0"),
	quarterDisc("100% 0"),
	quarterDisc("100% 100%"),
	quarterDisc("0 100%"),
	halfTile("45deg"),
	halfTile("-45deg"),
	(color) => `radial-gradient(closest-side,${color} 66%,#0000 74%)`,
	(color) => `linear-gradient(${color},${color})`
];
/** FNV-1a over the whole text: look-alike addresses share their ends, their seals share nothing. */
function digest(text, seed) {
	let value = seed;
	for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
	value = Math.imul(value ^ value >>> 15, 739982445);
	return (value ^ value >>> 13) >>> 0;
}
/** Draws the seal of `text`, an address in raw form. The same account always gets the same seal. */
function drawSeal(text) {
	const shapes = digest(text, 2166136261);
	const hues = digest(text, 2646966556);
	const tiles = [
		0,
		4,
		8,
		12
	].map((shift) => {
		const bits = shapes >>> shift & 15;
		return SHAPES[bits & 7]?.(bits & 8 ? "var(--strong)" : "var(--soft)");
	});
	const hue = Math.round((hues & 255) / 256 * 360);
	const turn = 50 + Math.round((hues >>> 8 & 255) / 255 * 90);
	return {
		hue,
		secondHue: (hue + (hues & 65536 ? turn : 360 - turn)) % 360,
		tiles: tiles.join()
	};
}
var Seal_module_default = { root: "tc-Seal-root" };
// src/ui/parts/Seal.tsx
/**
* The mark of an account, drawn from its address: one element, because a list draws many. It helps to recognise, it proves
* nothing: never without the text.
* @param address raw form
* @param size pixels, even. Default 20
*/
function Seal({ address, size = 20 }) {
	const style = useMemo(() => {
		const { hue, secondHue, tiles } = drawSeal(address);
		return {
			"--h": hue,
			"--h2": secondHue,
			backgroundImage: tiles,
			...size !== 20 && {
				inlineSize: size,
				blockSize: size
			}
		};
	}, [address, size]);
	return /* @__PURE__ */ jsx("span", {
		className: Seal_module_default.root,
		style,
		"aria-hidden": "true",
		"data-part": "seal"
	});
}
// src/ui/text/humanName.ts
/** Words that are not written like others: abbreviations and names. */
var SPELLED = new Map("NFT DNS DEX SBT TON DKG DVN MEV NFTs ID EVAA TONCO STON.fi tgBTC LayerZero JVault DeDust Getgems MyTonWallet tsTON".split(" ").map((word) => [word.toLowerCase().replace(".", ""), word]));
/** Names that are unclear word by word. */
var NAMED = /* @__PURE__ */ new Map([
	["nominator", "Nominator pool"],
	["coffee", "Swap.Coffee"],
	["jetton_notify", "Jetton notification"],
	["jetton_burn_notification", "Jetton burn notification"],
	["w5_external_signed_request", "Wallet v5 signed request"],
	["w5_internal_signed_request", "Wallet v5 internal request"]
]);
/**
* A name of the API, for a reader: `wallet_v5r1` and `wallet v5 r1` as `Wallet v5 r1`, `nft_item` as `NFT item`. A name that is not
* known follows the same rule: spaces for underscores, the first letter large. Hidden characters stay: who draws it shows them.
*/
function humanName(name) {
	const known = NAMED.get(name);
	if (known) return known;
	const words = name.split(/[_\s]+/).filter(Boolean);
	const said = words.map((word) => SPELLED.get(word) ?? word.replace(/^(v\d+)(r\d+)$/, "$1 $2")).join(" ");
	return SPELLED.has(words[0] ?? "") ? said : said.replace(/^./u, (first) => first.toUpperCase()) || name;
}
var tokens_module_default = {
	token: "tc-tokens-token",
	title: "tc-tokens-title",
	name: "tc-tokens-name",
	long: "tc-tokens-long",
	dim: "tc-tokens-dim",
	sub: "tc-tokens-sub",
	parties: "tc-tokens-parties",
	own: "tc-tokens-own",
	price: "tc-tokens-price",
	unit: "tc-tokens-unit",
	partiesCell: "tc-tokens-partiesCell"
};
// src/ui/root/Heading.tsx
/** A title. Renders a `<span>`, which is a heading by its role: hosts style their own headings. */
function Heading({ className, id, part, isInside = false, children }) {
	const level = useContext(HeadingContext);
	const role = level === false ? void 0 : {
		role: "heading",
		"aria-level": Math.min(level + Number(isInside), 6)
	};
	return /* @__PURE__ */ jsx("span", {
		id,
		className,
		"data-part": part,
		...role,
		children
	});
}
// src/schemas/params.ts
/** Any text but the empty one, sent as given: the answer names it by this very text. */
var anyText = /* @__PURE__ */ stringFrom(addressText, /* @__PURE__ */ expects("a text", (text) => text !== ""));
/** A name that the service takes: letters, digits, `_` and `.`. */
var word = /* @__PURE__ */ string(/* @__PURE__ */ expects("letters, digits, _ and .", (text) => /^[\w.]+$/.test(text)));
// src/query/newer.ts
/** The newer rows above each pinned list. Kept as long as the query. */
var found = /* @__PURE__ */ new WeakMap();
var keepNewer = (query, newer) => {
	if (newer?.count) found.set(query, newer);
	else found.delete(query);
};
/** How many newer rows are above those of a pinned list. */
var countNewer = (query) => query?.state.data !== void 0 && found.get(query)?.count || 0;
/**
* Shows the newer rows above a pinned list, without a request: a refetch has loaded them. The list then is the answer of that
* refetch, from the head on. The next page loads the rows after it, so that none in between is left out.
*/
async function showNewer(queryClient, query, first) {
	const newer = found.get(query);
	if (!newer) return;
	if (query.state.fetchStatus !== "idle") await queryClient.cancelQueries({
		queryKey: query.queryKey,
		exact: true
	}, { revert: false });
	found.delete(query);
	const data = {
		pages: [newer.answer],
		pageParams: [first]
	};
	queryClient.setQueryData(query.queryKey, data, { updatedAt: query.state.dataUpdatedAt + 1 });
}
// src/query/nextAfter.ts
/**
* The cursor after a page that has just loaded: see `next` of the pagination.
*
* @throws {ResponseMismatchError} where every row that could be the cursor is unreadable: without a cursor the list would seem to
* end
*/
function nextAfter(endpoint, { network }, page, params, own) {
	const next = endpoint.pagination.next(page, params, own);
	if (next === null) throw lostRow(endpoint, network, page);
	return next;
}
// src/query/rows.ts
/** Rows by key. Of rows with one key the first stays. */
function rowsByKey({ rows, rowKey }, pages) {
	const found = /* @__PURE__ */ new Map();
	for (const page of pages) for (const row of rows(page)) {
		const key = rowKey(row);
		if (!found.has(key)) found.set(key, row);
	}
	return found;
}
/** The unreadable rows of all pages. Pages may overlap: rows that an earlier page has too are left out. */
function unreadableIn(pages) {
	const known = /* @__PURE__ */ new Set();
	return pages.flatMap((page) => {
		const texts = new Map(unreadableOf(page).map((one) => [one, JSON.stringify(one.row)]));
		const fresh = [...texts.keys()].filter((one) => !known.has(texts.get(one)));
		for (const text of texts.values()) known.add(text);
		return fresh;
	});
}
/** Makes the rows of an endpoint's pages. A row that a later page repeats is left out. */
function rowsOf({ pagination }) {
	return (data) => {
		const unreadable = unreadableIn(data.pages);
		const rows = [...rowsByKey(pagination, data.pages).values()];
		return asAnswer({
			...data,
			rows,
			...unreadable.length && { unreadable }
		});
	};
}
// src/query/refetch.ts
/**
* Reloads pages: in one request where they are within the limit. Else a pinned list reloads its first page, and a list by offset all
* of its rows, in several requests. The rows of a pinned list keep their places, each as the answer has it; one that the chain has
* dropped leaves. A row that is readable again returns to its place. `newer` is what the answer has above them,
* when it begins at the head.
*/
async function refetchPages({ endpoint: { pagination }, own, data: { pages, pageParams }, hasHead }, ask) {
	const { received, first, defaultLimit } = pagination;
	const { limit = defaultLimit } = own;
	const cursor = hasHead ? first : pageParams[0];
	const pin = pagination.pin?.(own);
	const loaded = rowsByKey(pagination, pages);
	const count = pin ? loaded.size + unreadableIn(pages).length : pages.reduce((sum, page) => sum + received(page), 0);
	const most = pagination.most?.(own) ?? pagination.maxLimit;
	const above = pin ? 0 : count - received(pages.at(-1));
	const wanted = Math.max(count, limit * pages.length, above + limit) + (cursor.limit ?? limit) - limit;
	const { offset } = cursor;
	const isWhole = pagination.refetch === "window" && (pin || offset === void 0 ? count : wanted) <= most;
	const isInParts = !pin && !isWhole && pagination.refetch === "window";
	const answer = isInParts ? await (offset === void 0 ? askAfter(pagination, own, ask, {
		cursor,
		count: wanted,
		most,
		pages: pages.length
	}) : askRows(pagination, ask, {
		from: offset,
		count: wanted,
		most
	})) : await ask(isWhole && wanted > limit ? {
		...cursor,
		limit: Math.min(wanted, most)
	} : cursor);
	if (!pin) {
		if (!isWhole && !isInParts) return { pages: [answer, ...pages.slice(1)] };
		let end = 0;
		return { pages: pages.map((page, index) => {
			const start = end;
			end += index < pages.length - 1 ? received(page) : Number.POSITIVE_INFINITY;
			return slice(pagination, answer, start, end);
		}) };
	}
	const bringAgain = pageFrom(pagination, answer);
	const again = pages.map(bringAgain);
	const isGone = goneFrom(pagination, pin, answer);
	const now = again.map(({ page }, index) => withMaps(withoutRows(pagination, page, isGone), answer, index === 0));
	const bottomPage = now.at(-1);
	if (received(bottomPage) < received(again.at(-1)?.page)) {
		const [top] = pagination.rows(bottomPage).filter((row) => pin.place(row) !== void 0);
		now[now.length - 1] = await ask(now.length > 1 || !top ? pageParams.at(-1) : pin.from(top));
	}
	if (!hasHead) return { pages: now };
	if (!loaded.size) return { pages: [answer] };
	const bottom = [...loaded.values()].map((row) => pin.place(row) ?? Number.POSITIVE_INFINITY).reduce((low, place) => place < low ? place : low);
	const last = pages.at(-1);
	const hasEnded = pagination.next(last, {
		...own,
		...pageParams.at(-1)
	}, own) === void 0;
	const shown = rowsByKey(pagination, now);
	const newer = [...rowsByKey(pagination, [answer])].filter(([key, row]) => {
		const place = pin.place(row) ?? Number.POSITIVE_INFINITY;
		return !shown.has(key) && (place > bottom || place === bottom && hasEnded);
	});
	const top = again.reduceRight((next, { page, start = next - received(page) }) => start, Number.POSITIVE_INFINITY);
	return {
		pages: now,
		newer: {
			count: newer.length + unreadableWithin(answer, 0, top).length,
			answer
		}
	};
}
/** Reloads the rows from an offset on, in requests of at most `most` rows. Each has the last row of the one before again. */
async function askRows(list, ask, { from, count, most }) {
	let all = await ask({
		offset: from,
		limit: Math.min(count, most)
	});
	let last = all;
	let offset = from;
	let asked = Math.min(count, most);
	let left = 2 * Math.ceil(count / Math.max(1, most - 1)) + 20;
	while (most > 1 && list.received(all) < count && list.received(last) === asked && left-- > 0) {
		const known = rowsByKey(list, [all]);
		offset += asked - 1;
		asked = Math.min(count - list.received(all) + 1, most);
		last = await ask({
			offset,
			limit: asked
		});
		while (offset > from && left-- > 0) {
			const [first] = asReceived(list, last);
			if (first && (!first.isRead || known.has(list.rowKey(first.row)))) break;
			offset = Math.max(from, offset - 2 * (most - 1));
			asked = most;
			last = await ask({
				offset,
				limit: most
			});
		}
		const rows = list.rows(last).filter((row) => !known.has(list.rowKey(row)));
		const texts = new Set(unreadableOf(all).map(({ row }) => JSON.stringify(row)));
		const news = unreadableOf(last).filter(({ row }) => !texts.has(JSON.stringify(row)));
		const end = list.received(all) + rows.length;
		const unreadable = news.map((one, index) => ({
			...one,
			index: end + index
		}));
		all = withMaps(withRows(list, all, [...list.rows(all), ...rows], [...unreadableOf(all), ...unreadable]), last, true);
	}
	return all;
}
/** Reloads the rows of a list by cursors of its service, in requests of at most `most` rows, and in no more of them than pages. */
async function askAfter(list, own, ask, { cursor, count, most, pages }) {
	let all = await ask({
		...cursor,
		limit: Math.min(count, most)
	});
	for (let asked = 1; asked < pages && list.received(all) < count; asked++) {
		const next = list.next(all, own, own);
		if (!next) break;
		const above = list.received(all);
		const last = await ask({
			...next,
			limit: Math.min(count - above, most)
		});
		const known = rowsByKey(list, [all]);
		const rows = list.rows(last).filter((row) => !known.has(list.rowKey(row)));
		const unreadable = unreadableOf(last).map((one) => ({
			...one,
			index: above + one.index
		}));
		all = withMaps(withRows(list, last, [...list.rows(all), ...rows], [...unreadableOf(all), ...unreadable]), all, true);
	}
	return all;
}
/**
* Whether the chain has dropped a row: it is not final, and an answer lacks it between two of its rows. Where an answer begins, a
* late copy of the service's database may lack rows; where it ends, it may lack some of one time.
*/
function goneFrom(list, pin, answer) {
	const fresh = rowsByKey(list, [answer]);
	const places = [...fresh.values()].flatMap((row) => pin.place(row) ?? []);
	const top = places.reduce((high, place) => place > high ? place : high, Number.NEGATIVE_INFINITY);
	const bottom = places.reduce((low, place) => place < low ? place : low, Number.POSITIVE_INFINITY);
	return (row) => {
		const place = pin.place(row);
		return !(row.finality === "finalized") && !fresh.has(list.rowKey(row)) && place !== void 0 && place < top && place > bottom;
	};
}
var withoutRows = (list, page, isGone) => {
	const rows = list.rows(page).filter((row) => !isGone(row));
	return rows.length === list.rows(page).length ? page : withRows(list, page, rows);
};
/** Makes the function that cuts a page of a pinned list from an answer. It gives the page's start in the answer, too. */
function pageFrom(list, answer) {
	const fresh = rowsByKey(list, [answer]);
	const came = keysOf(list, answer);
	const places = new Map(came.map((key, place) => [key, place]));
	places.delete(void 0);
	return (page) => {
		const rows = list.rows(page).map((row) => fresh.get(list.rowKey(row)) ?? row);
		const same = withRows(list, page, rows);
		const keys = keysOf(list, page);
		const isFound = (key) => places.has(key);
		const found = keys.filter(isFound).map((key) => places.get(key));
		if (!found.length) return { page: same };
		const start = Math.min(...found) - keys.findIndex(isFound);
		const end = Math.max(...found) + keys.length - keys.findLastIndex(isFound);
		const before = unreadableOf(page);
		const outOfReach = before.filter(({ index }) => start + index >= came.length);
		const unreadable = [...unreadableWithin(answer, start, end), ...outOfReach];
		const gone = before.length - unreadable.length;
		const mended = gone > 0 ? came.slice(Math.max(start, 0), end).filter((key) => key && !keys.includes(key)) : [];
		if (mended.length < gone) return {
			page: same,
			start
		};
		for (const key of mended) {
			const place = places.get(key);
			const above = rows.findLastIndex((row) => (places.get(list.rowKey(row)) ?? place) < place);
			rows.splice(above + 1, 0, fresh.get(key));
		}
		return {
			page: withRows(list, page, rows, unreadable),
			start
		};
	};
}
/** The keys of rows as received: `undefined` for an unreadable row. */
function keysOf(list, data) {
	return asReceived(list, data).map(({ row, isRead }) => isRead ? list.rowKey(row) : void 0);
}
/** The unreadable rows of a part of an answer, with their places in that part. */
var unreadableWithin = (answer, start, end) => unreadableOf(answer).filter(({ index }) => index >= start && index < end).map((one) => ({
	...one,
	index: one.index - start
}));
/** A part of an answer, between two indexes of the rows as received. */
function slice(list, answer, start, end) {
	const unreadable = unreadableOf(answer);
	const readBefore = (place) => place - unreadable.filter(({ index }) => index < place).length;
	const rows = list.rows(answer).slice(readBefore(start), readBefore(end));
	return withRows(list, answer, rows, unreadableWithin(answer, start, end));
}
/** A page with an answer's entries for addresses (`address_book`, `metadata`); the first page keeps all of it. */
function withMaps(page, answer, isAll) {
	if (Array.isArray(page)) return page;
	const maps = Object.entries(page).flatMap(([name, map]) => {
		const news = answer[name];
		if (!isMap(map) || !isMap(news)) return [];
		return [[name, isAll ? {
			...map,
			...news
		} : mapOver(map, (value, key) => news[key] ?? value)]];
	});
	return {
		...page,
		...Object.fromEntries(maps)
	};
}
var isMap = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var mapOver = (map, change) => Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value, key)]));
/**
* Loads the next page of a list by offset, with the row before it. Where that is not the last row of the list, rows have left or moved
* since: all rows so far are loaded again, and the page has those that the list lacks.
*/
async function nextByOffset({ endpoint: { pagination }, own, data: { pages, pageParams } }, cursor, ask) {
	const { limit = pagination.defaultLimit } = own;
	const most = pagination.most?.(own) ?? pagination.maxLimit;
	const nameOf = ({ row, isRead }) => isRead ? pagination.rowKey(row) : JSON.stringify(row);
	const before = asReceived(pagination, pages.at(-1)).at(-1);
	const answer = await ask({
		offset: cursor.offset - 1,
		limit: Math.min(limit + 1, most)
	});
	const [first] = asReceived(pagination, answer);
	if (limit < most && first && before && nameOf(first) === nameOf(before)) return slice(pagination, answer, 1, limit + 1);
	const { offset: from = 0 } = pageParams[0];
	const known = rowsByKey(pagination, pages);
	const all = await askRows(pagination, ask, {
		from,
		count: Math.max(cursor.offset - from, known.size) + limit,
		most
	});
	const rows = pagination.rows(all).filter((row) => !known.has(pagination.rowKey(row)));
	const faults = new Set(unreadableIn(pages).map(({ row }) => JSON.stringify(row)));
	const unreadable = unreadableOf(all).filter(({ row }) => !faults.has(JSON.stringify(row)));
	return withRows(pagination, all, rows, unreadable.map((one, index) => ({
		...one,
		index
	})));
}
// src/query/infiniteOptions.ts
/** A chain of page params that is no longer than that. */
function shortened(link, left = 99) {
	const { before } = link;
	if (!before) return link;
	return {
		...link,
		before: left ? shortened(before, left - 1) : null
	};
}
function infiniteQueryOptions(endpoint, client, params, { maxPages, ...hints } = {}) {
	const { pagination } = endpoint;
	const prepared = prepare(endpoint, client, params);
	const own = prepared.wire;
	const named = {
		...prepared.wire,
		...maxPages && { maxPages }
	};
	const key = [...queryKey(endpoint, client.keyName, named), "infinite"];
	const isFirst = (cursor) => JSON.stringify(cursor) === JSON.stringify(pagination.first);
	const at = ({ before, ...cursor }, from) => ({
		...from,
		...cursor
	});
	/** Pages that a refetch has loaded in one request, until TanStack asks for them one by one. */
	const brought = /* @__PURE__ */ new WeakMap();
	/** The last of them, with their page params. A row may be new or removed, and the params must fit the rows. */
	let again;
	async function ask({ signal, pageParam, client: queryClient }) {
		if (prepared.error) throw prepared.error;
		const askPage = (cursor) => client.request(endpoint, at(cursor, prepared.wire), toRequestOptions(hints, key, { signal }));
		const leadsOn = (page, cursor) => nextAfter(endpoint, client, page, at(cursor, prepared.wire), own);
		const next = brought.get(signal)?.shift();
		if (next) return next;
		const query = queryClient?.getQueryCache().find({
			queryKey: key,
			exact: true
		});
		const data = query?.state.data;
		if (query && data?.pages.length && !query.state.fetchMeta?.fetchMore && !brought.has(signal)) {
			const hasHead = maxPages ? data.pageParams[0]?.before === void 0 : isFirst(data.pageParams[0]);
			const { pages, newer } = await refetchPages({
				endpoint,
				own,
				data,
				hasHead
			}, askPage);
			leadsOn(pages.at(-1), data.pageParams.at(-1));
			if (hasHead) keepNewer(query, newer);
			if (pagination.pin?.(own) || pagination.order === "id") again = {
				pages,
				pageParams: data.pageParams
			};
			brought.set(signal, pages.map(asAnswer).slice(1));
			return pages[0];
		}
		if (query && !data) keepNewer(query, void 0);
		const { offset, ...others } = { ...pageParam };
		const isByOffset = data?.pages.length && query?.state.fetchMeta?.fetchMore?.direction === "forward" && offset && pagination.order !== "block" && !Object.keys(others).some((name) => name !== "before");
		try {
			const page = isByOffset ? await nextByOffset({
				endpoint,
				own,
				data
			}, { offset }, askPage) : await askPage(pageParam);
			leadsOn(page, pageParam);
			return asAnswer(page);
		} catch (error) {
			if (pagination.pastTheEnd && !isFirst(pageParam) && isNotFoundError(error)) return pagination.pastTheEnd();
			throw error;
		}
	}
	return {
		...policyOf(endpoint, client, prepared),
		...maxPages && { maxPages },
		select: rowsOf(endpoint),
		structuralSharing: sharingOf(endpoint),
		queryKey: key,
		queryFn: prepared.ready ? ask : skipToken,
		initialPageParam: pagination.first,
		getNextPageParam(page, pages, cursor) {
			const kept = page === again?.pages[pages.length - 1] && again.pageParams[pages.length];
			if (kept) return kept;
			const next = pagination.next(page, at(cursor, prepared.wire), own);
			if (!next || !maxPages) return next ?? void 0;
			const pin = cursor.before === void 0 ? pagination.pin?.(own) : void 0;
			const top = pin && pagination.rows(page).find((row) => pin.place(row) !== void 0);
			return {
				...next,
				before: shortened(pin && top ? pin.from(top) : cursor)
			};
		},
		getPreviousPageParam: (_page, _pages, cursor) => cursor.before ?? void 0
	};
}
// src/endpoints/v3/accounts/addressBook.ts
var addressBook = /* @__PURE__ */ defineEndpoint({
	kind: "query",
	generation: "v3",
	name: "addressBook",
	method: "GET",
	path: "/addressBook",
	params: /* @__PURE__ */ params({ address: /* @__PURE__ */ list(anyText, { max: 1024 }) }),
	verbatim: ["address"],
	rows: "itself",
	response: addressBook$1
}, {
	cache: "config",
	batch: /* @__PURE__ */ byPart({
		key: "address",
		entryOf: (key) => key,
		split(data, key) {
			const row = Object.hasOwn(data, key) && data[key];
			return row ? { [key]: row } : {};
		}
	})
});
// src/react/infiniteHook.ts
/** Makes the infinite hook of a paginated endpoint: pages, and each row once in `data.rows`. */
/* @__NO_SIDE_EFFECTS__ */
function infiniteQueryHook(endpoint) {
	const toRows = rowsOf(endpoint);
	return function useInfiniteEndpoint(...args) {
		const { client: ownClient, select, placeholderData, maxPages, refresh, priority, ...options } = args[1] ?? {};
		const client = useClient(ownClient);
		const queryClient = useQueryClient();
		const params = args.length ? args[0] : {};
		const hints = {
			priority: (key) => priorityOf(queryClient, key),
			maxPages
		};
		const ours = useMade(() => {
			const made = infiniteQueryOptions(endpoint, client, params, hints);
			noticeScope(queryClient, client, made.queryKey);
			return made;
		}, params, client, queryClient, maxPages);
		usePriority(queryClient, ours.queryKey, priority);
		const all = under(queryClient, ours, options);
		const result = useInfiniteQuery({
			...all,
			...placeholderData && { placeholderData: (previous) => previous },
			select: useSelect(toRows, select)
		});
		const refetch = useRefetch(queryClient, all, result.refetch);
		useRefresh(client, {
			refresh,
			staleTime: ours.staleTime,
			isEnabled: result.isEnabled,
			refetch
		});
		const query = cachedQuery(queryClient, ours.queryKey);
		const showNew = useCallback(async () => {
			if (query) await showNewer(queryClient, query, endpoint.pagination.first);
		}, [queryClient, query]);
		return withNewer(result, {
			newRows: result.dataUpdatedAt ? countNewer(query) : 0,
			showNew
		});
	};
}
/** TanStack renders again only for the members of a result that are read: so getters read them on demand. */
function withNewer(result, newer) {
	for (const name of Object.keys(result)) Object.defineProperty(newer, name, {
		enumerable: true,
		get: () => result[name]
	});
	return newer;
}
// src/endpoints/v3/tokenInfo.ts
/**
* The metadata of a token. Of several it is that of its own kind. Where the kind is unknown, one of a token rather than of a
* wallet. `undefined` where nothing is known.
*/
function tokenInfoOf(address, metadata, kind) {
	const infos = address ? metadata[address]?.token_info : void 0;
	return infos?.find(({ type }) => kind ? type === kind : type !== "jetton_wallets") ?? infos?.[0];
}
/** The decimals that a token states; `undefined` where it states none, or a value that is no number of decimals. */
function decimalsOf(token) {
	const said = token?.extra?.decimals;
	const text = typeof said === "number" ? String(said) : said;
	if (typeof text !== "string" || !/^\d{1,3}$/.test(text)) return;
	const decimals = Number(text);
	return decimals <= 255 ? decimals : void 0;
}
// src/react/bestKnownTokens.ts
var TETHER = "0:B113A994B5024A16719F69139328EB759596C38A25F59028B146FECDC3621DFE";
/**
* The tokens of mainnet that are copied most. They count as verified unless an app gives its own `verifiedTokens`; spread them into
* yours to keep them. Addresses, symbols and names of jettons are those of answers recorded from the service in 2025.
* `/jetton/wallets` has all, `/traces` has Tether too. Tether is there twice, because it is called so as well. The collection of
* `.ton` domains is the resolver that tonweb 0.0.66 names (`src/test-dns.js`). The service's own indexer uses the same.
*/
var BEST_KNOWN_TOKENS = [
	{
		address: TETHER,
		symbol: "USD₮",
		name: "Tether USD"
	},
	{
		address: TETHER,
		symbol: "USDT",
		name: "Tether"
	},
	{
		address: "0:3690254DC15B2297610CDA60744A45F2B710AA4234B89ADB630E99D79B01BD4F",
		symbol: "STON",
		name: "STON"
	},
	{
		address: "0:BDF3FA8098D129B54B4F73B5BAC5D1E1FD91EB054169C3916DFC8CCD536D1000",
		symbol: "tsTON",
		name: "Tonstakers TON"
	},
	{
		address: "0:B774D95EB20543F186C06B371AB88AD704F7E256130CAF96189368A7D0CB6CCF",
		symbol: "TON DNS",
		name: "TON DNS Domains"
	}
];
// src/ui/trust/useVerifiedTokens.ts
/** The tokens that the app names, else the best-known ones of mainnet. A test network has a test token of each. */
function useVerifiedTokens() {
	const { client, settings } = useTonCenter();
	const { verifiedTokens } = settings;
	return verifiedTokens === DEFAULT_SETTINGS.verifiedTokens && client.network === "mainnet" ? BEST_KNOWN_TOKENS : verifiedTokens;
}
/** The registry of the provider, if it is of this network. */
function useRegistry() {
	const { client, settings } = useTonCenter();
	const { registry } = settings;
	return (registry?.network ?? "mainnet") === client.network ? registry : void 0;
}
// src/ui/trust/useTokenFlags.ts
/** The check of tokens, with the coin, the verified tokens and the registry of the provider. */
function useTokenFlags() {
	const { nativeCurrency } = useTonCenter().settings;
	const verified = useVerifiedTokens();
	const registry = useRegistry();
	return useMemo(() => createTokenFlags(nativeCurrency, verified, {
		isIncluded: verified === BEST_KNOWN_TOKENS,
		registry
	}), [
		nativeCurrency,
		verified,
		registry
	]);
}
// src/query/builders/dns.ts
var addressNameParams = (address) => ({ address: [rawForm(address)] });
// src/query/entities.ts
var isObject = (value) => typeof value === "object" && value !== null;
/** Rows of an answer by key, made at the first lookup. They are kept as long as the answer. */
var indexes = /* @__PURE__ */ new WeakMap();
function indexOf(part, by) {
	if (!isObject(part)) return;
	const known = indexes.get(part);
	if (known) return known;
	const entries = Array.isArray(part) ? part.map((row) => [row?.[by], row]) : Object.entries(part);
	const index = new Map(entries.flatMap(([key, row]) => typeof key === "string" ? [[rawForm(key), row]] : []));
	indexes.set(part, index);
	return index;
}
/** The newest part that `look` finds in what the cache holds now, hydrated and persisted answers included. */
function newest(cache, client, look) {
	let found;
	for (const query of cache.getAll()) {
		const { data, dataUpdatedAt: at } = query.state;
		if (!isObject(data) || found && found.at >= at) continue;
		if (query.queryKey[0] !== "toncenter" || query.queryKey[1] !== client.keyName) continue;
		const { pages } = data;
		for (const page of Array.isArray(pages) ? pages : [data]) {
			const value = isObject(page) ? look(page, query) : void 0;
			if (value !== void 0) found = {
				value,
				at
			};
		}
	}
	return found;
}
var isOf = ({ queryKey }, { generation, name }) => queryKey[2] === generation && queryKey[3] === name;
/** The row of an address in an address book. Every answer of v3 may hold a book; that of `books` is nothing else. */
var findName = (cache, client, books, address) => newest(cache, client, (answer, query) => indexOf(isOf(query, books) ? answer : answer.address_book, "")?.get(address));
// src/react/useKnown.ts
/** Options with which a query begins with what other answers in the cache hold. While that is fresh it costs no request. */
function useKnown(endpoint, given, key, find) {
	const client = useClient(given);
	const cache = useQueryClient().getQueryCache();
	return useMemo(() => {
		let known;
		return {
			initialData() {
				if (known !== void 0) return known ? known.value : void 0;
				known = key !== void 0 && find(cache, client, endpoint, key) || false;
				if (known) client.hit(`${endpoint.generation} ${endpoint.name}`, { key });
				return known ? known.value : void 0;
			},
			initialDataUpdatedAt: () => known ? known.at : void 0
		};
	}, [
		cache,
		client,
		endpoint,
		key,
		find
	]);
}
// src/react/useAddressName.ts
var useAddressBook = /* @__PURE__ */ queryHook(addressBook);
function findBook(...[cache, client, endpoint, address]) {
	const known = findName(cache, client, endpoint, address);
	return known && {
		value: { [address]: known.value },
		at: known.at
	};
}
/**
* The entry of an address book for an address: `.ton` name, fitting form (`UQ…` or `EQ…`), interfaces of the contract.
* `null` where there is none. Any form of address; `undefined`, `''` and `skipToken` wait.
*
* Costs no request for an address that a cached answer named within the last hour. Up to 250 others on a page cost one.
*/
function useAddressName(address, options = {}) {
	const raw = paramsFor(address, rawForm);
	const known = useKnown(addressBook, options.client, raw, findBook);
	const toRow = useCallback((book) => raw && Object.hasOwn(book, raw) && book[raw] || null, [raw]);
	return useComposed(useAddressBook, paramsFor(raw, addressNameParams), {
		...known,
		...given(options)
	}, toRow);
}
var looks_module_default = { mark: "tc-looks-mark" };
// src/ui/lookalike/looks.tsx
/** Shortened addresses of a page. Addresses that have left the page stay: a list draws only the rows that are seen. */
var MOST_ADDRESSES = 5e3;
/** Characters shown of where an address differs from those that look like it. */
var APART = 4;
/**
* Watches what the addresses of a page look like, so that no two of them look the same. What two have in common is what an
* imitator can make: both ends. Where it happens both are shown with the characters in between.
* @param settle called with a new function when an address that is drawn already has got a twin
*/
function createLooks(settle) {
	const pages = /* @__PURE__ */ new WeakMap();
	const looks = (client, address, friendly, short) => {
		const seen = pages.get(client) ?? /* @__PURE__ */ new Map();
		pages.set(client, seen);
		const alike = short && seen.get(short) || [];
		if (short && !alike.includes(friendly)) {
			seen.set(short, alike);
			if (alike.push(friendly) > 1) queueMicrotask(() => settle(looks.bind(null)));
			for (const [oldest] of seen) if (seen.size > MOST_ADDRESSES) seen.delete(oldest);
		}
		if (short && alike.length > 1) return {
			short: apart(friendly, short, alike),
			mark: /* @__PURE__ */ jsx(Mark, { why: "address.alike" })
		};
		return !client.testOnly && tryParseAddress(address)?.testOnly ? { mark: /* @__PURE__ */ jsx(Mark, {
			why: "address.testOnly",
			word: "address.testNetwork"
		}) } : void 0;
	};
	return looks;
}
/** Notifies every label of the page when two of them look alike. */
function createLooksStore() {
	const listeners = /* @__PURE__ */ new Set();
	let current = createLooks((next) => {
		current = next;
		for (const listener of listeners) listener();
	});
	return {
		current: () => current,
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		}
	};
}
var store = /* @__PURE__ */ createLooksStore();
/** One for all labels of a page. `undefined` on a server, which draws for many readers, and in the first render of its page. */
var useLooks = () => useSyncExternalStore(store.subscribe, store.current, () => void 0);
/** The two ends of an address, and the middle, which distinguishes it. */
function apart(friendly, short, alike) {
	const [head = "", tail] = short.split("…");
	const places = alike.map((other) => [...other].findIndex((char, at) => char !== friendly[at])).filter((at) => at >= 0);
	const from = Math.min(...places);
	const middle = friendly.slice(from, Math.max(...places, from + APART - 1) + 1);
	return `${head}${from > head.length ? "…" : ""}${middle}…${tail}`;
}
function Mark({ why, word }) {
	const words = useScope().wordsOf(lookTexts);
	const isInRow = useContext(RowContext);
	return /* @__PURE__ */ jsxs("span", {
		role: "img",
		className: looks_module_default.mark,
		"data-part": "mark",
		"data-tip": words(why),
		"aria-label": words(why),
		tabIndex: isInRow ? void 0 : 0,
		children: [/* @__PURE__ */ jsx(Icon, {
			path: warn,
			size: 14
		}), word && words(word)]
	});
}
var AddressLabel_module_default = {
	root: "tc-AddressLabel-root",
	name: "tc-AddressLabel-name",
	tools: "tc-AddressLabel-tools"
};
var Menu_module_default = {
	root: "tc-Menu-root",
	small: "tc-Menu-small",
	down: "tc-Menu-down",
	named: "tc-Menu-named",
	dots: "tc-Menu-dots",
	panel: "tc-Menu-panel",
	heading: "tc-Menu-heading",
	entry: "tc-Menu-entry",
	label: "tc-Menu-label",
	text: "tc-Menu-text"
};
// src/ui/parts/MenuButton.tsx
/** Opens a menu. Renders a `<span>` with a `<button>`. */
function MenuButton({ label, isNamed, isBusy, children }) {
	const [isOpen, setOpen] = useState(false);
	const press = {
		"aria-expanded": isOpen,
		"aria-disabled": isBusy,
		onClick: () => setOpen(!isOpen && !isBusy)
	};
	return /* @__PURE__ */ jsxs("span", {
		className: Menu_module_default.root,
		"data-part": "menu",
		children: [isNamed ? /* @__PURE__ */ jsxs(Button, {
			className: Menu_module_default.named,
			...press,
			children: [label, /* @__PURE__ */ jsx(Icon, {
				path: right,
				size: 14,
				className: Menu_module_default.down
			})]
		}) : /* @__PURE__ */ jsx("button", {
			type: "button",
			className: cx(Root_module_default.button, Menu_module_default.small),
			"aria-label": label,
			...press,
			children: /* @__PURE__ */ jsx(Icon, {
				path: "M8 3.5h.01M8 8h.01M8 12.5h.01",
				className: Menu_module_default.dots
			})
		}), isOpen && children(() => setOpen(false))]
	});
}
// src/ui/parts/MenuPanel.tsx
var GAP = 4;
var EDGE = 16;
/**
* What a `MenuButton` opens, in the top layer, where nothing clips it. The arrows, Home and End move, Escape closes. Scrolling
* closes too, because the panel would not follow its button.
*/
function MenuPanel({ label, heading, onClose, children }) {
	const panel = useRef(null);
	const latest = useRef(onClose);
	useEffect(() => {
		latest.current = onClose;
	});
	useLayoutEffect(() => {
		const element = panel.current;
		const root = element?.parentElement;
		if (!element || !root) return;
		element.showPopover?.();
		const unwatch = watchSize(element, () => place(element, root));
		const [first] = entriesOf(element);
		(element.querySelector("[aria-pressed=\"true\"]") ?? first)?.focus({ preventScroll: true });
		const close = () => latest.current();
		const isOutside = (target) => !(target instanceof Node && root.contains(target));
		const unlisten = [
			listen(root, {
				focusout: ({ relatedTarget }) => isOutside(relatedTarget) && close(),
				pointerdown: (event) => !element.contains(event.target) && event.preventDefault()
			}),
			listen(window, { scroll: ({ target }) => isOutside(target) && close() }, {
				capture: true,
				passive: true
			}),
			listen(window, { resize: close })
		];
		return () => {
			unwatch();
			for (const stop of unlisten) stop();
			if (element.contains(document.activeElement)) root.querySelector("button")?.focus({ preventScroll: true });
		};
	}, []);
	const onKeyDown = (event) => {
		event.stopPropagation();
		const { key, target, currentTarget } = event;
		if (key === "Escape") {
			event.preventDefault();
			return onClose();
		}
		if (target instanceof HTMLInputElement && !(target.type === "search" && key === "ArrowDown")) return;
		const entries = entriesOf(currentTarget);
		const at = entries.indexOf(document.activeElement);
		const next = {
			ArrowDown: at + 1,
			ArrowUp: at - 1,
			Home: 0,
			End: -1
		}[key];
		if (next === void 0) return;
		event.preventDefault();
		entries.at(next % entries.length)?.focus();
	};
	return /* @__PURE__ */ jsxs("div", {
		ref: panel,
		role: "group",
		"aria-label": label,
		className: cx(raised_module_default.surface, raised_module_default.panel, Menu_module_default.panel),
		"data-part": "panel",
		"data-tip": "",
		popover: "manual",
		onKeyDown,
		children: [heading, children]
	});
}
var entriesOf = (panel) => [...panel.querySelectorAll("button, a[href]")];
/** Under its button, at its end; at its start where there is no room. Above where there is none below. Always in the window. */
function place(panel, button) {
	const box = button.getBoundingClientRect();
	const { width, height } = panel.getBoundingClientRect();
	const { clientWidth, clientHeight } = document.documentElement;
	const [rightwards, leftwards] = [box.left, box.right - width];
	const isRtl = getComputedStyle(button).direction === "rtl";
	const left = isRtl === (isRtl ? leftwards >= EDGE : rightwards + width <= clientWidth - EDGE) ? leftwards : rightwards;
	const isBelow = box.bottom + GAP + height <= clientHeight;
	Object.assign(panel.style, {
		left: `${Math.max(EDGE, Math.min(left, clientWidth - width - EDGE))}px`,
		top: `${isBelow ? box.bottom + GAP : Math.max(EDGE, box.top - GAP - height)}px`
	});
}
/** An entry that copies, confirms it, and leaves the menu open. */
function MenuCopy({ label, text }) {
	const words = useScope().wordsOf(copyTexts);
	const { state, copy: copy$1 } = useCopy(text);
	const said = state === "idle" ? "" : words(state === "copied" ? "action.copied" : "action.copyFailed");
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("button", {
		type: "button",
		className: Menu_module_default.entry,
		"data-state": state,
		onClick: copy$1,
		children: [/* @__PURE__ */ jsx(Icon, {
			path: state === "copied" ? check : copy,
			size: 14
		}), /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("span", {
			className: Menu_module_default.label,
			children: said || label
		}), /* @__PURE__ */ jsx("span", {
			className: Menu_module_default.text,
			children: text
		})] })]
	}), /* @__PURE__ */ jsx("span", {
		role: "status",
		children: /* @__PURE__ */ jsx(Spoken, { children: said })
	})] });
}
// src/ui/parts/SpellingMenu.tsx
var FORMS = [["address.nonBounceable", { bounceable: false }], ["address.bounceable", { bounceable: true }]];
var TEST_FORMS = [["address.nonBounceableTest", {
	bounceable: false,
	testOnly: true
}], ["address.bounceableTest", {
	bounceable: true,
	testOnly: true
}]];
/** Every way to write an address, in full, each to be copied; those of test networks only on one. */
function SpellingMenu({ address, label, data, onClose }) {
	const { wordsOf } = useScope();
	const { testOnly } = useTonCenter().client;
	const words = wordsOf(addressTexts);
	const raw = toRawAddress(address);
	const forms = [...testOnly ? TEST_FORMS : [], ...FORMS].map(([key, form]) => [key, toFriendlyAddress(raw, form)]);
	const known = [domainOf(data), ...(data?.interfaces ?? []).slice(0, 3).map(humanName)].filter(Boolean).join(" · ");
	return /* @__PURE__ */ jsxs(MenuPanel, {
		label: words("address.menu", { label }),
		heading: /* @__PURE__ */ jsxs(Fragment$1, { children: [known && /* @__PURE__ */ jsx("p", {
			className: Menu_module_default.heading,
			children: /* @__PURE__ */ jsx(ForeignText, {
				max: 160,
				children: known
			})
		}), /* @__PURE__ */ jsx("p", {
			className: Menu_module_default.heading,
			children: words("address.same")
		})] }),
		onClose,
		children: [forms.map(([key, text]) => text !== raw && /* @__PURE__ */ jsx(MenuCopy, {
			label: words(key),
			text
		}, key)), /* @__PURE__ */ jsx(MenuCopy, {
			label: words("address.raw"),
			text: raw
		})]
	});
}
// src/ui/parts/AddressLabel.tsx
/**
* An account by its name, its `.ton` domain or its shortened address. One form everywhere: `UQ…` for wallets, `EQ…` for contracts.
* Where two of a page would look alike, both show the characters that differ. A spelling of test networks is marked on any other.
* Many on a page cost one request; none with `data` or `name`, or where a list has the name. Renders a `<span>`.
*/
var AddressLabel = forwardRef(function AddressLabel({ queryOptions, copy = true, menu = true, address: given, ...props }, ref) {
	const address = addressText(given);
	const asks = props.data === void 0 && props.name === void 0 && tryParseAddress(address) !== void 0;
	const label = {
		...props,
		address,
		copy,
		menu,
		ref
	};
	return asks ? /* @__PURE__ */ jsx(AskingLabel, {
		...label,
		queryOptions
	}) : /* @__PURE__ */ jsx(DrawnLabel, { ...label });
});
AddressLabel.displayName = "AddressLabel";
/** Apart, so that labels which have their names already watch no query. */
var AskingLabel = forwardRef(function AskingLabel({ queryOptions, ...props }, ref) {
	const { data } = useAddressName(props.address, queryOptions);
	return /* @__PURE__ */ jsx(DrawnLabel, {
		...props,
		data,
		ref
	});
});
/** A label that asks for nothing, for rows and cards. It has a copy button and a menu only where a prop asks for them. */
var DrawnLabel = forwardRef(function DrawnLabel(props, ref) {
	const { address, data, name, kind = "account", bounceable = isBounceable(kind, data), ends = 4, seal = true, copy = false, menu = false, classNames, ...attributes } = props;
	const scope = useScope(props);
	const words = scope.wordsOf(addressTexts);
	const { client } = useTonCenter();
	const isInRow = useContext(RowContext);
	const isAddress = tryParseAddress(address) !== void 0;
	const raw = isAddress ? toRawAddress(address) : address;
	const given = data?.user_friendly;
	const isForm = bounceable === void 0 && typeof given === "string" && isSameAddress(given, raw);
	const form = {
		bounceable: bounceable ?? false,
		testOnly: client.testOnly
	};
	const friendly = isForm ? given : isAddress ? toFriendlyAddress(raw, form) : address;
	const title = name ?? domainOf(data) ?? (isAddress ? void 0 : address);
	const look = useLooks()?.(client, address, friendly, title === void 0 ? shorten(friendly, ends) : void 0);
	const short = look?.short ?? shorten(friendly, ends);
	const label = title === void 0 ? short : visibleString(title, 64);
	const content = /* @__PURE__ */ jsx(Link, {
		kind,
		id: raw,
		children: title === void 0 ? /* @__PURE__ */ jsx(Ends, { children: short }) : /* @__PURE__ */ jsx(ForeignText, {
			max: 64,
			children: title
		})
	});
	const nameClass = cx(AddressLabel_module_default.name, ForeignText_module_default.cut, title === void 0 && mono, classNames?.name);
	const mark = look?.mark;
	const copyButton = copy && /* @__PURE__ */ jsx(CopyButton, {
		data: friendly,
		label: words("action.copyAddress", { label }),
		className: classNames?.copy
	});
	const hasMenu = menu && !isInRow;
	const hasTools = isAddress && (copy || hasMenu);
	const isBare = !seal && !hasTools && !mark;
	return /* @__PURE__ */ jsxs(Root, {
		as: "span",
		scope,
		ref,
		own: isBare ? nameClass : AddressLabel_module_default.root,
		"data-account": isAddress ? raw : void 0,
		tip: visibleString(friendly, 128),
		isStop: !hasTools && !scope.renderLink,
		classNames,
		...attributes,
		children: [
			seal && (isAddress ? /* @__PURE__ */ jsx(Seal, {
				address: raw,
				...seal !== true && { size: seal }
			}) : /* @__PURE__ */ jsx(Icon, { path: "M8 2a6 6 0 100 12A6 6 0 008 2zM2.3 8h11.4M8 2c2 1.8 2.6 3.9 2.6 6S10 12.2 8 14c-2-1.8-2.6-3.9-2.6-6S6 3.8 8 2z" })),
			isBare ? content : /* @__PURE__ */ jsx("span", {
				className: nameClass,
				"data-part": "name",
				children: content
			}),
			mark,
			hasTools && (hasMenu ? /* @__PURE__ */ jsxs("span", {
				className: AddressLabel_module_default.tools,
				children: [copyButton, /* @__PURE__ */ jsx(MenuButton, {
					label: words("address.menu", { label }),
					children: (close) => /* @__PURE__ */ jsx(SpellingMenu, {
						address: friendly,
						label,
						data,
						onClose: close
					})
				})]
			}) : copyButton)
		]
	});
});
/** The name: a token is a contract, and so is what has an interface that is no wallet's. */
function isBounceable(kind, data) {
	if (kind !== "account") return true;
	const interfaces = data?.interfaces ?? [];
	return interfaces.length > 0 && !data?.user_friendly ? isContract(interfaces) : void 0;
}
var List_module_default = {
	root: "tc-List-root",
	heading: "tc-List-heading",
	title: "tc-List-title",
	count: "tc-List-count",
	actions: "tc-List-actions",
	notices: "tc-List-notices",
	head: "tc-List-head",
	grid: "tc-List-grid",
	headRow: "tc-List-headRow",
	body: "tc-List-body",
	headCell: "tc-List-headCell",
	row: "tc-List-row",
	cell: "tc-List-cell",
	skeleton: "tc-List-skeleton",
	loading: "tc-List-loading",
	whole: "tc-List-whole",
	rank: "tc-List-rank",
	badges: "tc-List-badges",
	quiet: "tc-List-quiet",
	left: "tc-List-left",
	amounts: "tc-List-amounts",
	parties: "tc-List-parties",
	lines: "tc-List-lines",
	operation: "tc-List-operation",
	verb: "tc-List-verb",
	small: "tc-List-small",
	detail: "tc-List-detail",
	undrawn: "tc-List-undrawn",
	unreadable: "tc-List-unreadable",
	toggleCell: "tc-List-toggleCell",
	chevron: "tc-List-chevron",
	opened: "tc-List-opened",
	card: "tc-List-card",
	dense: "tc-List-dense",
	status: "tc-List-status"
};
// src/ui/table/spread.ts
/** Pixels: a column of this width is a mark or a button, which needs no more room. */
var MARK = 24;
/** Tracks that share the width in proportion where none of them takes the rest; others as they are. */
function spread(tracks) {
	if (tracks.some((track) => /fr\)?$/.test(track))) return tracks;
	return tracks.map((track) => {
		const least = track.replace(/^minmax\(|,.*$/g, "");
		const most = Number.parseFloat(track.replace(/^.*,/, "")) || Number.parseFloat(least);
		return most > MARK ? `minmax(${least}, ${most}fr)` : track;
	});
}
// src/ui/table/columns.tsx
/**
* The shown columns, the `subject` (the first two that name a row), and the function that draws a row.
* The function is the same until the looks of the rows change.
*/
function useColumns(options) {
	const { kind, columns, context, scope, classNames, slots } = options;
	const shown = useMemo(() => {
		const ids = columns ?? Object.keys(kind.columns);
		const tracks = spread(ids.map((id) => {
			const { width } = kind.columns[id];
			return typeof width === "string" ? width : width[scope.density === "compact" ? 1 : 0];
		}));
		return ids.map((id, index) => {
			const column = kind.columns[id];
			return {
				...column,
				id,
				Cell: slots?.[id] ?? column.Cell,
				track: tracks[index],
				className: cx(column.className, kind.columnClass?.(id, ids, context), classNames?.[id]),
				headClassName: cx(column.headClassName, kind.headClass?.(id, ids))
			};
		});
	}, [
		kind,
		columns,
		context,
		scope.density,
		classNames,
		slots
	]);
	const drawRow = useCallback((row, flags, isDim, rowId) => {
		const own = kind.drawRow?.(row, context, shown.length);
		if (own) return own;
		const props = {
			row,
			context,
			flags,
			isDim
		};
		return shown.map(({ id, align, place, collapses, className, Cell }) => /* @__PURE__ */ jsx("div", {
			id: rowId && rowId + id,
			role: "gridcell",
			className: cx(List_module_default.cell, className),
			"data-column": id,
			"data-align": align,
			"data-place": place,
			"data-collapses": collapses,
			children: /* @__PURE__ */ jsx(Cell, { ...props })
		}, id));
	}, [
		kind,
		context,
		shown
	]);
	return {
		shown,
		subject: useMemo(() => shown.filter(({ isLabelHidden }) => !isLabelHidden).slice(0, 2), [shown]),
		drawRow
	};
}
var NO_FLAGS = [];
/** The flags of a row; empty for most. */
var flagsOf = (kind, row, context) => kind.flagsOf?.(row, context) ?? NO_FLAGS;
var NewItemsBar_module_default = {
	button: "tc-NewItemsBar-button",
	bar: "tc-NewItemsBar-bar",
	line: "tc-NewItemsBar-line",
	floating: "tc-NewItemsBar-floating"
};
// src/ui/states/NewItemsBar.tsx
function NewItemsButton({ data, onShow, className }) {
	return /* @__PURE__ */ jsxs("button", {
		type: "button",
		className: cx(NewItemsBar_module_default.button, className),
		onClick: () => void onShow(),
		children: [/* @__PURE__ */ jsx(Icon, { path: deploy }), /* @__PURE__ */ jsx("bdi", { children: useScope().wordsOf(newItemsTexts).plural("list.new", data) })]
	});
}
/** The same in a list. Floats over the line above the rows, so that nothing moves when rows begin to wait. */
function NewRows({ data = 0, onShow }) {
	return /* @__PURE__ */ jsx("div", {
		role: "status",
		className: NewItemsBar_module_default.line,
		"data-part": "new",
		children: data > 0 && /* @__PURE__ */ jsx(NewItemsButton, {
			data,
			onShow,
			className: NewItemsBar_module_default.floating
		})
	});
}
/** New rows wait behind this bar, so that nothing moves under a reader. Announced politely. Renders a `<div role="status">`. */
var NewItemsBar = forwardRef(function NewItemsBar({ data, onShow, ...props }, ref) {
	const scope = useScope(props);
	return /* @__PURE__ */ jsx(Root, {
		scope,
		ref,
		role: "status",
		"data-part": "new",
		...props,
		children: data > 0 && /* @__PURE__ */ jsx(NewItemsButton, {
			data,
			onShow,
			className: NewItemsBar_module_default.bar
		})
	});
});
NewItemsBar.displayName = "NewItemsBar";
// src/ui/table/framed.ts
var UNPADDED = {
	"--_tc-pad": "0px",
	"--_tc-narrow-pad": "0px"
};
/** Attributes of a list's root: the style, and without a frame no padding in any width. */
var framed = (frame = true, style) => frame ? { style } : {
	"data-frame": "none",
	style: {
		...UNPADDED,
		...style
	}
};
// src/ui/table/ListCount.tsx
/** After a title: how many rows there are, and how many of them are not to be trusted. */
function ListCount({ total, flagged = 0 }) {
	const { wordsOf, format } = useScope();
	return /* @__PURE__ */ jsxs("span", {
		className: List_module_default.count,
		"data-part": "count",
		children: [format.number(total), flagged > 0 && ` · ${wordsOf(listTexts).plural("list.flagged", flagged)}`]
	});
}
var Pager_module_default = {
	page: "tc-Pager-page",
	more: "tc-Pager-more"
};
// src/ui/table/Pager.tsx
/** Back and forth between pages; or a button that adds the next rows, for readers who cannot scroll without end. */
function Pager({ page, hasNext, onPage }) {
	const { wordsOf, format } = useScope();
	const words = wordsOf(listTexts);
	if (page === void 0) return hasNext && /* @__PURE__ */ jsx("div", {
		className: Pager_module_default.more,
		children: /* @__PURE__ */ jsx(Button, {
			onClick: () => onPage(0),
			children: words("action.loadMore")
		})
	});
	return /* @__PURE__ */ jsxs("nav", {
		className: Pager_module_default.more,
		"aria-label": words("list.pages"),
		"data-part": "pages",
		children: [
			/* @__PURE__ */ jsx(Button, {
				disabled: page === 0,
				onClick: () => onPage(page - 1),
				children: words("action.previous")
			}),
			/* @__PURE__ */ jsx("span", {
				className: Pager_module_default.page,
				role: "status",
				children: words("list.page", { page: format.number(page + 1) })
			}),
			/* @__PURE__ */ jsx(Button, {
				disabled: !hasNext,
				onClick: () => onPage(page + 1),
				children: words("action.next")
			})
		]
	});
}
var Fold_module_default = {
	root: "tc-Fold-root",
	summary: "tc-Fold-summary"
};
// src/ui/facts/Fold.tsx
/** A line that opens what is below it. Renders a `<details>`. */
function Fold({ title, part, className, children }) {
	const [isOpen, setOpen] = useState(false);
	return /* @__PURE__ */ jsxs("details", {
		className: cx(Fold_module_default.root, className),
		"data-part": part,
		onToggle: ({ currentTarget }) => setOpen(currentTarget.open),
		children: [/* @__PURE__ */ jsx("summary", {
			className: Fold_module_default.summary,
			children: title
		}), isOpen && children]
	});
}
var RawData_module_default = { json: "tc-RawData-json" };
// src/ui/facts/RawData.tsx
/** Characters: a contract with code and data in it is longer than anybody reads. */
var MOST_CHARACTERS = 2e4;
/** What the service sent, folded away under `title`. */
function RawData({ data, title }) {
	const words = useScope().wordsOf(rawTexts);
	if (data === void 0) return /* @__PURE__ */ jsx(Skeleton, {
		width: "88px",
		line: 32
	});
	return /* @__PURE__ */ jsx(Fold, {
		title: title ?? words("raw.title"),
		part: "raw",
		children: /* @__PURE__ */ jsx(Json, { data })
	});
}
/** Written when it is drawn: most of it stays folded away. */
var Json = ({ data }) => /* @__PURE__ */ jsx("pre", {
	className: RawData_module_default.json,
	dir: "ltr",
	tabIndex: 0,
	children: JSON.stringify(data, null, 2).split("\n").map((line) => visibleString(line, 500)).join("\n").slice(0, MOST_CHARACTERS)
});
// src/ui/table/Undrawn.tsx
/** In place of a row or a card that threw while it was drawn. */
function Undrawn() {
	const words = useScope().wordsOf(listTexts);
	return /* @__PURE__ */ jsxs("span", {
		className: List_module_default.undrawn,
		"data-part": "undrawn",
		children: [/* @__PURE__ */ jsx(Icon, { path: warn }), words("list.undrawn")]
	});
}
// src/ui/table/UnreadableNote.tsx
/** The note under rows, or parts of one: how many could not be read. A reader can open it to see which, why, and the raw data. */
function UnreadableNote({ data, of = "rows" }) {
	const words = useScope().wordsOf(listTexts);
	if (!data.length) return null;
	return /* @__PURE__ */ jsx("div", {
		className: List_module_default.unreadable,
		"data-part": "unreadable",
		children: /* @__PURE__ */ jsx(Boundary, {
			of: data,
			instead: () => /* @__PURE__ */ jsx(Undrawn, {}),
			children: /* @__PURE__ */ jsx(RawData, {
				title: words.plural(of === "rows" ? "list.unreadable" : "list.unreadableParts", data.length),
				data
			})
		})
	});
}
// src/ui/table/ListFrame.tsx
/** A list with `actions` and no `heading` shows its label as title. */
function useListTitle(label, heading, actions) {
	const id = useId();
	const title = heading ?? (actions ? label : void 0);
	return {
		title,
		id,
		named: title === void 0 ? { "aria-label": label } : { "aria-labelledby": id }
	};
}
/**
* The frame around the rows of every list. It has title, count, actions, notices, new rows, the empty and the failed state, and
* more rows.
*/
var ListFrame = forwardRef(function ListFrame(props, ref) {
	const { scope, name, texts, query, rows, paging, pageSize, total, flagged, ...others } = props;
	const { newRows, onShowNew, banner, waiting, below, children, ...host } = others;
	const { actions, frame, headingLevel = 2, classNames, style, ...attributes } = host;
	const { count, hidden, progress } = rows;
	const { state } = progress;
	const hasTitle = name.title !== void 0;
	const isPending = state === "pending";
	return /* @__PURE__ */ jsxs(Root, {
		scope,
		headingLevel: !hasTitle && headingLevel ? headingLevel - 1 : headingLevel,
		ref,
		"data-state": state,
		own: List_module_default.root,
		...framed(frame, style),
		classNames,
		...attributes,
		children: [
			hasTitle && /* @__PURE__ */ jsxs("div", {
				className: List_module_default.heading,
				"data-part": "heading",
				children: [
					/* @__PURE__ */ jsx(Heading, {
						id: name.id,
						className: List_module_default.title,
						children: name.title
					}),
					total !== void 0 && /* @__PURE__ */ jsx(ListCount, {
						total,
						flagged
					}),
					actions && /* @__PURE__ */ jsx("span", {
						className: List_module_default.actions,
						children: actions
					})
				]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: List_module_default.notices,
				children: [
					isPending && query?.isLoading !== false && /* @__PURE__ */ jsx(PauseNotice, {}),
					count > 0 && query?.error != null && !query.isFetchNextPageError && /* @__PURE__ */ jsx(Trouble, {
						error: query.error,
						retry: query.refetch
					}),
					banner,
					hidden > 0 && /* @__PURE__ */ jsx(HiddenNotice, {
						count: hidden,
						onReveal: rows.reveal
					})
				]
			}),
			onShowNew && /* @__PURE__ */ jsx(NewRows, {
				data: newRows,
				onShow: onShowNew
			}),
			state === "error" && /* @__PURE__ */ jsx(Trouble, {
				error: query?.error,
				retry: () => query?.refetch(),
				name: texts.label
			}),
			state === "empty" && /* @__PURE__ */ jsx(EmptyBox, {
				title: texts.empty,
				text: texts.emptyText
			}),
			(state === "ready" || isPending) && children,
			(isPending || progress.isFetchingMore) && /* @__PURE__ */ jsxs("div", {
				className: waiting.className,
				"data-part": "loading",
				role: "status",
				children: [/* @__PURE__ */ jsx(Spoken, { children: scope.wordsOf(listTexts)(isPending ? "list.loading" : "list.loadingMore") }), Array.from({ length: Math.min(pageSize, waiting.most[isPending ? 0 : 1]) }, (_, index) => /* @__PURE__ */ jsx(Fragment, { children: waiting.row }, index))]
			}),
			below,
			query?.isFetchNextPageError && /* @__PURE__ */ jsx("div", {
				className: List_module_default.notices,
				children: /* @__PURE__ */ jsx(Trouble, {
					error: query.error,
					retry: query.fetchNextPage
				})
			}),
			/* @__PURE__ */ jsx(UnreadableNote, { data: rows.unreadable }),
			(paging !== "infinite" || !rows.visible.length) && count > 0 && /* @__PURE__ */ jsx(Pager, { ...rows.pages ?? {
				hasNext: progress.canAsk,
				onPage: () => query?.fetchNextPage()
			} })
		]
	});
});
// src/ui/root/late.tsx
var Nothing = () => null;
var absent = () => void 0;
var never = () => absent;
/**
* A hook that loads the file of a component when it is first wanted. It is worth its cost where it saves more than 3 kB of a page.
* It gives `undefined` until then, and on a server. A file that does not load is asked for again by the next call.
*/
function lateHook(load) {
	let Loaded;
	let isAsked = false;
	const listeners = /* @__PURE__ */ new Set();
	const ask = async () => {
		if (isAsked) return;
		isAsked = true;
		try {
			Loaded = (await load()).default;
			for (const listener of listeners) listener();
		} catch {
			isAsked = false;
		}
	};
	const subscribe = (listener) => {
		listeners.add(listener);
		ask();
		return () => listeners.delete(listener);
	};
	return (isWanted = true) => useSyncExternalStore(isWanted ? subscribe : never, () => Loaded, absent);
}
/** A component whose file loads when it is drawn first, and that draws `Waiting` until then. Default: nothing. */
function late(load, Waiting = Nothing) {
	const useLoaded = /* @__PURE__ */ lateHook(load);
	return function Late(props) {
		const Drawn = useLoaded() ?? Waiting;
		return /* @__PURE__ */ jsx(Drawn, { ...props });
	};
}
// src/ui/root/useBrowserLayoutEffect.ts
/** `useLayoutEffect`, of which React 18 warns on a server: no effect runs there. */
var useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
// src/ui/table/scrollerOf.ts
/** The nearest ancestor that scrolls, or the page itself: rows work wherever the host puts the list. */
function scrollerOf(element) {
	for (let at = element; at && at !== document.body; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
	return document.scrollingElement ?? document.documentElement;
}
// src/ui/table/ListRows.tsx
/** Up to so many rows a list draws them all: a reader finds, selects and prints them. */
var DRAWN_WHOLE = 100;
var drawsAll = ({ keys, across = 1 }) => keys.length * across <= DRAWN_WHOLE;
/** Whether a reader has scrolled to a row, or past it. Never where it has no size: in a hidden list, in jsdom and happy-dom. */
function isInView(row) {
	if (!row) return false;
	const { top, height } = row.getBoundingClientRect();
	return height > 0 && top < Math.min(innerHeight, scrollerOf(row).getBoundingClientRect().bottom);
}
/** The rows that were chosen, in a box as tall as all of them. */
function ListRows(props) {
	const { keys, body, drawn, height, observe, role = "rowgroup", ahead = 8, onNearEnd, drawRow } = props;
	const last = drawn.at(-1);
	/** The first of the last rows, where it is drawn. */
	const near = last && drawn.findIndex(({ index }) => index >= keys.length - ahead);
	useEffect(() => {
		const element = body.current;
		if (near === void 0 || near < 0 || !element || !onNearEnd) return;
		const ask = () => isInView(element.children.item(near)) && onNearEnd();
		const unwatch = watchSize(element, ask);
		addEventListener("scroll", ask, true);
		return () => {
			unwatch();
			removeEventListener("scroll", ask, true);
		};
	}, [
		near,
		onNearEnd === void 0,
		keys.length
	]);
	let drawnTo = 0;
	return /* @__PURE__ */ jsx("div", {
		role: keys.length ? role : "presentation",
		ref: body,
		className: List_module_default.body,
		style: { paddingBlockEnd: Math.max(height - (last?.end ?? 0), 0) },
		children: drawn.map(({ index, start, end }) => {
			const gap = start - drawnTo;
			drawnTo = end;
			return drawRow(index, gap, observe);
		})
	});
}
// src/ui/table/ListBody.tsx
/** Pixels, before anything is measured and on a server: enough rows for a screen. */
var SCREEN = 800;
var unobserved = () => () => {};
/** The first rows, and as much room for the others as they are estimated to need. */
function FlowRows({ count, ...props }) {
	const { keys, estimate } = props;
	const drawn = keys.slice(0, count).map((_, index) => ({
		index,
		start: index * estimate,
		end: (index + 1) * estimate
	}));
	return /* @__PURE__ */ jsx(ListRows, {
		...props,
		drawn,
		height: keys.length * estimate,
		observe: unobserved
	});
}
/** What a server draws, and a page until the code of virtual rows is there. */
function FirstRows(props) {
	const { keepFocus } = props;
	useBrowserLayoutEffect(() => keepFocus, [keepFocus]);
	return /* @__PURE__ */ jsx(FlowRows, { ...props });
}
/** Every row: where the code of virtual rows does not load, nothing is out of reach. */
var EveryRow = (props) => /* @__PURE__ */ jsx(FlowRows, {
	...props,
	count: props.keys.length
});
var everyRow = { default: EveryRow };
/** In jsdom and happy-dom nothing has a size, not even a page with rows. Which of them can be seen is unknown. */
var hasSizes = () => document.documentElement.scrollHeight > 0;
var useVirtualRows = /* @__PURE__ */ lateHook(async () => hasSizes() ? import("./VirtualRows.CFTBu5NO.js").catch(() => everyRow) : everyRow);
/** Whether the focus is in the list around `body`, on a button, a link or an open menu. Not on a row or a cell. */
function isInside(body, focused) {
	const list = body?.closest("[data-part=\"root\"]");
	return focused instanceof Element && !!list?.contains(focused) && !focused.matches("[data-index], [data-cell]");
}
/**
* All rows of a short list, and those of a long one that are worth drawing. Virtual rows load for the first long list: their code
* is 11 kB. They draw all rows anew, so they wait while the reader uses a row. An open menu would close, and its button would lose
* the focus.
*/
function ListBody(props) {
	const { keys, body, keep, estimate } = props;
	const isAll = drawsAll(props);
	const Virtual = useVirtualRows(!isAll);
	const [isVirtual, setVirtual] = useState(Virtual !== void 0 && !isAll);
	const isWaiting = Virtual !== void 0 && !isAll && !isVirtual;
	const before = useRef(0);
	const count = isAll ? keys.length : Math.max(before.current, Math.ceil(SCREEN / estimate));
	useEffect(() => {
		if (isAll) before.current = keys.length;
	}, [isAll, keys.length]);
	const needsMore = keep >= count;
	useEffect(() => {
		if (!isWaiting) return;
		const take = () => setVirtual(true);
		const takeUnlessInside = (focused) => {
			if (!isInside(body.current, focused)) take();
		};
		if (needsMore) take();
		else takeUnlessInside(document.activeElement);
		const unlisten = [listen(document, {
			focusin: ({ target }) => takeUnlessInside(target),
			focusout: ({ relatedTarget }) => takeUnlessInside(relatedTarget)
		}), listen(window, { scroll: take }, {
			capture: true,
			passive: true
		})];
		return () => {
			for (const stop of unlisten) stop();
		};
	}, [
		isWaiting,
		needsMore,
		body
	]);
	return /* @__PURE__ */ jsx(isVirtual && Virtual || FirstRows, {
		...props,
		count
	});
}
// src/ui/table/isRowPress.ts
/** Controls with their own reaction to a press, and the opened part of a row. */
var OWN = ["a, button, input, select, textarea, label, summary, dialog", "[role=\"button\"], [contenteditable], [popover], [data-part=\"detail\"]"].join();
/** Whether a click is meant for its row. A click on a control in the row is not, nor the end of selecting its text. */
function isRowPress({ target, currentTarget, defaultPrevented }) {
	if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return false;
	const selection = getSelection();
	return !(selection?.isCollapsed === false && selection.containsNode(currentTarget, true)) && !target.closest(OWN);
}
// src/ui/table/ListRow.tsx
/** One row of a grid. What the app's own code throws in it replaces that row, or its detail, and nothing else. */
var ListRow = memo(function ListRow(props) {
	const { row, drawRow } = props;
	const of = useMemo(() => ({
		row,
		drawRow
	}), [row, drawRow]);
	return /* @__PURE__ */ jsx(Boundary, {
		of,
		instead: () => /* @__PURE__ */ jsx(RowFrame, {
			...props,
			cells: /* @__PURE__ */ jsx("div", {
				role: "gridcell",
				"aria-colspan": props.span,
				className: List_module_default.whole,
				children: /* @__PURE__ */ jsx(Undrawn, {})
			})
		}),
		children: /* @__PURE__ */ jsx(Row, { ...props })
	});
}, (before, { onFocus, ...props }) => Object.entries(props).every(([name, value]) => before[name] === value));
function Row(props) {
	const { id, row, isOpen, kind, context, span, subject, scope, toggle, drawRow } = props;
	const rowId = useId();
	const flags = useMemo(() => flagsOf(kind, row, context), [
		kind,
		row,
		context
	]);
	const isDim = flags.length > 0 && scope.trustPolicy !== "show";
	const Detail = kind.opens?.(row) === false ? void 0 : kind.Detail;
	const cellId = Detail && rowId;
	const cells = useMemo(() => drawRow(row, flags, isDim, cellId), [
		drawRow,
		row,
		flags,
		isDim,
		cellId
	]);
	return /* @__PURE__ */ jsxs(RowFrame, {
		...props,
		cells,
		isDim,
		onPress: Detail && (() => toggle(id)),
		children: [Detail && /* @__PURE__ */ jsx("div", {
			role: "gridcell",
			className: List_module_default.toggleCell,
			children: /* @__PURE__ */ jsx("button", {
				type: "button",
				id: rowId,
				className: Root_module_default.button,
				"aria-expanded": isOpen,
				"aria-labelledby": [rowId, ...subject.map((column) => rowId + column.id)].join(" "),
				"aria-label": scope.wordsOf(listTexts)("list.details"),
				onClick: () => toggle(id),
				children: /* @__PURE__ */ jsx(Icon, {
					path: "M6 3.5L10.5 8 6 12.5",
					className: List_module_default.chevron
				})
			})
		}), Detail && isOpen && /* @__PURE__ */ jsx("div", {
			role: "gridcell",
			"aria-colspan": span,
			className: List_module_default.opened,
			"data-part": "detail",
			children: /* @__PURE__ */ jsx(Boundary, {
				of: row,
				instead: () => /* @__PURE__ */ jsx(Undrawn, {}),
				children: /* @__PURE__ */ jsx(Detail, {
					row,
					context,
					flags,
					isDim
				})
			})
		})]
	});
}
/** The row itself: its place, its height, and where the focus and the pointer are. */
function RowFrame(props) {
	const { id, index, place, gap, isTabStop, isOpen, observe, onFocus, className, cells, isDim, onPress, children } = props;
	const element = useRef(null);
	const [hasPointer, setHasPointer] = useState(false);
	const [hasFocus, setHasFocus] = useState(false);
	useEffect(() => element.current ? observe(element.current) : void 0, [observe]);
	return /* @__PURE__ */ jsxs("div", {
		role: "row",
		ref: element,
		className,
		"data-part": "row",
		"data-index": index,
		"data-trust": isDim ? "dim" : void 0,
		"aria-rowindex": place + 2,
		"aria-expanded": onPress && isOpen,
		tabIndex: isTabStop ? 0 : -1,
		onClick: onPress && ((event) => isRowPress(event) && onPress()),
		onPointerEnter: () => setHasPointer(true),
		onPointerLeave: () => setHasPointer(false),
		onFocus: () => {
			setHasFocus(true);
			onFocus(id, index);
		},
		onBlur: ({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget)),
		style: gap > .5 ? { marginBlockStart: gap } : void 0,
		children: [/* @__PURE__ */ jsx(ActiveContext.Provider, {
			value: hasPointer || hasFocus,
			children: cells
		}), children]
	});
}
// src/ui/table/ListTable.tsx
/** The rows of a list below their head, as a grid: one row is in the tab order. */
function ListTable(props) {
	const { kind, context, scope, model, columns, isPartial, rowClass, ...named } = props;
	const { progress, body, rows, keys, start, visible, open, toggle, focus } = model;
	const { shown, subject, drawRow } = columns;
	const isPending = progress.state === "pending";
	return /* @__PURE__ */ jsxs("div", {
		role: kind.Detail ? "treegrid" : "grid",
		className: List_module_default.grid,
		"aria-busy": isPending || progress.isFetchingMore || void 0,
		"aria-rowcount": isPartial || isPending ? -1 : visible.length + 1,
		"aria-colcount": shown.length + (kind.Detail ? 1 : 0),
		...named,
		onKeyDown: focus.onKeyDown,
		children: [/* @__PURE__ */ jsx(ListHead, {
			kind,
			context,
			scope,
			shown
		}), /* @__PURE__ */ jsx(RowContext.Provider, {
			value: true,
			children: /* @__PURE__ */ jsx(ListBody, {
				keys,
				body,
				estimate: kind.rowHeight[scope.density === "compact" ? 1 : 0],
				keep: focus.isActive ? focus.index : -1,
				keepFocus: focus.keep,
				onNearEnd: progress.grow,
				drawRow: (index, gap, observe) => {
					const key = keys[index];
					return /* @__PURE__ */ jsx(ListRow, {
						id: key,
						row: rows[index]?.row,
						index,
						place: index + start,
						gap,
						isTabStop: index === focus.index,
						isOpen: open.has(key),
						kind,
						context,
						span: shown.length + 1,
						subject,
						scope,
						toggle,
						observe,
						onFocus: focus.onFocus,
						drawRow,
						className: rowClass
					}, key);
				}
			})
		})]
	});
}
function ListHead({ kind, context, scope, shown }) {
	const say = scope.wordsOf(kind.texts);
	return /* @__PURE__ */ jsx("div", {
		role: "rowgroup",
		className: List_module_default.head,
		children: /* @__PURE__ */ jsxs("div", {
			role: "row",
			"aria-rowindex": 1,
			className: cx(List_module_default.headRow, kind.headClassName),
			children: [shown.map(({ id, align, collapses, headClassName, isLabelHidden, label, Head }) => /* @__PURE__ */ jsx("div", {
				role: "columnheader",
				className: cx(List_module_default.headCell, headClassName),
				"data-column": id,
				"data-align": align,
				"data-collapses": collapses,
				children: Head ? /* @__PURE__ */ jsx(Head, { context }) : isLabelHidden ? /* @__PURE__ */ jsx(Spoken, { children: say(label) }) : say(label)
			}, id)), kind.Detail && /* @__PURE__ */ jsx("div", {
				role: "columnheader",
				className: List_module_default.headCell,
				children: /* @__PURE__ */ jsx(Spoken, { children: scope.wordsOf(listTexts)("list.expand") })
			})]
		})
	});
}
// src/ui/table/rowsState.ts
/** @param count rows that loaded: hidden and unreadable ones count, too */
function rowsState(query, count, paging) {
	const status = query?.status ?? "success";
	const isFetchingMore = query?.isFetchingNextPage === true;
	const canAsk = query?.hasNextPage === true && !isFetchingMore;
	const canGrow = paging === "infinite" && canAsk && status !== "error" && !query.isFetchNextPageError;
	return {
		state: count ? "ready" : status === "success" ? "empty" : status,
		isFetchingMore,
		canAsk,
		grow: canGrow ? () => query.fetchNextPage({ cancelRefetch: false }) : void 0
	};
}
// src/ui/table/useKeptFocus.ts
/**
* Which of the rows or cells of `body` is in the tab order: exactly one. It is remembered by its key, so that it keeps the focus
* when others arrive.
* @param mark the attribute that holds the index of each
*/
function useKeptFocus(body, keys, mark) {
	const [active, setActive] = useState();
	/** The active one gets the focus; the page scrolls to it only when the reader has moved there. */
	const wantsFocus = useRef(void 0);
	const found = active ? keys.indexOf(active.key) : -1;
	const index = found >= 0 ? found : Math.min(active?.index ?? 0, Math.max(keys.length - 1, 0));
	useBrowserLayoutEffect(() => {
		if (!wantsFocus.current) return;
		const element = body.current?.querySelector(`[${mark}="${index}"]`);
		if (!element) return;
		element.focus({ preventScroll: true });
		if (wantsFocus.current === "moved") element.scrollIntoView({ block: "nearest" });
		wantsFocus.current = void 0;
	});
	const keep = useCallback(() => {
		if (!body.current?.contains(document.activeElement)) return;
		wantsFocus.current = "kept";
		setActive((active) => active && { ...active });
	}, [body]);
	return {
		index,
		/** Whether a reader has been in them. */
		isActive: active !== void 0,
		/** Before they are made anew: the one with the focus gets it back. */
		keep,
		onFocus: (key, at) => {
			if (active?.key !== key) setActive({
				key,
				index: at
			});
		},
		moveTo: (next) => {
			wantsFocus.current = "moved";
			setActive({
				key: keys[next],
				index: next
			});
		}
	};
}
// src/ui/table/useRowFocus.ts
/** Rows that a key moves by. */
var STEPS = {
	ArrowDown: 1,
	ArrowUp: -1,
	PageDown: 10,
	PageUp: -10,
	Home: Number.NEGATIVE_INFINITY,
	End: Number.POSITIVE_INFINITY
};
/** The stops of the arrows inside a row: links, buttons, and elements with tips. */
function stopsOf(row) {
	const isPress = "a[href], button";
	return [...row.querySelectorAll(`${isPress}, [data-tip]`)].filter((element) => element.getClientRects().length > 0 && (element.matches(isPress) || !element.querySelector(isPress)));
}
/** Moves the focus inside a row; before its first stop is the row itself. */
function moveInRow(row, from, isForward) {
	const stops = [row, ...stopsOf(row)];
	const next = stops[stops.indexOf(from) + (isForward ? 1 : -1)];
	if (!next) return;
	if (next.tabIndex < 0) next.tabIndex = -1;
	next.focus();
}
/**
* One row is in the tab order. Arrows, Page Up and Down, Home and End move to other rows, Left and Right inside a row. Where rows
* open, Enter opens and closes, Right opens and Left closes; elsewhere Enter follows the row's first link.
*/
function useRowFocus({ body, keys, toggle, isOpen }) {
	const { moveTo, ...focus } = useKeptFocus(body, keys, "data-index");
	const keyOf = (index) => keys[index];
	return {
		...focus,
		onKeyDown: (event) => {
			const { key } = event;
			if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
			const pressed = event.target;
			const row = pressed.closest("[data-index]");
			if (!row || pressed.closest("[data-part=\"detail\"], input, select")) return;
			const at = Number(row.dataset.index);
			if (key === "Enter") {
				if (pressed !== row) return;
				if (toggle) toggle(keyOf(at));
				else row.querySelector("a[href], button")?.click();
				return;
			}
			if (key === "ArrowRight" || key === "ArrowLeft") {
				event.preventDefault();
				const isForward = key === "ArrowRight" === (getComputedStyle(row).direction === "ltr");
				if (pressed === row && toggle && isForward !== isOpen?.(keyOf(at))) return toggle(keyOf(at));
				return moveInRow(row, pressed, isForward);
			}
			const step = STEPS[key];
			if (!step) return;
			const next = Math.max(Math.min(at + step, keys.length - 1), 0);
			event.preventDefault();
			moveTo(next);
		}
	};
}
// src/ui/table/readRows.ts
var NO_ROWS = [];
/**
* Reads rows one by one. Rows of the service are as documented; a row of `data` is the app's. A row without a key, or one that
* makes `read` throw, is unreadable. The other rows stay.
*/
function readRows(given, rowKey, read) {
	const rows = [];
	const faults = [];
	for (const [index, row] of (given?.rows ?? NO_ROWS).entries()) try {
		const key = rowKey(row);
		if (typeof key !== "string") throw new TypeError("The row has no key.");
		rows.push(read(row, key, index));
	} catch (error) {
		faults.push({
			index,
			row,
			fault: String(error)
		});
	}
	const unreadable = given?.unreadable ?? NO_ROWS;
	return {
		rows,
		unreadable: faults.length ? [...unreadable, ...faults] : unreadable
	};
}
/** For rows of lists, whose amounts have no room for a note. @throws {TypeError} where messages were taken out of the row */
function checkMessages(row) {
	const out = messageOut(row);
	if (out) throw new TypeError(out.fault);
}
// src/ui/table/useVisible.ts
/** The rows that the policy shows, each with its key, and the number of hidden ones. `reveal` shows them all. */
function useVisible(given, kind, context, trustPolicy) {
	const [isRevealed, setRevealed] = useState(false);
	const hides = trustPolicy === "hide" && !isRevealed;
	const { visible, hidden, unreadable } = useMemo(() => {
		const { rows, unreadable } = readRows(given, kind.rowKey, (row, key) => {
			checkMessages(row);
			return {
				row,
				key,
				isHidden: hides && flagsOf(kind, row, context).length > 0
			};
		});
		const visible = rows.filter(({ isHidden }) => !isHidden);
		return {
			visible,
			hidden: rows.length - visible.length,
			unreadable
		};
	}, [
		given,
		kind,
		context,
		hides
	]);
	return {
		visible,
		hidden,
		unreadable,
		reveal: () => setRevealed(true)
	};
}
// src/ui/table/useListRows.ts
var CLOSED = /* @__PURE__ */ new Set();
/** Keys of the rows that are open, and a function that opens or closes one. */
function useOpenRows() {
	const [open, setOpen] = useState(CLOSED);
	return {
		open,
		toggle: useCallback((key) => {
			setOpen((open) => {
				const next = new Set(open);
				if (!next.delete(key)) next.add(key);
				return next;
			});
		}, [])
	};
}
/** The rows to draw: those that the trust policy shows, of the current page. Also which are open, and which has the focus. */
function useListRows(options) {
	const { kind, context, query, data, unreadable: unreadBefore, paging, pageSize, scope } = options;
	const body = useRef(null);
	const answer = data ? void 0 : query?.data;
	const shown = useVisible(useMemo(() => data ? {
		rows: data,
		unreadable: unreadBefore
	} : answer, [
		data,
		unreadBefore,
		answer
	]), kind, context, scope.trustPolicy);
	const { visible, hidden, unreadable } = shown;
	const count = visible.length + hidden + unreadable.length;
	const progress = rowsState(query, count, paging);
	const [page, setPage] = useState(0);
	const isPaged = paging === "pages";
	const start = isPaged ? page * pageSize : 0;
	const rows = useMemo(() => isPaged ? visible.slice(start, start + pageSize) : visible, [
		visible,
		isPaged,
		start,
		pageSize
	]);
	const pages = isPaged && {
		page,
		hasNext: progress.canAsk || start + pageSize < visible.length,
		onPage: (next) => {
			if ((next + 1) * pageSize > visible.length && progress.canAsk) query?.fetchNextPage();
			setPage(next);
		}
	};
	const { open, toggle } = useOpenRows();
	const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
	const focus = useRowFocus({
		body,
		keys,
		...kind.Detail && {
			toggle,
			isOpen: (key) => open.has(key)
		}
	});
	return {
		...shown,
		count,
		progress,
		body,
		rows,
		keys,
		start,
		pages: pages || void 0,
		open,
		toggle,
		focus
	};
}
// src/ui/table/List.tsx
/** Rows lower than this, pixels, are closer together as cards. */
var DENSE = 48;
var tracksOf = (columns) => columns.map(({ track }) => track).join(" ");
/** Rows that load: at first, and below others. */
var WAITING = [6, 3];
/**
* The shell of every list: sticky head, virtual rows beyond 100, keyboard, rows that open, and every state. More rows load by
* scrolling, by a button or by pages. New rows wait behind a bar, hidden ones behind a word. Loaded rows stay when a later request
* fails.
*/
var List = forwardRef(function List(props, ref) {
	const { kind, context, query, data, unreadable, columns, heading, pageSize = 25, slots, style, ...rest } = props;
	const { paging = "infinite", newRows = query?.newRows, onShowNew = query?.showNew, ...host } = rest;
	const { classNames } = host;
	const scope = useScope(host);
	const say = scope.wordsOf(kind.texts);
	const label = say(`${kind.stem}.label`);
	const name = useListTitle(label, heading, host.actions);
	const shownColumns = useColumns({
		kind,
		columns,
		context,
		scope,
		classNames,
		slots
	});
	const model = useListRows({
		kind,
		context,
		query,
		data,
		unreadable,
		paging,
		pageSize,
		scope
	});
	const { shown } = shownColumns;
	const isCard = shown.some(({ place }) => place);
	const isDense = kind.rowHeight[0] < DENSE;
	const rowClass = cx(List_module_default.row, isCard && List_module_default.card, isDense && List_module_default.dense, kind.rowClassName, classNames?.row);
	return /* @__PURE__ */ jsx(ListFrame, {
		ref,
		scope,
		name,
		texts: {
			label,
			empty: say(`${kind.stem}.empty`),
			emptyText: say(`${kind.stem}.emptyText`)
		},
		query,
		rows: model,
		paging,
		pageSize,
		newRows,
		onShowNew,
		waiting: {
			row: /* @__PURE__ */ jsx(WaitingRow, {
				shown,
				className: rowClass
			}),
			className: List_module_default.loading,
			most: WAITING
		},
		...host,
		style: {
			"--_tc-cols": tracksOf(shown),
			"--_tc-few-cols": tracksOf(shown.filter(({ collapses }) => !collapses)),
			"--_tc-row": `${kind.rowHeight[scope.density === "compact" ? 1 : 0]}px`,
			...kind.Detail && { "--_tc-open": "16px" },
			...kind.layout?.(shown.map(({ id }) => id)),
			...style
		},
		children: /* @__PURE__ */ jsx(ListTable, {
			kind,
			context,
			scope,
			model,
			columns: shownColumns,
			isPartial: query?.hasNextPage === true,
			rowClass,
			...name.named
		})
	});
});
function WaitingRow({ shown, className }) {
	return /* @__PURE__ */ jsx("div", {
		className,
		"aria-hidden": "true",
		children: shown.map(({ id, align, place, collapses, className, skeleton }) => /* @__PURE__ */ jsx("div", {
			className: cx(List_module_default.skeleton, className),
			"data-column": id,
			"data-align": align,
			"data-place": place,
			"data-collapses": collapses,
			children: typeof skeleton === "number" ? /* @__PURE__ */ jsx(Skeleton, {
				width: `${skeleton}px`,
				line: 20
			}) : skeleton
		}, id))
	});
}
// src/ui/table/defineList.tsx
/** Makes the component of a list: its hook, its columns, and the shell around the rows. */
/* @__NO_SIDE_EFFECTS__ */
function defineList(definition) {
	const { name, kind, own, useShell } = definition;
	const Defined = forwardRef(function Defined(props, ref) {
		const shell = useShell(props);
		const passed = membersWhere(props, (_, prop) => !(prop in own) && prop !== "queryOptions");
		return /* @__PURE__ */ jsx(List, {
			ref,
			kind,
			...passed,
			...shell
		});
	});
	Defined.displayName = name;
	return Defined;
}
// src/ui/images/SafePicture.tsx
/** One that was there before React was sends no event to it. */
var isThere = (image) => image?.complete === true && image.naturalWidth > 0;
/** The only `<img>` of images that strangers chose: lazy, without a referrer, and only from the hosts of `safeImage`. */
function SafePicture({ source, alt, className, size, part, imageRef, onBroken }) {
	const [loaded, setLoaded] = useState();
	const ref = useCallback((image) => {
		if (isThere(image)) setLoaded(source.src);
		if (typeof imageRef === "function") imageRef(image);
		else if (imageRef) imageRef.current = image;
	}, [imageRef, source.src]);
	return /* @__PURE__ */ jsx("img", {
		...source,
		ref,
		className,
		alt,
		width: size,
		height: size,
		loading: "lazy",
		decoding: "async",
		referrerPolicy: "no-referrer",
		"data-part": part,
		"data-state": loaded === source.src ? "loaded" : void 0,
		onLoad: () => setLoaded(source.src),
		onError: onBroken
	});
}
// src/ui/images/warnRefused.ts
/** Hosts are strangers' texts: no more of them fill the console. */
var MOST_HOSTS = 5;
var said = /* @__PURE__ */ new Set();
/** Logs once per host, in development only, that its images are not loaded, and the prop that allows them. */
function warnRefused(host) {
	if (attempt(() => process.env.NODE_ENV === "production") ?? true) return;
	if (said.has(host) || said.size >= MOST_HOSTS) return;
	said.add(host);
	console.warn(`toncenter-react: images of ${host} are not loaded. If you trust it: <TonCenterProvider mediaHosts={['${host}']}>`);
}
// src/ui/images/safeImage.ts
/**
* The service's copies with assumed widths, pixels. The names are presets of its imgproxy. No answer states a width: these only
* order the copies for the browser's choice.
*/
var COPIES = [
	["_image_small", 64],
	["_image_medium", 256],
	["_image_big", 1024]
];
/** Asks nobody; a browser runs no script and loads nothing inside of such an image. */
var DATA = "data:";
var DRAWING = "data:image/svg+xml,";
/** Serves copies and nothing else: a request to it changes nothing. Not so the API beside it, nor the page's own host. */
var SERVICE = "imgproxy.toncenter.com";
/**
* The addresses from which a token's image may load: copies that the service itself serves, over https. Never `image`:
* the token's author chose that address, and a request to it would reveal the reader. The author chose the other fields of
* `extra` too, so the host counts and not the field's name.
* @param size pixels
* @param hosts that the app trusts beside the service's own; `data:` for images that carry themselves
*/
function safeImage(token, size, hosts) {
	const copies = COPIES.flatMap(([key, width]) => {
		const src = safeAddress(token?.extra?.[key], hosts);
		return src === void 0 ? [] : {
			src,
			width
		};
	});
	const best = copies.find(({ width }) => width >= size) ?? copies.at(-1);
	if (!best) return;
	if (copies.some(({ src }) => src.startsWith(DATA))) return { src: best.src };
	const srcSet = copies.map(({ src, width }) => `${src} ${width}w`).join(", ");
	return {
		src: best.src,
		srcSet,
		sizes: `${size}px`
	};
}
function safeAddress(value, hosts) {
	const isDrawing = typeof value === "string" && value.startsWith(DRAWING);
	const url = isDrawing ? void 0 : httpsUrl(value);
	const host = isDrawing ? DATA : url?.host;
	if (host === void 0) return;
	if (host === SERVICE || hosts.includes(host)) return isDrawing ? value : url?.href;
	warnRefused(host);
}
function httpsUrl(value) {
	const url = typeof value === "string" ? attempt(() => new URL(value)) : void 0;
	return url?.protocol === "https:" && !url.username && !url.password ? url : void 0;
}
var TokenImage_module_default = {
	image: "tc-TokenImage-image",
	drawn: "tc-TokenImage-drawn",
	flagged: "tc-TokenImage-flagged"
};
// src/ui/images/TokenImage.tsx
/**
* The mark of a token: a square, because only the native coin is round. Loads nothing but the service's own copies of images,
* lazily and without a referrer. Draws a letter where there is none, a hatch where the token is flagged.
*/
var TokenImage = forwardRef(function TokenImage({ token, address, size = 28, flags, className }, ref) {
	const scope = useScope();
	const { mediaHosts } = useTonCenter().settings;
	const [broken, setBroken] = useState();
	const box = {
		inlineSize: size,
		blockSize: size,
		fontSize: size / 2
	};
	if (flags ? flags.length : token?.is_scam || token?.is_nsfw) return /* @__PURE__ */ jsx(Root, {
		as: "span",
		scope,
		ref,
		className: cx(TokenImage_module_default.flagged, className),
		style: box,
		"aria-hidden": "true",
		"data-part": "image",
		"data-state": "flagged",
		children: /* @__PURE__ */ jsx(Icon, {
			path: token?.is_nsfw ? eyeOff : flag,
			size: size > 20 ? 14 : 12
		})
	});
	const source = safeImage(token, size, mediaHosts);
	if (source && source.src !== broken) return /* @__PURE__ */ jsx(SafePicture, {
		source,
		imageRef: ref,
		alt: "",
		size,
		className: cx(TokenImage_module_default.image, className),
		part: "image",
		onBroken: () => setBroken(source.src)
	});
	const initial = /[\p{L}\p{N}]/u.exec(token?.symbol || token?.name || "")?.[0];
	return /* @__PURE__ */ jsx(Root, {
		as: "span",
		scope,
		ref,
		className: cx(TokenImage_module_default.drawn, className),
		style: {
			...box,
			"--h": drawSeal(addressText(address)).hue
		},
		"aria-hidden": "true",
		"data-part": "image",
		"data-state": "drawn",
		children: initial?.toUpperCase() ?? "?"
	});
});
TokenImage.displayName = "TokenImage";
// src/ui/trust/FlagBadge.tsx
var WHY_BY = {
	included: "flag.lookalikeIncludedWhy",
	listed: "flag.lookalikeListedWhy"
};
/** Every reason, in sentences. */
var sayWhy = (flags, wordsOf) => flags.map(({ kind, by, of = "", list = "" }) => {
	const why = by === void 0 ? `flag.${kind}Why` : WHY_BY[by];
	return wordsOf(flagTexts)(why, {
		of,
		list
	});
}).join(" ");
/** A flag in a word. Every reason in a sentence is shown on hover and on focus. */
function FlagBadge({ flags }) {
	const { wordsOf } = useScope();
	const [first] = flags;
	if (!first) return null;
	const isDust = first.kind === "dust";
	return /* @__PURE__ */ jsx(Badge, {
		tone: isDust ? "outline" : "scam",
		icon: isDust ? void 0 : flag,
		tip: sayWhy(flags, wordsOf),
		children: wordsOf(flagTexts)(`flag.${first.kind}`)
	});
}
export { humanName as A, isContract as B, BEST_KNOWN_TOKENS as C, word as D, infiniteQueryHook as E, CopyButton as F, textFlags as H, HiddenNotice as I, Trouble as L, Short as M, mono as N, Heading as O, shorten as P, Notice as R, useVerifiedTokens as S, tokenInfoOf as T, indexOf$1 as V, MenuPanel as _, NO_ROWS as a, useTokenFlags as b, drawsAll as c, late as d, RawData as f, MenuCopy as g, DrawnLabel as h, defineList as i, Link as j, tokens_module_default as k, scrollerOf as l, List_module_default as m, sayWhy as n, readRows as o, NO_FLAGS as p, TokenImage as r, ListRows as s, FlagBadge as t, useBrowserLayoutEffect as u, MenuButton as v, decimalsOf as w, useRegistry as x, Menu_module_default as y, domainOf as z };
