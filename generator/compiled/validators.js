// @generated from generator/kinds by "npm run codegen"; do not edit.
const ji=ce,Di={type:"object",additionalProperties:!1,properties:{"edit-mode":{type:"string",enum:["create","modify","ov\
erride"]},"copy-from":{type:"string",minLength:1,"x-extension":!0},abstract:{type:"string",minLength:1,"x-extension":!0},
extend:{type:"object","x-extension":!0,additionalProperties:!1,properties:{addictions:{anyOf:[{type:"array",items:{$ref:"\
#/definitions/profession_addiction"}},{$ref:"#/definitions/profession_addiction"}]},skills:{anyOf:[{type:"array",items:{
$ref:"#/definitions/profession_skill"}},{$ref:"#/definitions/profession_skill"}]},items:{$ref:"#/definitions/profession_\
items"},pets:{type:"array",items:{anyOf:[{type:"string",minLength:1,"x-ref":"monster"},{$ref:"#/definitions/profession_p\
et"}]}},flags:{anyOf:[{type:"array",items:{type:"string"}},{type:"string","x-extension":!0}]},cbms:{anyOf:[{type:"array",
items:{type:"string",minLength:1,"x-ref":"cbm"}},{type:"string",minLength:1,"x-ref":"cbm","x-extension":!0}]},CBMs:{anyOf:[
{type:"array",items:{type:"string",minLength:1,"x-ref":"cbm"}},{type:"string",minLength:1,"x-ref":"cbm","x-extension":!0}],
"x-extension":!0},traits:{anyOf:[{type:"array",items:{type:"string",minLength:1,"x-ref":"trait"}},{type:"string",minLength:1,
"x-ref":"trait","x-extension":!0}]},spells:{type:"array",items:{$ref:"#/definitions/profession_spell"},"x-extension":!0},
proficiencies:{type:"array",items:{type:"string",minLength:1,"x-ref":"proficiency"},"x-extension":!0},forbidden_traits:{
type:"array",items:{type:"string",minLength:1,"x-ref":"trait"},"x-extension":!0},allowed_traits:{type:"array",items:{type:"\
string",minLength:1,"x-ref":"trait"},"x-extension":!0},forbidden_bionics:{type:"array",items:{type:"string",minLength:1,
"x-ref":"cbm"},"x-extension":!0},allowed_bionics:{type:"array",items:{type:"string",minLength:1,"x-ref":"cbm"},"x-extens\
ion":!0},npcs:{type:"array",items:{type:"string"},"x-extension":!0}},patternProperties:{"^//":{}}},delete:{type:"object",
"x-extension":!0},relative:{type:"object",additionalProperties:{type:"number"},"x-extension":!0},proportional:{type:"obj\
ect",additionalProperties:{type:"number",exclusiveMinimum:0},"x-extension":!0},type:{const:"profession"},id:{anyOf:[{type:"\
string",minLength:1},{type:"array",items:{type:"string",minLength:1},minItems:1,"x-extension":!0}]},name:{anyOf:[{type:"\
string"},{$ref:"#/definitions/profession_name"}]},description:{$ref:"#/definitions/translated-text"},points:{type:"integ\
er"},addictions:{anyOf:[{type:"array",items:{$ref:"#/definitions/profession_addiction"}},{$ref:"#/definitions/profession\
_addiction"}]},skills:{anyOf:[{type:"array",items:{$ref:"#/definitions/profession_skill"}},{$ref:"#/definitions/professi\
on_skill"}]},items:{$ref:"#/definitions/profession_items"},pets:{type:"array",items:{anyOf:[{type:"string",minLength:1,"\
x-ref":"monster"},{$ref:"#/definitions/profession_pet"}]}},vehicle:{type:"string",minLength:1,"x-ref":"vehicle"},flags:{
anyOf:[{type:"array",items:{type:"string"}},{type:"string","x-extension":!0}]},cbms:{anyOf:[{type:"array",items:{type:"s\
tring",minLength:1,"x-ref":"cbm"}},{type:"string",minLength:1,"x-ref":"cbm","x-extension":!0}]},CBMs:{anyOf:[{type:"arra\
y",items:{type:"string",minLength:1,"x-ref":"cbm"}},{type:"string",minLength:1,"x-ref":"cbm","x-extension":!0}],"x-exten\
sion":!0},traits:{anyOf:[{type:"array",items:{type:"string",minLength:1,"x-ref":"trait"}},{type:"string",minLength:1,"x-\
ref":"trait","x-extension":!0}]},spells:{type:"array",items:{$ref:"#/definitions/profession_spell"},"x-extension":!0},proficiencies:{
type:"array",items:{type:"string",minLength:1,"x-ref":"proficiency"},"x-extension":!0},forbidden_traits:{type:"array",items:{
type:"string",minLength:1,"x-ref":"trait"},"x-extension":!0},allowed_traits:{type:"array",items:{type:"string",minLength:1,
"x-ref":"trait"},"x-extension":!0},forbidden_bionics:{type:"array",items:{type:"string",minLength:1,"x-ref":"cbm"},"x-ex\
tension":!0},allowed_bionics:{type:"array",items:{type:"string",minLength:1,"x-ref":"cbm"},"x-extension":!0},no_bonus:{type:"\
string",minLength:1,"x-ref":"item","x-extension":!0},starting_cash:{type:"integer","x-extension":!0},npcs:{type:"array",
items:{type:"string"},"x-extension":!0},"add:addictions":{anyOf:[{type:"array",items:{$ref:"#/definitions/profession_add\
iction"}},{$ref:"#/definitions/profession_addiction"}]},"remove:addictions":{anyOf:[{type:"array",items:{type:"string",minLength:1,
"x-ref":"addiction"}},{type:"string",minLength:1,"x-ref":"addiction","x-extension":!0}]},"add:skills":{anyOf:[{type:"arr\
ay",items:{$ref:"#/definitions/profession_skill"}},{$ref:"#/definitions/profession_skill"}]},"remove:skills":{anyOf:[{type:"\
array",items:{type:"string",minLength:1,"x-ref":"skill"}},{type:"string",minLength:1,"x-ref":"skill","x-extension":!0}]},
"add:flags":{anyOf:[{type:"array",items:{type:"string"}},{type:"string","x-extension":!0}]},"remove:flags":{anyOf:[{type:"\
array",items:{type:"string"}},{type:"string","x-extension":!0}]},"add:CBMs":{anyOf:[{type:"array",items:{type:"string",minLength:1,
"x-ref":"cbm"}},{type:"string",minLength:1,"x-ref":"cbm","x-extension":!0}]},"remove:CBMs":{anyOf:[{type:"array",items:{
type:"string",minLength:1,"x-ref":"cbm"}},{type:"string",minLength:1,"x-ref":"cbm","x-extension":!0}]},"add:cbms":{anyOf:[
{type:"array",items:{type:"string",minLength:1,"x-ref":"cbm"}},{type:"string",minLength:1,"x-ref":"cbm","x-extension":!0}],
"x-extension":!0},"remove:cbms":{anyOf:[{type:"array",items:{type:"string",minLength:1,"x-ref":"cbm"}},{type:"string",minLength:1,
"x-ref":"cbm","x-extension":!0}],"x-extension":!0},"add:traits":{anyOf:[{type:"array",items:{type:"string",minLength:1,"\
x-ref":"trait"}},{type:"string",minLength:1,"x-ref":"trait","x-extension":!0}]},"remove:traits":{anyOf:[{type:"array",items:{
type:"string",minLength:1,"x-ref":"trait"}},{type:"string",minLength:1,"x-ref":"trait","x-extension":!0}]},ident:{type:"\
string",minLength:1,"x-extension":!0},alias:{anyOf:[{type:"string",minLength:1},{type:"array",items:{type:"string",minLength:1}}],
"x-extension":!0}},patternProperties:{"^//":{}},definitions:{"item-group_collection-entry":{type:"object",additionalProperties:!1,
required:["collection"],properties:{prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-g\
roup_range"},"count-min":{type:"integer","x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"\
#/definitions/item-group_range"},"charges-min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extens\
ion":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},
"damage-max":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-i\
tem":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],
"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"s\
tring",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},
"container-group":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-ext\
ension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"\
string",minLength:1},"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,
"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},collection:{type:"\
array",items:{$ref:"#/definitions/item-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}},"item-group_\
distribution-entry":{type:"object",additionalProperties:!1,required:["distribution"],properties:{prob:{$ref:"#/definitio\
ns/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer","x-extension":!0},
"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"integ\
er","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-\
group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},dirt:{"x-ext\
ension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"\
array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,
"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"containe\
r-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-ref":"item_group","x-extensi\
on":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-\
extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},active:{type:"boolean","\
x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"snippet"}}],"x-extension":!0},distribution:{type:"array",items:{$ref:"#/definitions/item-group_listed-item"},"x\
-extension":!0}},patternProperties:{"^//":{}}},"item-group_entry":{anyOf:[{$ref:"#/definitions/item-group_group-entry"},
{$ref:"#/definitions/item-group_collection-entry"},{$ref:"#/definitions/item-group_distribution-entry"},{$ref:"#/definit\
ions/item-group_item-entry"}]},"item-group_group":{type:"object",additionalProperties:!1,properties:{type:{type:"string",
"x-extension":!0},id:{type:"string","x-extension":!0},subtype:{type:"string",enum:["collection","distribution","old"]},ammo:{
type:"integer",minimum:0,maximum:100,"x-extension":!0},magazine:{type:"integer",minimum:0,maximum:100,"x-extension":!0},
entries:{type:"array",items:{$ref:"#/definitions/item-group_listed-item"}},items:{type:"array",items:{$ref:"#/definition\
s/item-group_listed-item"}},groups:{type:"array",items:{$ref:"#/definitions/item-group_listed-group"},"x-extension":!0}},
patternProperties:{"^//":{}}},"item-group_group-entry":{type:"object",additionalProperties:!1,required:["group"],properties:{
prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"inte\
ger","x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"ch\
arges-min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"\
#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extensio\
n":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,
"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[
{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],
"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-r\
ef":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"strin\
g","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},
active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{
type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},group:{type:"string",minLength:1,"x-ref":"item_group","\
x-extension":!0}},patternProperties:{"^//":{}}},"item-group_item-entry":{type:"object",additionalProperties:!1,required:[
"item"],properties:{prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"co\
unt-min":{type:"integer","x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/it\
em-group_range"},"charges-min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{
"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"\
integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"\
contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-gr\
oup":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"\
ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},
"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},
{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},item:{type:"string",minLength:1,"x\
-ref":"item"}},patternProperties:{"^//":{}}},"item-group_listed-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_\
group"},{type:"array",items:[{type:"string",minLength:1,"x-ref":"item_group"},{$ref:"#/definitions/item-group_probabilit\
y"}],minItems:2,maxItems:2,additionalItems:!1},{$ref:"#/definitions/item-group_entry"}]},"item-group_listed-item":{anyOf:[
{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:[{type:"string",minLength:1,"x-ref":"item"},{$ref:"#/defi\
nitions/item-group_probability"}],minItems:2,maxItems:2,additionalItems:!1},{$ref:"#/definitions/item-group_entry"}]},"i\
tem-group_probability":{type:"integer"},"item-group_range":{anyOf:[{type:"integer"},{type:"array",items:[{type:"integer"},
{type:"integer"}],minItems:2,maxItems:2,additionalItems:!1}]},profession_addiction:{type:"object",additionalProperties:!1,
required:["type","intensity"],properties:{type:{type:"string",minLength:1,"x-ref":"addiction"},intensity:{type:"integer"}},
patternProperties:{"^//":{}}},profession_item_list:{type:"array",items:{anyOf:[{type:"string",minLength:1,"x-ref":"item"},
{type:"array",items:[{type:"string",minLength:1,"x-ref":"item"},{type:"string",minLength:1,"x-ref":"snippet"}],minItems:2,
maxItems:2,additionalItems:!1}]}},profession_items:{type:"object",additionalProperties:!1,properties:{both:{anyOf:[{$ref:"\
#/definitions/profession_item_list"},{$ref:"#/definitions/item-group_group"}]},male:{anyOf:[{$ref:"#/definitions/profess\
ion_item_list"},{$ref:"#/definitions/item-group_group"}]},female:{anyOf:[{$ref:"#/definitions/profession_item_list"},{$ref:"\
#/definitions/item-group_group"}]},"add:both":{$ref:"#/definitions/profession_item_list"},"remove:both":{type:"array",items:{
type:"string",minLength:1,"x-ref":"item"}},"add:male":{$ref:"#/definitions/profession_item_list"},"remove:male":{type:"a\
rray",items:{type:"string",minLength:1,"x-ref":"item"}},"add:female":{$ref:"#/definitions/profession_item_list"},"remove\
:female":{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}},patternProperties:{"^//":{}}},profession_name:{
type:"object",additionalProperties:!1,properties:{male:{type:"string"},female:{type:"string"},str:{type:"string","x-exte\
nsion":!0},str_sp:{type:"string","x-extension":!0},str_pl:{type:"string","x-extension":!0},ctxt:{type:"string","x-extens\
ion":!0}},patternProperties:{"^//":{}}},profession_pet:{type:"object",additionalProperties:!1,required:["name"],"x-exten\
sion":!0,properties:{name:{type:"string",minLength:1,"x-ref":"monster","x-extension":!0},amount:{type:"integer",minimum:1,
"x-extension":!0}},patternProperties:{"^//":{}}},profession_skill:{type:"object",additionalProperties:!1,required:["name",
"level"],properties:{name:{type:"string",minLength:1,"x-ref":"skill"},level:{type:"integer"}},patternProperties:{"^//":{}}},
profession_spell:{type:"object",additionalProperties:!1,required:["id","level"],"x-extension":!0,properties:{id:{type:"s\
tring",minLength:1,"x-ref":"spell","x-extension":!0},level:{type:"integer",minimum:0,"x-extension":!0}},patternProperties:{
"^//":{}}},"translated-text":{anyOf:[{type:"string"},{$ref:"#/definitions/translated-text_uncountable"},{$ref:"#/definit\
ions/translated-text_countable"}]},"translated-text_countable":{type:"object",additionalProperties:!1,required:["str"],properties:{
str:{type:"string","x-extension":!0},str_pl:{type:"string","x-extension":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{
"^//":{}}},"translated-text_uncountable":{type:"object",additionalProperties:!1,required:["str_sp"],properties:{str_sp:{
type:"string","x-extension":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{"^//":{}}}},$id:"profession"},
Ce=Object.prototype.hasOwnProperty,h=t=>{let u=0;for(const z of t)u+=1;return u},ge=new RegExp("^//","u");function lr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.type===void 0&&(a="type")||t.intensity===void 0&&(a="intensity"))return lr.errors=
[{}],!1;{const d=e;for(const s in t)if(!(s==="type"||s==="intensity"||ge.test(s))){return lr.errors=[{}],!1;break}if(d===
e){if(t.type!==void 0){let s=t.type;const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return lr.errors=[{}],!1}else return lr.
errors=[{}],!1;var i=f===e}else var i=!0;if(i)if(t.intensity!==void 0){let s=t.intensity;const f=e;if(!(typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return lr.errors=[{}],!1;var i=f===e}else var i=!0}}}else return lr.errors=[{}],!1;return lr.
errors=r,e===0}function or(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.name===void 0&&(a="name")||t.level===void 0&&(a="level"))return or.errors=[{}],!1;
{const d=e;for(const s in t)if(!(s==="name"||s==="level"||ge.test(s))){return or.errors=[{}],!1;break}if(d===e){if(t.name!==
void 0){let s=t.name;const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return or.errors=[{}],!1}else return or.errors=
[{}],!1;var i=f===e}else var i=!0;if(i)if(t.level!==void 0){let s=t.level;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return or.errors=[{}],!1;var i=f===e}else var i=!0}}}else return or.errors=[{}],!1;return or.errors=r,e===
0}const Ei={type:"object",additionalProperties:!1,properties:{both:{anyOf:[{$ref:"#/definitions/profession_item_list"},{
$ref:"#/definitions/item-group_group"}]},male:{anyOf:[{$ref:"#/definitions/profession_item_list"},{$ref:"#/definitions/i\
tem-group_group"}]},female:{anyOf:[{$ref:"#/definitions/profession_item_list"},{$ref:"#/definitions/item-group_group"}]},
"add:both":{$ref:"#/definitions/profession_item_list"},"remove:both":{type:"array",items:{type:"string",minLength:1,"x-r\
ef":"item"}},"add:male":{$ref:"#/definitions/profession_item_list"},"remove:male":{type:"array",items:{type:"string",minLength:1,
"x-ref":"item"}},"add:female":{$ref:"#/definitions/profession_item_list"},"remove:female":{type:"array",items:{type:"str\
ing",minLength:1,"x-ref":"item"}}},patternProperties:{"^//":{}}};function gr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){var i=!0;const s=t.length;for(let f=0;f<s;f++){let o=t[f];const N=e,P=e;let q=!1;const D=e;if(e===D)if(typeof o=="st\
ring"){if(h(o)<1){const n={};r===null?r=[n]:r.push(n),e++}}else{const n={};r===null?r=[n]:r.push(n),e++}var a=D===e;if(q=
q||a,!q){const n=e;if(e===n)if(Array.isArray(o))if(o.length>2){const c={};r===null?r=[c]:r.push(c),e++}else if(o.length<
2){const c={};r===null?r=[c]:r.push(c),e++}else if(o.length<=2){const g=o.length;if(g>0){let O=o[0];const v=e;if(e===v)if(typeof O==
"string"){if(h(O)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var d=v===e}if(d&&
g>1){let O=o[1];const v=e;if(e===v)if(typeof O=="string"){if(h(O)<1){const j={};r===null?r=[j]:r.push(j),e++}}else{const j={};
r===null?r=[j]:r.push(j),e++}var d=v===e}}else{const g={};r===null?r=[g]:r.push(g),e++}else{const c={};r===null?r=[c]:r.
push(c),e++}var a=n===e;q=q||a}if(q)e=P,r!==null&&(P?r.length=P:r=null);else{const n={};return r===null?r=[n]:r.push(n),
e++,gr.errors=r,!1}var i=N===e;if(!i)break}}else return gr.errors=[{}],!1;return gr.errors=r,e===0}function Ar(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;return typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t)?(Ar.errors=r,e===0):(Ar.errors=[{}],!1)}const wi={type:"object",additionalProperties:!1,required:["group"],properties:{prob:{$ref:"#/definitions/item-group_prob\
ability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer","x-extension":!0},"count-max":{type:"\
integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"integer","x-extension":!0},
"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-\
min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/def\
initions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"\
string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"ite\
m_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"\
string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-i\
tem":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},
"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},active:{type:"boolean","x-extension":!0},
snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,"x-ref":"s\
nippet"}}],"x-extension":!0},group:{type:"string",minLength:1,"x-ref":"item_group","x-extension":!0}},patternProperties:{
"^//":{}}};function qe(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={};r===null?r=[o]:r.push(o),e++}var s=d===e;if(a=a||s,
!a){const o=e;if(e===o)if(Array.isArray(t))if(t.length>2){const P={};r===null?r=[P]:r.push(P),e++}else if(t.length<2){const P={};
r===null?r=[P]:r.push(P),e++}else if(t.length<=2){const q=t.length;if(q>0){let D=t[0];const l=e;if(!(typeof D=="number"&&
!(D%1)&&!isNaN(D)&&isFinite(D))){const n={};r===null?r=[n]:r.push(n),e++}var f=l===e}if(f&&q>1){let D=t[1];const l=e;if(!(typeof D==
"number"&&!(D%1)&&!isNaN(D)&&isFinite(D))){const m={};r===null?r=[m]:r.push(m),e++}var f=l===e}}else{const q={};r===null?
r=[q]:r.push(q),e++}else{const P={};r===null?r=[P]:r.push(P),e++}var s=o===e;a=a||s}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{
const o={};return r===null?r=[o]:r.push(o),e++,qe.errors=r,!1}return qe.errors=r,e===0}function We(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let q;if(t.group===void 0&&(q="group"))return We.errors=[{}],!1;{const D=e;for(const l in t)if(!(Ce.call(wi.properties,l)||
ge.test(l))){return We.errors=[{}],!1;break}if(D===e){if(t.prob!==void 0){const l=e;Ar(t.prob,{instancePath:u+"/prob",parentData:t,
parentDataProperty:"prob",rootData:p})||(r=r===null?Ar.errors:r.concat(Ar.errors),e=r.length);var i=l===e}else var i=!0;
if(i){if(t.count!==void 0){const l=e;qe(t.count,{instancePath:u+"/count",parentData:t,parentDataProperty:"count",rootData:p})||
(r=r===null?qe.errors:r.concat(qe.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["count-min"]!==void 0){let l=t["\
count-min"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return We.errors=[{}],!1;var i=n===e}else
var i=!0;if(i){if(t["count-max"]!==void 0){let l=t["count-max"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return We.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.charges!==void 0){const l=e;qe(t.charges,{instancePath:u+
"/charges",parentData:t,parentDataProperty:"charges",rootData:p})||(r=r===null?qe.errors:r.concat(qe.errors),e=r.length);
var i=l===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let l=t["charges-min"];const n=e;if(!(typeof l=="number"&&
!(l%1)&&!isNaN(l)&&isFinite(l)))return We.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["charges-max"]!==void 0){let l=t["\
charges-max"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return We.errors=[{}],!1;var i=n===e}else
var i=!0;if(i){if(t.damage!==void 0){const l=e;qe(t.damage,{instancePath:u+"/damage",parentData:t,parentDataProperty:"da\
mage",rootData:p})||(r=r===null?qe.errors:r.concat(qe.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["damage-m\
in"]!==void 0){let l=t["damage-min"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return We.errors=
[{}],!1;var i=n===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let l=t["damage-max"];const n=e;if(!(typeof l=="num\
ber"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return We.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.dirt!==void 0){const l=e;
qe(t.dirt,{instancePath:u+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:p})||(r=r===null?qe.errors:r.concat(qe.
errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let l=t["contents-item"];const n=e,m=e;
let c=!1;const g=e;if(e===g)if(typeof l=="string"){if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};r===
null?r=[v]:r.push(v),e++}var a=g===e;if(c=c||a,!c){const v=e;if(e===v)if(Array.isArray(l)){var d=!0;const j=l.length;for(let k=0;k<
j;k++){let I=l[k];const R=e;if(e===R)if(typeof I=="string"){if(h(I)<1){const L={};r===null?r=[L]:r.push(L),e++}}else{const L={};
r===null?r=[L]:r.push(L),e++}var d=R===e;if(!d)break}}else{const j={};r===null?r=[j]:r.push(j),e++}var a=v===e;c=c||a}if(c)
e=m,r!==null&&(m?r.length=m:r=null);else{const v={};return r===null?r=[v]:r.push(v),e++,We.errors=r,!1}var i=n===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let l=t["contents-group"];const n=e,m=e;let c=!1;const g=e;if(e===g)if(typeof l==
"string"){if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};r===null?r=[v]:r.push(v),e++}var s=g===e;if(c=
c||s,!c){const v=e;if(e===v)if(Array.isArray(l)){var f=!0;const j=l.length;for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===
R)if(typeof I=="string"){if(h(I)<1){const L={};r===null?r=[L]:r.push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}
var f=R===e;if(!f)break}}else{const j={};r===null?r=[j]:r.push(j),e++}var s=v===e;c=c||s}if(c)e=m,r!==null&&(m?r.length=
m:r=null);else{const v={};return r===null?r=[v]:r.push(v),e++,We.errors=r,!1}var i=n===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const l=e;if(typeof t["container-item"]!="string")return We.errors=[{}],!1;var i=l===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const l=e;if(typeof t["container-group"]!="string")return We.errors=[{}],!1;var i=l===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const l=e;if(typeof t["ammo-item"]!="string")return We.errors=[{}],!1;
var i=l===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const l=e;if(typeof t["ammo-group"]!="string")return We.errors=
[{}],!1;var i=l===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let l=t["custom-flags"];const n=e;if(e===n)if(Array.
isArray(l)){var o=!0;const c=l.length;for(let g=0;g<c;g++){let O=l[g];const v=e;if(e===v)if(typeof O=="string"){if(h(O)<
1)return We.errors=[{}],!1}else return We.errors=[{}],!1;var o=v===e;if(!o)break}}else return We.errors=[{}],!1;var i=n===
e}else var i=!0;if(i){if(t.active!==void 0){const l=e;if(typeof t.active!="boolean")return We.errors=[{}],!1;var i=l===e}else
var i=!0;if(i){if(t.snippets!==void 0){let l=t.snippets;const n=e,m=e;let c=!1;const g=e;if(e===g)if(typeof l=="string"){
if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};r===null?r=[v]:r.push(v),e++}var N=g===e;if(c=c||N,!c){
const v=e;if(e===v)if(Array.isArray(l)){var P=!0;const j=l.length;for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===R)if(typeof I==
"string"){if(h(I)<1){const L={};r===null?r=[L]:r.push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var P=R===e;if(!P)
break}}else{const j={};r===null?r=[j]:r.push(j),e++}var N=v===e;c=c||N}if(c)e=m,r!==null&&(m?r.length=m:r=null);else{const v={};
return r===null?r=[v]:r.push(v),e++,We.errors=r,!1}var i=n===e}else var i=!0;if(i)if(t.group!==void 0){let l=t.group;const n=e;
if(e===n)if(typeof l=="string"){if(h(l)<1)return We.errors=[{}],!1}else return We.errors=[{}],!1;var i=n===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else
return We.errors=[{}],!1;return We.errors=r,e===0}const Xi={type:"object",additionalProperties:!1,required:["collection"],
properties:{prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{
type:"integer","x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_r\
ange"},"charges-min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{"x-extens\
ion":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"intege\
r","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",
minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents\
-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"\
item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"\
string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{
type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-e\
xtension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"\
array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},collection:{type:"array",items:{$ref:"#/d\
efinitions/item-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}},ii={validate:Dt};function Ye(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let D;if(t.collection===void 0&&(D="collection"))return Ye.errors=[{}],!1;{const l=e;for(const n in t)if(!(Ce.call(Xi.properties,
n)||ge.test(n))){return Ye.errors=[{}],!1;break}if(l===e){if(t.prob!==void 0){const n=e;Ar(t.prob,{instancePath:u+"/prob",
parentData:t,parentDataProperty:"prob",rootData:p})||(r=r===null?Ar.errors:r.concat(Ar.errors),e=r.length);var i=n===e}else
var i=!0;if(i){if(t.count!==void 0){const n=e;qe(t.count,{instancePath:u+"/count",parentData:t,parentDataProperty:"count",
rootData:p})||(r=r===null?qe.errors:r.concat(qe.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["count-min"]!==
void 0){let n=t["count-min"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ye.errors=[{}],!1;
var i=m===e}else var i=!0;if(i){if(t["count-max"]!==void 0){let n=t["count-max"];const m=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return Ye.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.charges!==void 0){const n=e;qe(
t.charges,{instancePath:u+"/charges",parentData:t,parentDataProperty:"charges",rootData:p})||(r=r===null?qe.errors:r.concat(
qe.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let n=t["charges-min"];const m=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ye.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t["charges-max"]!==
void 0){let n=t["charges-max"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ye.errors=[{}],
!1;var i=m===e}else var i=!0;if(i){if(t.damage!==void 0){const n=e;qe(t.damage,{instancePath:u+"/damage",parentData:t,parentDataProperty:"\
damage",rootData:p})||(r=r===null?qe.errors:r.concat(qe.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["damage\
-min"]!==void 0){let n=t["damage-min"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ye.errors=
[{}],!1;var i=m===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let n=t["damage-max"];const m=e;if(!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ye.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.dirt!==void 0){const n=e;
qe(t.dirt,{instancePath:u+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:p})||(r=r===null?qe.errors:r.concat(qe.
errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let n=t["contents-item"];const m=e,c=e;
let g=!1;const O=e;if(e===O)if(typeof n=="string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===
null?r=[_]:r.push(_),e++}var a=O===e;if(g=g||a,!g){const _=e;if(e===_)if(Array.isArray(n)){var d=!0;const k=n.length;for(let I=0;I<
k;I++){let R=n[I];const x=e;if(e===x)if(typeof R=="string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};
r===null?r=[E]:r.push(E),e++}var d=x===e;if(!d)break}}else{const k={};r===null?r=[k]:r.push(k),e++}var a=_===e;g=g||a}if(g)
e=c,r!==null&&(c?r.length=c:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,Ye.errors=r,!1}var i=m===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let n=t["contents-group"];const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n==
"string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var s=O===e;if(g=
g||s,!g){const _=e;if(e===_)if(Array.isArray(n)){var f=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];const x=e;if(e===
x)if(typeof R=="string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}
var f=x===e;if(!f)break}}else{const k={};r===null?r=[k]:r.push(k),e++}var s=_===e;g=g||s}if(g)e=c,r!==null&&(c?r.length=
c:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,Ye.errors=r,!1}var i=m===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const n=e;if(typeof t["container-item"]!="string")return Ye.errors=[{}],!1;var i=n===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const n=e;if(typeof t["container-group"]!="string")return Ye.errors=[{}],!1;var i=n===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const n=e;if(typeof t["ammo-item"]!="string")return Ye.errors=[{}],!1;
var i=n===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const n=e;if(typeof t["ammo-group"]!="string")return Ye.errors=
[{}],!1;var i=n===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let n=t["custom-flags"];const m=e;if(e===m)if(Array.
isArray(n)){var o=!0;const g=n.length;for(let O=0;O<g;O++){let v=n[O];const _=e;if(e===_)if(typeof v=="string"){if(h(v)<
1)return Ye.errors=[{}],!1}else return Ye.errors=[{}],!1;var o=_===e;if(!o)break}}else return Ye.errors=[{}],!1;var i=m===
e}else var i=!0;if(i){if(t.active!==void 0){const n=e;if(typeof t.active!="boolean")return Ye.errors=[{}],!1;var i=n===e}else
var i=!0;if(i){if(t.snippets!==void 0){let n=t.snippets;const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n=="string"){
if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var N=O===e;if(g=g||N,!g){
const _=e;if(e===_)if(Array.isArray(n)){var P=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];const x=e;if(e===x)if(typeof R==
"string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}var P=x===e;if(!P)
break}}else{const k={};r===null?r=[k]:r.push(k),e++}var N=_===e;g=g||N}if(g)e=c,r!==null&&(c?r.length=c:r=null);else{const _={};
return r===null?r=[_]:r.push(_),e++,Ye.errors=r,!1}var i=m===e}else var i=!0;if(i)if(t.collection!==void 0){let n=t.collection;
const m=e;if(e===m)if(Array.isArray(n)){var q=!0;const g=n.length;for(let O=0;O<g;O++){const v=e;ii.validate(n[O],{instancePath:u+
"/collection/"+O,parentData:n,parentDataProperty:O,rootData:p})||(r=r===null?ii.validate.errors:r.concat(ii.validate.errors),
e=r.length);var q=v===e;if(!q)break}}else return Ye.errors=[{}],!1;var i=m===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return Ye.
errors=[{}],!1;return Ye.errors=r,e===0}const Ri={type:"object",additionalProperties:!1,required:["distribution"],properties:{
prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"inte\
ger","x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"ch\
arges-min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"\
#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extensio\
n":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,
"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[
{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],
"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-r\
ef":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"strin\
g","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},
active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{
type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},distribution:{type:"array",items:{$ref:"#/definitions/i\
tem-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}};function Ze(t,{instancePath:u="",parentData:z,parentDataProperty:W,
rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let D;if(t.distribution===void 0&&
(D="distribution"))return Ze.errors=[{}],!1;{const l=e;for(const n in t)if(!(Ce.call(Ri.properties,n)||ge.test(n))){return Ze.
errors=[{}],!1;break}if(l===e){if(t.prob!==void 0){const n=e;Ar(t.prob,{instancePath:u+"/prob",parentData:t,parentDataProperty:"\
prob",rootData:p})||(r=r===null?Ar.errors:r.concat(Ar.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t.count!==void 0){
const n=e;qe(t.count,{instancePath:u+"/count",parentData:t,parentDataProperty:"count",rootData:p})||(r=r===null?qe.errors:
r.concat(qe.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["count-min"]!==void 0){let n=t["count-min"];const m=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ze.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t["\
count-max"]!==void 0){let n=t["count-max"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ze.
errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.charges!==void 0){const n=e;qe(t.charges,{instancePath:u+"/charges",
parentData:t,parentDataProperty:"charges",rootData:p})||(r=r===null?qe.errors:r.concat(qe.errors),e=r.length);var i=n===
e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let n=t["charges-min"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Ze.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t["charges-max"]!==void 0){let n=t["charges\
-max"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ze.errors=[{}],!1;var i=m===e}else var i=!0;
if(i){if(t.damage!==void 0){const n=e;qe(t.damage,{instancePath:u+"/damage",parentData:t,parentDataProperty:"damage",rootData:p})||
(r=r===null?qe.errors:r.concat(qe.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["damage-min"]!==void 0){let n=t["\
damage-min"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ze.errors=[{}],!1;var i=m===e}else
var i=!0;if(i){if(t["damage-max"]!==void 0){let n=t["damage-max"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return Ze.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.dirt!==void 0){const n=e;qe(t.dirt,{instancePath:u+
"/dirt",parentData:t,parentDataProperty:"dirt",rootData:p})||(r=r===null?qe.errors:r.concat(qe.errors),e=r.length);var i=n===
e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let n=t["contents-item"];const m=e,c=e;let g=!1;const O=e;if(e===O)
if(typeof n=="string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}
var a=O===e;if(g=g||a,!g){const _=e;if(e===_)if(Array.isArray(n)){var d=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];
const x=e;if(e===x)if(typeof R=="string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=
[E]:r.push(E),e++}var d=x===e;if(!d)break}}else{const k={};r===null?r=[k]:r.push(k),e++}var a=_===e;g=g||a}if(g)e=c,r!==
null&&(c?r.length=c:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,Ze.errors=r,!1}var i=m===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let n=t["contents-group"];const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n==
"string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var s=O===e;if(g=
g||s,!g){const _=e;if(e===_)if(Array.isArray(n)){var f=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];const x=e;if(e===
x)if(typeof R=="string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}
var f=x===e;if(!f)break}}else{const k={};r===null?r=[k]:r.push(k),e++}var s=_===e;g=g||s}if(g)e=c,r!==null&&(c?r.length=
c:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,Ze.errors=r,!1}var i=m===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const n=e;if(typeof t["container-item"]!="string")return Ze.errors=[{}],!1;var i=n===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const n=e;if(typeof t["container-group"]!="string")return Ze.errors=[{}],!1;var i=n===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const n=e;if(typeof t["ammo-item"]!="string")return Ze.errors=[{}],!1;
var i=n===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const n=e;if(typeof t["ammo-group"]!="string")return Ze.errors=
[{}],!1;var i=n===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let n=t["custom-flags"];const m=e;if(e===m)if(Array.
isArray(n)){var o=!0;const g=n.length;for(let O=0;O<g;O++){let v=n[O];const _=e;if(e===_)if(typeof v=="string"){if(h(v)<
1)return Ze.errors=[{}],!1}else return Ze.errors=[{}],!1;var o=_===e;if(!o)break}}else return Ze.errors=[{}],!1;var i=m===
e}else var i=!0;if(i){if(t.active!==void 0){const n=e;if(typeof t.active!="boolean")return Ze.errors=[{}],!1;var i=n===e}else
var i=!0;if(i){if(t.snippets!==void 0){let n=t.snippets;const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n=="string"){
if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var N=O===e;if(g=g||N,!g){
const _=e;if(e===_)if(Array.isArray(n)){var P=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];const x=e;if(e===x)if(typeof R==
"string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}var P=x===e;if(!P)
break}}else{const k={};r===null?r=[k]:r.push(k),e++}var N=_===e;g=g||N}if(g)e=c,r!==null&&(c?r.length=c:r=null);else{const _={};
return r===null?r=[_]:r.push(_),e++,Ze.errors=r,!1}var i=m===e}else var i=!0;if(i)if(t.distribution!==void 0){let n=t.distribution;
const m=e;if(e===m)if(Array.isArray(n)){var q=!0;const g=n.length;for(let O=0;O<g;O++){const v=e;ii.validate(n[O],{instancePath:u+
"/distribution/"+O,parentData:n,parentDataProperty:O,rootData:p})||(r=r===null?ii.validate.errors:r.concat(ii.validate.errors),
e=r.length);var q=v===e;if(!q)break}}else return Ze.errors=[{}],!1;var i=m===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return Ze.
errors=[{}],!1;return Ze.errors=r,e===0}const Ti={type:"object",additionalProperties:!1,required:["item"],properties:{prob:{
$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer","\
x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-\
min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"#/\
definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},
dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"\
item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-exte\
nsion":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-ref":"it\
em_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-r\
ef":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},active:{
type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"\
string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},item:{type:"string",minLength:1,"x-ref":"item"}},patternProperties:{
"^//":{}}};function Ge(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)
if(t&&typeof t=="object"&&!Array.isArray(t)){let q;if(t.item===void 0&&(q="item"))return Ge.errors=[{}],!1;{const D=e;for(const l in t)
if(!(Ce.call(Ti.properties,l)||ge.test(l))){return Ge.errors=[{}],!1;break}if(D===e){if(t.prob!==void 0){const l=e;Ar(t.
prob,{instancePath:u+"/prob",parentData:t,parentDataProperty:"prob",rootData:p})||(r=r===null?Ar.errors:r.concat(Ar.errors),
e=r.length);var i=l===e}else var i=!0;if(i){if(t.count!==void 0){const l=e;qe(t.count,{instancePath:u+"/count",parentData:t,
parentDataProperty:"count",rootData:p})||(r=r===null?qe.errors:r.concat(qe.errors),e=r.length);var i=l===e}else var i=!0;
if(i){if(t["count-min"]!==void 0){let l=t["count-min"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))
return Ge.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["count-max"]!==void 0){let l=t["count-max"];const n=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Ge.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.charges!==void 0){
const l=e;qe(t.charges,{instancePath:u+"/charges",parentData:t,parentDataProperty:"charges",rootData:p})||(r=r===null?qe.
errors:r.concat(qe.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let l=t["charges-mi\
n"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Ge.errors=[{}],!1;var i=n===e}else var i=!0;
if(i){if(t["charges-max"]!==void 0){let l=t["charges-max"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return Ge.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.damage!==void 0){const l=e;qe(t.damage,{instancePath:u+
"/damage",parentData:t,parentDataProperty:"damage",rootData:p})||(r=r===null?qe.errors:r.concat(qe.errors),e=r.length);var i=l===
e}else var i=!0;if(i){if(t["damage-min"]!==void 0){let l=t["damage-min"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return Ge.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let l=t["damage-m\
ax"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Ge.errors=[{}],!1;var i=n===e}else var i=!0;
if(i){if(t.dirt!==void 0){const l=e;qe(t.dirt,{instancePath:u+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:p})||
(r=r===null?qe.errors:r.concat(qe.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let l=t["\
contents-item"];const n=e,m=e;let c=!1;const g=e;if(e===g)if(typeof l=="string"){if(h(l)<1){const v={};r===null?r=[v]:r.
push(v),e++}}else{const v={};r===null?r=[v]:r.push(v),e++}var a=g===e;if(c=c||a,!c){const v=e;if(e===v)if(Array.isArray(
l)){var d=!0;const j=l.length;for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===R)if(typeof I=="string"){if(h(I)<1){const L={};
r===null?r=[L]:r.push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var d=R===e;if(!d)break}}else{const j={};r===
null?r=[j]:r.push(j),e++}var a=v===e;c=c||a}if(c)e=m,r!==null&&(m?r.length=m:r=null);else{const v={};return r===null?r=[
v]:r.push(v),e++,Ge.errors=r,!1}var i=n===e}else var i=!0;if(i){if(t["contents-group"]!==void 0){let l=t["contents-group"];
const n=e,m=e;let c=!1;const g=e;if(e===g)if(typeof l=="string"){if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{
const v={};r===null?r=[v]:r.push(v),e++}var s=g===e;if(c=c||s,!c){const v=e;if(e===v)if(Array.isArray(l)){var f=!0;const j=l.
length;for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===R)if(typeof I=="string"){if(h(I)<1){const L={};r===null?r=[L]:r.
push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var f=R===e;if(!f)break}}else{const j={};r===null?r=[j]:r.push(
j),e++}var s=v===e;c=c||s}if(c)e=m,r!==null&&(m?r.length=m:r=null);else{const v={};return r===null?r=[v]:r.push(v),e++,Ge.
errors=r,!1}var i=n===e}else var i=!0;if(i){if(t["container-item"]!==void 0){const l=e;if(typeof t["container-item"]!="s\
tring")return Ge.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t["container-group"]!==void 0){const l=e;if(typeof t["\
container-group"]!="string")return Ge.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const l=e;
if(typeof t["ammo-item"]!="string")return Ge.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){
const l=e;if(typeof t["ammo-group"]!="string")return Ge.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t["custom-flag\
s"]!==void 0){let l=t["custom-flags"];const n=e;if(e===n)if(Array.isArray(l)){var o=!0;const c=l.length;for(let g=0;g<c;g++){
let O=l[g];const v=e;if(e===v)if(typeof O=="string"){if(h(O)<1)return Ge.errors=[{}],!1}else return Ge.errors=[{}],!1;var o=v===
e;if(!o)break}}else return Ge.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.active!==void 0){const l=e;if(typeof t.
active!="boolean")return Ge.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t.snippets!==void 0){let l=t.snippets;const n=e,
m=e;let c=!1;const g=e;if(e===g)if(typeof l=="string"){if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};
r===null?r=[v]:r.push(v),e++}var N=g===e;if(c=c||N,!c){const v=e;if(e===v)if(Array.isArray(l)){var P=!0;const j=l.length;
for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===R)if(typeof I=="string"){if(h(I)<1){const L={};r===null?r=[L]:r.push(L),
e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var P=R===e;if(!P)break}}else{const j={};r===null?r=[j]:r.push(j),e++}
var N=v===e;c=c||N}if(c)e=m,r!==null&&(m?r.length=m:r=null);else{const v={};return r===null?r=[v]:r.push(v),e++,Ge.errors=
r,!1}var i=n===e}else var i=!0;if(i)if(t.item!==void 0){let l=t.item;const n=e;if(e===n)if(typeof l=="string"){if(h(l)<1)
return Ge.errors=[{}],!1}else return Ge.errors=[{}],!1;var i=n===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return Ge.errors=
[{}],!1;return Ge.errors=r,e===0}function Yt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,
e=0;const i=e;let a=!1;const d=e;We(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?We.errors:
r.concat(We.errors),e=r.length);var s=d===e;if(a=a||s,!a){const f=e;Ye(t,{instancePath:u,parentData:z,parentDataProperty:W,
rootData:p})||(r=r===null?Ye.errors:r.concat(Ye.errors),e=r.length);var s=f===e;if(a=a||s,!a){const N=e;Ze(t,{instancePath:u,
parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?Ze.errors:r.concat(Ze.errors),e=r.length);var s=N===e;if(a=a||
s,!a){const q=e;Ge(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?Ge.errors:r.concat(Ge.errors),
e=r.length);var s=q===e;a=a||s}}}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const f={};return r===null?r=[f]:r.push(f),
e++,Yt.errors=r,!1}return Yt.errors=r,e===0}function Dt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){
let r=null,e=0;const i=e;let a=!1;const d=e;if(e===d)if(typeof t=="string"){if(h(t)<1){const o={};r===null?r=[o]:r.push(
o),e++}}else{const o={};r===null?r=[o]:r.push(o),e++}var s=d===e;if(a=a||s,!a){const o=e;if(e===o)if(Array.isArray(t))if(t.
length>2){const P={};r===null?r=[P]:r.push(P),e++}else if(t.length<2){const P={};r===null?r=[P]:r.push(P),e++}else if(t.
length<=2){const q=t.length;if(q>0){let D=t[0];const l=e;if(e===l)if(typeof D=="string"){if(h(D)<1){const n={};r===null?
r=[n]:r.push(n),e++}}else{const n={};r===null?r=[n]:r.push(n),e++}var f=l===e}if(f&&q>1){const D=e;Ar(t[1],{instancePath:u+
"/1",parentData:t,parentDataProperty:1,rootData:p})||(r=r===null?Ar.errors:r.concat(Ar.errors),e=r.length);var f=D===e}}else{
const q={};r===null?r=[q]:r.push(q),e++}else{const P={};r===null?r=[P]:r.push(P),e++}var s=o===e;if(a=a||s,!a){const P=e;
Yt(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?Yt.errors:r.concat(Yt.errors),e=r.length);
var s=P===e;a=a||s}}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const o={};return r===null?r=[o]:r.push(o),e++,Dt.errors=
r,!1}return Dt.errors=r,e===0}function di(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(e===d)if(typeof t=="string"){if(h(t)<1){const o={};r===null?r=[o]:r.push(o),e++}}else{const o={};r===null?r=[o]:r.push(
o),e++}var s=d===e;if(a=a||s,!a){const o=e;if(e===o)if(Array.isArray(t))if(t.length>2){const P={};r===null?r=[P]:r.push(
P),e++}else if(t.length<2){const P={};r===null?r=[P]:r.push(P),e++}else if(t.length<=2){const q=t.length;if(q>0){let D=t[0];
const l=e;if(e===l)if(typeof D=="string"){if(h(D)<1){const n={};r===null?r=[n]:r.push(n),e++}}else{const n={};r===null?r=
[n]:r.push(n),e++}var f=l===e}if(f&&q>1){const D=e;Ar(t[1],{instancePath:u+"/1",parentData:t,parentDataProperty:1,rootData:p})||
(r=r===null?Ar.errors:r.concat(Ar.errors),e=r.length);var f=D===e}}else{const q={};r===null?r=[q]:r.push(q),e++}else{const P={};
r===null?r=[P]:r.push(P),e++}var s=o===e;if(a=a||s,!a){const P=e;Yt(t,{instancePath:u,parentData:z,parentDataProperty:W,
rootData:p})||(r=r===null?Yt.errors:r.concat(Yt.errors),e=r.length);var s=P===e;a=a||s}}if(a)e=i,r!==null&&(i?r.length=i:
r=null);else{const o={};return r===null?r=[o]:r.push(o),e++,di.errors=r,!1}return di.errors=r,e===0}function ur(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
const f=e;for(const o in t)if(!(o==="type"||o==="id"||o==="subtype"||o==="ammo"||o==="magazine"||o==="entries"||o==="ite\
ms"||o==="groups"||ge.test(o))){return ur.errors=[{}],!1;break}if(f===e){if(t.type!==void 0){const o=e;if(typeof t.type!=
"string")return ur.errors=[{}],!1;var i=o===e}else var i=!0;if(i){if(t.id!==void 0){const o=e;if(typeof t.id!="string")return ur.
errors=[{}],!1;var i=o===e}else var i=!0;if(i){if(t.subtype!==void 0){let o=t.subtype;const N=e;if(typeof o!="string")return ur.
errors=[{}],!1;if(!(o==="collection"||o==="distribution"||o==="old"))return ur.errors=[{}],!1;var i=N===e}else var i=!0;
if(i){if(t.ammo!==void 0){let o=t.ammo;const N=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ur.errors=
[{}],!1;if(e===N&&typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o))return ur.errors=[{}],!1;if(o<0||isNaN(o))return ur.
errors=[{}],!1}var i=N===e}else var i=!0;if(i){if(t.magazine!==void 0){let o=t.magazine;const N=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)))return ur.errors=[{}],!1;if(e===N&&typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o))return ur.
errors=[{}],!1;if(o<0||isNaN(o))return ur.errors=[{}],!1}var i=N===e}else var i=!0;if(i){if(t.entries!==void 0){let o=t.
entries;const N=e;if(e===N)if(Array.isArray(o)){var a=!0;const q=o.length;for(let D=0;D<q;D++){const l=e;Dt(o[D],{instancePath:u+
"/entries/"+D,parentData:o,parentDataProperty:D,rootData:p})||(r=r===null?Dt.errors:r.concat(Dt.errors),e=r.length);var a=l===
e;if(!a)break}}else return ur.errors=[{}],!1;var i=N===e}else var i=!0;if(i){if(t.items!==void 0){let o=t.items;const N=e;
if(e===N)if(Array.isArray(o)){var d=!0;const q=o.length;for(let D=0;D<q;D++){const l=e;Dt(o[D],{instancePath:u+"/items/"+
D,parentData:o,parentDataProperty:D,rootData:p})||(r=r===null?Dt.errors:r.concat(Dt.errors),e=r.length);var d=l===e;if(!d)
break}}else return ur.errors=[{}],!1;var i=N===e}else var i=!0;if(i)if(t.groups!==void 0){let o=t.groups;const N=e;if(e===
N)if(Array.isArray(o)){var s=!0;const q=o.length;for(let D=0;D<q;D++){const l=e;di(o[D],{instancePath:u+"/groups/"+D,parentData:o,
parentDataProperty:D,rootData:p})||(r=r===null?di.errors:r.concat(di.errors),e=r.length);var s=l===e;if(!s)break}}else return ur.
errors=[{}],!1;var i=N===e}else var i=!0}}}}}}}}else return ur.errors=[{}],!1;return ur.errors=r,e===0}function _r(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
const P=e;for(const q in t)if(!(Ce.call(Ei.properties,q)||ge.test(q))){return _r.errors=[{}],!1;break}if(P===e){if(t.both!==
void 0){let q=t.both;const D=e,l=e;let n=!1;const m=e;gr(q,{instancePath:u+"/both",parentData:t,parentDataProperty:"both",
rootData:p})||(r=r===null?gr.errors:r.concat(gr.errors),e=r.length);var i=m===e;if(n=n||i,!n){const c=e;ur(q,{instancePath:u+
"/both",parentData:t,parentDataProperty:"both",rootData:p})||(r=r===null?ur.errors:r.concat(ur.errors),e=r.length);var i=c===
e;n=n||i}if(n)e=l,r!==null&&(l?r.length=l:r=null);else{const c={};return r===null?r=[c]:r.push(c),e++,_r.errors=r,!1}var a=D===
e}else var a=!0;if(a){if(t.male!==void 0){let q=t.male;const D=e,l=e;let n=!1;const m=e;gr(q,{instancePath:u+"/male",parentData:t,
parentDataProperty:"male",rootData:p})||(r=r===null?gr.errors:r.concat(gr.errors),e=r.length);var d=m===e;if(n=n||d,!n){
const g=e;ur(q,{instancePath:u+"/male",parentData:t,parentDataProperty:"male",rootData:p})||(r=r===null?ur.errors:r.concat(
ur.errors),e=r.length);var d=g===e;n=n||d}if(n)e=l,r!==null&&(l?r.length=l:r=null);else{const g={};return r===null?r=[g]:
r.push(g),e++,_r.errors=r,!1}var a=D===e}else var a=!0;if(a){if(t.female!==void 0){let q=t.female;const D=e,l=e;let n=!1;
const m=e;gr(q,{instancePath:u+"/female",parentData:t,parentDataProperty:"female",rootData:p})||(r=r===null?gr.errors:r.
concat(gr.errors),e=r.length);var s=m===e;if(n=n||s,!n){const g=e;ur(q,{instancePath:u+"/female",parentData:t,parentDataProperty:"\
female",rootData:p})||(r=r===null?ur.errors:r.concat(ur.errors),e=r.length);var s=g===e;n=n||s}if(n)e=l,r!==null&&(l?r.length=
l:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,_r.errors=r,!1}var a=D===e}else var a=!0;if(a){if(t["add:b\
oth"]!==void 0){const q=e;gr(t["add:both"],{instancePath:u+"/add:both",parentData:t,parentDataProperty:"add:both",rootData:p})||
(r=r===null?gr.errors:r.concat(gr.errors),e=r.length);var a=q===e}else var a=!0;if(a){if(t["remove:both"]!==void 0){let q=t["\
remove:both"];const D=e;if(e===D)if(Array.isArray(q)){var f=!0;const n=q.length;for(let m=0;m<n;m++){let c=q[m];const g=e;
if(e===g)if(typeof c=="string"){if(h(c)<1)return _r.errors=[{}],!1}else return _r.errors=[{}],!1;var f=g===e;if(!f)break}}else
return _r.errors=[{}],!1;var a=D===e}else var a=!0;if(a){if(t["add:male"]!==void 0){const q=e;gr(t["add:male"],{instancePath:u+
"/add:male",parentData:t,parentDataProperty:"add:male",rootData:p})||(r=r===null?gr.errors:r.concat(gr.errors),e=r.length);
var a=q===e}else var a=!0;if(a){if(t["remove:male"]!==void 0){let q=t["remove:male"];const D=e;if(e===D)if(Array.isArray(
q)){var o=!0;const n=q.length;for(let m=0;m<n;m++){let c=q[m];const g=e;if(e===g)if(typeof c=="string"){if(h(c)<1)return _r.
errors=[{}],!1}else return _r.errors=[{}],!1;var o=g===e;if(!o)break}}else return _r.errors=[{}],!1;var a=D===e}else var a=!0;
if(a){if(t["add:female"]!==void 0){const q=e;gr(t["add:female"],{instancePath:u+"/add:female",parentData:t,parentDataProperty:"\
add:female",rootData:p})||(r=r===null?gr.errors:r.concat(gr.errors),e=r.length);var a=q===e}else var a=!0;if(a)if(t["rem\
ove:female"]!==void 0){let q=t["remove:female"];const D=e;if(e===D)if(Array.isArray(q)){var N=!0;const n=q.length;for(let m=0;m<
n;m++){let c=q[m];const g=e;if(e===g)if(typeof c=="string"){if(h(c)<1)return _r.errors=[{}],!1}else return _r.errors=[{}],
!1;var N=g===e;if(!N)break}}else return _r.errors=[{}],!1;var a=D===e}else var a=!0}}}}}}}}}else return _r.errors=[{}],!1;
return _r.errors=r,e===0}function et(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.name===void 0&&(a="name"))return et.errors=[{}],!1;{const d=e;for(const s in t)if(!(s===
"name"||s==="amount"||ge.test(s))){return et.errors=[{}],!1;break}if(d===e){if(t.name!==void 0){let s=t.name;const f=e;if(e===
f)if(typeof s=="string"){if(h(s)<1)return et.errors=[{}],!1}else return et.errors=[{}],!1;var i=f===e}else var i=!0;if(i)
if(t.amount!==void 0){let s=t.amount;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return et.errors=
[{}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s)))return et.errors=[{}],!1;var i=f===e}else var i=!0}}}else
return et.errors=[{}],!1;return et.errors=r,e===0}function rt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.id===void 0&&(a="id")||t.level===void 0&&(a="level"))return rt.errors=[{}],!1;{const d=e;
for(const s in t)if(!(s==="id"||s==="level"||ge.test(s))){return rt.errors=[{}],!1;break}if(d===e){if(t.id!==void 0){let s=t.
id;const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return rt.errors=[{}],!1}else return rt.errors=[{}],!1;var i=f===
e}else var i=!0;if(i)if(t.level!==void 0){let s=t.level;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return rt.errors=[{}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return rt.errors=[{}],!1;var i=f===e}else
var i=!0}}}else return rt.errors=[{}],!1;return rt.errors=r,e===0}function it(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){const a=e;for(const d in t)if(!(d==="male"||d==="female"||d==="str"||d==="str_sp"||d==="str\
_pl"||d==="ctxt"||ge.test(d))){return it.errors=[{}],!1;break}if(a===e){if(t.male!==void 0){const d=e;if(typeof t.male!=
"string")return it.errors=[{}],!1;var i=d===e}else var i=!0;if(i){if(t.female!==void 0){const d=e;if(typeof t.female!="s\
tring")return it.errors=[{}],!1;var i=d===e}else var i=!0;if(i){if(t.str!==void 0){const d=e;if(typeof t.str!="string")return it.
errors=[{}],!1;var i=d===e}else var i=!0;if(i){if(t.str_sp!==void 0){const d=e;if(typeof t.str_sp!="string")return it.errors=
[{}],!1;var i=d===e}else var i=!0;if(i){if(t.str_pl!==void 0){const d=e;if(typeof t.str_pl!="string")return it.errors=[{}],
!1;var i=d===e}else var i=!0;if(i)if(t.ctxt!==void 0){const d=e;if(typeof t.ctxt!="string")return it.errors=[{}],!1;var i=d===
e}else var i=!0}}}}}}else return it.errors=[{}],!1;return it.errors=r,e===0}function qt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.str_sp===void 0&&(a="str_sp"))return qt.errors=[{}],!1;{const d=e;for(const s in t)
if(!(s==="str_sp"||s==="ctxt"||ge.test(s))){return qt.errors=[{}],!1;break}if(d===e){if(t.str_sp!==void 0){const s=e;if(typeof t.
str_sp!="string")return qt.errors=[{}],!1;var i=s===e}else var i=!0;if(i)if(t.ctxt!==void 0){const s=e;if(typeof t.ctxt!=
"string")return qt.errors=[{}],!1;var i=s===e}else var i=!0}}}else return qt.errors=[{}],!1;return qt.errors=r,e===0}function gt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.str===void 0&&(a="str"))return gt.errors=[{}],!1;{const d=e;for(const s in t)if(!(s===
"str"||s==="str_pl"||s==="ctxt"||ge.test(s))){return gt.errors=[{}],!1;break}if(d===e){if(t.str!==void 0){const s=e;if(typeof t.
str!="string")return gt.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.str_pl!==void 0){const s=e;if(typeof t.str_pl!=
"string")return gt.errors=[{}],!1;var i=s===e}else var i=!0;if(i)if(t.ctxt!==void 0){const s=e;if(typeof t.ctxt!="string")
return gt.errors=[{}],!1;var i=s===e}else var i=!0}}}}else return gt.errors=[{}],!1;return gt.errors=r,e===0}function gi(t,{
instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;if(typeof t!=
"string"){const f={};r===null?r=[f]:r.push(f),e++}var s=d===e;if(a=a||s,!a){const f=e;qt(t,{instancePath:u,parentData:z,
parentDataProperty:W,rootData:p})||(r=r===null?qt.errors:r.concat(qt.errors),e=r.length);var s=f===e;if(a=a||s,!a){const N=e;
gt(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?gt.errors:r.concat(gt.errors),e=r.length);
var s=N===e;a=a||s}}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const f={};return r===null?r=[f]:r.push(f),e++,gi.errors=
r,!1}return gi.errors=r,e===0}function ce(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const ke=e;for(const $ in t)if(!(Ce.call(Di.properties,$)||ge.
test($))){return ce.errors=[{}],!1;break}if(ke===e){if(t["edit-mode"]!==void 0){let $=t["edit-mode"];const K=e;if(typeof $!=
"string")return ce.errors=[{}],!1;if(!($==="create"||$==="modify"||$==="override"))return ce.errors=[{}],!1;var i=K===e}else
var i=!0;if(i){if(t["copy-from"]!==void 0){let $=t["copy-from"];const K=e;if(e===K)if(typeof $=="string"){if(h($)<1)return ce.
errors=[{}],!1}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.abstract!==void 0){let $=t.abstract;const K=e;
if(e===K)if(typeof $=="string"){if(h($)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;
if(i){if(t.extend!==void 0){let $=t.extend;const K=e;if(e===K)if($&&typeof $=="object"&&!Array.isArray($)){const B=e;for(const T in $)
if(!(Ce.call(Di.properties.extend.properties,T)||ge.test(T))){return ce.errors=[{}],!1;break}if(B===e){if($.addictions!==
void 0){let T=$.addictions;const Pe=e,F=e;let Q=!1;const M=e;if(e===M)if(Array.isArray(T)){var a=!0;const he=T.length;for(let me=0;me<
he;me++){const le=e;lr(T[me],{instancePath:u+"/extend/addictions/"+me,parentData:T,parentDataProperty:me,rootData:p})||(r=
r===null?lr.errors:r.concat(lr.errors),e=r.length);var a=le===e;if(!a)break}}else{const he={};r===null?r=[he]:r.push(he),
e++}var d=M===e;if(Q=Q||d,!Q){const he=e;lr(T,{instancePath:u+"/extend/addictions",parentData:$,parentDataProperty:"addi\
ctions",rootData:p})||(r=r===null?lr.errors:r.concat(lr.errors),e=r.length);var d=he===e;Q=Q||d}if(Q)e=F,r!==null&&(F?r.
length=F:r=null);else{const he={};return r===null?r=[he]:r.push(he),e++,ce.errors=r,!1}var s=Pe===e}else var s=!0;if(s){
if($.skills!==void 0){let T=$.skills;const Pe=e,F=e;let Q=!1;const M=e;if(e===M)if(Array.isArray(T)){var f=!0;const me=T.
length;for(let le=0;le<me;le++){const we=e;or(T[le],{instancePath:u+"/extend/skills/"+le,parentData:T,parentDataProperty:le,
rootData:p})||(r=r===null?or.errors:r.concat(or.errors),e=r.length);var f=we===e;if(!f)break}}else{const me={};r===null?
r=[me]:r.push(me),e++}var o=M===e;if(Q=Q||o,!Q){const me=e;or(T,{instancePath:u+"/extend/skills",parentData:$,parentDataProperty:"\
skills",rootData:p})||(r=r===null?or.errors:r.concat(or.errors),e=r.length);var o=me===e;Q=Q||o}if(Q)e=F,r!==null&&(F?r.
length=F:r=null);else{const me={};return r===null?r=[me]:r.push(me),e++,ce.errors=r,!1}var s=Pe===e}else var s=!0;if(s){
if($.items!==void 0){const T=e;_r($.items,{instancePath:u+"/extend/items",parentData:$,parentDataProperty:"items",rootData:p})||
(r=r===null?_r.errors:r.concat(_r.errors),e=r.length);var s=T===e}else var s=!0;if(s){if($.pets!==void 0){let T=$.pets;const Pe=e;
if(e===Pe)if(Array.isArray(T)){var N=!0;const Q=T.length;for(let M=0;M<Q;M++){let he=T[M];const me=e,le=e;let we=!1;const mr=e;
if(e===mr)if(typeof he=="string"){if(h(he)<1){const Se={};r===null?r=[Se]:r.push(Se),e++}}else{const Se={};r===null?r=[Se]:
r.push(Se),e++}var P=mr===e;if(we=we||P,!we){const Se=e;et(he,{instancePath:u+"/extend/pets/"+M,parentData:T,parentDataProperty:M,
rootData:p})||(r=r===null?et.errors:r.concat(et.errors),e=r.length);var P=Se===e;we=we||P}if(we)e=le,r!==null&&(le?r.length=
le:r=null);else{const Se={};return r===null?r=[Se]:r.push(Se),e++,ce.errors=r,!1}var N=me===e;if(!N)break}}else return ce.
errors=[{}],!1;var s=Pe===e}else var s=!0;if(s){if($.flags!==void 0){let T=$.flags;const Pe=e,F=e;let Q=!1;const M=e;if(e===
M)if(Array.isArray(T)){var q=!0;const me=T.length;for(let le=0;le<me;le++){const we=e;if(typeof T[le]!="string"){const $i={};
r===null?r=[$i]:r.push($i),e++}var q=we===e;if(!q)break}}else{const me={};r===null?r=[me]:r.push(me),e++}var D=M===e;if(Q=
Q||D,!Q){const me=e;if(typeof T!="string"){const we={};r===null?r=[we]:r.push(we),e++}var D=me===e;Q=Q||D}if(Q)e=F,r!==null&&
(F?r.length=F:r=null);else{const me={};return r===null?r=[me]:r.push(me),e++,ce.errors=r,!1}var s=Pe===e}else var s=!0;if(s){
if($.cbms!==void 0){let T=$.cbms;const Pe=e,F=e;let Q=!1;const M=e;if(e===M)if(Array.isArray(T)){var l=!0;const me=T.length;
for(let le=0;le<me;le++){let we=T[le];const mr=e;if(e===mr)if(typeof we=="string"){if(h(we)<1){const Se={};r===null?r=[Se]:
r.push(Se),e++}}else{const Se={};r===null?r=[Se]:r.push(Se),e++}var l=mr===e;if(!l)break}}else{const me={};r===null?r=[me]:
r.push(me),e++}var n=M===e;if(Q=Q||n,!Q){const me=e;if(e===me)if(typeof T=="string"){if(h(T)<1){const we={};r===null?r=[
we]:r.push(we),e++}}else{const we={};r===null?r=[we]:r.push(we),e++}var n=me===e;Q=Q||n}if(Q)e=F,r!==null&&(F?r.length=F:
r=null);else{const me={};return r===null?r=[me]:r.push(me),e++,ce.errors=r,!1}var s=Pe===e}else var s=!0;if(s){if($.CBMs!==
void 0){let T=$.CBMs;const Pe=e,F=e;let Q=!1;const M=e;if(e===M)if(Array.isArray(T)){var m=!0;const me=T.length;for(let le=0;le<
me;le++){let we=T[le];const mr=e;if(e===mr)if(typeof we=="string"){if(h(we)<1){const Se={};r===null?r=[Se]:r.push(Se),e++}}else{
const Se={};r===null?r=[Se]:r.push(Se),e++}var m=mr===e;if(!m)break}}else{const me={};r===null?r=[me]:r.push(me),e++}var c=M===
e;if(Q=Q||c,!Q){const me=e;if(e===me)if(typeof T=="string"){if(h(T)<1){const we={};r===null?r=[we]:r.push(we),e++}}else{
const we={};r===null?r=[we]:r.push(we),e++}var c=me===e;Q=Q||c}if(Q)e=F,r!==null&&(F?r.length=F:r=null);else{const me={};
return r===null?r=[me]:r.push(me),e++,ce.errors=r,!1}var s=Pe===e}else var s=!0;if(s){if($.traits!==void 0){let T=$.traits;
const Pe=e,F=e;let Q=!1;const M=e;if(e===M)if(Array.isArray(T)){var g=!0;const me=T.length;for(let le=0;le<me;le++){let we=T[le];
const mr=e;if(e===mr)if(typeof we=="string"){if(h(we)<1){const Se={};r===null?r=[Se]:r.push(Se),e++}}else{const Se={};r===
null?r=[Se]:r.push(Se),e++}var g=mr===e;if(!g)break}}else{const me={};r===null?r=[me]:r.push(me),e++}var O=M===e;if(Q=Q||
O,!Q){const me=e;if(e===me)if(typeof T=="string"){if(h(T)<1){const we={};r===null?r=[we]:r.push(we),e++}}else{const we={};
r===null?r=[we]:r.push(we),e++}var O=me===e;Q=Q||O}if(Q)e=F,r!==null&&(F?r.length=F:r=null);else{const me={};return r===
null?r=[me]:r.push(me),e++,ce.errors=r,!1}var s=Pe===e}else var s=!0;if(s){if($.spells!==void 0){let T=$.spells;const Pe=e;
if(e===Pe)if(Array.isArray(T)){var v=!0;const Q=T.length;for(let M=0;M<Q;M++){const he=e;rt(T[M],{instancePath:u+"/exten\
d/spells/"+M,parentData:T,parentDataProperty:M,rootData:p})||(r=r===null?rt.errors:r.concat(rt.errors),e=r.length);var v=he===
e;if(!v)break}}else return ce.errors=[{}],!1;var s=Pe===e}else var s=!0;if(s){if($.proficiencies!==void 0){let T=$.proficiencies;
const Pe=e;if(e===Pe)if(Array.isArray(T)){var _=!0;const Q=T.length;for(let M=0;M<Q;M++){let he=T[M];const me=e;if(e===me)
if(typeof he=="string"){if(h(he)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var _=me===e;if(!_)break}}else
return ce.errors=[{}],!1;var s=Pe===e}else var s=!0;if(s){if($.forbidden_traits!==void 0){let T=$.forbidden_traits;const Pe=e;
if(e===Pe)if(Array.isArray(T)){var j=!0;const Q=T.length;for(let M=0;M<Q;M++){let he=T[M];const me=e;if(e===me)if(typeof he==
"string"){if(h(he)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var j=me===e;if(!j)break}}else return ce.errors=
[{}],!1;var s=Pe===e}else var s=!0;if(s){if($.allowed_traits!==void 0){let T=$.allowed_traits;const Pe=e;if(e===Pe)if(Array.
isArray(T)){var k=!0;const Q=T.length;for(let M=0;M<Q;M++){let he=T[M];const me=e;if(e===me)if(typeof he=="string"){if(h(
he)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var k=me===e;if(!k)break}}else return ce.errors=[{}],!1;var s=Pe===
e}else var s=!0;if(s){if($.forbidden_bionics!==void 0){let T=$.forbidden_bionics;const Pe=e;if(e===Pe)if(Array.isArray(T)){
var I=!0;const Q=T.length;for(let M=0;M<Q;M++){let he=T[M];const me=e;if(e===me)if(typeof he=="string"){if(h(he)<1)return ce.
errors=[{}],!1}else return ce.errors=[{}],!1;var I=me===e;if(!I)break}}else return ce.errors=[{}],!1;var s=Pe===e}else var s=!0;
if(s){if($.allowed_bionics!==void 0){let T=$.allowed_bionics;const Pe=e;if(e===Pe)if(Array.isArray(T)){var R=!0;const Q=T.
length;for(let M=0;M<Q;M++){let he=T[M];const me=e;if(e===me)if(typeof he=="string"){if(h(he)<1)return ce.errors=[{}],!1}else
return ce.errors=[{}],!1;var R=me===e;if(!R)break}}else return ce.errors=[{}],!1;var s=Pe===e}else var s=!0;if(s)if($.npcs!==
void 0){let T=$.npcs;const Pe=e;if(e===Pe)if(Array.isArray(T)){var x=!0;const Q=T.length;for(let M=0;M<Q;M++){const he=e;
if(typeof T[M]!="string")return ce.errors=[{}],!1;var x=he===e;if(!x)break}}else return ce.errors=[{}],!1;var s=Pe===e}else
var s=!0}}}}}}}}}}}}}}}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.delete!==void 0){let $=t.delete;
const K=e;if(!($&&typeof $=="object"&&!Array.isArray($)))return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.relative!==
void 0){let $=t.relative;const K=e;if(e===K)if($&&typeof $=="object"&&!Array.isArray($))for(const B in $){let T=$[B];const Pe=e;
if(!(typeof T=="number"&&isFinite(T)))return ce.errors=[{}],!1;var L=Pe===e;if(!L)break}else return ce.errors=[{}],!1;var i=K===
e}else var i=!0;if(i){if(t.proportional!==void 0){let $=t.proportional;const K=e;if(e===K)if($&&typeof $=="object"&&!Array.
isArray($))for(const B in $){let T=$[B];const Pe=e;if(e===Pe)if(typeof T=="number"&&isFinite(T)){if(T<=0||isNaN(T))return ce.
errors=[{}],!1}else return ce.errors=[{}],!1;var E=Pe===e;if(!E)break}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;
if(i){if(t.type!==void 0){const $=e;if(t.type!=="profession")return ce.errors=[{}],!1;var i=$===e}else var i=!0;if(i){if(t.
id!==void 0){let $=t.id;const K=e,fe=e;let B=!1;const T=e;if(e===T)if(typeof $=="string"){if(h($)<1){const F={};r===null?
r=[F]:r.push(F),e++}}else{const F={};r===null?r=[F]:r.push(F),e++}var G=T===e;if(B=B||G,!B){const F=e;if(e===F)if(Array.
isArray($))if($.length<1){const M={};r===null?r=[M]:r.push(M),e++}else{var C=!0;const M=$.length;for(let he=0;he<M;he++){
let me=$[he];const le=e;if(e===le)if(typeof me=="string"){if(h(me)<1){const mr={};r===null?r=[mr]:r.push(mr),e++}}else{const mr={};
r===null?r=[mr]:r.push(mr),e++}var C=le===e;if(!C)break}}else{const M={};r===null?r=[M]:r.push(M),e++}var G=F===e;B=B||G}
if(B)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const F={};return r===null?r=[F]:r.push(F),e++,ce.errors=r,!1}var i=K===
e}else var i=!0;if(i){if(t.name!==void 0){let $=t.name;const K=e,fe=e;let B=!1;const T=e;if(typeof $!="string"){const F={};
r===null?r=[F]:r.push(F),e++}var ve=T===e;if(B=B||ve,!B){const F=e;it($,{instancePath:u+"/name",parentData:t,parentDataProperty:"\
name",rootData:p})||(r=r===null?it.errors:r.concat(it.errors),e=r.length);var ve=F===e;B=B||ve}if(B)e=fe,r!==null&&(fe?r.
length=fe:r=null);else{const F={};return r===null?r=[F]:r.push(F),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t.
description!==void 0){const $=e;gi(t.description,{instancePath:u+"/description",parentData:t,parentDataProperty:"descrip\
tion",rootData:p})||(r=r===null?gi.errors:r.concat(gi.errors),e=r.length);var i=$===e}else var i=!0;if(i){if(t.points!==
void 0){let $=t.points;const K=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($)))return ce.errors=[{}],!1;var i=K===
e}else var i=!0;if(i){if(t.addictions!==void 0){let $=t.addictions;const K=e,fe=e;let B=!1;const T=e;if(e===T)if(Array.isArray(
$)){var b=!0;const F=$.length;for(let Q=0;Q<F;Q++){const M=e;lr($[Q],{instancePath:u+"/addictions/"+Q,parentData:$,parentDataProperty:Q,
rootData:p})||(r=r===null?lr.errors:r.concat(lr.errors),e=r.length);var b=M===e;if(!b)break}}else{const F={};r===null?r=
[F]:r.push(F),e++}var S=T===e;if(B=B||S,!B){const F=e;lr($,{instancePath:u+"/addictions",parentData:t,parentDataProperty:"\
addictions",rootData:p})||(r=r===null?lr.errors:r.concat(lr.errors),e=r.length);var S=F===e;B=B||S}if(B)e=fe,r!==null&&(fe?
r.length=fe:r=null);else{const F={};return r===null?r=[F]:r.push(F),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t.
skills!==void 0){let $=t.skills;const K=e,fe=e;let B=!1;const T=e;if(e===T)if(Array.isArray($)){var se=!0;const F=$.length;
for(let Q=0;Q<F;Q++){const M=e;or($[Q],{instancePath:u+"/skills/"+Q,parentData:$,parentDataProperty:Q,rootData:p})||(r=r===
null?or.errors:r.concat(or.errors),e=r.length);var se=M===e;if(!se)break}}else{const F={};r===null?r=[F]:r.push(F),e++}var ie=T===
e;if(B=B||ie,!B){const F=e;or($,{instancePath:u+"/skills",parentData:t,parentDataProperty:"skills",rootData:p})||(r=r===
null?or.errors:r.concat(or.errors),e=r.length);var ie=F===e;B=B||ie}if(B)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const F={};
return r===null?r=[F]:r.push(F),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t.items!==void 0){const $=e;_r(t.items,
{instancePath:u+"/items",parentData:t,parentDataProperty:"items",rootData:p})||(r=r===null?_r.errors:r.concat(_r.errors),
e=r.length);var i=$===e}else var i=!0;if(i){if(t.pets!==void 0){let $=t.pets;const K=e;if(e===K)if(Array.isArray($)){var te=!0;
const B=$.length;for(let T=0;T<B;T++){let Pe=$[T];const F=e,Q=e;let M=!1;const he=e;if(e===he)if(typeof Pe=="string"){if(h(
Pe)<1){const le={};r===null?r=[le]:r.push(le),e++}}else{const le={};r===null?r=[le]:r.push(le),e++}var oe=he===e;if(M=M||
oe,!M){const le=e;et(Pe,{instancePath:u+"/pets/"+T,parentData:$,parentDataProperty:T,rootData:p})||(r=r===null?et.errors:
r.concat(et.errors),e=r.length);var oe=le===e;M=M||oe}if(M)e=Q,r!==null&&(Q?r.length=Q:r=null);else{const le={};return r===
null?r=[le]:r.push(le),e++,ce.errors=r,!1}var te=F===e;if(!te)break}}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;
if(i){if(t.vehicle!==void 0){let $=t.vehicle;const K=e;if(e===K)if(typeof $=="string"){if(h($)<1)return ce.errors=[{}],!1}else
return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.flags!==void 0){let $=t.flags;const K=e,fe=e;let B=!1;const T=e;
if(e===T)if(Array.isArray($)){var ne=!0;const F=$.length;for(let Q=0;Q<F;Q++){const M=e;if(typeof $[Q]!="string"){const me={};
r===null?r=[me]:r.push(me),e++}var ne=M===e;if(!ne)break}}else{const F={};r===null?r=[F]:r.push(F),e++}var Ae=T===e;if(B=
B||Ae,!B){const F=e;if(typeof $!="string"){const M={};r===null?r=[M]:r.push(M),e++}var Ae=F===e;B=B||Ae}if(B)e=fe,r!==null&&
(fe?r.length=fe:r=null);else{const F={};return r===null?r=[F]:r.push(F),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){
if(t.cbms!==void 0){let $=t.cbms;const K=e,fe=e;let B=!1;const T=e;if(e===T)if(Array.isArray($)){var pe=!0;const F=$.length;
for(let Q=0;Q<F;Q++){let M=$[Q];const he=e;if(e===he)if(typeof M=="string"){if(h(M)<1){const le={};r===null?r=[le]:r.push(
le),e++}}else{const le={};r===null?r=[le]:r.push(le),e++}var pe=he===e;if(!pe)break}}else{const F={};r===null?r=[F]:r.push(
F),e++}var Ne=T===e;if(B=B||Ne,!B){const F=e;if(e===F)if(typeof $=="string"){if(h($)<1){const M={};r===null?r=[M]:r.push(
M),e++}}else{const M={};r===null?r=[M]:r.push(M),e++}var Ne=F===e;B=B||Ne}if(B)e=fe,r!==null&&(fe?r.length=fe:r=null);else{
const F={};return r===null?r=[F]:r.push(F),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t.CBMs!==void 0){let $=t.
CBMs;const K=e,fe=e;let B=!1;const T=e;if(e===T)if(Array.isArray($)){var xe=!0;const F=$.length;for(let Q=0;Q<F;Q++){let M=$[Q];
const he=e;if(e===he)if(typeof M=="string"){if(h(M)<1){const le={};r===null?r=[le]:r.push(le),e++}}else{const le={};r===
null?r=[le]:r.push(le),e++}var xe=he===e;if(!xe)break}}else{const F={};r===null?r=[F]:r.push(F),e++}var Xe=T===e;if(B=B||
Xe,!B){const F=e;if(e===F)if(typeof $=="string"){if(h($)<1){const M={};r===null?r=[M]:r.push(M),e++}}else{const M={};r===
null?r=[M]:r.push(M),e++}var Xe=F===e;B=B||Xe}if(B)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const F={};return r===null?
r=[F]:r.push(F),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t.traits!==void 0){let $=t.traits;const K=e,fe=e;let B=!1;
const T=e;if(e===T)if(Array.isArray($)){var Nr=!0;const F=$.length;for(let Q=0;Q<F;Q++){let M=$[Q];const he=e;if(e===he)
if(typeof M=="string"){if(h(M)<1){const le={};r===null?r=[le]:r.push(le),e++}}else{const le={};r===null?r=[le]:r.push(le),
e++}var Nr=he===e;if(!Nr)break}}else{const F={};r===null?r=[F]:r.push(F),e++}var Le=T===e;if(B=B||Le,!B){const F=e;if(e===
F)if(typeof $=="string"){if(h($)<1){const M={};r===null?r=[M]:r.push(M),e++}}else{const M={};r===null?r=[M]:r.push(M),e++}
var Le=F===e;B=B||Le}if(B)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const F={};return r===null?r=[F]:r.push(F),e++,ce.
errors=r,!1}var i=K===e}else var i=!0;if(i){if(t.spells!==void 0){let $=t.spells;const K=e;if(e===K)if(Array.isArray($)){
var Me=!0;const B=$.length;for(let T=0;T<B;T++){const Pe=e;rt($[T],{instancePath:u+"/spells/"+T,parentData:$,parentDataProperty:T,
rootData:p})||(r=r===null?rt.errors:r.concat(rt.errors),e=r.length);var Me=Pe===e;if(!Me)break}}else return ce.errors=[{}],
!1;var i=K===e}else var i=!0;if(i){if(t.proficiencies!==void 0){let $=t.proficiencies;const K=e;if(e===K)if(Array.isArray(
$)){var Fr=!0;const B=$.length;for(let T=0;T<B;T++){let Pe=$[T];const F=e;if(e===F)if(typeof Pe=="string"){if(h(Pe)<1)return ce.
errors=[{}],!1}else return ce.errors=[{}],!1;var Fr=F===e;if(!Fr)break}}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;
if(i){if(t.forbidden_traits!==void 0){let $=t.forbidden_traits;const K=e;if(e===K)if(Array.isArray($)){var Ct=!0;const B=$.
length;for(let T=0;T<B;T++){let Pe=$[T];const F=e;if(e===F)if(typeof Pe=="string"){if(h(Pe)<1)return ce.errors=[{}],!1}else
return ce.errors=[{}],!1;var Ct=F===e;if(!Ct)break}}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.allowed_traits!==
void 0){let $=t.allowed_traits;const K=e;if(e===K)if(Array.isArray($)){var yr=!0;const B=$.length;for(let T=0;T<B;T++){let Pe=$[T];
const F=e;if(e===F)if(typeof Pe=="string"){if(h(Pe)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var yr=F===
e;if(!yr)break}}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.forbidden_bionics!==void 0){let $=t.forbidden_bionics;
const K=e;if(e===K)if(Array.isArray($)){var yt=!0;const B=$.length;for(let T=0;T<B;T++){let Pe=$[T];const F=e;if(e===F)if(typeof Pe==
"string"){if(h(Pe)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var yt=F===e;if(!yt)break}}else return ce.errors=
[{}],!1;var i=K===e}else var i=!0;if(i){if(t.allowed_bionics!==void 0){let $=t.allowed_bionics;const K=e;if(e===K)if(Array.
isArray($)){var mt=!0;const B=$.length;for(let T=0;T<B;T++){let Pe=$[T];const F=e;if(e===F)if(typeof Pe=="string"){if(h(
Pe)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var mt=F===e;if(!mt)break}}else return ce.errors=[{}],!1;var i=K===
e}else var i=!0;if(i){if(t.no_bonus!==void 0){let $=t.no_bonus;const K=e;if(e===K)if(typeof $=="string"){if(h($)<1)return ce.
errors=[{}],!1}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.starting_cash!==void 0){let $=t.starting_cash;
const K=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($)))return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){
if(t.npcs!==void 0){let $=t.npcs;const K=e;if(e===K)if(Array.isArray($)){var vt=!0;const B=$.length;for(let T=0;T<B;T++){
const Pe=e;if(typeof $[T]!="string")return ce.errors=[{}],!1;var vt=Pe===e;if(!vt)break}}else return ce.errors=[{}],!1;var i=K===
e}else var i=!0;if(i){if(t["add:addictions"]!==void 0){let $=t["add:addictions"];const K=e,fe=e;let B=!1;const T=e;if(e===
T)if(Array.isArray($)){var Mt=!0;const F=$.length;for(let Q=0;Q<F;Q++){const M=e;lr($[Q],{instancePath:u+"/add:addiction\
s/"+Q,parentData:$,parentDataProperty:Q,rootData:p})||(r=r===null?lr.errors:r.concat(lr.errors),e=r.length);var Mt=M===e;
if(!Mt)break}}else{const F={};r===null?r=[F]:r.push(F),e++}var Pt=T===e;if(B=B||Pt,!B){const F=e;lr($,{instancePath:u+"/\
add:addictions",parentData:t,parentDataProperty:"add:addictions",rootData:p})||(r=r===null?lr.errors:r.concat(lr.errors),
e=r.length);var Pt=F===e;B=B||Pt}if(B)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const F={};return r===null?r=[F]:r.push(
F),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t["remove:addictions"]!==void 0){let $=t["remove:addictions"];const K=e,
fe=e;let B=!1;const T=e;if(e===T)if(Array.isArray($)){var St=!0;const F=$.length;for(let Q=0;Q<F;Q++){let M=$[Q];const he=e;
if(e===he)if(typeof M=="string"){if(h(M)<1){const le={};r===null?r=[le]:r.push(le),e++}}else{const le={};r===null?r=[le]:
r.push(le),e++}var St=he===e;if(!St)break}}else{const F={};r===null?r=[F]:r.push(F),e++}var kt=T===e;if(B=B||kt,!B){const F=e;
if(e===F)if(typeof $=="string"){if(h($)<1){const M={};r===null?r=[M]:r.push(M),e++}}else{const M={};r===null?r=[M]:r.push(
M),e++}var kt=F===e;B=B||kt}if(B)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const F={};return r===null?r=[F]:r.push(F),
e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t["add:skills"]!==void 0){let $=t["add:skills"];const K=e,fe=e;let B=!1;
const T=e;if(e===T)if(Array.isArray($)){var Bt=!0;const F=$.length;for(let Q=0;Q<F;Q++){const M=e;or($[Q],{instancePath:u+
"/add:skills/"+Q,parentData:$,parentDataProperty:Q,rootData:p})||(r=r===null?or.errors:r.concat(or.errors),e=r.length);var Bt=M===
e;if(!Bt)break}}else{const F={};r===null?r=[F]:r.push(F),e++}var Lt=T===e;if(B=B||Lt,!B){const F=e;or($,{instancePath:u+
"/add:skills",parentData:t,parentDataProperty:"add:skills",rootData:p})||(r=r===null?or.errors:r.concat(or.errors),e=r.length);
var Lt=F===e;B=B||Lt}if(B)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const F={};return r===null?r=[F]:r.push(F),e++,ce.
errors=r,!1}var i=K===e}else var i=!0;if(i){if(t["remove:skills"]!==void 0){let $=t["remove:skills"];const K=e,fe=e;let B=!1;
const T=e;if(e===T)if(Array.isArray($)){var zt=!0;const F=$.length;for(let Q=0;Q<F;Q++){let M=$[Q];const he=e;if(e===he)
if(typeof M=="string"){if(h(M)<1){const le={};r===null?r=[le]:r.push(le),e++}}else{const le={};r===null?r=[le]:r.push(le),
e++}var zt=he===e;if(!zt)break}}else{const F={};r===null?r=[F]:r.push(F),e++}var Nt=T===e;if(B=B||Nt,!B){const F=e;if(e===
F)if(typeof $=="string"){if(h($)<1){const M={};r===null?r=[M]:r.push(M),e++}}else{const M={};r===null?r=[M]:r.push(M),e++}
var Nt=F===e;B=B||Nt}if(B)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const F={};return r===null?r=[F]:r.push(F),e++,ce.
errors=r,!1}var i=K===e}else var i=!0;if(i){if(t["add:flags"]!==void 0){let $=t["add:flags"];const K=e,fe=e;let B=!1;const T=e;
if(e===T)if(Array.isArray($)){var Wt=!0;const F=$.length;for(let Q=0;Q<F;Q++){const M=e;if(typeof $[Q]!="string"){const me={};
r===null?r=[me]:r.push(me),e++}var Wt=M===e;if(!Wt)break}}else{const F={};r===null?r=[F]:r.push(F),e++}var $t=T===e;if(B=
B||$t,!B){const F=e;if(typeof $!="string"){const M={};r===null?r=[M]:r.push(M),e++}var $t=F===e;B=B||$t}if(B)e=fe,r!==null&&
(fe?r.length=fe:r=null);else{const F={};return r===null?r=[F]:r.push(F),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){
if(t["remove:flags"]!==void 0){let $=t["remove:flags"];const K=e,fe=e;let B=!1;const T=e;if(e===T)if(Array.isArray($)){var ti=!0;
const F=$.length;for(let Q=0;Q<F;Q++){const M=e;if(typeof $[Q]!="string"){const me={};r===null?r=[me]:r.push(me),e++}var ti=M===
e;if(!ti)break}}else{const F={};r===null?r=[F]:r.push(F),e++}var y=T===e;if(B=B||y,!B){const F=e;if(typeof $!="string"){
const M={};r===null?r=[M]:r.push(M),e++}var y=F===e;B=B||y}if(B)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const F={};return r===
null?r=[F]:r.push(F),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t["add:CBMs"]!==void 0){let $=t["add:CBMs"];const K=e,
fe=e;let B=!1;const T=e;if(e===T)if(Array.isArray($)){var U=!0;const F=$.length;for(let Q=0;Q<F;Q++){let M=$[Q];const he=e;
if(e===he)if(typeof M=="string"){if(h(M)<1){const le={};r===null?r=[le]:r.push(le),e++}}else{const le={};r===null?r=[le]:
r.push(le),e++}var U=he===e;if(!U)break}}else{const F={};r===null?r=[F]:r.push(F),e++}var je=T===e;if(B=B||je,!B){const F=e;
if(e===F)if(typeof $=="string"){if(h($)<1){const M={};r===null?r=[M]:r.push(M),e++}}else{const M={};r===null?r=[M]:r.push(
M),e++}var je=F===e;B=B||je}if(B)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const F={};return r===null?r=[F]:r.push(F),
e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t["remove:CBMs"]!==void 0){let $=t["remove:CBMs"];const K=e,fe=e;let B=!1;
const T=e;if(e===T)if(Array.isArray($)){var ee=!0;const F=$.length;for(let Q=0;Q<F;Q++){let M=$[Q];const he=e;if(e===he)
if(typeof M=="string"){if(h(M)<1){const le={};r===null?r=[le]:r.push(le),e++}}else{const le={};r===null?r=[le]:r.push(le),
e++}var ee=he===e;if(!ee)break}}else{const F={};r===null?r=[F]:r.push(F),e++}var A=T===e;if(B=B||A,!B){const F=e;if(e===
F)if(typeof $=="string"){if(h($)<1){const M={};r===null?r=[M]:r.push(M),e++}}else{const M={};r===null?r=[M]:r.push(M),e++}
var A=F===e;B=B||A}if(B)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const F={};return r===null?r=[F]:r.push(F),e++,ce.errors=
r,!1}var i=K===e}else var i=!0;if(i){if(t["add:cbms"]!==void 0){let $=t["add:cbms"];const K=e,fe=e;let B=!1;const T=e;if(e===
T)if(Array.isArray($)){var X=!0;const F=$.length;for(let Q=0;Q<F;Q++){let M=$[Q];const he=e;if(e===he)if(typeof M=="stri\
ng"){if(h(M)<1){const le={};r===null?r=[le]:r.push(le),e++}}else{const le={};r===null?r=[le]:r.push(le),e++}var X=he===e;
if(!X)break}}else{const F={};r===null?r=[F]:r.push(F),e++}var H=T===e;if(B=B||H,!B){const F=e;if(e===F)if(typeof $=="str\
ing"){if(h($)<1){const M={};r===null?r=[M]:r.push(M),e++}}else{const M={};r===null?r=[M]:r.push(M),e++}var H=F===e;B=B||
H}if(B)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const F={};return r===null?r=[F]:r.push(F),e++,ce.errors=r,!1}var i=K===
e}else var i=!0;if(i){if(t["remove:cbms"]!==void 0){let $=t["remove:cbms"];const K=e,fe=e;let B=!1;const T=e;if(e===T)if(Array.
isArray($)){var re=!0;const F=$.length;for(let Q=0;Q<F;Q++){let M=$[Q];const he=e;if(e===he)if(typeof M=="string"){if(h(
M)<1){const le={};r===null?r=[le]:r.push(le),e++}}else{const le={};r===null?r=[le]:r.push(le),e++}var re=he===e;if(!re)break}}else{
const F={};r===null?r=[F]:r.push(F),e++}var w=T===e;if(B=B||w,!B){const F=e;if(e===F)if(typeof $=="string"){if(h($)<1){const M={};
r===null?r=[M]:r.push(M),e++}}else{const M={};r===null?r=[M]:r.push(M),e++}var w=F===e;B=B||w}if(B)e=fe,r!==null&&(fe?r.
length=fe:r=null);else{const F={};return r===null?r=[F]:r.push(F),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t["\
add:traits"]!==void 0){let $=t["add:traits"];const K=e,fe=e;let B=!1;const T=e;if(e===T)if(Array.isArray($)){var J=!0;const F=$.
length;for(let Q=0;Q<F;Q++){let M=$[Q];const he=e;if(e===he)if(typeof M=="string"){if(h(M)<1){const le={};r===null?r=[le]:
r.push(le),e++}}else{const le={};r===null?r=[le]:r.push(le),e++}var J=he===e;if(!J)break}}else{const F={};r===null?r=[F]:
r.push(F),e++}var V=T===e;if(B=B||V,!B){const F=e;if(e===F)if(typeof $=="string"){if(h($)<1){const M={};r===null?r=[M]:r.
push(M),e++}}else{const M={};r===null?r=[M]:r.push(M),e++}var V=F===e;B=B||V}if(B)e=fe,r!==null&&(fe?r.length=fe:r=null);else{
const F={};return r===null?r=[F]:r.push(F),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t["remove:traits"]!==void 0){
let $=t["remove:traits"];const K=e,fe=e;let B=!1;const T=e;if(e===T)if(Array.isArray($)){var be=!0;const F=$.length;for(let Q=0;Q<
F;Q++){let M=$[Q];const he=e;if(e===he)if(typeof M=="string"){if(h(M)<1){const le={};r===null?r=[le]:r.push(le),e++}}else{
const le={};r===null?r=[le]:r.push(le),e++}var be=he===e;if(!be)break}}else{const F={};r===null?r=[F]:r.push(F),e++}var _e=T===
e;if(B=B||_e,!B){const F=e;if(e===F)if(typeof $=="string"){if(h($)<1){const M={};r===null?r=[M]:r.push(M),e++}}else{const M={};
r===null?r=[M]:r.push(M),e++}var _e=F===e;B=B||_e}if(B)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const F={};return r===
null?r=[F]:r.push(F),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t.ident!==void 0){let $=t.ident;const K=e;if(e===
K)if(typeof $=="string"){if(h($)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i)
if(t.alias!==void 0){let $=t.alias;const K=e,fe=e;let B=!1;const T=e;if(e===T)if(typeof $=="string"){if(h($)<1){const F={};
r===null?r=[F]:r.push(F),e++}}else{const F={};r===null?r=[F]:r.push(F),e++}var ae=T===e;if(B=B||ae,!B){const F=e;if(e===
F)if(Array.isArray($)){var ue=!0;const M=$.length;for(let he=0;he<M;he++){let me=$[he];const le=e;if(e===le)if(typeof me==
"string"){if(h(me)<1){const mr={};r===null?r=[mr]:r.push(mr),e++}}else{const mr={};r===null?r=[mr]:r.push(mr),e++}var ue=le===
e;if(!ue)break}}else{const M={};r===null?r=[M]:r.push(M),e++}var ae=F===e;B=B||ae}if(B)e=fe,r!==null&&(fe?r.length=fe:r=
null);else{const F={};return r===null?r=[F]:r.push(F),e++,ce.errors=r,!1}var i=K===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return ce.errors=[{}],!1;return ce.errors=r,e===0}const Ci=dt;function ni(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(typeof t==
"string"){if(h(t)<1)return ni.errors=[{}],!1}else return ni.errors=[{}],!1;return ni.errors=r,e===0}function Pr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;return typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t)?(Pr.errors=r,e===0):(Pr.errors=[{}],!1)}const Mi={type:"object",additionalProperties:!1,required:["group"],properties:{prob:{$ref:"#/definitions/item-group_prob\
ability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer","x-extension":!0},"count-max":{type:"\
integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"integer","x-extension":!0},
"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-\
min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/def\
initions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"\
string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"ite\
m_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"\
string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-i\
tem":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},
"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},active:{type:"boolean","x-extension":!0},
snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,"x-ref":"s\
nippet"}}],"x-extension":!0},group:{type:"string",minLength:1,"x-ref":"item_group","x-extension":!0}},patternProperties:{
"^//":{}}};function Oe(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={};r===null?r=[o]:r.push(o),e++}var s=d===e;if(a=a||s,
!a){const o=e;if(e===o)if(Array.isArray(t))if(t.length>2){const P={};r===null?r=[P]:r.push(P),e++}else if(t.length<2){const P={};
r===null?r=[P]:r.push(P),e++}else if(t.length<=2){const q=t.length;if(q>0){let D=t[0];const l=e;if(!(typeof D=="number"&&
!(D%1)&&!isNaN(D)&&isFinite(D))){const n={};r===null?r=[n]:r.push(n),e++}var f=l===e}if(f&&q>1){let D=t[1];const l=e;if(!(typeof D==
"number"&&!(D%1)&&!isNaN(D)&&isFinite(D))){const m={};r===null?r=[m]:r.push(m),e++}var f=l===e}}else{const q={};r===null?
r=[q]:r.push(q),e++}else{const P={};r===null?r=[P]:r.push(P),e++}var s=o===e;a=a||s}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{
const o={};return r===null?r=[o]:r.push(o),e++,Oe.errors=r,!1}return Oe.errors=r,e===0}function Ue(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let q;if(t.group===void 0&&(q="group"))return Ue.errors=[{}],!1;{const D=e;for(const l in t)if(!(Ce.call(Mi.properties,l)||
ge.test(l))){return Ue.errors=[{}],!1;break}if(D===e){if(t.prob!==void 0){const l=e;Pr(t.prob,{instancePath:u+"/prob",parentData:t,
parentDataProperty:"prob",rootData:p})||(r=r===null?Pr.errors:r.concat(Pr.errors),e=r.length);var i=l===e}else var i=!0;
if(i){if(t.count!==void 0){const l=e;Oe(t.count,{instancePath:u+"/count",parentData:t,parentDataProperty:"count",rootData:p})||
(r=r===null?Oe.errors:r.concat(Oe.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["count-min"]!==void 0){let l=t["\
count-min"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Ue.errors=[{}],!1;var i=n===e}else
var i=!0;if(i){if(t["count-max"]!==void 0){let l=t["count-max"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return Ue.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.charges!==void 0){const l=e;Oe(t.charges,{instancePath:u+
"/charges",parentData:t,parentDataProperty:"charges",rootData:p})||(r=r===null?Oe.errors:r.concat(Oe.errors),e=r.length);
var i=l===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let l=t["charges-min"];const n=e;if(!(typeof l=="number"&&
!(l%1)&&!isNaN(l)&&isFinite(l)))return Ue.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["charges-max"]!==void 0){let l=t["\
charges-max"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Ue.errors=[{}],!1;var i=n===e}else
var i=!0;if(i){if(t.damage!==void 0){const l=e;Oe(t.damage,{instancePath:u+"/damage",parentData:t,parentDataProperty:"da\
mage",rootData:p})||(r=r===null?Oe.errors:r.concat(Oe.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["damage-m\
in"]!==void 0){let l=t["damage-min"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Ue.errors=
[{}],!1;var i=n===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let l=t["damage-max"];const n=e;if(!(typeof l=="num\
ber"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Ue.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.dirt!==void 0){const l=e;
Oe(t.dirt,{instancePath:u+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:p})||(r=r===null?Oe.errors:r.concat(Oe.
errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let l=t["contents-item"];const n=e,m=e;
let c=!1;const g=e;if(e===g)if(typeof l=="string"){if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};r===
null?r=[v]:r.push(v),e++}var a=g===e;if(c=c||a,!c){const v=e;if(e===v)if(Array.isArray(l)){var d=!0;const j=l.length;for(let k=0;k<
j;k++){let I=l[k];const R=e;if(e===R)if(typeof I=="string"){if(h(I)<1){const L={};r===null?r=[L]:r.push(L),e++}}else{const L={};
r===null?r=[L]:r.push(L),e++}var d=R===e;if(!d)break}}else{const j={};r===null?r=[j]:r.push(j),e++}var a=v===e;c=c||a}if(c)
e=m,r!==null&&(m?r.length=m:r=null);else{const v={};return r===null?r=[v]:r.push(v),e++,Ue.errors=r,!1}var i=n===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let l=t["contents-group"];const n=e,m=e;let c=!1;const g=e;if(e===g)if(typeof l==
"string"){if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};r===null?r=[v]:r.push(v),e++}var s=g===e;if(c=
c||s,!c){const v=e;if(e===v)if(Array.isArray(l)){var f=!0;const j=l.length;for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===
R)if(typeof I=="string"){if(h(I)<1){const L={};r===null?r=[L]:r.push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}
var f=R===e;if(!f)break}}else{const j={};r===null?r=[j]:r.push(j),e++}var s=v===e;c=c||s}if(c)e=m,r!==null&&(m?r.length=
m:r=null);else{const v={};return r===null?r=[v]:r.push(v),e++,Ue.errors=r,!1}var i=n===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const l=e;if(typeof t["container-item"]!="string")return Ue.errors=[{}],!1;var i=l===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const l=e;if(typeof t["container-group"]!="string")return Ue.errors=[{}],!1;var i=l===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const l=e;if(typeof t["ammo-item"]!="string")return Ue.errors=[{}],!1;
var i=l===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const l=e;if(typeof t["ammo-group"]!="string")return Ue.errors=
[{}],!1;var i=l===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let l=t["custom-flags"];const n=e;if(e===n)if(Array.
isArray(l)){var o=!0;const c=l.length;for(let g=0;g<c;g++){let O=l[g];const v=e;if(e===v)if(typeof O=="string"){if(h(O)<
1)return Ue.errors=[{}],!1}else return Ue.errors=[{}],!1;var o=v===e;if(!o)break}}else return Ue.errors=[{}],!1;var i=n===
e}else var i=!0;if(i){if(t.active!==void 0){const l=e;if(typeof t.active!="boolean")return Ue.errors=[{}],!1;var i=l===e}else
var i=!0;if(i){if(t.snippets!==void 0){let l=t.snippets;const n=e,m=e;let c=!1;const g=e;if(e===g)if(typeof l=="string"){
if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};r===null?r=[v]:r.push(v),e++}var N=g===e;if(c=c||N,!c){
const v=e;if(e===v)if(Array.isArray(l)){var P=!0;const j=l.length;for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===R)if(typeof I==
"string"){if(h(I)<1){const L={};r===null?r=[L]:r.push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var P=R===e;if(!P)
break}}else{const j={};r===null?r=[j]:r.push(j),e++}var N=v===e;c=c||N}if(c)e=m,r!==null&&(m?r.length=m:r=null);else{const v={};
return r===null?r=[v]:r.push(v),e++,Ue.errors=r,!1}var i=n===e}else var i=!0;if(i)if(t.group!==void 0){let l=t.group;const n=e;
if(e===n)if(typeof l=="string"){if(h(l)<1)return Ue.errors=[{}],!1}else return Ue.errors=[{}],!1;var i=n===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else
return Ue.errors=[{}],!1;return Ue.errors=r,e===0}const Si={type:"object",additionalProperties:!1,required:["collection"],
properties:{prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{
type:"integer","x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_r\
ange"},"charges-min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{"x-extens\
ion":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"intege\
r","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",
minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents\
-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"\
item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"\
string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{
type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-e\
xtension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"\
array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},collection:{type:"array",items:{$ref:"#/d\
efinitions/item-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}},si={validate:st};function er(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let D;if(t.collection===void 0&&(D="collection"))return er.errors=[{}],!1;{const l=e;for(const n in t)if(!(Ce.call(Si.properties,
n)||ge.test(n))){return er.errors=[{}],!1;break}if(l===e){if(t.prob!==void 0){const n=e;Pr(t.prob,{instancePath:u+"/prob",
parentData:t,parentDataProperty:"prob",rootData:p})||(r=r===null?Pr.errors:r.concat(Pr.errors),e=r.length);var i=n===e}else
var i=!0;if(i){if(t.count!==void 0){const n=e;Oe(t.count,{instancePath:u+"/count",parentData:t,parentDataProperty:"count",
rootData:p})||(r=r===null?Oe.errors:r.concat(Oe.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["count-min"]!==
void 0){let n=t["count-min"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return er.errors=[{}],!1;
var i=m===e}else var i=!0;if(i){if(t["count-max"]!==void 0){let n=t["count-max"];const m=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return er.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.charges!==void 0){const n=e;Oe(
t.charges,{instancePath:u+"/charges",parentData:t,parentDataProperty:"charges",rootData:p})||(r=r===null?Oe.errors:r.concat(
Oe.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let n=t["charges-min"];const m=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return er.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t["charges-max"]!==
void 0){let n=t["charges-max"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return er.errors=[{}],
!1;var i=m===e}else var i=!0;if(i){if(t.damage!==void 0){const n=e;Oe(t.damage,{instancePath:u+"/damage",parentData:t,parentDataProperty:"\
damage",rootData:p})||(r=r===null?Oe.errors:r.concat(Oe.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["damage\
-min"]!==void 0){let n=t["damage-min"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return er.errors=
[{}],!1;var i=m===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let n=t["damage-max"];const m=e;if(!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return er.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.dirt!==void 0){const n=e;
Oe(t.dirt,{instancePath:u+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:p})||(r=r===null?Oe.errors:r.concat(Oe.
errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let n=t["contents-item"];const m=e,c=e;
let g=!1;const O=e;if(e===O)if(typeof n=="string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===
null?r=[_]:r.push(_),e++}var a=O===e;if(g=g||a,!g){const _=e;if(e===_)if(Array.isArray(n)){var d=!0;const k=n.length;for(let I=0;I<
k;I++){let R=n[I];const x=e;if(e===x)if(typeof R=="string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};
r===null?r=[E]:r.push(E),e++}var d=x===e;if(!d)break}}else{const k={};r===null?r=[k]:r.push(k),e++}var a=_===e;g=g||a}if(g)
e=c,r!==null&&(c?r.length=c:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,er.errors=r,!1}var i=m===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let n=t["contents-group"];const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n==
"string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var s=O===e;if(g=
g||s,!g){const _=e;if(e===_)if(Array.isArray(n)){var f=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];const x=e;if(e===
x)if(typeof R=="string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}
var f=x===e;if(!f)break}}else{const k={};r===null?r=[k]:r.push(k),e++}var s=_===e;g=g||s}if(g)e=c,r!==null&&(c?r.length=
c:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,er.errors=r,!1}var i=m===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const n=e;if(typeof t["container-item"]!="string")return er.errors=[{}],!1;var i=n===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const n=e;if(typeof t["container-group"]!="string")return er.errors=[{}],!1;var i=n===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const n=e;if(typeof t["ammo-item"]!="string")return er.errors=[{}],!1;
var i=n===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const n=e;if(typeof t["ammo-group"]!="string")return er.errors=
[{}],!1;var i=n===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let n=t["custom-flags"];const m=e;if(e===m)if(Array.
isArray(n)){var o=!0;const g=n.length;for(let O=0;O<g;O++){let v=n[O];const _=e;if(e===_)if(typeof v=="string"){if(h(v)<
1)return er.errors=[{}],!1}else return er.errors=[{}],!1;var o=_===e;if(!o)break}}else return er.errors=[{}],!1;var i=m===
e}else var i=!0;if(i){if(t.active!==void 0){const n=e;if(typeof t.active!="boolean")return er.errors=[{}],!1;var i=n===e}else
var i=!0;if(i){if(t.snippets!==void 0){let n=t.snippets;const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n=="string"){
if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var N=O===e;if(g=g||N,!g){
const _=e;if(e===_)if(Array.isArray(n)){var P=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];const x=e;if(e===x)if(typeof R==
"string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}var P=x===e;if(!P)
break}}else{const k={};r===null?r=[k]:r.push(k),e++}var N=_===e;g=g||N}if(g)e=c,r!==null&&(c?r.length=c:r=null);else{const _={};
return r===null?r=[_]:r.push(_),e++,er.errors=r,!1}var i=m===e}else var i=!0;if(i)if(t.collection!==void 0){let n=t.collection;
const m=e;if(e===m)if(Array.isArray(n)){var q=!0;const g=n.length;for(let O=0;O<g;O++){const v=e;si.validate(n[O],{instancePath:u+
"/collection/"+O,parentData:n,parentDataProperty:O,rootData:p})||(r=r===null?si.validate.errors:r.concat(si.validate.errors),
e=r.length);var q=v===e;if(!q)break}}else return er.errors=[{}],!1;var i=m===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return er.
errors=[{}],!1;return er.errors=r,e===0}const Bi={type:"object",additionalProperties:!1,required:["distribution"],properties:{
prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"inte\
ger","x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"ch\
arges-min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"\
#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extensio\
n":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,
"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[
{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],
"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-r\
ef":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"strin\
g","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},
active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{
type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},distribution:{type:"array",items:{$ref:"#/definitions/i\
tem-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}};function rr(t,{instancePath:u="",parentData:z,parentDataProperty:W,
rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let D;if(t.distribution===void 0&&
(D="distribution"))return rr.errors=[{}],!1;{const l=e;for(const n in t)if(!(Ce.call(Bi.properties,n)||ge.test(n))){return rr.
errors=[{}],!1;break}if(l===e){if(t.prob!==void 0){const n=e;Pr(t.prob,{instancePath:u+"/prob",parentData:t,parentDataProperty:"\
prob",rootData:p})||(r=r===null?Pr.errors:r.concat(Pr.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t.count!==void 0){
const n=e;Oe(t.count,{instancePath:u+"/count",parentData:t,parentDataProperty:"count",rootData:p})||(r=r===null?Oe.errors:
r.concat(Oe.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["count-min"]!==void 0){let n=t["count-min"];const m=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return rr.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t["\
count-max"]!==void 0){let n=t["count-max"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return rr.
errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.charges!==void 0){const n=e;Oe(t.charges,{instancePath:u+"/charges",
parentData:t,parentDataProperty:"charges",rootData:p})||(r=r===null?Oe.errors:r.concat(Oe.errors),e=r.length);var i=n===
e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let n=t["charges-min"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return rr.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t["charges-max"]!==void 0){let n=t["charges\
-max"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return rr.errors=[{}],!1;var i=m===e}else var i=!0;
if(i){if(t.damage!==void 0){const n=e;Oe(t.damage,{instancePath:u+"/damage",parentData:t,parentDataProperty:"damage",rootData:p})||
(r=r===null?Oe.errors:r.concat(Oe.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["damage-min"]!==void 0){let n=t["\
damage-min"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return rr.errors=[{}],!1;var i=m===e}else
var i=!0;if(i){if(t["damage-max"]!==void 0){let n=t["damage-max"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return rr.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.dirt!==void 0){const n=e;Oe(t.dirt,{instancePath:u+
"/dirt",parentData:t,parentDataProperty:"dirt",rootData:p})||(r=r===null?Oe.errors:r.concat(Oe.errors),e=r.length);var i=n===
e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let n=t["contents-item"];const m=e,c=e;let g=!1;const O=e;if(e===O)
if(typeof n=="string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}
var a=O===e;if(g=g||a,!g){const _=e;if(e===_)if(Array.isArray(n)){var d=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];
const x=e;if(e===x)if(typeof R=="string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=
[E]:r.push(E),e++}var d=x===e;if(!d)break}}else{const k={};r===null?r=[k]:r.push(k),e++}var a=_===e;g=g||a}if(g)e=c,r!==
null&&(c?r.length=c:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,rr.errors=r,!1}var i=m===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let n=t["contents-group"];const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n==
"string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var s=O===e;if(g=
g||s,!g){const _=e;if(e===_)if(Array.isArray(n)){var f=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];const x=e;if(e===
x)if(typeof R=="string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}
var f=x===e;if(!f)break}}else{const k={};r===null?r=[k]:r.push(k),e++}var s=_===e;g=g||s}if(g)e=c,r!==null&&(c?r.length=
c:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,rr.errors=r,!1}var i=m===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const n=e;if(typeof t["container-item"]!="string")return rr.errors=[{}],!1;var i=n===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const n=e;if(typeof t["container-group"]!="string")return rr.errors=[{}],!1;var i=n===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const n=e;if(typeof t["ammo-item"]!="string")return rr.errors=[{}],!1;
var i=n===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const n=e;if(typeof t["ammo-group"]!="string")return rr.errors=
[{}],!1;var i=n===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let n=t["custom-flags"];const m=e;if(e===m)if(Array.
isArray(n)){var o=!0;const g=n.length;for(let O=0;O<g;O++){let v=n[O];const _=e;if(e===_)if(typeof v=="string"){if(h(v)<
1)return rr.errors=[{}],!1}else return rr.errors=[{}],!1;var o=_===e;if(!o)break}}else return rr.errors=[{}],!1;var i=m===
e}else var i=!0;if(i){if(t.active!==void 0){const n=e;if(typeof t.active!="boolean")return rr.errors=[{}],!1;var i=n===e}else
var i=!0;if(i){if(t.snippets!==void 0){let n=t.snippets;const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n=="string"){
if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var N=O===e;if(g=g||N,!g){
const _=e;if(e===_)if(Array.isArray(n)){var P=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];const x=e;if(e===x)if(typeof R==
"string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}var P=x===e;if(!P)
break}}else{const k={};r===null?r=[k]:r.push(k),e++}var N=_===e;g=g||N}if(g)e=c,r!==null&&(c?r.length=c:r=null);else{const _={};
return r===null?r=[_]:r.push(_),e++,rr.errors=r,!1}var i=m===e}else var i=!0;if(i)if(t.distribution!==void 0){let n=t.distribution;
const m=e;if(e===m)if(Array.isArray(n)){var q=!0;const g=n.length;for(let O=0;O<g;O++){const v=e;si.validate(n[O],{instancePath:u+
"/distribution/"+O,parentData:n,parentDataProperty:O,rootData:p})||(r=r===null?si.validate.errors:r.concat(si.validate.errors),
e=r.length);var q=v===e;if(!q)break}}else return rr.errors=[{}],!1;var i=m===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return rr.
errors=[{}],!1;return rr.errors=r,e===0}const zi={type:"object",additionalProperties:!1,required:["item"],properties:{prob:{
$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer","\
x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-\
min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"#/\
definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},
dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"\
item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-exte\
nsion":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-ref":"it\
em_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-r\
ef":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},active:{
type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"\
string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},item:{type:"string",minLength:1,"x-ref":"item"}},patternProperties:{
"^//":{}}};function Ve(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)
if(t&&typeof t=="object"&&!Array.isArray(t)){let q;if(t.item===void 0&&(q="item"))return Ve.errors=[{}],!1;{const D=e;for(const l in t)
if(!(Ce.call(zi.properties,l)||ge.test(l))){return Ve.errors=[{}],!1;break}if(D===e){if(t.prob!==void 0){const l=e;Pr(t.
prob,{instancePath:u+"/prob",parentData:t,parentDataProperty:"prob",rootData:p})||(r=r===null?Pr.errors:r.concat(Pr.errors),
e=r.length);var i=l===e}else var i=!0;if(i){if(t.count!==void 0){const l=e;Oe(t.count,{instancePath:u+"/count",parentData:t,
parentDataProperty:"count",rootData:p})||(r=r===null?Oe.errors:r.concat(Oe.errors),e=r.length);var i=l===e}else var i=!0;
if(i){if(t["count-min"]!==void 0){let l=t["count-min"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))
return Ve.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["count-max"]!==void 0){let l=t["count-max"];const n=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Ve.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.charges!==void 0){
const l=e;Oe(t.charges,{instancePath:u+"/charges",parentData:t,parentDataProperty:"charges",rootData:p})||(r=r===null?Oe.
errors:r.concat(Oe.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let l=t["charges-mi\
n"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Ve.errors=[{}],!1;var i=n===e}else var i=!0;
if(i){if(t["charges-max"]!==void 0){let l=t["charges-max"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return Ve.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.damage!==void 0){const l=e;Oe(t.damage,{instancePath:u+
"/damage",parentData:t,parentDataProperty:"damage",rootData:p})||(r=r===null?Oe.errors:r.concat(Oe.errors),e=r.length);var i=l===
e}else var i=!0;if(i){if(t["damage-min"]!==void 0){let l=t["damage-min"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return Ve.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let l=t["damage-m\
ax"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Ve.errors=[{}],!1;var i=n===e}else var i=!0;
if(i){if(t.dirt!==void 0){const l=e;Oe(t.dirt,{instancePath:u+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:p})||
(r=r===null?Oe.errors:r.concat(Oe.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let l=t["\
contents-item"];const n=e,m=e;let c=!1;const g=e;if(e===g)if(typeof l=="string"){if(h(l)<1){const v={};r===null?r=[v]:r.
push(v),e++}}else{const v={};r===null?r=[v]:r.push(v),e++}var a=g===e;if(c=c||a,!c){const v=e;if(e===v)if(Array.isArray(
l)){var d=!0;const j=l.length;for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===R)if(typeof I=="string"){if(h(I)<1){const L={};
r===null?r=[L]:r.push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var d=R===e;if(!d)break}}else{const j={};r===
null?r=[j]:r.push(j),e++}var a=v===e;c=c||a}if(c)e=m,r!==null&&(m?r.length=m:r=null);else{const v={};return r===null?r=[
v]:r.push(v),e++,Ve.errors=r,!1}var i=n===e}else var i=!0;if(i){if(t["contents-group"]!==void 0){let l=t["contents-group"];
const n=e,m=e;let c=!1;const g=e;if(e===g)if(typeof l=="string"){if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{
const v={};r===null?r=[v]:r.push(v),e++}var s=g===e;if(c=c||s,!c){const v=e;if(e===v)if(Array.isArray(l)){var f=!0;const j=l.
length;for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===R)if(typeof I=="string"){if(h(I)<1){const L={};r===null?r=[L]:r.
push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var f=R===e;if(!f)break}}else{const j={};r===null?r=[j]:r.push(
j),e++}var s=v===e;c=c||s}if(c)e=m,r!==null&&(m?r.length=m:r=null);else{const v={};return r===null?r=[v]:r.push(v),e++,Ve.
errors=r,!1}var i=n===e}else var i=!0;if(i){if(t["container-item"]!==void 0){const l=e;if(typeof t["container-item"]!="s\
tring")return Ve.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t["container-group"]!==void 0){const l=e;if(typeof t["\
container-group"]!="string")return Ve.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const l=e;
if(typeof t["ammo-item"]!="string")return Ve.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){
const l=e;if(typeof t["ammo-group"]!="string")return Ve.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t["custom-flag\
s"]!==void 0){let l=t["custom-flags"];const n=e;if(e===n)if(Array.isArray(l)){var o=!0;const c=l.length;for(let g=0;g<c;g++){
let O=l[g];const v=e;if(e===v)if(typeof O=="string"){if(h(O)<1)return Ve.errors=[{}],!1}else return Ve.errors=[{}],!1;var o=v===
e;if(!o)break}}else return Ve.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.active!==void 0){const l=e;if(typeof t.
active!="boolean")return Ve.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t.snippets!==void 0){let l=t.snippets;const n=e,
m=e;let c=!1;const g=e;if(e===g)if(typeof l=="string"){if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};
r===null?r=[v]:r.push(v),e++}var N=g===e;if(c=c||N,!c){const v=e;if(e===v)if(Array.isArray(l)){var P=!0;const j=l.length;
for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===R)if(typeof I=="string"){if(h(I)<1){const L={};r===null?r=[L]:r.push(L),
e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var P=R===e;if(!P)break}}else{const j={};r===null?r=[j]:r.push(j),e++}
var N=v===e;c=c||N}if(c)e=m,r!==null&&(m?r.length=m:r=null);else{const v={};return r===null?r=[v]:r.push(v),e++,Ve.errors=
r,!1}var i=n===e}else var i=!0;if(i)if(t.item!==void 0){let l=t.item;const n=e;if(e===n)if(typeof l=="string"){if(h(l)<1)
return Ve.errors=[{}],!1}else return Ve.errors=[{}],!1;var i=n===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return Ve.errors=
[{}],!1;return Ve.errors=r,e===0}function Zt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,
e=0;const i=e;let a=!1;const d=e;Ue(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?Ue.errors:
r.concat(Ue.errors),e=r.length);var s=d===e;if(a=a||s,!a){const f=e;er(t,{instancePath:u,parentData:z,parentDataProperty:W,
rootData:p})||(r=r===null?er.errors:r.concat(er.errors),e=r.length);var s=f===e;if(a=a||s,!a){const N=e;rr(t,{instancePath:u,
parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?rr.errors:r.concat(rr.errors),e=r.length);var s=N===e;if(a=a||
s,!a){const q=e;Ve(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?Ve.errors:r.concat(Ve.errors),
e=r.length);var s=q===e;a=a||s}}}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const f={};return r===null?r=[f]:r.push(f),
e++,Zt.errors=r,!1}return Zt.errors=r,e===0}function st(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){
let r=null,e=0;const i=e;let a=!1;const d=e;if(e===d)if(typeof t=="string"){if(h(t)<1){const o={};r===null?r=[o]:r.push(
o),e++}}else{const o={};r===null?r=[o]:r.push(o),e++}var s=d===e;if(a=a||s,!a){const o=e;if(e===o)if(Array.isArray(t))if(t.
length>2){const P={};r===null?r=[P]:r.push(P),e++}else if(t.length<2){const P={};r===null?r=[P]:r.push(P),e++}else if(t.
length<=2){const q=t.length;if(q>0){let D=t[0];const l=e;if(e===l)if(typeof D=="string"){if(h(D)<1){const n={};r===null?
r=[n]:r.push(n),e++}}else{const n={};r===null?r=[n]:r.push(n),e++}var f=l===e}if(f&&q>1){const D=e;Pr(t[1],{instancePath:u+
"/1",parentData:t,parentDataProperty:1,rootData:p})||(r=r===null?Pr.errors:r.concat(Pr.errors),e=r.length);var f=D===e}}else{
const q={};r===null?r=[q]:r.push(q),e++}else{const P={};r===null?r=[P]:r.push(P),e++}var s=o===e;if(a=a||s,!a){const P=e;
Zt(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?Zt.errors:r.concat(Zt.errors),e=r.length);
var s=P===e;a=a||s}}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const o={};return r===null?r=[o]:r.push(o),e++,st.errors=
r,!1}return st.errors=r,e===0}function _i(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,
e=0;if(e===0)if(Array.isArray(t)){var i=!0;const a=t.length;for(let d=0;d<a;d++){const s=e;st(t[d],{instancePath:u+"/"+d,
parentData:t,parentDataProperty:d,rootData:p})||(r=r===null?st.errors:r.concat(st.errors),e=r.length);var i=s===e;if(!i)
break}}else return _i.errors=[{}],!1;return _i.errors=r,e===0}function xi(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(e===d)if(typeof t=="string"){if(h(t)<1){const o={};r===null?r=[o]:r.push(o),e++}}else{const o={};r===null?r=[o]:r.push(
o),e++}var s=d===e;if(a=a||s,!a){const o=e;if(e===o)if(Array.isArray(t))if(t.length>2){const P={};r===null?r=[P]:r.push(
P),e++}else if(t.length<2){const P={};r===null?r=[P]:r.push(P),e++}else if(t.length<=2){const q=t.length;if(q>0){let D=t[0];
const l=e;if(e===l)if(typeof D=="string"){if(h(D)<1){const n={};r===null?r=[n]:r.push(n),e++}}else{const n={};r===null?r=
[n]:r.push(n),e++}var f=l===e}if(f&&q>1){const D=e;Pr(t[1],{instancePath:u+"/1",parentData:t,parentDataProperty:1,rootData:p})||
(r=r===null?Pr.errors:r.concat(Pr.errors),e=r.length);var f=D===e}}else{const q={};r===null?r=[q]:r.push(q),e++}else{const P={};
r===null?r=[P]:r.push(P),e++}var s=o===e;if(a=a||s,!a){const P=e;Zt(t,{instancePath:u,parentData:z,parentDataProperty:W,
rootData:p})||(r=r===null?Zt.errors:r.concat(Zt.errors),e=r.length);var s=P===e;a=a||s}}if(a)e=i,r!==null&&(i?r.length=i:
r=null);else{const o={};return r===null?r=[o]:r.push(o),e++,xi.errors=r,!1}return xi.errors=r,e===0}function $r(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
const f=e;for(const o in t)if(!(o==="type"||o==="id"||o==="subtype"||o==="ammo"||o==="magazine"||o==="entries"||o==="ite\
ms"||o==="groups"||ge.test(o))){return $r.errors=[{}],!1;break}if(f===e){if(t.type!==void 0){const o=e;if(typeof t.type!=
"string")return $r.errors=[{}],!1;var i=o===e}else var i=!0;if(i){if(t.id!==void 0){const o=e;if(typeof t.id!="string")return $r.
errors=[{}],!1;var i=o===e}else var i=!0;if(i){if(t.subtype!==void 0){let o=t.subtype;const N=e;if(typeof o!="string")return $r.
errors=[{}],!1;if(!(o==="collection"||o==="distribution"||o==="old"))return $r.errors=[{}],!1;var i=N===e}else var i=!0;
if(i){if(t.ammo!==void 0){let o=t.ammo;const N=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return $r.errors=
[{}],!1;if(e===N&&typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o))return $r.errors=[{}],!1;if(o<0||isNaN(o))return $r.
errors=[{}],!1}var i=N===e}else var i=!0;if(i){if(t.magazine!==void 0){let o=t.magazine;const N=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)))return $r.errors=[{}],!1;if(e===N&&typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o))return $r.
errors=[{}],!1;if(o<0||isNaN(o))return $r.errors=[{}],!1}var i=N===e}else var i=!0;if(i){if(t.entries!==void 0){let o=t.
entries;const N=e;if(e===N)if(Array.isArray(o)){var a=!0;const q=o.length;for(let D=0;D<q;D++){const l=e;st(o[D],{instancePath:u+
"/entries/"+D,parentData:o,parentDataProperty:D,rootData:p})||(r=r===null?st.errors:r.concat(st.errors),e=r.length);var a=l===
e;if(!a)break}}else return $r.errors=[{}],!1;var i=N===e}else var i=!0;if(i){if(t.items!==void 0){let o=t.items;const N=e;
if(e===N)if(Array.isArray(o)){var d=!0;const q=o.length;for(let D=0;D<q;D++){const l=e;st(o[D],{instancePath:u+"/items/"+
D,parentData:o,parentDataProperty:D,rootData:p})||(r=r===null?st.errors:r.concat(st.errors),e=r.length);var d=l===e;if(!d)
break}}else return $r.errors=[{}],!1;var i=N===e}else var i=!0;if(i)if(t.groups!==void 0){let o=t.groups;const N=e;if(e===
N)if(Array.isArray(o)){var s=!0;const q=o.length;for(let D=0;D<q;D++){const l=e;xi(o[D],{instancePath:u+"/groups/"+D,parentData:o,
parentDataProperty:D,rootData:p})||(r=r===null?xi.errors:r.concat(xi.errors),e=r.length);var s=l===e;if(!s)break}}else return $r.
errors=[{}],!1;var i=N===e}else var i=!0}}}}}}}}else return $r.errors=[{}],!1;return $r.errors=r,e===0}function hi(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;ni(t,{instancePath:u,parentData:z,
parentDataProperty:W,rootData:p})||(r=r===null?ni.errors:r.concat(ni.errors),e=r.length);var s=d===e;if(a=a||s,!a){const f=e;
_i(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?_i.errors:r.concat(_i.errors),e=r.length);
var s=f===e;if(a=a||s,!a){const N=e;$r(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?$r.
errors:r.concat($r.errors),e=r.length);var s=N===e;a=a||s}}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const f={};return r===
null?r=[f]:r.push(f),e++,hi.errors=r,!1}return hi.errors=r,e===0}function at(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.item===void 0&&(a="item")||t.ratio===void 0&&(a="ratio"))return at.errors=[{}],!1;
{const d=e;for(const s in t)if(!(s==="item"||s==="ratio"||ge.test(s))){return at.errors=[{}],!1;break}if(d===e){if(t.item!==
void 0){let s=t.item;const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return at.errors=[{}],!1}else return at.errors=
[{}],!1;var i=f===e}else var i=!0;if(i)if(t.ratio!==void 0){let s=t.ratio;const f=e;if(e===f)if(typeof s=="number"&&isFinite(
s)){if(s<=0||isNaN(s))return at.errors=[{}],!1}else return at.errors=[{}],!1;var i=f===e}else var i=!0}}}else return at.
errors=[{}],!1;return at.errors=r,e===0}function wr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.new===void 0&&(o="new"))return wr.errors=
[{}],!1;{const N=e;for(const P in t)if(!(P==="item"||P==="present"||P==="absent"||P==="new"||ge.test(P))){return wr.errors=
[{}],!1;break}if(N===e){if(t.item!==void 0){let P=t.item;const q=e;if(e===q)if(typeof P=="string"){if(h(P)<1)return wr.errors=
[{}],!1}else return wr.errors=[{}],!1;var i=q===e}else var i=!0;if(i){if(t.present!==void 0){let P=t.present;const q=e;if(e===
q)if(Array.isArray(P)){var a=!0;const l=P.length;for(let n=0;n<l;n++){let m=P[n];const c=e;if(e===c)if(typeof m=="string"){
if(h(m)<1)return wr.errors=[{}],!1}else return wr.errors=[{}],!1;var a=c===e;if(!a)break}}else return wr.errors=[{}],!1;
var i=q===e}else var i=!0;if(i){if(t.absent!==void 0){let P=t.absent;const q=e;if(e===q)if(Array.isArray(P)){var d=!0;const l=P.
length;for(let n=0;n<l;n++){let m=P[n];const c=e;if(e===c)if(typeof m=="string"){if(h(m)<1)return wr.errors=[{}],!1}else
return wr.errors=[{}],!1;var d=c===e;if(!d)break}}else return wr.errors=[{}],!1;var i=q===e}else var i=!0;if(i)if(t.new!==
void 0){let P=t.new;const q=e;if(e===q)if(Array.isArray(P)){var s=!0;const l=P.length;for(let n=0;n<l;n++){let m=P[n];const c=e,
g=e;let O=!1;const v=e;if(e===v)if(typeof m=="string"){if(h(m)<1){const j={};r===null?r=[j]:r.push(j),e++}}else{const j={};
r===null?r=[j]:r.push(j),e++}var f=v===e;if(O=O||f,!O){const j=e;at(m,{instancePath:u+"/new/"+n,parentData:P,parentDataProperty:n,
rootData:p})||(r=r===null?at.errors:r.concat(at.errors),e=r.length);var f=j===e;O=O||f}if(O)e=g,r!==null&&(g?r.length=g:
r=null);else{const j={};return r===null?r=[j]:r.push(j),e++,wr.errors=r,!1}var s=c===e;if(!s)break}}else return wr.errors=
[{}],!1;var i=q===e}else var i=!0}}}}}else return wr.errors=[{}],!1;return wr.errors=r,e===0}function nt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){const s=e;for(const f in t)if(!(f==="present"||f==="absent"||ge.test(f))){return nt.errors=
[{}],!1;break}if(s===e){if(t.present!==void 0){let f=t.present;const o=e;if(e===o)if(Array.isArray(f)){var i=!0;const N=f.
length;for(let P=0;P<N;P++){let q=f[P];const D=e;if(e===D)if(typeof q=="string"){if(h(q)<1)return nt.errors=[{}],!1}else
return nt.errors=[{}],!1;var i=D===e;if(!i)break}}else return nt.errors=[{}],!1;var a=o===e}else var a=!0;if(a)if(t.absent!==
void 0){let f=t.absent;const o=e;if(e===o)if(Array.isArray(f)){var d=!0;const P=f.length;for(let q=0;q<P;q++){let D=f[q];
const l=e;if(e===l)if(typeof D=="string"){if(h(D)<1)return nt.errors=[{}],!1}else return nt.errors=[{}],!1;var d=l===e;if(!d)
break}}else return nt.errors=[{}],!1;var a=o===e}else var a=!0}}else return nt.errors=[{}],!1;return nt.errors=r,e===0}function dt(t,{
instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){const d=e;for(const s in t)if(!(s==="type"||s==="item"||s==="trait"||s==="group"||s==="sub"||s==="bon\
us"||ge.test(s))){return dt.errors=[{}],!1;break}if(d===e){if(t.type!==void 0){const s=e;if(t.type!=="profession_item_su\
bstitutions")return dt.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.item!==void 0){let s=t.item;const f=e;if(e===
f)if(typeof s=="string"){if(h(s)<1)return dt.errors=[{}],!1}else return dt.errors=[{}],!1;var i=f===e}else var i=!0;if(i){
if(t.trait!==void 0){let s=t.trait;const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return dt.errors=[{}],!1}else return dt.
errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.group!==void 0){const s=e;hi(t.group,{instancePath:u+"/group",parentData:t,
parentDataProperty:"group",rootData:p})||(r=r===null?hi.errors:r.concat(hi.errors),e=r.length);var i=s===e}else var i=!0;
if(i){if(t.sub!==void 0){let s=t.sub;const f=e;if(e===f)if(Array.isArray(s)){var a=!0;const N=s.length;for(let P=0;P<N;P++){
const q=e;wr(s[P],{instancePath:u+"/sub/"+P,parentData:s,parentDataProperty:P,rootData:p})||(r=r===null?wr.errors:r.concat(
wr.errors),e=r.length);var a=q===e;if(!a)break}}else return dt.errors=[{}],!1;var i=f===e}else var i=!0;if(i)if(t.bonus!==
void 0){const s=e;nt(t.bonus,{instancePath:u+"/bonus",parentData:t,parentDataProperty:"bonus",rootData:p})||(r=r===null?
nt.errors:r.concat(nt.errors),e=r.length);var i=s===e}else var i=!0}}}}}}else return dt.errors=[{}],!1;return dt.errors=
r,e===0}const Wi=de,qi={type:"object",additionalProperties:!1,properties:{"edit-mode":{type:"string",enum:["create","mod\
ify","override"]},"copy-from":{type:"string",minLength:1,"x-extension":!0},abstract:{type:"string",minLength:1,"x-extens\
ion":!0},extend:{type:"object","x-extension":!0,additionalProperties:!1,properties:{flags:{type:"array",items:{type:"str\
ing",minLength:1}},symbol:{$ref:"#/definitions/seasonal_symbol"},color:{$ref:"#/definitions/seasonal_color"},bgcolor:{$ref:"\
#/definitions/seasonal_color"},emissions:{type:"array",items:{type:"string",minLength:1,"x-ref":"emission"},"x-extension":!0},
harvest_by_season:{type:"array",items:{$ref:"#/definitions/common-members_harvest"},"x-extension":!0},nail_pull_items:{type:"\
array",items:{type:"integer"},"x-extension":!0},crafting_pseudo_item:{anyOf:[{type:"string",minLength:1,"x-ref":"item"},
{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}]},allowed_template_ids:{type:"array",items:{type:"string",
minLength:1,"x-ref":"item"},"x-extension":!0},active:{type:"array",items:{type:["string","integer"]},"x-extension":!0}},
patternProperties:{"^//":{}}},delete:{type:"object","x-extension":!0},relative:{type:"object",additionalProperties:{type:"\
number"},"x-extension":!0},proportional:{type:"object",additionalProperties:{type:"number",exclusiveMinimum:0},"x-extens\
ion":!0},name:{$ref:"#/definitions/translated-text"},description:{"x-extension":!0,$ref:"#/definitions/translated-text"},
flags:{type:"array",items:{type:"string",minLength:1}},connects_to:{type:"string",enum:["CHAINFENCE","RAILING","WALL","W\
ATER","WOODFENCE","GUTTER"]},symbol:{$ref:"#/definitions/seasonal_symbol"},color:{$ref:"#/definitions/seasonal_color"},bgcolor:{
$ref:"#/definitions/seasonal_color"},looks_like:{type:"string"},comfort:{anyOf:[{type:"integer"},{type:"string",enum:["u\
ncomfortable","neutral","slightly_comfortable","comfortable","very_comfortable"],"x-extension":!0}]},floor_bedding_warmth:{
type:"number"},bonus_fire_warmth_feet:{type:"number"},max_volume:{anyOf:[{$ref:"#/definitions/units_volume"},{type:"inte\
ger",minimum:0,"x-extension":!0}]},examine_action:{type:"string",minLength:1},open:{type:"string",minLength:1,"x-ref":"f\
urniture"},close:{type:"string",minLength:1,"x-ref":"furniture"},light_emitted:{type:"integer"},lockpick_result:{type:"s\
tring",minLength:1,"x-ref":"furniture"},lockpick_message:{$ref:"#/definitions/translated-text"},coverage:{type:"integer",
"x-extension":!0},emissions:{type:"array",items:{type:"string",minLength:1,"x-ref":"emission"},"x-extension":!0},harvest_by_season:{
type:"array",items:{$ref:"#/definitions/common-members_harvest"},"x-extension":!0},heat_radiation:{type:"number","x-exte\
nsion":!0},message:{"x-extension":!0,$ref:"#/definitions/translated-text"},prompt:{"x-extension":!0,$ref:"#/definitions/\
translated-text"},fill_result:{type:"string",minLength:1,"x-ref":"furniture","x-extension":!0},fill_minutes:{type:"integ\
er","x-extension":!0},nail_pull_result:{type:"string",minLength:1,"x-ref":"furniture","x-extension":!0},nail_pull_items:{
type:"array",items:{type:"integer"},"x-extension":!0},fluid_grid:{type:"object","x-extension":!0},type:{const:"furniture"},
id:{anyOf:[{type:"string",minLength:1},{type:"array",items:{type:"string",minLength:1},minItems:1,"x-extension":!0}]},bash:{
$ref:"#/definitions/bash_furniture"},deconstruct:{$ref:"#/definitions/deconstruct_furniture"},pry:{$ref:"#/definitions/p\
ry_furniture"},oxytorch:{$ref:"#/definitions/cutting_furniture"},boltcut:{$ref:"#/definitions/cutting_furniture"},hacksaw:{
$ref:"#/definitions/cutting_furniture"},move_cost_mod:{type:"integer"},required_str:{type:"integer"},crafting_pseudo_item:{
anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}]},workbench:{
$ref:"#/definitions/furniture_workbench"},plant_data:{$ref:"#/definitions/furniture_plant"},surgery_skill_multiplier:{type:"\
number"},provides_liquids:{type:"string",minLength:1,"x-ref":"item"},transforms_into:{type:"string",minLength:1,"x-ref":"\
furniture","x-extension":!0},deployed_item:{type:"string",minLength:1,"x-ref":"item","x-extension":!0},keg_capacity:{anyOf:[
{$ref:"#/definitions/units_volume"},{type:"integer",minimum:0}],"x-extension":!0},curtain_transform:{type:"string",minLength:1,
"x-ref":"furniture","x-extension":!0},allowed_template_ids:{type:"array",items:{type:"string",minLength:1,"x-ref":"item"},
"x-extension":!0},active:{type:"array",items:{type:["string","integer"]},"x-extension":!0},ident:{type:"string",minLength:1,
"x-extension":!0},alias:{anyOf:[{type:"string",minLength:1},{type:"array",items:{type:"string",minLength:1}}],"x-extensi\
on":!0}},patternProperties:{"^//":{}},definitions:{bash_furniture:{type:"object",additionalProperties:!1,properties:{str_min:{
type:"integer"},str_max:{type:"integer"},str_min_blocked:{type:"integer"},str_max_blocked:{type:"integer"},str_min_supported:{
type:"integer"},str_max_supported:{type:"integer"},sound:{$ref:"#/definitions/translated-text"},sound_fail:{$ref:"#/defi\
nitions/translated-text"},sound_vol:{anyOf:[{type:"integer"},{type:"string",pattern:"^[0-9]{1,4} ?dB$","x-extension":!0}]},
sound_fail_vol:{anyOf:[{type:"integer"},{type:"string",pattern:"^[0-9]{1,4} ?dB$","x-extension":!0}]},explosive:{type:"i\
nteger"},destroy_only:{type:"boolean"},bash_below:{type:"boolean"},items:{$ref:"#/definitions/item-group"},ranged:{type:"\
object",additionalProperties:!1,properties:{reduction:{anyOf:[{type:"number"},{type:"array",items:[{type:"number"},{type:"\
number"}],minItems:2,maxItems:2,additionalItems:!1}],"x-extension":!0},reduction_laser:{anyOf:[{type:"number"},{type:"ar\
ray",items:[{type:"number"},{type:"number"}],minItems:2,maxItems:2,additionalItems:!1}],"x-extension":!0},destroy_threshold:{
anyOf:[{type:"number"},{type:"array",items:[{type:"number"},{type:"number"}],minItems:2,maxItems:2,additionalItems:!1}],
"x-extension":!0},flammable:{type:"boolean","x-extension":!0},block_unaimed_chance:{type:["string","number"],"x-extensio\
n":!0}},"x-extension":!0,patternProperties:{"^//":{}}},furn_set:{type:"string",minLength:1,"x-ref":"furniture"},tent_centers:{
type:"array",items:{type:"string",minLength:1,"x-ref":"furniture"}},collapse_radius:{type:"integer",minimum:0},ter_set:{
type:"string"}},patternProperties:{"^//":{}}},"common-members_harvest":{type:"object",additionalProperties:!1,required:[
"seasons"],properties:{seasons:{type:"array",items:{type:"string",enum:["spring","summer","autumn","winter"]},"x-extensi\
on":!0},id:{type:"string",minLength:1,"x-extension":!0},entries:{type:"array",items:{$ref:"#/definitions/common-members_\
harvest-entry"},"x-extension":!0}},patternProperties:{"^//":{}}},"common-members_harvest-entry":{type:"object",additionalProperties:!1,
required:["drop"],properties:{drop:{type:"string",minLength:1,"x-extension":!0},type:{type:"string","x-extension":!0},base_num:{
type:"array",items:[{type:"number"},{type:"number"}],minItems:2,maxItems:2,additionalItems:!1,"x-extension":!0},scale_num:{
type:"array",items:[{type:"number"},{type:"number"}],minItems:2,maxItems:2,additionalItems:!1,"x-extension":!0},max:{type:"\
number","x-extension":!0},mass_ratio:{type:"number","x-extension":!0}},patternProperties:{"^//":{}}},cutting_byproduct:{
type:"object",additionalProperties:!1,required:["item"],properties:{item:{type:"string",minLength:1,"x-ref":"item"},count:{
$ref:"#/definitions/item-group_range"}},patternProperties:{"^//":{}}},cutting_furniture:{type:"object",additionalProperties:!1,
properties:{duration:{$ref:"#/definitions/units_time"},message:{$ref:"#/definitions/translated-text"},sound:{$ref:"#/def\
initions/translated-text"},byproducts:{type:"array",items:{$ref:"#/definitions/cutting_byproduct"}},result:{type:"string",
minLength:1,"x-ref":"furniture"}},patternProperties:{"^//":{}}},deconstruct_furniture:{type:"object",additionalProperties:!1,
properties:{items:{$ref:"#/definitions/item-group"},deconstruct_above:{type:"boolean","x-extension":!0},furn_set:{type:"\
string",minLength:1,"x-ref":"furniture"},ter_set:{type:"string"}},patternProperties:{"^//":{}}},furniture_plant:{type:"o\
bject",additionalProperties:!1,required:["transform"],properties:{transform:{type:"string",minLength:1,"x-ref":"furnitur\
e"},base:{type:"string",minLength:1,"x-ref":"furniture"},growth_multiplier:{type:"number",exclusiveMinimum:0},harvest_multiplier:{
type:"number",exclusiveMinimum:0}},patternProperties:{"^//":{}}},furniture_workbench:{type:"object",additionalProperties:!1,
properties:{multiplier:{type:"number",exclusiveMinimum:0},mass:{anyOf:[{type:"number",minimum:0},{$ref:"#/definitions/un\
its_mass"}]},volume:{$ref:"#/definitions/units_volume"}},patternProperties:{"^//":{}}},"item-group":{anyOf:[{$ref:"#/def\
initions/item-group_reference"},{$ref:"#/definitions/item-group_list"},{$ref:"#/definitions/item-group_group"}]},"item-g\
roup_collection-entry":{type:"object",additionalProperties:!1,required:["collection"],properties:{prob:{$ref:"#/definiti\
ons/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer","x-extension":!0},
"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"integ\
er","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-\
group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},dirt:{"x-ext\
ension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"\
array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,
"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"containe\
r-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-ref":"item_group","x-extensi\
on":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-\
extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},active:{type:"boolean","\
x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"snippet"}}],"x-extension":!0},collection:{type:"array",items:{$ref:"#/definitions/item-group_listed-item"},"x-e\
xtension":!0}},patternProperties:{"^//":{}}},"item-group_distribution-entry":{type:"object",additionalProperties:!1,required:[
"distribution"],properties:{prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_ran\
ge"},"count-min":{type:"integer","x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/defini\
tions/item-group_range"},"charges-min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},
damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-m\
ax":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[
{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},
"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-gr\
oup":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"\
ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},
"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},
{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},distribution:{type:"array",items:{
$ref:"#/definitions/item-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}},"item-group_entry":{anyOf:[
{$ref:"#/definitions/item-group_group-entry"},{$ref:"#/definitions/item-group_collection-entry"},{$ref:"#/definitions/it\
em-group_distribution-entry"},{$ref:"#/definitions/item-group_item-entry"}]},"item-group_group":{type:"object",additionalProperties:!1,
properties:{type:{type:"string","x-extension":!0},id:{type:"string","x-extension":!0},subtype:{type:"string",enum:["coll\
ection","distribution","old"]},ammo:{type:"integer",minimum:0,maximum:100,"x-extension":!0},magazine:{type:"integer",minimum:0,
maximum:100,"x-extension":!0},entries:{type:"array",items:{$ref:"#/definitions/item-group_listed-item"}},items:{type:"ar\
ray",items:{$ref:"#/definitions/item-group_listed-item"}},groups:{type:"array",items:{$ref:"#/definitions/item-group_lis\
ted-group"},"x-extension":!0}},patternProperties:{"^//":{}}},"item-group_group-entry":{type:"object",additionalProperties:!1,
required:["group"],properties:{prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_\
range"},"count-min":{type:"integer","x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/def\
initions/item-group_range"},"charges-min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},
damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-m\
ax":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[
{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},
"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-gr\
oup":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"\
ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},
"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},
{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},group:{type:"string",minLength:1,"\
x-ref":"item_group","x-extension":!0}},patternProperties:{"^//":{}}},"item-group_item-entry":{type:"object",additionalProperties:!1,
required:["item"],properties:{prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_r\
ange"},"count-min":{type:"integer","x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/defi\
nitions/item-group_range"},"charges-min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},
damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-m\
ax":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[
{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},
"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-gr\
oup":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"\
ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},
"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},
{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},item:{type:"string",minLength:1,"x\
-ref":"item"}},patternProperties:{"^//":{}}},"item-group_list":{type:"array",items:{$ref:"#/definitions/item-group_liste\
d-item"}},"item-group_listed-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:[{type:"\
string",minLength:1,"x-ref":"item_group"},{$ref:"#/definitions/item-group_probability"}],minItems:2,maxItems:2,additionalItems:!1},
{$ref:"#/definitions/item-group_entry"}]},"item-group_listed-item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"\
array",items:[{type:"string",minLength:1,"x-ref":"item"},{$ref:"#/definitions/item-group_probability"}],minItems:2,maxItems:2,
additionalItems:!1},{$ref:"#/definitions/item-group_entry"}]},"item-group_probability":{type:"integer"},"item-group_rang\
e":{anyOf:[{type:"integer"},{type:"array",items:[{type:"integer"},{type:"integer"}],minItems:2,maxItems:2,additionalItems:!1}]},
"item-group_reference":{type:"string",minLength:1,"x-ref":"item_group"},pry_furniture:{type:"object",additionalProperties:!1,
properties:{success_message:{$ref:"#/definitions/translated-text"},fail_message:{$ref:"#/definitions/translated-text"},break_message:{
$ref:"#/definitions/translated-text"},pry_quality:{type:"integer"},pry_bonus_mult:{type:"integer"},difficulty:{type:"int\
eger"},noise:{type:"integer"},break_noise:{type:"integer"},sound:{$ref:"#/definitions/translated-text"},break_sound:{$ref:"\
#/definitions/translated-text"},breakable:{type:"boolean"},break_items:{$ref:"#/definitions/item-group"},pry_items:{"x-e\
xtension":!0,$ref:"#/definitions/item-group"},alarm:{type:"boolean","x-extension":!0},new_furn_type:{type:"string",minLength:1,
"x-ref":"furniture"},break_furn_type:{type:"string",minLength:1,"x-ref":"furniture"},new_ter_type:{type:"string"},break_ter_type:{
type:"string"}},required:["pry_quality","difficulty"],patternProperties:{"^//":{}}},seasonal_color:{anyOf:[{type:"string",
minLength:1},{type:"array",items:{type:"string",minLength:1},minItems:1,maxItems:4}]},seasonal_symbol:{anyOf:[{type:"str\
ing",enum:["LINE_XOXO","LINE_OXOX"],"x-extension":!0},{type:"string",minLength:1,maxLength:1},{type:"array",items:{anyOf:[
{type:"string",enum:["LINE_XOXO","LINE_OXOX"],"x-extension":!0},{type:"string",minLength:1,maxLength:1}]},minItems:1,maxItems:4}]},
"translated-text":{anyOf:[{type:"string"},{$ref:"#/definitions/translated-text_uncountable"},{$ref:"#/definitions/transl\
ated-text_countable"}]},"translated-text_countable":{type:"object",additionalProperties:!1,required:["str"],properties:{
str:{type:"string","x-extension":!0},str_pl:{type:"string","x-extension":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{
"^//":{}}},"translated-text_uncountable":{type:"object",additionalProperties:!1,required:["str_sp"],properties:{str_sp:{
type:"string","x-extension":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{"^//":{}}},units_mass:{type:"s\
tring","x-format":"mass",pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:mg|g|kg)[ \\t]*)+$","x-extension":!0},units_time:{
type:"string","x-format":"time",pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|second|s|minutes|minute\
|m|hours|hour|h|days|day|d)[ \\t]*)+$"},units_volume:{type:"string","x-format":"volume",pattern:"^[ \\t]*(?:[+-]?[0-9]{1,\
10}[ \\t]*(?:ml|L)[ \\t]*)+$"}},$id:"furniture"};function Gt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(typeof t!="string"){const N={};r===null?r=[N]:r.push(N),e++}if(!(t==="LINE_XOXO"||t==="LINE_OXOX")){const N={};r===null?
r=[N]:r.push(N),e++}var s=d===e;if(a=a||s,!a){const N=e;if(e===N)if(typeof t=="string"){if(h(t)>1){const q={};r===null?r=
[q]:r.push(q),e++}else if(h(t)<1){const q={};r===null?r=[q]:r.push(q),e++}}else{const q={};r===null?r=[q]:r.push(q),e++}
var s=N===e;if(a=a||s,!a){const q=e;if(e===q)if(Array.isArray(t))if(t.length>4){const l={};r===null?r=[l]:r.push(l),e++}else if(t.
length<1){const l={};r===null?r=[l]:r.push(l),e++}else{var f=!0;const l=t.length;for(let n=0;n<l;n++){let m=t[n];const c=e,
g=e;let O=!1;const v=e;if(typeof m!="string"){const j={};r===null?r=[j]:r.push(j),e++}if(!(m==="LINE_XOXO"||m==="LINE_OX\
OX")){const j={};r===null?r=[j]:r.push(j),e++}var o=v===e;if(O=O||o,!O){const j=e;if(e===j)if(typeof m=="string"){if(h(m)>
1){const I={};r===null?r=[I]:r.push(I),e++}else if(h(m)<1){const I={};r===null?r=[I]:r.push(I),e++}}else{const I={};r===
null?r=[I]:r.push(I),e++}var o=j===e;O=O||o}if(O)e=g,r!==null&&(g?r.length=g:r=null);else{const j={};r===null?r=[j]:r.push(
j),e++}var f=c===e;if(!f)break}}else{const l={};r===null?r=[l]:r.push(l),e++}var s=q===e;a=a||s}}if(a)e=i,r!==null&&(i?r.
length=i:r=null);else{const N={};return r===null?r=[N]:r.push(N),e++,Gt.errors=r,!1}return Gt.errors=r,e===0}function Kr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(e===d)if(typeof t=="string"){if(h(t)<1){const o={};r===null?r=[o]:r.push(o),e++}}else{const o={};r===null?r=[o]:r.push(
o),e++}var s=d===e;if(a=a||s,!a){const o=e;if(e===o)if(Array.isArray(t))if(t.length>4){const P={};r===null?r=[P]:r.push(
P),e++}else if(t.length<1){const P={};r===null?r=[P]:r.push(P),e++}else{var f=!0;const P=t.length;for(let q=0;q<P;q++){let D=t[q];
const l=e;if(e===l)if(typeof D=="string"){if(h(D)<1){const m={};r===null?r=[m]:r.push(m),e++}}else{const m={};r===null?r=
[m]:r.push(m),e++}var f=l===e;if(!f)break}}else{const P={};r===null?r=[P]:r.push(P),e++}var s=o===e;a=a||s}if(a)e=i,r!==
null&&(i?r.length=i:r=null);else{const o={};return r===null?r=[o]:r.push(o),e++,Kr.errors=r,!1}return Kr.errors=r,e===0}function pr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let s;if(t.drop===void 0&&(s="drop"))return pr.errors=[{}],!1;{const f=e;for(const o in t)if(!(o===
"drop"||o==="type"||o==="base_num"||o==="scale_num"||o==="max"||o==="mass_ratio"||ge.test(o))){return pr.errors=[{}],!1;
break}if(f===e){if(t.drop!==void 0){let o=t.drop;const N=e;if(e===N)if(typeof o=="string"){if(h(o)<1)return pr.errors=[{}],
!1}else return pr.errors=[{}],!1;var i=N===e}else var i=!0;if(i){if(t.type!==void 0){const o=e;if(typeof t.type!="string")
return pr.errors=[{}],!1;var i=o===e}else var i=!0;if(i){if(t.base_num!==void 0){let o=t.base_num;const N=e;if(e===N)if(Array.
isArray(o)){if(o.length>2)return pr.errors=[{}],!1;if(o.length<2)return pr.errors=[{}],!1;if(o.length<=2){const D=o.length;
if(D>0){let l=o[0];const n=e;if(!(typeof l=="number"&&isFinite(l)))return pr.errors=[{}],!1;var a=n===e}if(a&&D>1){let l=o[1];
const n=e;if(!(typeof l=="number"&&isFinite(l)))return pr.errors=[{}],!1;var a=n===e}}else return pr.errors=[{}],!1}else
return pr.errors=[{}],!1;var i=N===e}else var i=!0;if(i){if(t.scale_num!==void 0){let o=t.scale_num;const N=e;if(e===N)if(Array.
isArray(o)){if(o.length>2)return pr.errors=[{}],!1;if(o.length<2)return pr.errors=[{}],!1;if(o.length<=2){const D=o.length;
if(D>0){let l=o[0];const n=e;if(!(typeof l=="number"&&isFinite(l)))return pr.errors=[{}],!1;var d=n===e}if(d&&D>1){let l=o[1];
const n=e;if(!(typeof l=="number"&&isFinite(l)))return pr.errors=[{}],!1;var d=n===e}}else return pr.errors=[{}],!1}else
return pr.errors=[{}],!1;var i=N===e}else var i=!0;if(i){if(t.max!==void 0){let o=t.max;const N=e;if(!(typeof o=="number"&&
isFinite(o)))return pr.errors=[{}],!1;var i=N===e}else var i=!0;if(i)if(t.mass_ratio!==void 0){let o=t.mass_ratio;const N=e;
if(!(typeof o=="number"&&isFinite(o)))return pr.errors=[{}],!1;var i=N===e}else var i=!0}}}}}}}else return pr.errors=[{}],
!1;return pr.errors=r,e===0}function Sr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let s;if(t.seasons===void 0&&(s="seasons"))return Sr.errors=[{}],
!1;{const f=e;for(const o in t)if(!(o==="seasons"||o==="id"||o==="entries"||ge.test(o))){return Sr.errors=[{}],!1;break}
if(f===e){if(t.seasons!==void 0){let o=t.seasons;const N=e;if(e===N)if(Array.isArray(o)){var i=!0;const P=o.length;for(let q=0;q<
P;q++){let D=o[q];const l=e;if(typeof D!="string")return Sr.errors=[{}],!1;if(!(D==="spring"||D==="summer"||D==="autumn"||
D==="winter"))return Sr.errors=[{}],!1;var i=l===e;if(!i)break}}else return Sr.errors=[{}],!1;var a=N===e}else var a=!0;
if(a){if(t.id!==void 0){let o=t.id;const N=e;if(e===N)if(typeof o=="string"){if(h(o)<1)return Sr.errors=[{}],!1}else return Sr.
errors=[{}],!1;var a=N===e}else var a=!0;if(a)if(t.entries!==void 0){let o=t.entries;const N=e;if(e===N)if(Array.isArray(
o)){var d=!0;const q=o.length;for(let D=0;D<q;D++){const l=e;pr(o[D],{instancePath:u+"/entries/"+D,parentData:o,parentDataProperty:D,
rootData:p})||(r=r===null?pr.errors:r.concat(pr.errors),e=r.length);var d=l===e;if(!d)break}}else return Sr.errors=[{}],
!1;var a=N===e}else var a=!0}}}}else return Sr.errors=[{}],!1;return Sr.errors=r,e===0}function Ot(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.str_sp===void 0&&(a="str_sp"))return Ot.errors=[{}],!1;{const d=e;for(const s in t)
if(!(s==="str_sp"||s==="ctxt"||ge.test(s))){return Ot.errors=[{}],!1;break}if(d===e){if(t.str_sp!==void 0){const s=e;if(typeof t.
str_sp!="string")return Ot.errors=[{}],!1;var i=s===e}else var i=!0;if(i)if(t.ctxt!==void 0){const s=e;if(typeof t.ctxt!=
"string")return Ot.errors=[{}],!1;var i=s===e}else var i=!0}}}else return Ot.errors=[{}],!1;return Ot.errors=r,e===0}function _t(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.str===void 0&&(a="str"))return _t.errors=[{}],!1;{const d=e;for(const s in t)if(!(s===
"str"||s==="str_pl"||s==="ctxt"||ge.test(s))){return _t.errors=[{}],!1;break}if(d===e){if(t.str!==void 0){const s=e;if(typeof t.
str!="string")return _t.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.str_pl!==void 0){const s=e;if(typeof t.str_pl!=
"string")return _t.errors=[{}],!1;var i=s===e}else var i=!0;if(i)if(t.ctxt!==void 0){const s=e;if(typeof t.ctxt!="string")
return _t.errors=[{}],!1;var i=s===e}else var i=!0}}}}else return _t.errors=[{}],!1;return _t.errors=r,e===0}function Ie(t,{
instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;if(typeof t!=
"string"){const f={};r===null?r=[f]:r.push(f),e++}var s=d===e;if(a=a||s,!a){const f=e;Ot(t,{instancePath:u,parentData:z,
parentDataProperty:W,rootData:p})||(r=r===null?Ot.errors:r.concat(Ot.errors),e=r.length);var s=f===e;if(a=a||s,!a){const N=e;
_t(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?_t.errors:r.concat(_t.errors),e=r.length);
var s=N===e;a=a||s}}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const f={};return r===null?r=[f]:r.push(f),e++,Ie.errors=
r,!1}return Ie.errors=r,e===0}const Fi=new RegExp("^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:ml|L)[ \\t]*)+$","u");function lt(t,{instancePath:u="",parentData:z,
parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(typeof t=="string"){if(!Fi.test(t))return lt.errors=[{
instancePath:u,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:ml|L)[ \\t]*)\
+$"}}],!1}else return lt.errors=[{}],!1;return lt.errors=r,e===0}const Gi={type:"object",additionalProperties:!1,properties:{
str_min:{type:"integer"},str_max:{type:"integer"},str_min_blocked:{type:"integer"},str_max_blocked:{type:"integer"},str_min_supported:{
type:"integer"},str_max_supported:{type:"integer"},sound:{$ref:"#/definitions/translated-text"},sound_fail:{$ref:"#/defi\
nitions/translated-text"},sound_vol:{anyOf:[{type:"integer"},{type:"string",pattern:"^[0-9]{1,4} ?dB$","x-extension":!0}]},
sound_fail_vol:{anyOf:[{type:"integer"},{type:"string",pattern:"^[0-9]{1,4} ?dB$","x-extension":!0}]},explosive:{type:"i\
nteger"},destroy_only:{type:"boolean"},bash_below:{type:"boolean"},items:{$ref:"#/definitions/item-group"},ranged:{type:"\
object",additionalProperties:!1,properties:{reduction:{anyOf:[{type:"number"},{type:"array",items:[{type:"number"},{type:"\
number"}],minItems:2,maxItems:2,additionalItems:!1}],"x-extension":!0},reduction_laser:{anyOf:[{type:"number"},{type:"ar\
ray",items:[{type:"number"},{type:"number"}],minItems:2,maxItems:2,additionalItems:!1}],"x-extension":!0},destroy_threshold:{
anyOf:[{type:"number"},{type:"array",items:[{type:"number"},{type:"number"}],minItems:2,maxItems:2,additionalItems:!1}],
"x-extension":!0},flammable:{type:"boolean","x-extension":!0},block_unaimed_chance:{type:["string","number"],"x-extensio\
n":!0}},"x-extension":!0,patternProperties:{"^//":{}}},furn_set:{type:"string",minLength:1,"x-ref":"furniture"},tent_centers:{
type:"array",items:{type:"string",minLength:1,"x-ref":"furniture"}},collapse_radius:{type:"integer",minimum:0},ter_set:{
type:"string"}},patternProperties:{"^//":{}}},Li=new RegExp("^[0-9]{1,4} ?dB$","u");function li(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(typeof t==
"string"){if(h(t)<1)return li.errors=[{}],!1}else return li.errors=[{}],!1;return li.errors=r,e===0}function kr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;return typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t)?(kr.errors=r,e===0):(kr.errors=[{}],!1)}const Ui={type:"object",additionalProperties:!1,required:["group"],properties:{prob:{$ref:"#/definitions/item-group_prob\
ability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer","x-extension":!0},"count-max":{type:"\
integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"integer","x-extension":!0},
"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-\
min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/def\
initions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"\
string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"ite\
m_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"\
string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-i\
tem":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},
"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},active:{type:"boolean","x-extension":!0},
snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,"x-ref":"s\
nippet"}}],"x-extension":!0},group:{type:"string",minLength:1,"x-ref":"item_group","x-extension":!0}},patternProperties:{
"^//":{}}};function $e(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={};r===null?r=[o]:r.push(o),e++}var s=d===e;if(a=a||s,
!a){const o=e;if(e===o)if(Array.isArray(t))if(t.length>2){const P={};r===null?r=[P]:r.push(P),e++}else if(t.length<2){const P={};
r===null?r=[P]:r.push(P),e++}else if(t.length<=2){const q=t.length;if(q>0){let D=t[0];const l=e;if(!(typeof D=="number"&&
!(D%1)&&!isNaN(D)&&isFinite(D))){const n={};r===null?r=[n]:r.push(n),e++}var f=l===e}if(f&&q>1){let D=t[1];const l=e;if(!(typeof D==
"number"&&!(D%1)&&!isNaN(D)&&isFinite(D))){const m={};r===null?r=[m]:r.push(m),e++}var f=l===e}}else{const q={};r===null?
r=[q]:r.push(q),e++}else{const P={};r===null?r=[P]:r.push(P),e++}var s=o===e;a=a||s}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{
const o={};return r===null?r=[o]:r.push(o),e++,$e.errors=r,!1}return $e.errors=r,e===0}function He(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let q;if(t.group===void 0&&(q="group"))return He.errors=[{}],!1;{const D=e;for(const l in t)if(!(Ce.call(Ui.properties,l)||
ge.test(l))){return He.errors=[{}],!1;break}if(D===e){if(t.prob!==void 0){const l=e;kr(t.prob,{instancePath:u+"/prob",parentData:t,
parentDataProperty:"prob",rootData:p})||(r=r===null?kr.errors:r.concat(kr.errors),e=r.length);var i=l===e}else var i=!0;
if(i){if(t.count!==void 0){const l=e;$e(t.count,{instancePath:u+"/count",parentData:t,parentDataProperty:"count",rootData:p})||
(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["count-min"]!==void 0){let l=t["\
count-min"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return He.errors=[{}],!1;var i=n===e}else
var i=!0;if(i){if(t["count-max"]!==void 0){let l=t["count-max"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return He.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.charges!==void 0){const l=e;$e(t.charges,{instancePath:u+
"/charges",parentData:t,parentDataProperty:"charges",rootData:p})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);
var i=l===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let l=t["charges-min"];const n=e;if(!(typeof l=="number"&&
!(l%1)&&!isNaN(l)&&isFinite(l)))return He.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["charges-max"]!==void 0){let l=t["\
charges-max"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return He.errors=[{}],!1;var i=n===e}else
var i=!0;if(i){if(t.damage!==void 0){const l=e;$e(t.damage,{instancePath:u+"/damage",parentData:t,parentDataProperty:"da\
mage",rootData:p})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["damage-m\
in"]!==void 0){let l=t["damage-min"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return He.errors=
[{}],!1;var i=n===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let l=t["damage-max"];const n=e;if(!(typeof l=="num\
ber"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return He.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.dirt!==void 0){const l=e;
$e(t.dirt,{instancePath:u+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:p})||(r=r===null?$e.errors:r.concat($e.
errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let l=t["contents-item"];const n=e,m=e;
let c=!1;const g=e;if(e===g)if(typeof l=="string"){if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};r===
null?r=[v]:r.push(v),e++}var a=g===e;if(c=c||a,!c){const v=e;if(e===v)if(Array.isArray(l)){var d=!0;const j=l.length;for(let k=0;k<
j;k++){let I=l[k];const R=e;if(e===R)if(typeof I=="string"){if(h(I)<1){const L={};r===null?r=[L]:r.push(L),e++}}else{const L={};
r===null?r=[L]:r.push(L),e++}var d=R===e;if(!d)break}}else{const j={};r===null?r=[j]:r.push(j),e++}var a=v===e;c=c||a}if(c)
e=m,r!==null&&(m?r.length=m:r=null);else{const v={};return r===null?r=[v]:r.push(v),e++,He.errors=r,!1}var i=n===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let l=t["contents-group"];const n=e,m=e;let c=!1;const g=e;if(e===g)if(typeof l==
"string"){if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};r===null?r=[v]:r.push(v),e++}var s=g===e;if(c=
c||s,!c){const v=e;if(e===v)if(Array.isArray(l)){var f=!0;const j=l.length;for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===
R)if(typeof I=="string"){if(h(I)<1){const L={};r===null?r=[L]:r.push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}
var f=R===e;if(!f)break}}else{const j={};r===null?r=[j]:r.push(j),e++}var s=v===e;c=c||s}if(c)e=m,r!==null&&(m?r.length=
m:r=null);else{const v={};return r===null?r=[v]:r.push(v),e++,He.errors=r,!1}var i=n===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const l=e;if(typeof t["container-item"]!="string")return He.errors=[{}],!1;var i=l===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const l=e;if(typeof t["container-group"]!="string")return He.errors=[{}],!1;var i=l===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const l=e;if(typeof t["ammo-item"]!="string")return He.errors=[{}],!1;
var i=l===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const l=e;if(typeof t["ammo-group"]!="string")return He.errors=
[{}],!1;var i=l===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let l=t["custom-flags"];const n=e;if(e===n)if(Array.
isArray(l)){var o=!0;const c=l.length;for(let g=0;g<c;g++){let O=l[g];const v=e;if(e===v)if(typeof O=="string"){if(h(O)<
1)return He.errors=[{}],!1}else return He.errors=[{}],!1;var o=v===e;if(!o)break}}else return He.errors=[{}],!1;var i=n===
e}else var i=!0;if(i){if(t.active!==void 0){const l=e;if(typeof t.active!="boolean")return He.errors=[{}],!1;var i=l===e}else
var i=!0;if(i){if(t.snippets!==void 0){let l=t.snippets;const n=e,m=e;let c=!1;const g=e;if(e===g)if(typeof l=="string"){
if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};r===null?r=[v]:r.push(v),e++}var N=g===e;if(c=c||N,!c){
const v=e;if(e===v)if(Array.isArray(l)){var P=!0;const j=l.length;for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===R)if(typeof I==
"string"){if(h(I)<1){const L={};r===null?r=[L]:r.push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var P=R===e;if(!P)
break}}else{const j={};r===null?r=[j]:r.push(j),e++}var N=v===e;c=c||N}if(c)e=m,r!==null&&(m?r.length=m:r=null);else{const v={};
return r===null?r=[v]:r.push(v),e++,He.errors=r,!1}var i=n===e}else var i=!0;if(i)if(t.group!==void 0){let l=t.group;const n=e;
if(e===n)if(typeof l=="string"){if(h(l)<1)return He.errors=[{}],!1}else return He.errors=[{}],!1;var i=n===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else
return He.errors=[{}],!1;return He.errors=r,e===0}const Vi={type:"object",additionalProperties:!1,required:["collection"],
properties:{prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{
type:"integer","x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_r\
ange"},"charges-min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{"x-extens\
ion":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"intege\
r","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",
minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents\
-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"\
item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"\
string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{
type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-e\
xtension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"\
array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},collection:{type:"array",items:{$ref:"#/d\
efinitions/item-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}},oi={validate:ot};function tr(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let D;if(t.collection===void 0&&(D="collection"))return tr.errors=[{}],!1;{const l=e;for(const n in t)if(!(Ce.call(Vi.properties,
n)||ge.test(n))){return tr.errors=[{}],!1;break}if(l===e){if(t.prob!==void 0){const n=e;kr(t.prob,{instancePath:u+"/prob",
parentData:t,parentDataProperty:"prob",rootData:p})||(r=r===null?kr.errors:r.concat(kr.errors),e=r.length);var i=n===e}else
var i=!0;if(i){if(t.count!==void 0){const n=e;$e(t.count,{instancePath:u+"/count",parentData:t,parentDataProperty:"count",
rootData:p})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["count-min"]!==
void 0){let n=t["count-min"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return tr.errors=[{}],!1;
var i=m===e}else var i=!0;if(i){if(t["count-max"]!==void 0){let n=t["count-max"];const m=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return tr.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.charges!==void 0){const n=e;$e(
t.charges,{instancePath:u+"/charges",parentData:t,parentDataProperty:"charges",rootData:p})||(r=r===null?$e.errors:r.concat(
$e.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let n=t["charges-min"];const m=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return tr.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t["charges-max"]!==
void 0){let n=t["charges-max"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return tr.errors=[{}],
!1;var i=m===e}else var i=!0;if(i){if(t.damage!==void 0){const n=e;$e(t.damage,{instancePath:u+"/damage",parentData:t,parentDataProperty:"\
damage",rootData:p})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["damage\
-min"]!==void 0){let n=t["damage-min"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return tr.errors=
[{}],!1;var i=m===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let n=t["damage-max"];const m=e;if(!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return tr.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.dirt!==void 0){const n=e;
$e(t.dirt,{instancePath:u+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:p})||(r=r===null?$e.errors:r.concat($e.
errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let n=t["contents-item"];const m=e,c=e;
let g=!1;const O=e;if(e===O)if(typeof n=="string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===
null?r=[_]:r.push(_),e++}var a=O===e;if(g=g||a,!g){const _=e;if(e===_)if(Array.isArray(n)){var d=!0;const k=n.length;for(let I=0;I<
k;I++){let R=n[I];const x=e;if(e===x)if(typeof R=="string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};
r===null?r=[E]:r.push(E),e++}var d=x===e;if(!d)break}}else{const k={};r===null?r=[k]:r.push(k),e++}var a=_===e;g=g||a}if(g)
e=c,r!==null&&(c?r.length=c:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,tr.errors=r,!1}var i=m===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let n=t["contents-group"];const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n==
"string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var s=O===e;if(g=
g||s,!g){const _=e;if(e===_)if(Array.isArray(n)){var f=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];const x=e;if(e===
x)if(typeof R=="string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}
var f=x===e;if(!f)break}}else{const k={};r===null?r=[k]:r.push(k),e++}var s=_===e;g=g||s}if(g)e=c,r!==null&&(c?r.length=
c:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,tr.errors=r,!1}var i=m===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const n=e;if(typeof t["container-item"]!="string")return tr.errors=[{}],!1;var i=n===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const n=e;if(typeof t["container-group"]!="string")return tr.errors=[{}],!1;var i=n===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const n=e;if(typeof t["ammo-item"]!="string")return tr.errors=[{}],!1;
var i=n===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const n=e;if(typeof t["ammo-group"]!="string")return tr.errors=
[{}],!1;var i=n===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let n=t["custom-flags"];const m=e;if(e===m)if(Array.
isArray(n)){var o=!0;const g=n.length;for(let O=0;O<g;O++){let v=n[O];const _=e;if(e===_)if(typeof v=="string"){if(h(v)<
1)return tr.errors=[{}],!1}else return tr.errors=[{}],!1;var o=_===e;if(!o)break}}else return tr.errors=[{}],!1;var i=m===
e}else var i=!0;if(i){if(t.active!==void 0){const n=e;if(typeof t.active!="boolean")return tr.errors=[{}],!1;var i=n===e}else
var i=!0;if(i){if(t.snippets!==void 0){let n=t.snippets;const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n=="string"){
if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var N=O===e;if(g=g||N,!g){
const _=e;if(e===_)if(Array.isArray(n)){var P=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];const x=e;if(e===x)if(typeof R==
"string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}var P=x===e;if(!P)
break}}else{const k={};r===null?r=[k]:r.push(k),e++}var N=_===e;g=g||N}if(g)e=c,r!==null&&(c?r.length=c:r=null);else{const _={};
return r===null?r=[_]:r.push(_),e++,tr.errors=r,!1}var i=m===e}else var i=!0;if(i)if(t.collection!==void 0){let n=t.collection;
const m=e;if(e===m)if(Array.isArray(n)){var q=!0;const g=n.length;for(let O=0;O<g;O++){const v=e;oi.validate(n[O],{instancePath:u+
"/collection/"+O,parentData:n,parentDataProperty:O,rootData:p})||(r=r===null?oi.validate.errors:r.concat(oi.validate.errors),
e=r.length);var q=v===e;if(!q)break}}else return tr.errors=[{}],!1;var i=m===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return tr.
errors=[{}],!1;return tr.errors=r,e===0}const Hi={type:"object",additionalProperties:!1,required:["distribution"],properties:{
prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"inte\
ger","x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"ch\
arges-min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"\
#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extensio\
n":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,
"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[
{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],
"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-r\
ef":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"strin\
g","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},
active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{
type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},distribution:{type:"array",items:{$ref:"#/definitions/i\
tem-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}};function ir(t,{instancePath:u="",parentData:z,parentDataProperty:W,
rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let D;if(t.distribution===void 0&&
(D="distribution"))return ir.errors=[{}],!1;{const l=e;for(const n in t)if(!(Ce.call(Hi.properties,n)||ge.test(n))){return ir.
errors=[{}],!1;break}if(l===e){if(t.prob!==void 0){const n=e;kr(t.prob,{instancePath:u+"/prob",parentData:t,parentDataProperty:"\
prob",rootData:p})||(r=r===null?kr.errors:r.concat(kr.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t.count!==void 0){
const n=e;$e(t.count,{instancePath:u+"/count",parentData:t,parentDataProperty:"count",rootData:p})||(r=r===null?$e.errors:
r.concat($e.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["count-min"]!==void 0){let n=t["count-min"];const m=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ir.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t["\
count-max"]!==void 0){let n=t["count-max"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ir.
errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.charges!==void 0){const n=e;$e(t.charges,{instancePath:u+"/charges",
parentData:t,parentDataProperty:"charges",rootData:p})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=n===
e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let n=t["charges-min"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return ir.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t["charges-max"]!==void 0){let n=t["charges\
-max"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ir.errors=[{}],!1;var i=m===e}else var i=!0;
if(i){if(t.damage!==void 0){const n=e;$e(t.damage,{instancePath:u+"/damage",parentData:t,parentDataProperty:"damage",rootData:p})||
(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["damage-min"]!==void 0){let n=t["\
damage-min"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ir.errors=[{}],!1;var i=m===e}else
var i=!0;if(i){if(t["damage-max"]!==void 0){let n=t["damage-max"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return ir.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.dirt!==void 0){const n=e;$e(t.dirt,{instancePath:u+
"/dirt",parentData:t,parentDataProperty:"dirt",rootData:p})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=n===
e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let n=t["contents-item"];const m=e,c=e;let g=!1;const O=e;if(e===O)
if(typeof n=="string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}
var a=O===e;if(g=g||a,!g){const _=e;if(e===_)if(Array.isArray(n)){var d=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];
const x=e;if(e===x)if(typeof R=="string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=
[E]:r.push(E),e++}var d=x===e;if(!d)break}}else{const k={};r===null?r=[k]:r.push(k),e++}var a=_===e;g=g||a}if(g)e=c,r!==
null&&(c?r.length=c:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,ir.errors=r,!1}var i=m===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let n=t["contents-group"];const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n==
"string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var s=O===e;if(g=
g||s,!g){const _=e;if(e===_)if(Array.isArray(n)){var f=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];const x=e;if(e===
x)if(typeof R=="string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}
var f=x===e;if(!f)break}}else{const k={};r===null?r=[k]:r.push(k),e++}var s=_===e;g=g||s}if(g)e=c,r!==null&&(c?r.length=
c:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,ir.errors=r,!1}var i=m===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const n=e;if(typeof t["container-item"]!="string")return ir.errors=[{}],!1;var i=n===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const n=e;if(typeof t["container-group"]!="string")return ir.errors=[{}],!1;var i=n===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const n=e;if(typeof t["ammo-item"]!="string")return ir.errors=[{}],!1;
var i=n===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const n=e;if(typeof t["ammo-group"]!="string")return ir.errors=
[{}],!1;var i=n===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let n=t["custom-flags"];const m=e;if(e===m)if(Array.
isArray(n)){var o=!0;const g=n.length;for(let O=0;O<g;O++){let v=n[O];const _=e;if(e===_)if(typeof v=="string"){if(h(v)<
1)return ir.errors=[{}],!1}else return ir.errors=[{}],!1;var o=_===e;if(!o)break}}else return ir.errors=[{}],!1;var i=m===
e}else var i=!0;if(i){if(t.active!==void 0){const n=e;if(typeof t.active!="boolean")return ir.errors=[{}],!1;var i=n===e}else
var i=!0;if(i){if(t.snippets!==void 0){let n=t.snippets;const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n=="string"){
if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var N=O===e;if(g=g||N,!g){
const _=e;if(e===_)if(Array.isArray(n)){var P=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];const x=e;if(e===x)if(typeof R==
"string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}var P=x===e;if(!P)
break}}else{const k={};r===null?r=[k]:r.push(k),e++}var N=_===e;g=g||N}if(g)e=c,r!==null&&(c?r.length=c:r=null);else{const _={};
return r===null?r=[_]:r.push(_),e++,ir.errors=r,!1}var i=m===e}else var i=!0;if(i)if(t.distribution!==void 0){let n=t.distribution;
const m=e;if(e===m)if(Array.isArray(n)){var q=!0;const g=n.length;for(let O=0;O<g;O++){const v=e;oi.validate(n[O],{instancePath:u+
"/distribution/"+O,parentData:n,parentDataProperty:O,rootData:p})||(r=r===null?oi.validate.errors:r.concat(oi.validate.errors),
e=r.length);var q=v===e;if(!q)break}}else return ir.errors=[{}],!1;var i=m===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return ir.
errors=[{}],!1;return ir.errors=r,e===0}const Ji={type:"object",additionalProperties:!1,required:["item"],properties:{prob:{
$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer","\
x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-\
min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"#/\
definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},
dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"\
item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-exte\
nsion":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-ref":"it\
em_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-r\
ef":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},active:{
type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"\
string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},item:{type:"string",minLength:1,"x-ref":"item"}},patternProperties:{
"^//":{}}};function Je(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)
if(t&&typeof t=="object"&&!Array.isArray(t)){let q;if(t.item===void 0&&(q="item"))return Je.errors=[{}],!1;{const D=e;for(const l in t)
if(!(Ce.call(Ji.properties,l)||ge.test(l))){return Je.errors=[{}],!1;break}if(D===e){if(t.prob!==void 0){const l=e;kr(t.
prob,{instancePath:u+"/prob",parentData:t,parentDataProperty:"prob",rootData:p})||(r=r===null?kr.errors:r.concat(kr.errors),
e=r.length);var i=l===e}else var i=!0;if(i){if(t.count!==void 0){const l=e;$e(t.count,{instancePath:u+"/count",parentData:t,
parentDataProperty:"count",rootData:p})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=l===e}else var i=!0;
if(i){if(t["count-min"]!==void 0){let l=t["count-min"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))
return Je.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["count-max"]!==void 0){let l=t["count-max"];const n=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Je.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.charges!==void 0){
const l=e;$e(t.charges,{instancePath:u+"/charges",parentData:t,parentDataProperty:"charges",rootData:p})||(r=r===null?$e.
errors:r.concat($e.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let l=t["charges-mi\
n"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Je.errors=[{}],!1;var i=n===e}else var i=!0;
if(i){if(t["charges-max"]!==void 0){let l=t["charges-max"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return Je.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.damage!==void 0){const l=e;$e(t.damage,{instancePath:u+
"/damage",parentData:t,parentDataProperty:"damage",rootData:p})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=l===
e}else var i=!0;if(i){if(t["damage-min"]!==void 0){let l=t["damage-min"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return Je.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let l=t["damage-m\
ax"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Je.errors=[{}],!1;var i=n===e}else var i=!0;
if(i){if(t.dirt!==void 0){const l=e;$e(t.dirt,{instancePath:u+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:p})||
(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let l=t["\
contents-item"];const n=e,m=e;let c=!1;const g=e;if(e===g)if(typeof l=="string"){if(h(l)<1){const v={};r===null?r=[v]:r.
push(v),e++}}else{const v={};r===null?r=[v]:r.push(v),e++}var a=g===e;if(c=c||a,!c){const v=e;if(e===v)if(Array.isArray(
l)){var d=!0;const j=l.length;for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===R)if(typeof I=="string"){if(h(I)<1){const L={};
r===null?r=[L]:r.push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var d=R===e;if(!d)break}}else{const j={};r===
null?r=[j]:r.push(j),e++}var a=v===e;c=c||a}if(c)e=m,r!==null&&(m?r.length=m:r=null);else{const v={};return r===null?r=[
v]:r.push(v),e++,Je.errors=r,!1}var i=n===e}else var i=!0;if(i){if(t["contents-group"]!==void 0){let l=t["contents-group"];
const n=e,m=e;let c=!1;const g=e;if(e===g)if(typeof l=="string"){if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{
const v={};r===null?r=[v]:r.push(v),e++}var s=g===e;if(c=c||s,!c){const v=e;if(e===v)if(Array.isArray(l)){var f=!0;const j=l.
length;for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===R)if(typeof I=="string"){if(h(I)<1){const L={};r===null?r=[L]:r.
push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var f=R===e;if(!f)break}}else{const j={};r===null?r=[j]:r.push(
j),e++}var s=v===e;c=c||s}if(c)e=m,r!==null&&(m?r.length=m:r=null);else{const v={};return r===null?r=[v]:r.push(v),e++,Je.
errors=r,!1}var i=n===e}else var i=!0;if(i){if(t["container-item"]!==void 0){const l=e;if(typeof t["container-item"]!="s\
tring")return Je.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t["container-group"]!==void 0){const l=e;if(typeof t["\
container-group"]!="string")return Je.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const l=e;
if(typeof t["ammo-item"]!="string")return Je.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){
const l=e;if(typeof t["ammo-group"]!="string")return Je.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t["custom-flag\
s"]!==void 0){let l=t["custom-flags"];const n=e;if(e===n)if(Array.isArray(l)){var o=!0;const c=l.length;for(let g=0;g<c;g++){
let O=l[g];const v=e;if(e===v)if(typeof O=="string"){if(h(O)<1)return Je.errors=[{}],!1}else return Je.errors=[{}],!1;var o=v===
e;if(!o)break}}else return Je.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.active!==void 0){const l=e;if(typeof t.
active!="boolean")return Je.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t.snippets!==void 0){let l=t.snippets;const n=e,
m=e;let c=!1;const g=e;if(e===g)if(typeof l=="string"){if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};
r===null?r=[v]:r.push(v),e++}var N=g===e;if(c=c||N,!c){const v=e;if(e===v)if(Array.isArray(l)){var P=!0;const j=l.length;
for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===R)if(typeof I=="string"){if(h(I)<1){const L={};r===null?r=[L]:r.push(L),
e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var P=R===e;if(!P)break}}else{const j={};r===null?r=[j]:r.push(j),e++}
var N=v===e;c=c||N}if(c)e=m,r!==null&&(m?r.length=m:r=null);else{const v={};return r===null?r=[v]:r.push(v),e++,Je.errors=
r,!1}var i=n===e}else var i=!0;if(i)if(t.item!==void 0){let l=t.item;const n=e;if(e===n)if(typeof l=="string"){if(h(l)<1)
return Je.errors=[{}],!1}else return Je.errors=[{}],!1;var i=n===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return Je.errors=
[{}],!1;return Je.errors=r,e===0}function ei(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,
e=0;const i=e;let a=!1;const d=e;He(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?He.errors:
r.concat(He.errors),e=r.length);var s=d===e;if(a=a||s,!a){const f=e;tr(t,{instancePath:u,parentData:z,parentDataProperty:W,
rootData:p})||(r=r===null?tr.errors:r.concat(tr.errors),e=r.length);var s=f===e;if(a=a||s,!a){const N=e;ir(t,{instancePath:u,
parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?ir.errors:r.concat(ir.errors),e=r.length);var s=N===e;if(a=a||
s,!a){const q=e;Je(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?Je.errors:r.concat(Je.errors),
e=r.length);var s=q===e;a=a||s}}}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const f={};return r===null?r=[f]:r.push(f),
e++,ei.errors=r,!1}return ei.errors=r,e===0}function ot(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){
let r=null,e=0;const i=e;let a=!1;const d=e;if(e===d)if(typeof t=="string"){if(h(t)<1){const o={};r===null?r=[o]:r.push(
o),e++}}else{const o={};r===null?r=[o]:r.push(o),e++}var s=d===e;if(a=a||s,!a){const o=e;if(e===o)if(Array.isArray(t))if(t.
length>2){const P={};r===null?r=[P]:r.push(P),e++}else if(t.length<2){const P={};r===null?r=[P]:r.push(P),e++}else if(t.
length<=2){const q=t.length;if(q>0){let D=t[0];const l=e;if(e===l)if(typeof D=="string"){if(h(D)<1){const n={};r===null?
r=[n]:r.push(n),e++}}else{const n={};r===null?r=[n]:r.push(n),e++}var f=l===e}if(f&&q>1){const D=e;kr(t[1],{instancePath:u+
"/1",parentData:t,parentDataProperty:1,rootData:p})||(r=r===null?kr.errors:r.concat(kr.errors),e=r.length);var f=D===e}}else{
const q={};r===null?r=[q]:r.push(q),e++}else{const P={};r===null?r=[P]:r.push(P),e++}var s=o===e;if(a=a||s,!a){const P=e;
ei(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?ei.errors:r.concat(ei.errors),e=r.length);
var s=P===e;a=a||s}}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const o={};return r===null?r=[o]:r.push(o),e++,ot.errors=
r,!1}return ot.errors=r,e===0}function bi(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,
e=0;if(e===0)if(Array.isArray(t)){var i=!0;const a=t.length;for(let d=0;d<a;d++){const s=e;ot(t[d],{instancePath:u+"/"+d,
parentData:t,parentDataProperty:d,rootData:p})||(r=r===null?ot.errors:r.concat(ot.errors),e=r.length);var i=s===e;if(!i)
break}}else return bi.errors=[{}],!1;return bi.errors=r,e===0}function Ai(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(e===d)if(typeof t=="string"){if(h(t)<1){const o={};r===null?r=[o]:r.push(o),e++}}else{const o={};r===null?r=[o]:r.push(
o),e++}var s=d===e;if(a=a||s,!a){const o=e;if(e===o)if(Array.isArray(t))if(t.length>2){const P={};r===null?r=[P]:r.push(
P),e++}else if(t.length<2){const P={};r===null?r=[P]:r.push(P),e++}else if(t.length<=2){const q=t.length;if(q>0){let D=t[0];
const l=e;if(e===l)if(typeof D=="string"){if(h(D)<1){const n={};r===null?r=[n]:r.push(n),e++}}else{const n={};r===null?r=
[n]:r.push(n),e++}var f=l===e}if(f&&q>1){const D=e;kr(t[1],{instancePath:u+"/1",parentData:t,parentDataProperty:1,rootData:p})||
(r=r===null?kr.errors:r.concat(kr.errors),e=r.length);var f=D===e}}else{const q={};r===null?r=[q]:r.push(q),e++}else{const P={};
r===null?r=[P]:r.push(P),e++}var s=o===e;if(a=a||s,!a){const P=e;ei(t,{instancePath:u,parentData:z,parentDataProperty:W,
rootData:p})||(r=r===null?ei.errors:r.concat(ei.errors),e=r.length);var s=P===e;a=a||s}}if(a)e=i,r!==null&&(i?r.length=i:
r=null);else{const o={};return r===null?r=[o]:r.push(o),e++,Ai.errors=r,!1}return Ai.errors=r,e===0}function Dr(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
const f=e;for(const o in t)if(!(o==="type"||o==="id"||o==="subtype"||o==="ammo"||o==="magazine"||o==="entries"||o==="ite\
ms"||o==="groups"||ge.test(o))){return Dr.errors=[{}],!1;break}if(f===e){if(t.type!==void 0){const o=e;if(typeof t.type!=
"string")return Dr.errors=[{}],!1;var i=o===e}else var i=!0;if(i){if(t.id!==void 0){const o=e;if(typeof t.id!="string")return Dr.
errors=[{}],!1;var i=o===e}else var i=!0;if(i){if(t.subtype!==void 0){let o=t.subtype;const N=e;if(typeof o!="string")return Dr.
errors=[{}],!1;if(!(o==="collection"||o==="distribution"||o==="old"))return Dr.errors=[{}],!1;var i=N===e}else var i=!0;
if(i){if(t.ammo!==void 0){let o=t.ammo;const N=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Dr.errors=
[{}],!1;if(e===N&&typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o))return Dr.errors=[{}],!1;if(o<0||isNaN(o))return Dr.
errors=[{}],!1}var i=N===e}else var i=!0;if(i){if(t.magazine!==void 0){let o=t.magazine;const N=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)))return Dr.errors=[{}],!1;if(e===N&&typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o))return Dr.
errors=[{}],!1;if(o<0||isNaN(o))return Dr.errors=[{}],!1}var i=N===e}else var i=!0;if(i){if(t.entries!==void 0){let o=t.
entries;const N=e;if(e===N)if(Array.isArray(o)){var a=!0;const q=o.length;for(let D=0;D<q;D++){const l=e;ot(o[D],{instancePath:u+
"/entries/"+D,parentData:o,parentDataProperty:D,rootData:p})||(r=r===null?ot.errors:r.concat(ot.errors),e=r.length);var a=l===
e;if(!a)break}}else return Dr.errors=[{}],!1;var i=N===e}else var i=!0;if(i){if(t.items!==void 0){let o=t.items;const N=e;
if(e===N)if(Array.isArray(o)){var d=!0;const q=o.length;for(let D=0;D<q;D++){const l=e;ot(o[D],{instancePath:u+"/items/"+
D,parentData:o,parentDataProperty:D,rootData:p})||(r=r===null?ot.errors:r.concat(ot.errors),e=r.length);var d=l===e;if(!d)
break}}else return Dr.errors=[{}],!1;var i=N===e}else var i=!0;if(i)if(t.groups!==void 0){let o=t.groups;const N=e;if(e===
N)if(Array.isArray(o)){var s=!0;const q=o.length;for(let D=0;D<q;D++){const l=e;Ai(o[D],{instancePath:u+"/groups/"+D,parentData:o,
parentDataProperty:D,rootData:p})||(r=r===null?Ai.errors:r.concat(Ai.errors),e=r.length);var s=l===e;if(!s)break}}else return Dr.
errors=[{}],!1;var i=N===e}else var i=!0}}}}}}}}else return Dr.errors=[{}],!1;return Dr.errors=r,e===0}function tt(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;li(t,{instancePath:u,parentData:z,
parentDataProperty:W,rootData:p})||(r=r===null?li.errors:r.concat(li.errors),e=r.length);var s=d===e;if(a=a||s,!a){const f=e;
bi(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?bi.errors:r.concat(bi.errors),e=r.length);
var s=f===e;if(a=a||s,!a){const N=e;Dr(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?Dr.
errors:r.concat(Dr.errors),e=r.length);var s=N===e;a=a||s}}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const f={};return r===
null?r=[f]:r.push(f),e++,tt.errors=r,!1}return tt.errors=r,e===0}function Te(t,{instancePath:u="",parentData:z,parentDataProperty:W,
rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const n=e;for(const m in t)if(!(Ce.
call(Gi.properties,m)||ge.test(m))){return Te.errors=[{}],!1;break}if(n===e){if(t.str_min!==void 0){let m=t.str_min;const c=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return Te.errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.str_max!==
void 0){let m=t.str_max;const c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return Te.errors=[{}],!1;var i=c===
e}else var i=!0;if(i){if(t.str_min_blocked!==void 0){let m=t.str_min_blocked;const c=e;if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m)))return Te.errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.str_max_blocked!==void 0){let m=t.
str_max_blocked;const c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return Te.errors=[{}],!1;var i=c===e}else
var i=!0;if(i){if(t.str_min_supported!==void 0){let m=t.str_min_supported;const c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return Te.errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.str_max_supported!==void 0){let m=t.str_max_supported;
const c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return Te.errors=[{}],!1;var i=c===e}else var i=!0;if(i){
if(t.sound!==void 0){const m=e;Ie(t.sound,{instancePath:u+"/sound",parentData:t,parentDataProperty:"sound",rootData:p})||
(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var i=m===e}else var i=!0;if(i){if(t.sound_fail!==void 0){const m=e;
Ie(t.sound_fail,{instancePath:u+"/sound_fail",parentData:t,parentDataProperty:"sound_fail",rootData:p})||(r=r===null?Ie.
errors:r.concat(Ie.errors),e=r.length);var i=m===e}else var i=!0;if(i){if(t.sound_vol!==void 0){let m=t.sound_vol;const c=e,
g=e;let O=!1;const v=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const j={};r===null?r=[j]:r.push(j),e++}
var a=v===e;if(O=O||a,!O){const j=e;if(e===j)if(typeof m=="string"){if(!Li.test(m)){const I={instancePath:u+"/sound_vol",
schemaPath:"#/properties/sound_vol/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,4} ?dB$"}};r===null?r=[I]:
r.push(I),e++}}else{const I={};r===null?r=[I]:r.push(I),e++}var a=j===e;O=O||a}if(O)e=g,r!==null&&(g?r.length=g:r=null);else{
const j={};return r===null?r=[j]:r.push(j),e++,Te.errors=r,!1}var i=c===e}else var i=!0;if(i){if(t.sound_fail_vol!==void 0){
let m=t.sound_fail_vol;const c=e,g=e;let O=!1;const v=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const j={};
r===null?r=[j]:r.push(j),e++}var d=v===e;if(O=O||d,!O){const j=e;if(e===j)if(typeof m=="string"){if(!Li.test(m)){const I={
instancePath:u+"/sound_fail_vol",schemaPath:"#/properties/sound_fail_vol/anyOf/1/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,4} ?dB$"}};r===null?r=[I]:r.push(I),e++}}else{const I={};r===null?r=[I]:r.push(I),e++}var d=j===e;O=O||d}if(O)e=
g,r!==null&&(g?r.length=g:r=null);else{const j={};return r===null?r=[j]:r.push(j),e++,Te.errors=r,!1}var i=c===e}else var i=!0;
if(i){if(t.explosive!==void 0){let m=t.explosive;const c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return Te.
errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.destroy_only!==void 0){const m=e;if(typeof t.destroy_only!="boolean")
return Te.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.bash_below!==void 0){const m=e;if(typeof t.bash_below!="bo\
olean")return Te.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.items!==void 0){const m=e;tt(t.items,{instancePath:u+
"/items",parentData:t,parentDataProperty:"items",rootData:p})||(r=r===null?tt.errors:r.concat(tt.errors),e=r.length);var i=m===
e}else var i=!0;if(i){if(t.ranged!==void 0){let m=t.ranged;const c=e;if(e===c)if(m&&typeof m=="object"&&!Array.isArray(m)){
const O=e;for(const v in m)if(!(v==="reduction"||v==="reduction_laser"||v==="destroy_threshold"||v==="flammable"||v==="b\
lock_unaimed_chance"||ge.test(v))){return Te.errors=[{}],!1;break}if(O===e){if(m.reduction!==void 0){let v=m.reduction;const _=e,
j=e;let k=!1;const I=e;if(!(typeof v=="number"&&isFinite(v))){const R={};r===null?r=[R]:r.push(R),e++}var s=I===e;if(k=k||
s,!k){const R=e;if(e===R)if(Array.isArray(v))if(v.length>2){const L={};r===null?r=[L]:r.push(L),e++}else if(v.length<2){
const L={};r===null?r=[L]:r.push(L),e++}else if(v.length<=2){const E=v.length;if(E>0){let G=v[0];const C=e;if(!(typeof G==
"number"&&isFinite(G))){const ve={};r===null?r=[ve]:r.push(ve),e++}var f=C===e}if(f&&E>1){let G=v[1];const C=e;if(!(typeof G==
"number"&&isFinite(G))){const b={};r===null?r=[b]:r.push(b),e++}var f=C===e}}else{const E={};r===null?r=[E]:r.push(E),e++}else{
const L={};r===null?r=[L]:r.push(L),e++}var s=R===e;k=k||s}if(k)e=j,r!==null&&(j?r.length=j:r=null);else{const R={};return r===
null?r=[R]:r.push(R),e++,Te.errors=r,!1}var o=_===e}else var o=!0;if(o){if(m.reduction_laser!==void 0){let v=m.reduction_laser;
const _=e,j=e;let k=!1;const I=e;if(!(typeof v=="number"&&isFinite(v))){const x={};r===null?r=[x]:r.push(x),e++}var N=I===
e;if(k=k||N,!k){const x=e;if(e===x)if(Array.isArray(v))if(v.length>2){const E={};r===null?r=[E]:r.push(E),e++}else if(v.
length<2){const E={};r===null?r=[E]:r.push(E),e++}else if(v.length<=2){const G=v.length;if(G>0){let C=v[0];const ve=e;if(!(typeof C==
"number"&&isFinite(C))){const b={};r===null?r=[b]:r.push(b),e++}var P=ve===e}if(P&&G>1){let C=v[1];const ve=e;if(!(typeof C==
"number"&&isFinite(C))){const S={};r===null?r=[S]:r.push(S),e++}var P=ve===e}}else{const G={};r===null?r=[G]:r.push(G),e++}else{
const E={};r===null?r=[E]:r.push(E),e++}var N=x===e;k=k||N}if(k)e=j,r!==null&&(j?r.length=j:r=null);else{const x={};return r===
null?r=[x]:r.push(x),e++,Te.errors=r,!1}var o=_===e}else var o=!0;if(o){if(m.destroy_threshold!==void 0){let v=m.destroy_threshold;
const _=e,j=e;let k=!1;const I=e;if(!(typeof v=="number"&&isFinite(v))){const x={};r===null?r=[x]:r.push(x),e++}var q=I===
e;if(k=k||q,!k){const x=e;if(e===x)if(Array.isArray(v))if(v.length>2){const E={};r===null?r=[E]:r.push(E),e++}else if(v.
length<2){const E={};r===null?r=[E]:r.push(E),e++}else if(v.length<=2){const G=v.length;if(G>0){let C=v[0];const ve=e;if(!(typeof C==
"number"&&isFinite(C))){const b={};r===null?r=[b]:r.push(b),e++}var D=ve===e}if(D&&G>1){let C=v[1];const ve=e;if(!(typeof C==
"number"&&isFinite(C))){const S={};r===null?r=[S]:r.push(S),e++}var D=ve===e}}else{const G={};r===null?r=[G]:r.push(G),e++}else{
const E={};r===null?r=[E]:r.push(E),e++}var q=x===e;k=k||q}if(k)e=j,r!==null&&(j?r.length=j:r=null);else{const x={};return r===
null?r=[x]:r.push(x),e++,Te.errors=r,!1}var o=_===e}else var o=!0;if(o){if(m.flammable!==void 0){const v=e;if(typeof m.flammable!=
"boolean")return Te.errors=[{}],!1;var o=v===e}else var o=!0;if(o)if(m.block_unaimed_chance!==void 0){let v=m.block_unaimed_chance;
const _=e;if(typeof v!="string"&&!(typeof v=="number"&&isFinite(v)))return Te.errors=[{}],!1;var o=_===e}else var o=!0}}}}}else
return Te.errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.furn_set!==void 0){let m=t.furn_set;const c=e;if(e===c)if(typeof m==
"string"){if(h(m)<1)return Te.errors=[{}],!1}else return Te.errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.tent_centers!==
void 0){let m=t.tent_centers;const c=e;if(e===c)if(Array.isArray(m)){var l=!0;const O=m.length;for(let v=0;v<O;v++){let _=m[v];
const j=e;if(e===j)if(typeof _=="string"){if(h(_)<1)return Te.errors=[{}],!1}else return Te.errors=[{}],!1;var l=j===e;if(!l)
break}}else return Te.errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.collapse_radius!==void 0){let m=t.collapse_radius;
const c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return Te.errors=[{}],!1;if(e===c&&typeof m=="number"&&
isFinite(m)&&(m<0||isNaN(m)))return Te.errors=[{}],!1;var i=c===e}else var i=!0;if(i)if(t.ter_set!==void 0){const m=e;if(typeof t.
ter_set!="string")return Te.errors=[{}],!1;var i=m===e}else var i=!0}}}}}}}}}}}}}}}}}}}else return Te.errors=[{}],!1;return Te.
errors=r,e===0}function xt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){const a=e;for(const d in t)if(!(d==="items"||d==="deconstruct_above"||d==="furn_set"||d==="\
ter_set"||ge.test(d))){return xt.errors=[{}],!1;break}if(a===e){if(t.items!==void 0){const d=e;tt(t.items,{instancePath:u+
"/items",parentData:t,parentDataProperty:"items",rootData:p})||(r=r===null?tt.errors:r.concat(tt.errors),e=r.length);var i=d===
e}else var i=!0;if(i){if(t.deconstruct_above!==void 0){const d=e;if(typeof t.deconstruct_above!="boolean")return xt.errors=
[{}],!1;var i=d===e}else var i=!0;if(i){if(t.furn_set!==void 0){let d=t.furn_set;const s=e;if(e===s)if(typeof d=="string"){
if(h(d)<1)return xt.errors=[{}],!1}else return xt.errors=[{}],!1;var i=s===e}else var i=!0;if(i)if(t.ter_set!==void 0){const d=e;
if(typeof t.ter_set!="string")return xt.errors=[{}],!1;var i=d===e}else var i=!0}}}}else return xt.errors=[{}],!1;return xt.
errors=r,e===0}const Ki={type:"object",additionalProperties:!1,properties:{success_message:{$ref:"#/definitions/translat\
ed-text"},fail_message:{$ref:"#/definitions/translated-text"},break_message:{$ref:"#/definitions/translated-text"},pry_quality:{
type:"integer"},pry_bonus_mult:{type:"integer"},difficulty:{type:"integer"},noise:{type:"integer"},break_noise:{type:"in\
teger"},sound:{$ref:"#/definitions/translated-text"},break_sound:{$ref:"#/definitions/translated-text"},breakable:{type:"\
boolean"},break_items:{$ref:"#/definitions/item-group"},pry_items:{"x-extension":!0,$ref:"#/definitions/item-group"},alarm:{
type:"boolean","x-extension":!0},new_furn_type:{type:"string",minLength:1,"x-ref":"furniture"},break_furn_type:{type:"st\
ring",minLength:1,"x-ref":"furniture"},new_ter_type:{type:"string"},break_ter_type:{type:"string"}},required:["pry_quali\
ty","difficulty"],patternProperties:{"^//":{}}};function hr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.pry_quality===void 0&&(a="pry_quality")||
t.difficulty===void 0&&(a="difficulty"))return hr.errors=[{}],!1;{const d=e;for(const s in t)if(!(Ce.call(Ki.properties,
s)||ge.test(s))){return hr.errors=[{}],!1;break}if(d===e){if(t.success_message!==void 0){const s=e;Ie(t.success_message,
{instancePath:u+"/success_message",parentData:t,parentDataProperty:"success_message",rootData:p})||(r=r===null?Ie.errors:
r.concat(Ie.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t.fail_message!==void 0){const s=e;Ie(t.fail_message,
{instancePath:u+"/fail_message",parentData:t,parentDataProperty:"fail_message",rootData:p})||(r=r===null?Ie.errors:r.concat(
Ie.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t.break_message!==void 0){const s=e;Ie(t.break_message,{instancePath:u+
"/break_message",parentData:t,parentDataProperty:"break_message",rootData:p})||(r=r===null?Ie.errors:r.concat(Ie.errors),
e=r.length);var i=s===e}else var i=!0;if(i){if(t.pry_quality!==void 0){let s=t.pry_quality;const f=e;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return hr.errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.pry_bonus_mult!==void 0){
let s=t.pry_bonus_mult;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return hr.errors=[{}],!1;var i=f===
e}else var i=!0;if(i){if(t.difficulty!==void 0){let s=t.difficulty;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)))return hr.errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.noise!==void 0){let s=t.noise;const f=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return hr.errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.break_noise!==void 0){
let s=t.break_noise;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return hr.errors=[{}],!1;var i=f===
e}else var i=!0;if(i){if(t.sound!==void 0){const s=e;Ie(t.sound,{instancePath:u+"/sound",parentData:t,parentDataProperty:"\
sound",rootData:p})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t.break_sound!==
void 0){const s=e;Ie(t.break_sound,{instancePath:u+"/break_sound",parentData:t,parentDataProperty:"break_sound",rootData:p})||
(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t.breakable!==void 0){const s=e;
if(typeof t.breakable!="boolean")return hr.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.break_items!==void 0){const s=e;
tt(t.break_items,{instancePath:u+"/break_items",parentData:t,parentDataProperty:"break_items",rootData:p})||(r=r===null?
tt.errors:r.concat(tt.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t.pry_items!==void 0){const s=e;tt(t.pry_items,
{instancePath:u+"/pry_items",parentData:t,parentDataProperty:"pry_items",rootData:p})||(r=r===null?tt.errors:r.concat(tt.
errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t.alarm!==void 0){const s=e;if(typeof t.alarm!="boolean")return hr.
errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.new_furn_type!==void 0){let s=t.new_furn_type;const f=e;if(e===f)if(typeof s==
"string"){if(h(s)<1)return hr.errors=[{}],!1}else return hr.errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.break_furn_type!==
void 0){let s=t.break_furn_type;const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return hr.errors=[{}],!1}else return hr.
errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.new_ter_type!==void 0){const s=e;if(typeof t.new_ter_type!="string")
return hr.errors=[{}],!1;var i=s===e}else var i=!0;if(i)if(t.break_ter_type!==void 0){const s=e;if(typeof t.break_ter_type!=
"string")return hr.errors=[{}],!1;var i=s===e}else var i=!0}}}}}}}}}}}}}}}}}}}else return hr.errors=[{}],!1;return hr.errors=
r,e===0}const Ni=new RegExp("^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|second|s|minutes|minute|m|hours|hour|h|days\
|day|d)[ \\t]*)+$","u");function fi(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,
e=0;if(e===0)if(typeof t=="string"){if(!Ni.test(t))return fi.errors=[{instancePath:u,schemaPath:"#/pattern",keyword:"pat\
tern",params:{pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|second|s|minutes|minute|m|hours|hour|h|da\
ys|day|d)[ \\t]*)+$"}}],!1}else return fi.errors=[{}],!1;return fi.errors=r,e===0}function It(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.item===void 0&&(a="item"))return It.errors=[{}],!1;{const d=e;for(const s in t)if(!(s===
"item"||s==="count"||ge.test(s))){return It.errors=[{}],!1;break}if(d===e){if(t.item!==void 0){let s=t.item;const f=e;if(e===
f)if(typeof s=="string"){if(h(s)<1)return It.errors=[{}],!1}else return It.errors=[{}],!1;var i=f===e}else var i=!0;if(i)
if(t.count!==void 0){const s=e;$e(t.count,{instancePath:u+"/count",parentData:t,parentDataProperty:"count",rootData:p})||
(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=s===e}else var i=!0}}}else return It.errors=[{}],!1;return It.
errors=r,e===0}function Hr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){const d=e;for(const s in t)if(!(s==="duration"||s==="message"||s==="sound"||
s==="byproducts"||s==="result"||ge.test(s))){return Hr.errors=[{}],!1;break}if(d===e){if(t.duration!==void 0){const s=e;
fi(t.duration,{instancePath:u+"/duration",parentData:t,parentDataProperty:"duration",rootData:p})||(r=r===null?fi.errors:
r.concat(fi.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t.message!==void 0){const s=e;Ie(t.message,{instancePath:u+
"/message",parentData:t,parentDataProperty:"message",rootData:p})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);
var i=s===e}else var i=!0;if(i){if(t.sound!==void 0){const s=e;Ie(t.sound,{instancePath:u+"/sound",parentData:t,parentDataProperty:"\
sound",rootData:p})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t.byproducts!==
void 0){let s=t.byproducts;const f=e;if(e===f)if(Array.isArray(s)){var a=!0;const N=s.length;for(let P=0;P<N;P++){const q=e;
It(s[P],{instancePath:u+"/byproducts/"+P,parentData:s,parentDataProperty:P,rootData:p})||(r=r===null?It.errors:r.concat(
It.errors),e=r.length);var a=q===e;if(!a)break}}else return Hr.errors=[{}],!1;var i=f===e}else var i=!0;if(i)if(t.result!==
void 0){let s=t.result;const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return Hr.errors=[{}],!1}else return Hr.errors=
[{}],!1;var i=f===e}else var i=!0}}}}}else return Hr.errors=[{}],!1;return Hr.errors=r,e===0}const Qi=new RegExp("^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:mg|g|kg)[ \\t]*)+$","u");function ai(t,{instancePath:u="",parentData:z,
parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(typeof t=="string"){if(!Qi.test(t))return ai.errors=[{
instancePath:u,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:mg|g|kg)[ \\t\
]*)+$"}}],!1}else return ai.errors=[{}],!1;return ai.errors=r,e===0}function Ft(t,{instancePath:u="",parentData:z,parentDataProperty:W,
rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const d=e;for(const s in t)if(!(s===
"multiplier"||s==="mass"||s==="volume"||ge.test(s))){return Ft.errors=[{}],!1;break}if(d===e){if(t.multiplier!==void 0){
let s=t.multiplier;const f=e;if(e===f)if(typeof s=="number"&&isFinite(s)){if(s<=0||isNaN(s))return Ft.errors=[{}],!1}else
return Ft.errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.mass!==void 0){let s=t.mass;const f=e,o=e;let N=!1;const P=e;
if(e===P)if(typeof s=="number"&&isFinite(s)){if(s<0||isNaN(s)){const D={};r===null?r=[D]:r.push(D),e++}}else{const D={};
r===null?r=[D]:r.push(D),e++}var a=P===e;if(N=N||a,!N){const D=e;ai(s,{instancePath:u+"/mass",parentData:t,parentDataProperty:"\
mass",rootData:p})||(r=r===null?ai.errors:r.concat(ai.errors),e=r.length);var a=D===e;N=N||a}if(N)e=o,r!==null&&(o?r.length=
o:r=null);else{const D={};return r===null?r=[D]:r.push(D),e++,Ft.errors=r,!1}var i=f===e}else var i=!0;if(i)if(t.volume!==
void 0){const s=e;lt(t.volume,{instancePath:u+"/volume",parentData:t,parentDataProperty:"volume",rootData:p})||(r=r===null?
lt.errors:r.concat(lt.errors),e=r.length);var i=s===e}else var i=!0}}}else return Ft.errors=[{}],!1;return Ft.errors=r,e===
0}function Gr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.transform===void 0&&(a="transform"))return Gr.errors=[{}],!1;{const d=e;for(const s in t)
if(!(s==="transform"||s==="base"||s==="growth_multiplier"||s==="harvest_multiplier"||ge.test(s))){return Gr.errors=[{}],
!1;break}if(d===e){if(t.transform!==void 0){let s=t.transform;const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return Gr.
errors=[{}],!1}else return Gr.errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.base!==void 0){let s=t.base;const f=e;
if(e===f)if(typeof s=="string"){if(h(s)<1)return Gr.errors=[{}],!1}else return Gr.errors=[{}],!1;var i=f===e}else var i=!0;
if(i){if(t.growth_multiplier!==void 0){let s=t.growth_multiplier;const f=e;if(e===f)if(typeof s=="number"&&isFinite(s)){
if(s<=0||isNaN(s))return Gr.errors=[{}],!1}else return Gr.errors=[{}],!1;var i=f===e}else var i=!0;if(i)if(t.harvest_multiplier!==
void 0){let s=t.harvest_multiplier;const f=e;if(e===f)if(typeof s=="number"&&isFinite(s)){if(s<=0||isNaN(s))return Gr.errors=
[{}],!1}else return Gr.errors=[{}],!1;var i=f===e}else var i=!0}}}}}else return Gr.errors=[{}],!1;return Gr.errors=r,e===
0}function de(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){const ve=e;for(const b in t)if(!(Ce.call(qi.properties,b)||ge.test(b))){return de.errors=[{}],
!1;break}if(ve===e){if(t["edit-mode"]!==void 0){let b=t["edit-mode"];const S=e;if(typeof b!="string")return de.errors=[{}],
!1;if(!(b==="create"||b==="modify"||b==="override"))return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t["copy-\
from"]!==void 0){let b=t["copy-from"];const S=e;if(e===S)if(typeof b=="string"){if(h(b)<1)return de.errors=[{}],!1}else return de.
errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.abstract!==void 0){let b=t.abstract;const S=e;if(e===S)if(typeof b==
"string"){if(h(b)<1)return de.errors=[{}],!1}else return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.extend!==
void 0){let b=t.extend;const S=e;if(e===S)if(b&&typeof b=="object"&&!Array.isArray(b)){const ie=e;for(const te in b)if(!(Ce.
call(qi.properties.extend.properties,te)||ge.test(te))){return de.errors=[{}],!1;break}if(ie===e){if(b.flags!==void 0){let te=b.
flags;const oe=e;if(e===oe)if(Array.isArray(te)){var a=!0;const ne=te.length;for(let Ae=0;Ae<ne;Ae++){let pe=te[Ae];const Ne=e;
if(e===Ne)if(typeof pe=="string"){if(h(pe)<1)return de.errors=[{}],!1}else return de.errors=[{}],!1;var a=Ne===e;if(!a)break}}else
return de.errors=[{}],!1;var d=oe===e}else var d=!0;if(d){if(b.symbol!==void 0){const te=e;Gt(b.symbol,{instancePath:u+"\
/extend/symbol",parentData:b,parentDataProperty:"symbol",rootData:p})||(r=r===null?Gt.errors:r.concat(Gt.errors),e=r.length);
var d=te===e}else var d=!0;if(d){if(b.color!==void 0){const te=e;Kr(b.color,{instancePath:u+"/extend/color",parentData:b,
parentDataProperty:"color",rootData:p})||(r=r===null?Kr.errors:r.concat(Kr.errors),e=r.length);var d=te===e}else var d=!0;
if(d){if(b.bgcolor!==void 0){const te=e;Kr(b.bgcolor,{instancePath:u+"/extend/bgcolor",parentData:b,parentDataProperty:"\
bgcolor",rootData:p})||(r=r===null?Kr.errors:r.concat(Kr.errors),e=r.length);var d=te===e}else var d=!0;if(d){if(b.emissions!==
void 0){let te=b.emissions;const oe=e;if(e===oe)if(Array.isArray(te)){var s=!0;const Ae=te.length;for(let pe=0;pe<Ae;pe++){
let Ne=te[pe];const xe=e;if(e===xe)if(typeof Ne=="string"){if(h(Ne)<1)return de.errors=[{}],!1}else return de.errors=[{}],
!1;var s=xe===e;if(!s)break}}else return de.errors=[{}],!1;var d=oe===e}else var d=!0;if(d){if(b.harvest_by_season!==void 0){
let te=b.harvest_by_season;const oe=e;if(e===oe)if(Array.isArray(te)){var f=!0;const Ae=te.length;for(let pe=0;pe<Ae;pe++){
const Ne=e;Sr(te[pe],{instancePath:u+"/extend/harvest_by_season/"+pe,parentData:te,parentDataProperty:pe,rootData:p})||(r=
r===null?Sr.errors:r.concat(Sr.errors),e=r.length);var f=Ne===e;if(!f)break}}else return de.errors=[{}],!1;var d=oe===e}else
var d=!0;if(d){if(b.nail_pull_items!==void 0){let te=b.nail_pull_items;const oe=e;if(e===oe)if(Array.isArray(te)){var o=!0;
const Ae=te.length;for(let pe=0;pe<Ae;pe++){let Ne=te[pe];const xe=e;if(!(typeof Ne=="number"&&!(Ne%1)&&!isNaN(Ne)&&isFinite(
Ne)))return de.errors=[{}],!1;var o=xe===e;if(!o)break}}else return de.errors=[{}],!1;var d=oe===e}else var d=!0;if(d){if(b.
crafting_pseudo_item!==void 0){let te=b.crafting_pseudo_item;const oe=e,ne=e;let Ae=!1;const pe=e;if(e===pe)if(typeof te==
"string"){if(h(te)<1){const xe={};r===null?r=[xe]:r.push(xe),e++}}else{const xe={};r===null?r=[xe]:r.push(xe),e++}var N=pe===
e;if(Ae=Ae||N,!Ae){const xe=e;if(e===xe)if(Array.isArray(te)){var P=!0;const Nr=te.length;for(let Le=0;Le<Nr;Le++){let Me=te[Le];
const Fr=e;if(e===Fr)if(typeof Me=="string"){if(h(Me)<1){const yr={};r===null?r=[yr]:r.push(yr),e++}}else{const yr={};r===
null?r=[yr]:r.push(yr),e++}var P=Fr===e;if(!P)break}}else{const Nr={};r===null?r=[Nr]:r.push(Nr),e++}var N=xe===e;Ae=Ae||
N}if(Ae)e=ne,r!==null&&(ne?r.length=ne:r=null);else{const xe={};return r===null?r=[xe]:r.push(xe),e++,de.errors=r,!1}var d=oe===
e}else var d=!0;if(d){if(b.allowed_template_ids!==void 0){let te=b.allowed_template_ids;const oe=e;if(e===oe)if(Array.isArray(
te)){var q=!0;const Ae=te.length;for(let pe=0;pe<Ae;pe++){let Ne=te[pe];const xe=e;if(e===xe)if(typeof Ne=="string"){if(h(
Ne)<1)return de.errors=[{}],!1}else return de.errors=[{}],!1;var q=xe===e;if(!q)break}}else return de.errors=[{}],!1;var d=oe===
e}else var d=!0;if(d)if(b.active!==void 0){let te=b.active;const oe=e;if(e===oe)if(Array.isArray(te)){var D=!0;const Ae=te.
length;for(let pe=0;pe<Ae;pe++){let Ne=te[pe];const xe=e;if(typeof Ne!="string"&&!(typeof Ne=="number"&&!(Ne%1)&&!isNaN(
Ne)&&isFinite(Ne)))return de.errors=[{}],!1;var D=xe===e;if(!D)break}}else return de.errors=[{}],!1;var d=oe===e}else var d=!0}}}}}}}}}}else
return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.delete!==void 0){let b=t.delete;const S=e;if(!(b&&typeof b==
"object"&&!Array.isArray(b)))return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.relative!==void 0){let b=t.relative;
const S=e;if(e===S)if(b&&typeof b=="object"&&!Array.isArray(b))for(const ie in b){let te=b[ie];const oe=e;if(!(typeof te==
"number"&&isFinite(te)))return de.errors=[{}],!1;var l=oe===e;if(!l)break}else return de.errors=[{}],!1;var i=S===e}else
var i=!0;if(i){if(t.proportional!==void 0){let b=t.proportional;const S=e;if(e===S)if(b&&typeof b=="object"&&!Array.isArray(
b))for(const ie in b){let te=b[ie];const oe=e;if(e===oe)if(typeof te=="number"&&isFinite(te)){if(te<=0||isNaN(te))return de.
errors=[{}],!1}else return de.errors=[{}],!1;var n=oe===e;if(!n)break}else return de.errors=[{}],!1;var i=S===e}else var i=!0;
if(i){if(t.name!==void 0){const b=e;Ie(t.name,{instancePath:u+"/name",parentData:t,parentDataProperty:"name",rootData:p})||
(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var i=b===e}else var i=!0;if(i){if(t.description!==void 0){const b=e;
Ie(t.description,{instancePath:u+"/description",parentData:t,parentDataProperty:"description",rootData:p})||(r=r===null?
Ie.errors:r.concat(Ie.errors),e=r.length);var i=b===e}else var i=!0;if(i){if(t.flags!==void 0){let b=t.flags;const S=e;if(e===
S)if(Array.isArray(b)){var m=!0;const ie=b.length;for(let te=0;te<ie;te++){let oe=b[te];const ne=e;if(e===ne)if(typeof oe==
"string"){if(h(oe)<1)return de.errors=[{}],!1}else return de.errors=[{}],!1;var m=ne===e;if(!m)break}}else return de.errors=
[{}],!1;var i=S===e}else var i=!0;if(i){if(t.connects_to!==void 0){let b=t.connects_to;const S=e;if(typeof b!="string")return de.
errors=[{}],!1;if(!(b==="CHAINFENCE"||b==="RAILING"||b==="WALL"||b==="WATER"||b==="WOODFENCE"||b==="GUTTER"))return de.errors=
[{}],!1;var i=S===e}else var i=!0;if(i){if(t.symbol!==void 0){const b=e;Gt(t.symbol,{instancePath:u+"/symbol",parentData:t,
parentDataProperty:"symbol",rootData:p})||(r=r===null?Gt.errors:r.concat(Gt.errors),e=r.length);var i=b===e}else var i=!0;
if(i){if(t.color!==void 0){const b=e;Kr(t.color,{instancePath:u+"/color",parentData:t,parentDataProperty:"color",rootData:p})||
(r=r===null?Kr.errors:r.concat(Kr.errors),e=r.length);var i=b===e}else var i=!0;if(i){if(t.bgcolor!==void 0){const b=e;Kr(
t.bgcolor,{instancePath:u+"/bgcolor",parentData:t,parentDataProperty:"bgcolor",rootData:p})||(r=r===null?Kr.errors:r.concat(
Kr.errors),e=r.length);var i=b===e}else var i=!0;if(i){if(t.looks_like!==void 0){const b=e;if(typeof t.looks_like!="stri\
ng")return de.errors=[{}],!1;var i=b===e}else var i=!0;if(i){if(t.comfort!==void 0){let b=t.comfort;const S=e,se=e;let ie=!1;
const te=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b))){const ne={};r===null?r=[ne]:r.push(ne),e++}var c=te===
e;if(ie=ie||c,!ie){const ne=e;if(typeof b!="string"){const pe={};r===null?r=[pe]:r.push(pe),e++}if(!(b==="uncomfortable"||
b==="neutral"||b==="slightly_comfortable"||b==="comfortable"||b==="very_comfortable")){const pe={};r===null?r=[pe]:r.push(
pe),e++}var c=ne===e;ie=ie||c}if(ie)e=se,r!==null&&(se?r.length=se:r=null);else{const ne={};return r===null?r=[ne]:r.push(
ne),e++,de.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t.floor_bedding_warmth!==void 0){let b=t.floor_bedding_warmth;
const S=e;if(!(typeof b=="number"&&isFinite(b)))return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.bonus_fire_warmth_feet!==
void 0){let b=t.bonus_fire_warmth_feet;const S=e;if(!(typeof b=="number"&&isFinite(b)))return de.errors=[{}],!1;var i=S===
e}else var i=!0;if(i){if(t.max_volume!==void 0){let b=t.max_volume;const S=e,se=e;let ie=!1;const te=e;lt(b,{instancePath:u+
"/max_volume",parentData:t,parentDataProperty:"max_volume",rootData:p})||(r=r===null?lt.errors:r.concat(lt.errors),e=r.length);
var g=te===e;if(ie=ie||g,!ie){const ne=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b))){const pe={};r===null?
r=[pe]:r.push(pe),e++}if(e===ne&&typeof b=="number"&&isFinite(b)&&(b<0||isNaN(b))){const pe={};r===null?r=[pe]:r.push(pe),
e++}var g=ne===e;ie=ie||g}if(ie)e=se,r!==null&&(se?r.length=se:r=null);else{const ne={};return r===null?r=[ne]:r.push(ne),
e++,de.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t.examine_action!==void 0){let b=t.examine_action;const S=e;if(e===
S)if(typeof b=="string"){if(h(b)<1)return de.errors=[{}],!1}else return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){
if(t.open!==void 0){let b=t.open;const S=e;if(e===S)if(typeof b=="string"){if(h(b)<1)return de.errors=[{}],!1}else return de.
errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.close!==void 0){let b=t.close;const S=e;if(e===S)if(typeof b=="strin\
g"){if(h(b)<1)return de.errors=[{}],!1}else return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.light_emitted!==
void 0){let b=t.light_emitted;const S=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return de.errors=[{}],!1;
var i=S===e}else var i=!0;if(i){if(t.lockpick_result!==void 0){let b=t.lockpick_result;const S=e;if(e===S)if(typeof b=="\
string"){if(h(b)<1)return de.errors=[{}],!1}else return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.lockpick_message!==
void 0){const b=e;Ie(t.lockpick_message,{instancePath:u+"/lockpick_message",parentData:t,parentDataProperty:"lockpick_me\
ssage",rootData:p})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var i=b===e}else var i=!0;if(i){if(t.coverage!==
void 0){let b=t.coverage;const S=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return de.errors=[{}],!1;var i=S===
e}else var i=!0;if(i){if(t.emissions!==void 0){let b=t.emissions;const S=e;if(e===S)if(Array.isArray(b)){var O=!0;const ie=b.
length;for(let te=0;te<ie;te++){let oe=b[te];const ne=e;if(e===ne)if(typeof oe=="string"){if(h(oe)<1)return de.errors=[{}],
!1}else return de.errors=[{}],!1;var O=ne===e;if(!O)break}}else return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){
if(t.harvest_by_season!==void 0){let b=t.harvest_by_season;const S=e;if(e===S)if(Array.isArray(b)){var v=!0;const ie=b.length;
for(let te=0;te<ie;te++){const oe=e;Sr(b[te],{instancePath:u+"/harvest_by_season/"+te,parentData:b,parentDataProperty:te,
rootData:p})||(r=r===null?Sr.errors:r.concat(Sr.errors),e=r.length);var v=oe===e;if(!v)break}}else return de.errors=[{}],
!1;var i=S===e}else var i=!0;if(i){if(t.heat_radiation!==void 0){let b=t.heat_radiation;const S=e;if(!(typeof b=="number"&&
isFinite(b)))return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.message!==void 0){const b=e;Ie(t.message,{instancePath:u+
"/message",parentData:t,parentDataProperty:"message",rootData:p})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);
var i=b===e}else var i=!0;if(i){if(t.prompt!==void 0){const b=e;Ie(t.prompt,{instancePath:u+"/prompt",parentData:t,parentDataProperty:"\
prompt",rootData:p})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var i=b===e}else var i=!0;if(i){if(t.fill_result!==
void 0){let b=t.fill_result;const S=e;if(e===S)if(typeof b=="string"){if(h(b)<1)return de.errors=[{}],!1}else return de.
errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.fill_minutes!==void 0){let b=t.fill_minutes;const S=e;if(!(typeof b==
"number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.nail_pull_result!==
void 0){let b=t.nail_pull_result;const S=e;if(e===S)if(typeof b=="string"){if(h(b)<1)return de.errors=[{}],!1}else return de.
errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.nail_pull_items!==void 0){let b=t.nail_pull_items;const S=e;if(e===S)
if(Array.isArray(b)){var _=!0;const ie=b.length;for(let te=0;te<ie;te++){let oe=b[te];const ne=e;if(!(typeof oe=="number"&&
!(oe%1)&&!isNaN(oe)&&isFinite(oe)))return de.errors=[{}],!1;var _=ne===e;if(!_)break}}else return de.errors=[{}],!1;var i=S===
e}else var i=!0;if(i){if(t.fluid_grid!==void 0){let b=t.fluid_grid;const S=e;if(!(b&&typeof b=="object"&&!Array.isArray(
b)))return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.type!==void 0){const b=e;if(t.type!=="furniture")return de.
errors=[{}],!1;var i=b===e}else var i=!0;if(i){if(t.id!==void 0){let b=t.id;const S=e,se=e;let ie=!1;const te=e;if(e===te)
if(typeof b=="string"){if(h(b)<1){const ne={};r===null?r=[ne]:r.push(ne),e++}}else{const ne={};r===null?r=[ne]:r.push(ne),
e++}var j=te===e;if(ie=ie||j,!ie){const ne=e;if(e===ne)if(Array.isArray(b))if(b.length<1){const pe={};r===null?r=[pe]:r.
push(pe),e++}else{var k=!0;const pe=b.length;for(let Ne=0;Ne<pe;Ne++){let xe=b[Ne];const Xe=e;if(e===Xe)if(typeof xe=="s\
tring"){if(h(xe)<1){const Le={};r===null?r=[Le]:r.push(Le),e++}}else{const Le={};r===null?r=[Le]:r.push(Le),e++}var k=Xe===
e;if(!k)break}}else{const pe={};r===null?r=[pe]:r.push(pe),e++}var j=ne===e;ie=ie||j}if(ie)e=se,r!==null&&(se?r.length=se:
r=null);else{const ne={};return r===null?r=[ne]:r.push(ne),e++,de.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t.bash!==
void 0){const b=e;Te(t.bash,{instancePath:u+"/bash",parentData:t,parentDataProperty:"bash",rootData:p})||(r=r===null?Te.
errors:r.concat(Te.errors),e=r.length);var i=b===e}else var i=!0;if(i){if(t.deconstruct!==void 0){const b=e;xt(t.deconstruct,
{instancePath:u+"/deconstruct",parentData:t,parentDataProperty:"deconstruct",rootData:p})||(r=r===null?xt.errors:r.concat(
xt.errors),e=r.length);var i=b===e}else var i=!0;if(i){if(t.pry!==void 0){const b=e;hr(t.pry,{instancePath:u+"/pry",parentData:t,
parentDataProperty:"pry",rootData:p})||(r=r===null?hr.errors:r.concat(hr.errors),e=r.length);var i=b===e}else var i=!0;if(i){
if(t.oxytorch!==void 0){const b=e;Hr(t.oxytorch,{instancePath:u+"/oxytorch",parentData:t,parentDataProperty:"oxytorch",rootData:p})||
(r=r===null?Hr.errors:r.concat(Hr.errors),e=r.length);var i=b===e}else var i=!0;if(i){if(t.boltcut!==void 0){const b=e;Hr(
t.boltcut,{instancePath:u+"/boltcut",parentData:t,parentDataProperty:"boltcut",rootData:p})||(r=r===null?Hr.errors:r.concat(
Hr.errors),e=r.length);var i=b===e}else var i=!0;if(i){if(t.hacksaw!==void 0){const b=e;Hr(t.hacksaw,{instancePath:u+"/h\
acksaw",parentData:t,parentDataProperty:"hacksaw",rootData:p})||(r=r===null?Hr.errors:r.concat(Hr.errors),e=r.length);var i=b===
e}else var i=!0;if(i){if(t.move_cost_mod!==void 0){let b=t.move_cost_mod;const S=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(
b)&&isFinite(b)))return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.required_str!==void 0){let b=t.required_str;
const S=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){
if(t.crafting_pseudo_item!==void 0){let b=t.crafting_pseudo_item;const S=e,se=e;let ie=!1;const te=e;if(e===te)if(typeof b==
"string"){if(h(b)<1){const ne={};r===null?r=[ne]:r.push(ne),e++}}else{const ne={};r===null?r=[ne]:r.push(ne),e++}var I=te===
e;if(ie=ie||I,!ie){const ne=e;if(e===ne)if(Array.isArray(b)){var R=!0;const pe=b.length;for(let Ne=0;Ne<pe;Ne++){let xe=b[Ne];
const Xe=e;if(e===Xe)if(typeof xe=="string"){if(h(xe)<1){const Le={};r===null?r=[Le]:r.push(Le),e++}}else{const Le={};r===
null?r=[Le]:r.push(Le),e++}var R=Xe===e;if(!R)break}}else{const pe={};r===null?r=[pe]:r.push(pe),e++}var I=ne===e;ie=ie||
I}if(ie)e=se,r!==null&&(se?r.length=se:r=null);else{const ne={};return r===null?r=[ne]:r.push(ne),e++,de.errors=r,!1}var i=S===
e}else var i=!0;if(i){if(t.workbench!==void 0){const b=e;Ft(t.workbench,{instancePath:u+"/workbench",parentData:t,parentDataProperty:"\
workbench",rootData:p})||(r=r===null?Ft.errors:r.concat(Ft.errors),e=r.length);var i=b===e}else var i=!0;if(i){if(t.plant_data!==
void 0){const b=e;Gr(t.plant_data,{instancePath:u+"/plant_data",parentData:t,parentDataProperty:"plant_data",rootData:p})||
(r=r===null?Gr.errors:r.concat(Gr.errors),e=r.length);var i=b===e}else var i=!0;if(i){if(t.surgery_skill_multiplier!==void 0){
let b=t.surgery_skill_multiplier;const S=e;if(!(typeof b=="number"&&isFinite(b)))return de.errors=[{}],!1;var i=S===e}else
var i=!0;if(i){if(t.provides_liquids!==void 0){let b=t.provides_liquids;const S=e;if(e===S)if(typeof b=="string"){if(h(b)<
1)return de.errors=[{}],!1}else return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.transforms_into!==void 0){
let b=t.transforms_into;const S=e;if(e===S)if(typeof b=="string"){if(h(b)<1)return de.errors=[{}],!1}else return de.errors=
[{}],!1;var i=S===e}else var i=!0;if(i){if(t.deployed_item!==void 0){let b=t.deployed_item;const S=e;if(e===S)if(typeof b==
"string"){if(h(b)<1)return de.errors=[{}],!1}else return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.keg_capacity!==
void 0){let b=t.keg_capacity;const S=e,se=e;let ie=!1;const te=e;lt(b,{instancePath:u+"/keg_capacity",parentData:t,parentDataProperty:"\
keg_capacity",rootData:p})||(r=r===null?lt.errors:r.concat(lt.errors),e=r.length);var x=te===e;if(ie=ie||x,!ie){const ne=e;
if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b))){const pe={};r===null?r=[pe]:r.push(pe),e++}if(e===ne&&typeof b==
"number"&&isFinite(b)&&(b<0||isNaN(b))){const pe={};r===null?r=[pe]:r.push(pe),e++}var x=ne===e;ie=ie||x}if(ie)e=se,r!==
null&&(se?r.length=se:r=null);else{const ne={};return r===null?r=[ne]:r.push(ne),e++,de.errors=r,!1}var i=S===e}else var i=!0;
if(i){if(t.curtain_transform!==void 0){let b=t.curtain_transform;const S=e;if(e===S)if(typeof b=="string"){if(h(b)<1)return de.
errors=[{}],!1}else return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.allowed_template_ids!==void 0){let b=t.
allowed_template_ids;const S=e;if(e===S)if(Array.isArray(b)){var L=!0;const ie=b.length;for(let te=0;te<ie;te++){let oe=b[te];
const ne=e;if(e===ne)if(typeof oe=="string"){if(h(oe)<1)return de.errors=[{}],!1}else return de.errors=[{}],!1;var L=ne===
e;if(!L)break}}else return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.active!==void 0){let b=t.active;const S=e;
if(e===S)if(Array.isArray(b)){var E=!0;const ie=b.length;for(let te=0;te<ie;te++){let oe=b[te];const ne=e;if(typeof oe!=
"string"&&!(typeof oe=="number"&&!(oe%1)&&!isNaN(oe)&&isFinite(oe)))return de.errors=[{}],!1;var E=ne===e;if(!E)break}}else
return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.ident!==void 0){let b=t.ident;const S=e;if(e===S)if(typeof b==
"string"){if(h(b)<1)return de.errors=[{}],!1}else return de.errors=[{}],!1;var i=S===e}else var i=!0;if(i)if(t.alias!==void 0){
let b=t.alias;const S=e,se=e;let ie=!1;const te=e;if(e===te)if(typeof b=="string"){if(h(b)<1){const ne={};r===null?r=[ne]:
r.push(ne),e++}}else{const ne={};r===null?r=[ne]:r.push(ne),e++}var G=te===e;if(ie=ie||G,!ie){const ne=e;if(e===ne)if(Array.
isArray(b)){var C=!0;const pe=b.length;for(let Ne=0;Ne<pe;Ne++){let xe=b[Ne];const Xe=e;if(e===Xe)if(typeof xe=="string"){
if(h(xe)<1){const Le={};r===null?r=[Le]:r.push(Le),e++}}else{const Le={};r===null?r=[Le]:r.push(Le),e++}var C=Xe===e;if(!C)
break}}else{const pe={};r===null?r=[pe]:r.push(pe),e++}var G=ne===e;ie=ie||G}if(ie)e=se,r!==null&&(se?r.length=se:r=null);else{
const ne={};return r===null?r=[ne]:r.push(ne),e++,de.errors=r,!1}var i=S===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return de.errors=[{}],!1;return de.errors=r,e===0}const Yi=ye,Zi={type:"object",additionalProperties:!1,properties:{"edi\
t-mode":{type:"string",enum:["create","modify","override"]},"copy-from":{type:"string",minLength:1,"x-extension":!0},abstract:{
type:"string",minLength:1,"x-extension":!0},extend:{type:"object","x-extension":!0,additionalProperties:!1,properties:{flags:{
type:"array",items:{type:"string",minLength:1}},symbol:{$ref:"#/definitions/seasonal_symbol"},color:{$ref:"#/definitions\
/seasonal_color"},bgcolor:{$ref:"#/definitions/seasonal_color"},emissions:{type:"array",items:{type:"string",minLength:1,
"x-ref":"emission"},"x-extension":!0},harvest_by_season:{type:"array",items:{$ref:"#/definitions/common-members_harvest"},
"x-extension":!0},nail_pull_items:{type:"array",items:{type:"integer"},"x-extension":!0},allowed_template_ids:{type:"arr\
ay",items:{type:"string",minLength:1,"x-ref":"item"},"x-extension":!0}},patternProperties:{"^//":{}}},delete:{type:"obje\
ct","x-extension":!0},relative:{type:"object",additionalProperties:{type:"number"},"x-extension":!0},proportional:{type:"\
object",additionalProperties:{type:"number",exclusiveMinimum:0},"x-extension":!0},name:{$ref:"#/definitions/translated-t\
ext"},description:{"x-extension":!0,$ref:"#/definitions/translated-text"},flags:{type:"array",items:{type:"string",minLength:1}},
connects_to:{type:"string",enum:["CHAINFENCE","RAILING","WALL","WATER","WOODFENCE","GUTTER"]},symbol:{$ref:"#/definition\
s/seasonal_symbol"},color:{$ref:"#/definitions/seasonal_color"},bgcolor:{$ref:"#/definitions/seasonal_color"},looks_like:{
type:"string"},comfort:{anyOf:[{type:"integer"},{type:"string",enum:["uncomfortable","neutral","slightly_comfortable","c\
omfortable","very_comfortable"],"x-extension":!0}]},floor_bedding_warmth:{type:"number"},bonus_fire_warmth_feet:{type:"n\
umber"},max_volume:{anyOf:[{$ref:"#/definitions/units_volume"},{type:"integer",minimum:0,"x-extension":!0}]},examine_action:{
type:"string",minLength:1},open:{type:"string",minLength:1,"x-ref":"terrain"},close:{type:"string",minLength:1,"x-ref":"\
terrain"},light_emitted:{type:"integer"},lockpick_result:{type:"string",minLength:1,"x-ref":"terrain"},lockpick_message:{
$ref:"#/definitions/translated-text"},coverage:{type:"integer","x-extension":!0},emissions:{type:"array",items:{type:"st\
ring",minLength:1,"x-ref":"emission"},"x-extension":!0},harvest_by_season:{type:"array",items:{$ref:"#/definitions/commo\
n-members_harvest"},"x-extension":!0},heat_radiation:{type:"number","x-extension":!0},message:{"x-extension":!0,$ref:"#/\
definitions/translated-text"},prompt:{"x-extension":!0,$ref:"#/definitions/translated-text"},fill_result:{type:"string",
minLength:1,"x-ref":"terrain","x-extension":!0},fill_minutes:{type:"integer","x-extension":!0},nail_pull_result:{type:"s\
tring",minLength:1,"x-ref":"terrain","x-extension":!0},nail_pull_items:{type:"array",items:{type:"integer"},"x-extension":!0},
fluid_grid:{type:"object","x-extension":!0},type:{const:"terrain"},id:{anyOf:[{type:"string",minLength:1},{type:"array",
items:{type:"string",minLength:1},minItems:1,"x-extension":!0}]},bash:{$ref:"#/definitions/bash_terrain"},deconstruct:{$ref:"\
#/definitions/deconstruct_terrain"},pry:{$ref:"#/definitions/pry_terrain"},oxytorch:{$ref:"#/definitions/cutting_terrain"},
boltcut:{$ref:"#/definitions/cutting_terrain"},hacksaw:{$ref:"#/definitions/cutting_terrain"},move_cost:{type:"integer",
minimum:0},digging_result:{type:"string",minLength:1,"x-ref":"item_group"},trap:{type:"string",minLength:1,"x-ref":"trap"},
harvestable:{type:"string",minLength:1,"x-ref":"item"},transforms_into:{type:"string",minLength:1,"x-ref":"terrain"},harvest_season:{
type:"string",enum:["SUMMER","AUTUMN","WINTER","SPRING"]},roof:{type:"string",minLength:1,"x-ref":"terrain"},curtain_transform:{
type:"string",minLength:1,"x-ref":"terrain","x-extension":!0},allowed_template_ids:{type:"array",items:{type:"string",minLength:1,
"x-ref":"item"},"x-extension":!0},digging_results:{type:"object",additionalProperties:!1,properties:{digging_min:{type:"\
integer","x-extension":!0},result_ter:{type:"string",minLength:1,"x-ref":"terrain","x-extension":!0},num_minutes:{type:"\
integer","x-extension":!0},items:{"x-extension":!0,$ref:"#/definitions/item-group"}},"x-extension":!0,patternProperties:{
"^//":{}}},ident:{type:"string",minLength:1,"x-extension":!0},alias:{anyOf:[{type:"string",minLength:1},{type:"array",items:{
type:"string",minLength:1}}],"x-extension":!0}},patternProperties:{"^//":{}},definitions:{bash_terrain:{type:"object",additionalProperties:!1,
required:["ter_set"],properties:{str_min:{type:"integer"},str_max:{type:"integer"},str_min_blocked:{type:"integer"},str_max_blocked:{
type:"integer"},str_min_supported:{type:"integer"},str_max_supported:{type:"integer"},sound:{$ref:"#/definitions/transla\
ted-text"},sound_fail:{$ref:"#/definitions/translated-text"},sound_vol:{anyOf:[{type:"integer"},{type:"string",pattern:"\
^[0-9]{1,4} ?dB$","x-extension":!0}]},sound_fail_vol:{anyOf:[{type:"integer"},{type:"string",pattern:"^[0-9]{1,4} ?dB$",
"x-extension":!0}]},explosive:{type:"integer"},destroy_only:{type:"boolean"},bash_below:{type:"boolean"},items:{$ref:"#/\
definitions/item-group"},ranged:{type:"object",additionalProperties:!1,properties:{reduction:{anyOf:[{type:"number"},{type:"\
array",items:[{type:"number"},{type:"number"}],minItems:2,maxItems:2,additionalItems:!1}],"x-extension":!0},reduction_laser:{
anyOf:[{type:"number"},{type:"array",items:[{type:"number"},{type:"number"}],minItems:2,maxItems:2,additionalItems:!1}],
"x-extension":!0},destroy_threshold:{anyOf:[{type:"number"},{type:"array",items:[{type:"number"},{type:"number"}],minItems:2,
maxItems:2,additionalItems:!1}],"x-extension":!0},flammable:{type:"boolean","x-extension":!0},block_unaimed_chance:{type:[
"string","number"],"x-extension":!0}},"x-extension":!0,patternProperties:{"^//":{}}},ter_set:{type:"string",minLength:1,
"x-ref":"terrain"},ter_set_bashed_from_above:{type:"string",minLength:1,"x-ref":"terrain","x-extension":!0},furn_set:{type:"\
string"},tent_centers:{type:"array",items:{type:"string"}},collapse_radius:{type:"integer"}},patternProperties:{"^//":{}}},
"common-members_harvest":{type:"object",additionalProperties:!1,required:["seasons"],properties:{seasons:{type:"array",items:{
type:"string",enum:["spring","summer","autumn","winter"]},"x-extension":!0},id:{type:"string",minLength:1,"x-extension":!0},
entries:{type:"array",items:{$ref:"#/definitions/common-members_harvest-entry"},"x-extension":!0}},patternProperties:{"^\
//":{}}},"common-members_harvest-entry":{type:"object",additionalProperties:!1,required:["drop"],properties:{drop:{type:"\
string",minLength:1,"x-extension":!0},type:{type:"string","x-extension":!0},base_num:{type:"array",items:[{type:"number"},
{type:"number"}],minItems:2,maxItems:2,additionalItems:!1,"x-extension":!0},scale_num:{type:"array",items:[{type:"number"},
{type:"number"}],minItems:2,maxItems:2,additionalItems:!1,"x-extension":!0},max:{type:"number","x-extension":!0},mass_ratio:{
type:"number","x-extension":!0}},patternProperties:{"^//":{}}},cutting_byproduct:{type:"object",additionalProperties:!1,
required:["item"],properties:{item:{type:"string",minLength:1,"x-ref":"item"},count:{$ref:"#/definitions/item-group_rang\
e"}},patternProperties:{"^//":{}}},cutting_terrain:{type:"object",additionalProperties:!1,required:["result"],properties:{
duration:{$ref:"#/definitions/units_time"},message:{$ref:"#/definitions/translated-text"},sound:{$ref:"#/definitions/tra\
nslated-text"},byproducts:{type:"array",items:{$ref:"#/definitions/cutting_byproduct"}},result:{type:"string",minLength:1,
"x-ref":"terrain"}},patternProperties:{"^//":{}}},deconstruct_terrain:{type:"object",additionalProperties:!1,required:["\
ter_set"],properties:{items:{$ref:"#/definitions/item-group"},deconstruct_above:{type:"boolean","x-extension":!0},ter_set:{
type:"string",minLength:1,"x-ref":"terrain"},furn_set:{type:"string"}},patternProperties:{"^//":{}}},"item-group":{anyOf:[
{$ref:"#/definitions/item-group_reference"},{$ref:"#/definitions/item-group_list"},{$ref:"#/definitions/item-group_group"}]},
"item-group_collection-entry":{type:"object",additionalProperties:!1,required:["collection"],properties:{prob:{$ref:"#/d\
efinitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer","x-extensi\
on":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"\
integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"#/definitions/\
item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},dirt:{"\
x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},
{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"strin\
g",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},
"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-ref":"item_group","\
x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-ref":"item_g\
roup","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},active:{type:"b\
oolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"stri\
ng",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},collection:{type:"array",items:{$ref:"#/definitions/item-group_li\
sted-item"},"x-extension":!0}},patternProperties:{"^//":{}}},"item-group_distribution-entry":{type:"object",additionalProperties:!1,
required:["distribution"],properties:{prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item\
-group_range"},"count-min":{type:"integer","x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"\
#/definitions/item-group_range"},"charges-min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extens\
ion":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},
"damage-max":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-i\
tem":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],
"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"s\
tring",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},
"container-group":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-ext\
ension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"\
string",minLength:1},"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,
"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},distribution:{type:"\
array",items:{$ref:"#/definitions/item-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}},"item-group_\
entry":{anyOf:[{$ref:"#/definitions/item-group_group-entry"},{$ref:"#/definitions/item-group_collection-entry"},{$ref:"#\
/definitions/item-group_distribution-entry"},{$ref:"#/definitions/item-group_item-entry"}]},"item-group_group":{type:"ob\
ject",additionalProperties:!1,properties:{type:{type:"string","x-extension":!0},id:{type:"string","x-extension":!0},subtype:{
type:"string",enum:["collection","distribution","old"]},ammo:{type:"integer",minimum:0,maximum:100,"x-extension":!0},magazine:{
type:"integer",minimum:0,maximum:100,"x-extension":!0},entries:{type:"array",items:{$ref:"#/definitions/item-group_liste\
d-item"}},items:{type:"array",items:{$ref:"#/definitions/item-group_listed-item"}},groups:{type:"array",items:{$ref:"#/d\
efinitions/item-group_listed-group"},"x-extension":!0}},patternProperties:{"^//":{}}},"item-group_group-entry":{type:"ob\
ject",additionalProperties:!1,required:["group"],properties:{prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"\
#/definitions/item-group_range"},"count-min":{type:"integer","x-extension":!0},"count-max":{type:"integer","x-extension":!0},
charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"integer","x-extension":!0},"charges-max":{type:"int\
eger","x-extension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-\
extension":!0},"damage-max":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_rang\
e"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x\
-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",
items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item",
"x-extension":!0},"container-group":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-\
ref":"item","x-extension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"a\
rray",items:{type:"string",minLength:1},"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"\
string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},
group:{type:"string",minLength:1,"x-ref":"item_group","x-extension":!0}},patternProperties:{"^//":{}}},"item-group_item-\
entry":{type:"object",additionalProperties:!1,required:["item"],properties:{prob:{$ref:"#/definitions/item-group_probabi\
lity"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer","x-extension":!0},"count-max":{type:"in\
teger","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"integer","x-extension":!0},
"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-\
min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/def\
initions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"\
string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"ite\
m_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"\
string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-i\
tem":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},
"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},active:{type:"boolean","x-extension":!0},
snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,"x-ref":"s\
nippet"}}],"x-extension":!0},item:{type:"string",minLength:1,"x-ref":"item"}},patternProperties:{"^//":{}}},"item-group_\
list":{type:"array",items:{$ref:"#/definitions/item-group_listed-item"}},"item-group_listed-group":{anyOf:[{type:"string",
minLength:1,"x-ref":"item_group"},{type:"array",items:[{type:"string",minLength:1,"x-ref":"item_group"},{$ref:"#/definit\
ions/item-group_probability"}],minItems:2,maxItems:2,additionalItems:!1},{$ref:"#/definitions/item-group_entry"}]},"item\
-group_listed-item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:[{type:"string",minLength:1,"\
x-ref":"item"},{$ref:"#/definitions/item-group_probability"}],minItems:2,maxItems:2,additionalItems:!1},{$ref:"#/definit\
ions/item-group_entry"}]},"item-group_probability":{type:"integer"},"item-group_range":{anyOf:[{type:"integer"},{type:"a\
rray",items:[{type:"integer"},{type:"integer"}],minItems:2,maxItems:2,additionalItems:!1}]},"item-group_reference":{type:"\
string",minLength:1,"x-ref":"item_group"},pry_terrain:{type:"object",additionalProperties:!1,required:["pry_quality","di\
fficulty","new_ter_type"],properties:{success_message:{$ref:"#/definitions/translated-text"},fail_message:{$ref:"#/defin\
itions/translated-text"},break_message:{$ref:"#/definitions/translated-text"},pry_quality:{type:"integer"},pry_bonus_mult:{
type:"integer"},difficulty:{type:"integer"},noise:{type:"integer"},break_noise:{type:"integer"},sound:{$ref:"#/definitio\
ns/translated-text"},break_sound:{$ref:"#/definitions/translated-text"},breakable:{type:"boolean"},break_items:{$ref:"#/\
definitions/item-group"},pry_items:{"x-extension":!0,$ref:"#/definitions/item-group"},alarm:{type:"boolean","x-extension":!0},
new_ter_type:{type:"string",minLength:1,"x-ref":"terrain"},break_ter_type:{type:"string",minLength:1,"x-ref":"terrain"},
new_furn_type:{type:"string"},break_furn_type:{type:"string"}},patternProperties:{"^//":{}}},seasonal_color:{anyOf:[{type:"\
string",minLength:1},{type:"array",items:{type:"string",minLength:1},minItems:1,maxItems:4}]},seasonal_symbol:{anyOf:[{type:"\
string",enum:["LINE_XOXO","LINE_OXOX"],"x-extension":!0},{type:"string",minLength:1,maxLength:1},{type:"array",items:{anyOf:[
{type:"string",enum:["LINE_XOXO","LINE_OXOX"],"x-extension":!0},{type:"string",minLength:1,maxLength:1}]},minItems:1,maxItems:4}]},
"translated-text":{anyOf:[{type:"string"},{$ref:"#/definitions/translated-text_uncountable"},{$ref:"#/definitions/transl\
ated-text_countable"}]},"translated-text_countable":{type:"object",additionalProperties:!1,required:["str"],properties:{
str:{type:"string","x-extension":!0},str_pl:{type:"string","x-extension":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{
"^//":{}}},"translated-text_uncountable":{type:"object",additionalProperties:!1,required:["str_sp"],properties:{str_sp:{
type:"string","x-extension":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{"^//":{}}},units_time:{type:"s\
tring","x-format":"time",pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|second|s|minutes|minute|m|hour\
s|hour|h|days|day|d)[ \\t]*)+$"},units_volume:{type:"string","x-format":"volume",pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t\
]*(?:ml|L)[ \\t]*)+$"}},$id:"terrain"};function Ut(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(typeof t!="string"){const N={};r===null?r=[N]:r.push(N),e++}if(!(t==="LINE_XOXO"||t==="LINE_OXOX")){const N={};r===null?
r=[N]:r.push(N),e++}var s=d===e;if(a=a||s,!a){const N=e;if(e===N)if(typeof t=="string"){if(h(t)>1){const q={};r===null?r=
[q]:r.push(q),e++}else if(h(t)<1){const q={};r===null?r=[q]:r.push(q),e++}}else{const q={};r===null?r=[q]:r.push(q),e++}
var s=N===e;if(a=a||s,!a){const q=e;if(e===q)if(Array.isArray(t))if(t.length>4){const l={};r===null?r=[l]:r.push(l),e++}else if(t.
length<1){const l={};r===null?r=[l]:r.push(l),e++}else{var f=!0;const l=t.length;for(let n=0;n<l;n++){let m=t[n];const c=e,
g=e;let O=!1;const v=e;if(typeof m!="string"){const j={};r===null?r=[j]:r.push(j),e++}if(!(m==="LINE_XOXO"||m==="LINE_OX\
OX")){const j={};r===null?r=[j]:r.push(j),e++}var o=v===e;if(O=O||o,!O){const j=e;if(e===j)if(typeof m=="string"){if(h(m)>
1){const I={};r===null?r=[I]:r.push(I),e++}else if(h(m)<1){const I={};r===null?r=[I]:r.push(I),e++}}else{const I={};r===
null?r=[I]:r.push(I),e++}var o=j===e;O=O||o}if(O)e=g,r!==null&&(g?r.length=g:r=null);else{const j={};r===null?r=[j]:r.push(
j),e++}var f=c===e;if(!f)break}}else{const l={};r===null?r=[l]:r.push(l),e++}var s=q===e;a=a||s}}if(a)e=i,r!==null&&(i?r.
length=i:r=null);else{const N={};return r===null?r=[N]:r.push(N),e++,Ut.errors=r,!1}return Ut.errors=r,e===0}function Qr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(e===d)if(typeof t=="string"){if(h(t)<1){const o={};r===null?r=[o]:r.push(o),e++}}else{const o={};r===null?r=[o]:r.push(
o),e++}var s=d===e;if(a=a||s,!a){const o=e;if(e===o)if(Array.isArray(t))if(t.length>4){const P={};r===null?r=[P]:r.push(
P),e++}else if(t.length<1){const P={};r===null?r=[P]:r.push(P),e++}else{var f=!0;const P=t.length;for(let q=0;q<P;q++){let D=t[q];
const l=e;if(e===l)if(typeof D=="string"){if(h(D)<1){const m={};r===null?r=[m]:r.push(m),e++}}else{const m={};r===null?r=
[m]:r.push(m),e++}var f=l===e;if(!f)break}}else{const P={};r===null?r=[P]:r.push(P),e++}var s=o===e;a=a||s}if(a)e=i,r!==
null&&(i?r.length=i:r=null);else{const o={};return r===null?r=[o]:r.push(o),e++,Qr.errors=r,!1}return Qr.errors=r,e===0}function cr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let s;if(t.drop===void 0&&(s="drop"))return cr.errors=[{}],!1;{const f=e;for(const o in t)if(!(o===
"drop"||o==="type"||o==="base_num"||o==="scale_num"||o==="max"||o==="mass_ratio"||ge.test(o))){return cr.errors=[{}],!1;
break}if(f===e){if(t.drop!==void 0){let o=t.drop;const N=e;if(e===N)if(typeof o=="string"){if(h(o)<1)return cr.errors=[{}],
!1}else return cr.errors=[{}],!1;var i=N===e}else var i=!0;if(i){if(t.type!==void 0){const o=e;if(typeof t.type!="string")
return cr.errors=[{}],!1;var i=o===e}else var i=!0;if(i){if(t.base_num!==void 0){let o=t.base_num;const N=e;if(e===N)if(Array.
isArray(o)){if(o.length>2)return cr.errors=[{}],!1;if(o.length<2)return cr.errors=[{}],!1;if(o.length<=2){const D=o.length;
if(D>0){let l=o[0];const n=e;if(!(typeof l=="number"&&isFinite(l)))return cr.errors=[{}],!1;var a=n===e}if(a&&D>1){let l=o[1];
const n=e;if(!(typeof l=="number"&&isFinite(l)))return cr.errors=[{}],!1;var a=n===e}}else return cr.errors=[{}],!1}else
return cr.errors=[{}],!1;var i=N===e}else var i=!0;if(i){if(t.scale_num!==void 0){let o=t.scale_num;const N=e;if(e===N)if(Array.
isArray(o)){if(o.length>2)return cr.errors=[{}],!1;if(o.length<2)return cr.errors=[{}],!1;if(o.length<=2){const D=o.length;
if(D>0){let l=o[0];const n=e;if(!(typeof l=="number"&&isFinite(l)))return cr.errors=[{}],!1;var d=n===e}if(d&&D>1){let l=o[1];
const n=e;if(!(typeof l=="number"&&isFinite(l)))return cr.errors=[{}],!1;var d=n===e}}else return cr.errors=[{}],!1}else
return cr.errors=[{}],!1;var i=N===e}else var i=!0;if(i){if(t.max!==void 0){let o=t.max;const N=e;if(!(typeof o=="number"&&
isFinite(o)))return cr.errors=[{}],!1;var i=N===e}else var i=!0;if(i)if(t.mass_ratio!==void 0){let o=t.mass_ratio;const N=e;
if(!(typeof o=="number"&&isFinite(o)))return cr.errors=[{}],!1;var i=N===e}else var i=!0}}}}}}}else return cr.errors=[{}],
!1;return cr.errors=r,e===0}function Br(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let s;if(t.seasons===void 0&&(s="seasons"))return Br.errors=[{}],
!1;{const f=e;for(const o in t)if(!(o==="seasons"||o==="id"||o==="entries"||ge.test(o))){return Br.errors=[{}],!1;break}
if(f===e){if(t.seasons!==void 0){let o=t.seasons;const N=e;if(e===N)if(Array.isArray(o)){var i=!0;const P=o.length;for(let q=0;q<
P;q++){let D=o[q];const l=e;if(typeof D!="string")return Br.errors=[{}],!1;if(!(D==="spring"||D==="summer"||D==="autumn"||
D==="winter"))return Br.errors=[{}],!1;var i=l===e;if(!i)break}}else return Br.errors=[{}],!1;var a=N===e}else var a=!0;
if(a){if(t.id!==void 0){let o=t.id;const N=e;if(e===N)if(typeof o=="string"){if(h(o)<1)return Br.errors=[{}],!1}else return Br.
errors=[{}],!1;var a=N===e}else var a=!0;if(a)if(t.entries!==void 0){let o=t.entries;const N=e;if(e===N)if(Array.isArray(
o)){var d=!0;const q=o.length;for(let D=0;D<q;D++){const l=e;cr(o[D],{instancePath:u+"/entries/"+D,parentData:o,parentDataProperty:D,
rootData:p})||(r=r===null?cr.errors:r.concat(cr.errors),e=r.length);var d=l===e;if(!d)break}}else return Br.errors=[{}],
!1;var a=N===e}else var a=!0}}}}else return Br.errors=[{}],!1;return Br.errors=r,e===0}function jt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.str_sp===void 0&&(a="str_sp"))return jt.errors=[{}],!1;{const d=e;for(const s in t)
if(!(s==="str_sp"||s==="ctxt"||ge.test(s))){return jt.errors=[{}],!1;break}if(d===e){if(t.str_sp!==void 0){const s=e;if(typeof t.
str_sp!="string")return jt.errors=[{}],!1;var i=s===e}else var i=!0;if(i)if(t.ctxt!==void 0){const s=e;if(typeof t.ctxt!=
"string")return jt.errors=[{}],!1;var i=s===e}else var i=!0}}}else return jt.errors=[{}],!1;return jt.errors=r,e===0}function ht(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.str===void 0&&(a="str"))return ht.errors=[{}],!1;{const d=e;for(const s in t)if(!(s===
"str"||s==="str_pl"||s==="ctxt"||ge.test(s))){return ht.errors=[{}],!1;break}if(d===e){if(t.str!==void 0){const s=e;if(typeof t.
str!="string")return ht.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.str_pl!==void 0){const s=e;if(typeof t.str_pl!=
"string")return ht.errors=[{}],!1;var i=s===e}else var i=!0;if(i)if(t.ctxt!==void 0){const s=e;if(typeof t.ctxt!="string")
return ht.errors=[{}],!1;var i=s===e}else var i=!0}}}}else return ht.errors=[{}],!1;return ht.errors=r,e===0}function Fe(t,{
instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;if(typeof t!=
"string"){const f={};r===null?r=[f]:r.push(f),e++}var s=d===e;if(a=a||s,!a){const f=e;jt(t,{instancePath:u,parentData:z,
parentDataProperty:W,rootData:p})||(r=r===null?jt.errors:r.concat(jt.errors),e=r.length);var s=f===e;if(a=a||s,!a){const N=e;
ht(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?ht.errors:r.concat(ht.errors),e=r.length);
var s=N===e;a=a||s}}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const f={};return r===null?r=[f]:r.push(f),e++,Fe.errors=
r,!1}return Fe.errors=r,e===0}function ui(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(typeof t==
"string"){if(!Fi.test(t))return ui.errors=[{instancePath:u,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[ \
\\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:ml|L)[ \\t]*)+$"}}],!1}else return ui.errors=[{}],!1;return ui.errors=r,e===0}const en={
type:"object",additionalProperties:!1,required:["ter_set"],properties:{str_min:{type:"integer"},str_max:{type:"integer"},
str_min_blocked:{type:"integer"},str_max_blocked:{type:"integer"},str_min_supported:{type:"integer"},str_max_supported:{
type:"integer"},sound:{$ref:"#/definitions/translated-text"},sound_fail:{$ref:"#/definitions/translated-text"},sound_vol:{
anyOf:[{type:"integer"},{type:"string",pattern:"^[0-9]{1,4} ?dB$","x-extension":!0}]},sound_fail_vol:{anyOf:[{type:"inte\
ger"},{type:"string",pattern:"^[0-9]{1,4} ?dB$","x-extension":!0}]},explosive:{type:"integer"},destroy_only:{type:"boole\
an"},bash_below:{type:"boolean"},items:{$ref:"#/definitions/item-group"},ranged:{type:"object",additionalProperties:!1,properties:{
reduction:{anyOf:[{type:"number"},{type:"array",items:[{type:"number"},{type:"number"}],minItems:2,maxItems:2,additionalItems:!1}],
"x-extension":!0},reduction_laser:{anyOf:[{type:"number"},{type:"array",items:[{type:"number"},{type:"number"}],minItems:2,
maxItems:2,additionalItems:!1}],"x-extension":!0},destroy_threshold:{anyOf:[{type:"number"},{type:"array",items:[{type:"\
number"},{type:"number"}],minItems:2,maxItems:2,additionalItems:!1}],"x-extension":!0},flammable:{type:"boolean","x-exte\
nsion":!0},block_unaimed_chance:{type:["string","number"],"x-extension":!0}},"x-extension":!0,patternProperties:{"^//":{}}},
ter_set:{type:"string",minLength:1,"x-ref":"terrain"},ter_set_bashed_from_above:{type:"string",minLength:1,"x-ref":"terr\
ain","x-extension":!0},furn_set:{type:"string"},tent_centers:{type:"array",items:{type:"string"}},collapse_radius:{type:"\
integer"}},patternProperties:{"^//":{}}};function pi(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(typeof t==
"string"){if(h(t)<1)return pi.errors=[{}],!1}else return pi.errors=[{}],!1;return pi.errors=r,e===0}function Lr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;return typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t)?(Lr.errors=r,e===0):(Lr.errors=[{}],!1)}const rn={type:"object",additionalProperties:!1,required:["group"],properties:{prob:{$ref:"#/definitions/item-group_prob\
ability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer","x-extension":!0},"count-max":{type:"\
integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"integer","x-extension":!0},
"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-\
min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/def\
initions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"\
string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"ite\
m_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"\
string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-i\
tem":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},
"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},active:{type:"boolean","x-extension":!0},
snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,"x-ref":"s\
nippet"}}],"x-extension":!0},group:{type:"string",minLength:1,"x-ref":"item_group","x-extension":!0}},patternProperties:{
"^//":{}}};function De(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={};r===null?r=[o]:r.push(o),e++}var s=d===e;if(a=a||s,
!a){const o=e;if(e===o)if(Array.isArray(t))if(t.length>2){const P={};r===null?r=[P]:r.push(P),e++}else if(t.length<2){const P={};
r===null?r=[P]:r.push(P),e++}else if(t.length<=2){const q=t.length;if(q>0){let D=t[0];const l=e;if(!(typeof D=="number"&&
!(D%1)&&!isNaN(D)&&isFinite(D))){const n={};r===null?r=[n]:r.push(n),e++}var f=l===e}if(f&&q>1){let D=t[1];const l=e;if(!(typeof D==
"number"&&!(D%1)&&!isNaN(D)&&isFinite(D))){const m={};r===null?r=[m]:r.push(m),e++}var f=l===e}}else{const q={};r===null?
r=[q]:r.push(q),e++}else{const P={};r===null?r=[P]:r.push(P),e++}var s=o===e;a=a||s}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{
const o={};return r===null?r=[o]:r.push(o),e++,De.errors=r,!1}return De.errors=r,e===0}function Ke(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let q;if(t.group===void 0&&(q="group"))return Ke.errors=[{}],!1;{const D=e;for(const l in t)if(!(Ce.call(rn.properties,l)||
ge.test(l))){return Ke.errors=[{}],!1;break}if(D===e){if(t.prob!==void 0){const l=e;Lr(t.prob,{instancePath:u+"/prob",parentData:t,
parentDataProperty:"prob",rootData:p})||(r=r===null?Lr.errors:r.concat(Lr.errors),e=r.length);var i=l===e}else var i=!0;
if(i){if(t.count!==void 0){const l=e;De(t.count,{instancePath:u+"/count",parentData:t,parentDataProperty:"count",rootData:p})||
(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["count-min"]!==void 0){let l=t["\
count-min"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Ke.errors=[{}],!1;var i=n===e}else
var i=!0;if(i){if(t["count-max"]!==void 0){let l=t["count-max"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return Ke.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.charges!==void 0){const l=e;De(t.charges,{instancePath:u+
"/charges",parentData:t,parentDataProperty:"charges",rootData:p})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);
var i=l===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let l=t["charges-min"];const n=e;if(!(typeof l=="number"&&
!(l%1)&&!isNaN(l)&&isFinite(l)))return Ke.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["charges-max"]!==void 0){let l=t["\
charges-max"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Ke.errors=[{}],!1;var i=n===e}else
var i=!0;if(i){if(t.damage!==void 0){const l=e;De(t.damage,{instancePath:u+"/damage",parentData:t,parentDataProperty:"da\
mage",rootData:p})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["damage-m\
in"]!==void 0){let l=t["damage-min"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Ke.errors=
[{}],!1;var i=n===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let l=t["damage-max"];const n=e;if(!(typeof l=="num\
ber"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Ke.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.dirt!==void 0){const l=e;
De(t.dirt,{instancePath:u+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:p})||(r=r===null?De.errors:r.concat(De.
errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let l=t["contents-item"];const n=e,m=e;
let c=!1;const g=e;if(e===g)if(typeof l=="string"){if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};r===
null?r=[v]:r.push(v),e++}var a=g===e;if(c=c||a,!c){const v=e;if(e===v)if(Array.isArray(l)){var d=!0;const j=l.length;for(let k=0;k<
j;k++){let I=l[k];const R=e;if(e===R)if(typeof I=="string"){if(h(I)<1){const L={};r===null?r=[L]:r.push(L),e++}}else{const L={};
r===null?r=[L]:r.push(L),e++}var d=R===e;if(!d)break}}else{const j={};r===null?r=[j]:r.push(j),e++}var a=v===e;c=c||a}if(c)
e=m,r!==null&&(m?r.length=m:r=null);else{const v={};return r===null?r=[v]:r.push(v),e++,Ke.errors=r,!1}var i=n===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let l=t["contents-group"];const n=e,m=e;let c=!1;const g=e;if(e===g)if(typeof l==
"string"){if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};r===null?r=[v]:r.push(v),e++}var s=g===e;if(c=
c||s,!c){const v=e;if(e===v)if(Array.isArray(l)){var f=!0;const j=l.length;for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===
R)if(typeof I=="string"){if(h(I)<1){const L={};r===null?r=[L]:r.push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}
var f=R===e;if(!f)break}}else{const j={};r===null?r=[j]:r.push(j),e++}var s=v===e;c=c||s}if(c)e=m,r!==null&&(m?r.length=
m:r=null);else{const v={};return r===null?r=[v]:r.push(v),e++,Ke.errors=r,!1}var i=n===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const l=e;if(typeof t["container-item"]!="string")return Ke.errors=[{}],!1;var i=l===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const l=e;if(typeof t["container-group"]!="string")return Ke.errors=[{}],!1;var i=l===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const l=e;if(typeof t["ammo-item"]!="string")return Ke.errors=[{}],!1;
var i=l===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const l=e;if(typeof t["ammo-group"]!="string")return Ke.errors=
[{}],!1;var i=l===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let l=t["custom-flags"];const n=e;if(e===n)if(Array.
isArray(l)){var o=!0;const c=l.length;for(let g=0;g<c;g++){let O=l[g];const v=e;if(e===v)if(typeof O=="string"){if(h(O)<
1)return Ke.errors=[{}],!1}else return Ke.errors=[{}],!1;var o=v===e;if(!o)break}}else return Ke.errors=[{}],!1;var i=n===
e}else var i=!0;if(i){if(t.active!==void 0){const l=e;if(typeof t.active!="boolean")return Ke.errors=[{}],!1;var i=l===e}else
var i=!0;if(i){if(t.snippets!==void 0){let l=t.snippets;const n=e,m=e;let c=!1;const g=e;if(e===g)if(typeof l=="string"){
if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};r===null?r=[v]:r.push(v),e++}var N=g===e;if(c=c||N,!c){
const v=e;if(e===v)if(Array.isArray(l)){var P=!0;const j=l.length;for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===R)if(typeof I==
"string"){if(h(I)<1){const L={};r===null?r=[L]:r.push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var P=R===e;if(!P)
break}}else{const j={};r===null?r=[j]:r.push(j),e++}var N=v===e;c=c||N}if(c)e=m,r!==null&&(m?r.length=m:r=null);else{const v={};
return r===null?r=[v]:r.push(v),e++,Ke.errors=r,!1}var i=n===e}else var i=!0;if(i)if(t.group!==void 0){let l=t.group;const n=e;
if(e===n)if(typeof l=="string"){if(h(l)<1)return Ke.errors=[{}],!1}else return Ke.errors=[{}],!1;var i=n===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else
return Ke.errors=[{}],!1;return Ke.errors=r,e===0}const tn={type:"object",additionalProperties:!1,required:["collection"],
properties:{prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{
type:"integer","x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_r\
ange"},"charges-min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{"x-extens\
ion":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"intege\
r","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",
minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents\
-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"\
item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"\
string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{
type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-e\
xtension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"\
array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},collection:{type:"array",items:{$ref:"#/d\
efinitions/item-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}},ci={validate:ft};function nr(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let D;if(t.collection===void 0&&(D="collection"))return nr.errors=[{}],!1;{const l=e;for(const n in t)if(!(Ce.call(tn.properties,
n)||ge.test(n))){return nr.errors=[{}],!1;break}if(l===e){if(t.prob!==void 0){const n=e;Lr(t.prob,{instancePath:u+"/prob",
parentData:t,parentDataProperty:"prob",rootData:p})||(r=r===null?Lr.errors:r.concat(Lr.errors),e=r.length);var i=n===e}else
var i=!0;if(i){if(t.count!==void 0){const n=e;De(t.count,{instancePath:u+"/count",parentData:t,parentDataProperty:"count",
rootData:p})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["count-min"]!==
void 0){let n=t["count-min"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return nr.errors=[{}],!1;
var i=m===e}else var i=!0;if(i){if(t["count-max"]!==void 0){let n=t["count-max"];const m=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return nr.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.charges!==void 0){const n=e;De(
t.charges,{instancePath:u+"/charges",parentData:t,parentDataProperty:"charges",rootData:p})||(r=r===null?De.errors:r.concat(
De.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let n=t["charges-min"];const m=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return nr.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t["charges-max"]!==
void 0){let n=t["charges-max"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return nr.errors=[{}],
!1;var i=m===e}else var i=!0;if(i){if(t.damage!==void 0){const n=e;De(t.damage,{instancePath:u+"/damage",parentData:t,parentDataProperty:"\
damage",rootData:p})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["damage\
-min"]!==void 0){let n=t["damage-min"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return nr.errors=
[{}],!1;var i=m===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let n=t["damage-max"];const m=e;if(!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return nr.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.dirt!==void 0){const n=e;
De(t.dirt,{instancePath:u+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:p})||(r=r===null?De.errors:r.concat(De.
errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let n=t["contents-item"];const m=e,c=e;
let g=!1;const O=e;if(e===O)if(typeof n=="string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===
null?r=[_]:r.push(_),e++}var a=O===e;if(g=g||a,!g){const _=e;if(e===_)if(Array.isArray(n)){var d=!0;const k=n.length;for(let I=0;I<
k;I++){let R=n[I];const x=e;if(e===x)if(typeof R=="string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};
r===null?r=[E]:r.push(E),e++}var d=x===e;if(!d)break}}else{const k={};r===null?r=[k]:r.push(k),e++}var a=_===e;g=g||a}if(g)
e=c,r!==null&&(c?r.length=c:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,nr.errors=r,!1}var i=m===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let n=t["contents-group"];const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n==
"string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var s=O===e;if(g=
g||s,!g){const _=e;if(e===_)if(Array.isArray(n)){var f=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];const x=e;if(e===
x)if(typeof R=="string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}
var f=x===e;if(!f)break}}else{const k={};r===null?r=[k]:r.push(k),e++}var s=_===e;g=g||s}if(g)e=c,r!==null&&(c?r.length=
c:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,nr.errors=r,!1}var i=m===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const n=e;if(typeof t["container-item"]!="string")return nr.errors=[{}],!1;var i=n===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const n=e;if(typeof t["container-group"]!="string")return nr.errors=[{}],!1;var i=n===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const n=e;if(typeof t["ammo-item"]!="string")return nr.errors=[{}],!1;
var i=n===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const n=e;if(typeof t["ammo-group"]!="string")return nr.errors=
[{}],!1;var i=n===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let n=t["custom-flags"];const m=e;if(e===m)if(Array.
isArray(n)){var o=!0;const g=n.length;for(let O=0;O<g;O++){let v=n[O];const _=e;if(e===_)if(typeof v=="string"){if(h(v)<
1)return nr.errors=[{}],!1}else return nr.errors=[{}],!1;var o=_===e;if(!o)break}}else return nr.errors=[{}],!1;var i=m===
e}else var i=!0;if(i){if(t.active!==void 0){const n=e;if(typeof t.active!="boolean")return nr.errors=[{}],!1;var i=n===e}else
var i=!0;if(i){if(t.snippets!==void 0){let n=t.snippets;const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n=="string"){
if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var N=O===e;if(g=g||N,!g){
const _=e;if(e===_)if(Array.isArray(n)){var P=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];const x=e;if(e===x)if(typeof R==
"string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}var P=x===e;if(!P)
break}}else{const k={};r===null?r=[k]:r.push(k),e++}var N=_===e;g=g||N}if(g)e=c,r!==null&&(c?r.length=c:r=null);else{const _={};
return r===null?r=[_]:r.push(_),e++,nr.errors=r,!1}var i=m===e}else var i=!0;if(i)if(t.collection!==void 0){let n=t.collection;
const m=e;if(e===m)if(Array.isArray(n)){var q=!0;const g=n.length;for(let O=0;O<g;O++){const v=e;ci.validate(n[O],{instancePath:u+
"/collection/"+O,parentData:n,parentDataProperty:O,rootData:p})||(r=r===null?ci.validate.errors:r.concat(ci.validate.errors),
e=r.length);var q=v===e;if(!q)break}}else return nr.errors=[{}],!1;var i=m===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return nr.
errors=[{}],!1;return nr.errors=r,e===0}const nn={type:"object",additionalProperties:!1,required:["distribution"],properties:{
prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"inte\
ger","x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"ch\
arges-min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"\
#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extensio\
n":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,
"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[
{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],
"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-r\
ef":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"strin\
g","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},
active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{
type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},distribution:{type:"array",items:{$ref:"#/definitions/i\
tem-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}};function sr(t,{instancePath:u="",parentData:z,parentDataProperty:W,
rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let D;if(t.distribution===void 0&&
(D="distribution"))return sr.errors=[{}],!1;{const l=e;for(const n in t)if(!(Ce.call(nn.properties,n)||ge.test(n))){return sr.
errors=[{}],!1;break}if(l===e){if(t.prob!==void 0){const n=e;Lr(t.prob,{instancePath:u+"/prob",parentData:t,parentDataProperty:"\
prob",rootData:p})||(r=r===null?Lr.errors:r.concat(Lr.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t.count!==void 0){
const n=e;De(t.count,{instancePath:u+"/count",parentData:t,parentDataProperty:"count",rootData:p})||(r=r===null?De.errors:
r.concat(De.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["count-min"]!==void 0){let n=t["count-min"];const m=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return sr.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t["\
count-max"]!==void 0){let n=t["count-max"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return sr.
errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.charges!==void 0){const n=e;De(t.charges,{instancePath:u+"/charges",
parentData:t,parentDataProperty:"charges",rootData:p})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=n===
e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let n=t["charges-min"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return sr.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t["charges-max"]!==void 0){let n=t["charges\
-max"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return sr.errors=[{}],!1;var i=m===e}else var i=!0;
if(i){if(t.damage!==void 0){const n=e;De(t.damage,{instancePath:u+"/damage",parentData:t,parentDataProperty:"damage",rootData:p})||
(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["damage-min"]!==void 0){let n=t["\
damage-min"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return sr.errors=[{}],!1;var i=m===e}else
var i=!0;if(i){if(t["damage-max"]!==void 0){let n=t["damage-max"];const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return sr.errors=[{}],!1;var i=m===e}else var i=!0;if(i){if(t.dirt!==void 0){const n=e;De(t.dirt,{instancePath:u+
"/dirt",parentData:t,parentDataProperty:"dirt",rootData:p})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=n===
e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let n=t["contents-item"];const m=e,c=e;let g=!1;const O=e;if(e===O)
if(typeof n=="string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}
var a=O===e;if(g=g||a,!g){const _=e;if(e===_)if(Array.isArray(n)){var d=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];
const x=e;if(e===x)if(typeof R=="string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=
[E]:r.push(E),e++}var d=x===e;if(!d)break}}else{const k={};r===null?r=[k]:r.push(k),e++}var a=_===e;g=g||a}if(g)e=c,r!==
null&&(c?r.length=c:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,sr.errors=r,!1}var i=m===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let n=t["contents-group"];const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n==
"string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var s=O===e;if(g=
g||s,!g){const _=e;if(e===_)if(Array.isArray(n)){var f=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];const x=e;if(e===
x)if(typeof R=="string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}
var f=x===e;if(!f)break}}else{const k={};r===null?r=[k]:r.push(k),e++}var s=_===e;g=g||s}if(g)e=c,r!==null&&(c?r.length=
c:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,sr.errors=r,!1}var i=m===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const n=e;if(typeof t["container-item"]!="string")return sr.errors=[{}],!1;var i=n===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const n=e;if(typeof t["container-group"]!="string")return sr.errors=[{}],!1;var i=n===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const n=e;if(typeof t["ammo-item"]!="string")return sr.errors=[{}],!1;
var i=n===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const n=e;if(typeof t["ammo-group"]!="string")return sr.errors=
[{}],!1;var i=n===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let n=t["custom-flags"];const m=e;if(e===m)if(Array.
isArray(n)){var o=!0;const g=n.length;for(let O=0;O<g;O++){let v=n[O];const _=e;if(e===_)if(typeof v=="string"){if(h(v)<
1)return sr.errors=[{}],!1}else return sr.errors=[{}],!1;var o=_===e;if(!o)break}}else return sr.errors=[{}],!1;var i=m===
e}else var i=!0;if(i){if(t.active!==void 0){const n=e;if(typeof t.active!="boolean")return sr.errors=[{}],!1;var i=n===e}else
var i=!0;if(i){if(t.snippets!==void 0){let n=t.snippets;const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n=="string"){
if(h(n)<1){const _={};r===null?r=[_]:r.push(_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var N=O===e;if(g=g||N,!g){
const _=e;if(e===_)if(Array.isArray(n)){var P=!0;const k=n.length;for(let I=0;I<k;I++){let R=n[I];const x=e;if(e===x)if(typeof R==
"string"){if(h(R)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}var P=x===e;if(!P)
break}}else{const k={};r===null?r=[k]:r.push(k),e++}var N=_===e;g=g||N}if(g)e=c,r!==null&&(c?r.length=c:r=null);else{const _={};
return r===null?r=[_]:r.push(_),e++,sr.errors=r,!1}var i=m===e}else var i=!0;if(i)if(t.distribution!==void 0){let n=t.distribution;
const m=e;if(e===m)if(Array.isArray(n)){var q=!0;const g=n.length;for(let O=0;O<g;O++){const v=e;ci.validate(n[O],{instancePath:u+
"/distribution/"+O,parentData:n,parentDataProperty:O,rootData:p})||(r=r===null?ci.validate.errors:r.concat(ci.validate.errors),
e=r.length);var q=v===e;if(!q)break}}else return sr.errors=[{}],!1;var i=m===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return sr.
errors=[{}],!1;return sr.errors=r,e===0}const sn={type:"object",additionalProperties:!1,required:["item"],properties:{prob:{
$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer","\
x-extension":!0},"count-max":{type:"integer","x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-\
min":{type:"integer","x-extension":!0},"charges-max":{type:"integer","x-extension":!0},damage:{"x-extension":!0,$ref:"#/\
definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},
dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"\
item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-exte\
nsion":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-ref":"it\
em_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-r\
ef":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},active:{
type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"\
string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},item:{type:"string",minLength:1,"x-ref":"item"}},patternProperties:{
"^//":{}}};function Qe(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)
if(t&&typeof t=="object"&&!Array.isArray(t)){let q;if(t.item===void 0&&(q="item"))return Qe.errors=[{}],!1;{const D=e;for(const l in t)
if(!(Ce.call(sn.properties,l)||ge.test(l))){return Qe.errors=[{}],!1;break}if(D===e){if(t.prob!==void 0){const l=e;Lr(t.
prob,{instancePath:u+"/prob",parentData:t,parentDataProperty:"prob",rootData:p})||(r=r===null?Lr.errors:r.concat(Lr.errors),
e=r.length);var i=l===e}else var i=!0;if(i){if(t.count!==void 0){const l=e;De(t.count,{instancePath:u+"/count",parentData:t,
parentDataProperty:"count",rootData:p})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=l===e}else var i=!0;
if(i){if(t["count-min"]!==void 0){let l=t["count-min"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))
return Qe.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["count-max"]!==void 0){let l=t["count-max"];const n=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Qe.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.charges!==void 0){
const l=e;De(t.charges,{instancePath:u+"/charges",parentData:t,parentDataProperty:"charges",rootData:p})||(r=r===null?De.
errors:r.concat(De.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let l=t["charges-mi\
n"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Qe.errors=[{}],!1;var i=n===e}else var i=!0;
if(i){if(t["charges-max"]!==void 0){let l=t["charges-max"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return Qe.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.damage!==void 0){const l=e;De(t.damage,{instancePath:u+
"/damage",parentData:t,parentDataProperty:"damage",rootData:p})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=l===
e}else var i=!0;if(i){if(t["damage-min"]!==void 0){let l=t["damage-min"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return Qe.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let l=t["damage-m\
ax"];const n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Qe.errors=[{}],!1;var i=n===e}else var i=!0;
if(i){if(t.dirt!==void 0){const l=e;De(t.dirt,{instancePath:u+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:p})||
(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let l=t["\
contents-item"];const n=e,m=e;let c=!1;const g=e;if(e===g)if(typeof l=="string"){if(h(l)<1){const v={};r===null?r=[v]:r.
push(v),e++}}else{const v={};r===null?r=[v]:r.push(v),e++}var a=g===e;if(c=c||a,!c){const v=e;if(e===v)if(Array.isArray(
l)){var d=!0;const j=l.length;for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===R)if(typeof I=="string"){if(h(I)<1){const L={};
r===null?r=[L]:r.push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var d=R===e;if(!d)break}}else{const j={};r===
null?r=[j]:r.push(j),e++}var a=v===e;c=c||a}if(c)e=m,r!==null&&(m?r.length=m:r=null);else{const v={};return r===null?r=[
v]:r.push(v),e++,Qe.errors=r,!1}var i=n===e}else var i=!0;if(i){if(t["contents-group"]!==void 0){let l=t["contents-group"];
const n=e,m=e;let c=!1;const g=e;if(e===g)if(typeof l=="string"){if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{
const v={};r===null?r=[v]:r.push(v),e++}var s=g===e;if(c=c||s,!c){const v=e;if(e===v)if(Array.isArray(l)){var f=!0;const j=l.
length;for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===R)if(typeof I=="string"){if(h(I)<1){const L={};r===null?r=[L]:r.
push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var f=R===e;if(!f)break}}else{const j={};r===null?r=[j]:r.push(
j),e++}var s=v===e;c=c||s}if(c)e=m,r!==null&&(m?r.length=m:r=null);else{const v={};return r===null?r=[v]:r.push(v),e++,Qe.
errors=r,!1}var i=n===e}else var i=!0;if(i){if(t["container-item"]!==void 0){const l=e;if(typeof t["container-item"]!="s\
tring")return Qe.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t["container-group"]!==void 0){const l=e;if(typeof t["\
container-group"]!="string")return Qe.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const l=e;
if(typeof t["ammo-item"]!="string")return Qe.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){
const l=e;if(typeof t["ammo-group"]!="string")return Qe.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t["custom-flag\
s"]!==void 0){let l=t["custom-flags"];const n=e;if(e===n)if(Array.isArray(l)){var o=!0;const c=l.length;for(let g=0;g<c;g++){
let O=l[g];const v=e;if(e===v)if(typeof O=="string"){if(h(O)<1)return Qe.errors=[{}],!1}else return Qe.errors=[{}],!1;var o=v===
e;if(!o)break}}else return Qe.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.active!==void 0){const l=e;if(typeof t.
active!="boolean")return Qe.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t.snippets!==void 0){let l=t.snippets;const n=e,
m=e;let c=!1;const g=e;if(e===g)if(typeof l=="string"){if(h(l)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};
r===null?r=[v]:r.push(v),e++}var N=g===e;if(c=c||N,!c){const v=e;if(e===v)if(Array.isArray(l)){var P=!0;const j=l.length;
for(let k=0;k<j;k++){let I=l[k];const R=e;if(e===R)if(typeof I=="string"){if(h(I)<1){const L={};r===null?r=[L]:r.push(L),
e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var P=R===e;if(!P)break}}else{const j={};r===null?r=[j]:r.push(j),e++}
var N=v===e;c=c||N}if(c)e=m,r!==null&&(m?r.length=m:r=null);else{const v={};return r===null?r=[v]:r.push(v),e++,Qe.errors=
r,!1}var i=n===e}else var i=!0;if(i)if(t.item!==void 0){let l=t.item;const n=e;if(e===n)if(typeof l=="string"){if(h(l)<1)
return Qe.errors=[{}],!1}else return Qe.errors=[{}],!1;var i=n===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return Qe.errors=
[{}],!1;return Qe.errors=r,e===0}function ri(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,
e=0;const i=e;let a=!1;const d=e;Ke(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?Ke.errors:
r.concat(Ke.errors),e=r.length);var s=d===e;if(a=a||s,!a){const f=e;nr(t,{instancePath:u,parentData:z,parentDataProperty:W,
rootData:p})||(r=r===null?nr.errors:r.concat(nr.errors),e=r.length);var s=f===e;if(a=a||s,!a){const N=e;sr(t,{instancePath:u,
parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?sr.errors:r.concat(sr.errors),e=r.length);var s=N===e;if(a=a||
s,!a){const q=e;Qe(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?Qe.errors:r.concat(Qe.errors),
e=r.length);var s=q===e;a=a||s}}}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const f={};return r===null?r=[f]:r.push(f),
e++,ri.errors=r,!1}return ri.errors=r,e===0}function ft(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){
let r=null,e=0;const i=e;let a=!1;const d=e;if(e===d)if(typeof t=="string"){if(h(t)<1){const o={};r===null?r=[o]:r.push(
o),e++}}else{const o={};r===null?r=[o]:r.push(o),e++}var s=d===e;if(a=a||s,!a){const o=e;if(e===o)if(Array.isArray(t))if(t.
length>2){const P={};r===null?r=[P]:r.push(P),e++}else if(t.length<2){const P={};r===null?r=[P]:r.push(P),e++}else if(t.
length<=2){const q=t.length;if(q>0){let D=t[0];const l=e;if(e===l)if(typeof D=="string"){if(h(D)<1){const n={};r===null?
r=[n]:r.push(n),e++}}else{const n={};r===null?r=[n]:r.push(n),e++}var f=l===e}if(f&&q>1){const D=e;Lr(t[1],{instancePath:u+
"/1",parentData:t,parentDataProperty:1,rootData:p})||(r=r===null?Lr.errors:r.concat(Lr.errors),e=r.length);var f=D===e}}else{
const q={};r===null?r=[q]:r.push(q),e++}else{const P={};r===null?r=[P]:r.push(P),e++}var s=o===e;if(a=a||s,!a){const P=e;
ri(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?ri.errors:r.concat(ri.errors),e=r.length);
var s=P===e;a=a||s}}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const o={};return r===null?r=[o]:r.push(o),e++,ft.errors=
r,!1}return ft.errors=r,e===0}function Pi(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,
e=0;if(e===0)if(Array.isArray(t)){var i=!0;const a=t.length;for(let d=0;d<a;d++){const s=e;ft(t[d],{instancePath:u+"/"+d,
parentData:t,parentDataProperty:d,rootData:p})||(r=r===null?ft.errors:r.concat(ft.errors),e=r.length);var i=s===e;if(!i)
break}}else return Pi.errors=[{}],!1;return Pi.errors=r,e===0}function ki(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(e===d)if(typeof t=="string"){if(h(t)<1){const o={};r===null?r=[o]:r.push(o),e++}}else{const o={};r===null?r=[o]:r.push(
o),e++}var s=d===e;if(a=a||s,!a){const o=e;if(e===o)if(Array.isArray(t))if(t.length>2){const P={};r===null?r=[P]:r.push(
P),e++}else if(t.length<2){const P={};r===null?r=[P]:r.push(P),e++}else if(t.length<=2){const q=t.length;if(q>0){let D=t[0];
const l=e;if(e===l)if(typeof D=="string"){if(h(D)<1){const n={};r===null?r=[n]:r.push(n),e++}}else{const n={};r===null?r=
[n]:r.push(n),e++}var f=l===e}if(f&&q>1){const D=e;Lr(t[1],{instancePath:u+"/1",parentData:t,parentDataProperty:1,rootData:p})||
(r=r===null?Lr.errors:r.concat(Lr.errors),e=r.length);var f=D===e}}else{const q={};r===null?r=[q]:r.push(q),e++}else{const P={};
r===null?r=[P]:r.push(P),e++}var s=o===e;if(a=a||s,!a){const P=e;ri(t,{instancePath:u,parentData:z,parentDataProperty:W,
rootData:p})||(r=r===null?ri.errors:r.concat(ri.errors),e=r.length);var s=P===e;a=a||s}}if(a)e=i,r!==null&&(i?r.length=i:
r=null);else{const o={};return r===null?r=[o]:r.push(o),e++,ki.errors=r,!1}return ki.errors=r,e===0}function qr(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
const f=e;for(const o in t)if(!(o==="type"||o==="id"||o==="subtype"||o==="ammo"||o==="magazine"||o==="entries"||o==="ite\
ms"||o==="groups"||ge.test(o))){return qr.errors=[{}],!1;break}if(f===e){if(t.type!==void 0){const o=e;if(typeof t.type!=
"string")return qr.errors=[{}],!1;var i=o===e}else var i=!0;if(i){if(t.id!==void 0){const o=e;if(typeof t.id!="string")return qr.
errors=[{}],!1;var i=o===e}else var i=!0;if(i){if(t.subtype!==void 0){let o=t.subtype;const N=e;if(typeof o!="string")return qr.
errors=[{}],!1;if(!(o==="collection"||o==="distribution"||o==="old"))return qr.errors=[{}],!1;var i=N===e}else var i=!0;
if(i){if(t.ammo!==void 0){let o=t.ammo;const N=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return qr.errors=
[{}],!1;if(e===N&&typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o))return qr.errors=[{}],!1;if(o<0||isNaN(o))return qr.
errors=[{}],!1}var i=N===e}else var i=!0;if(i){if(t.magazine!==void 0){let o=t.magazine;const N=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)))return qr.errors=[{}],!1;if(e===N&&typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o))return qr.
errors=[{}],!1;if(o<0||isNaN(o))return qr.errors=[{}],!1}var i=N===e}else var i=!0;if(i){if(t.entries!==void 0){let o=t.
entries;const N=e;if(e===N)if(Array.isArray(o)){var a=!0;const q=o.length;for(let D=0;D<q;D++){const l=e;ft(o[D],{instancePath:u+
"/entries/"+D,parentData:o,parentDataProperty:D,rootData:p})||(r=r===null?ft.errors:r.concat(ft.errors),e=r.length);var a=l===
e;if(!a)break}}else return qr.errors=[{}],!1;var i=N===e}else var i=!0;if(i){if(t.items!==void 0){let o=t.items;const N=e;
if(e===N)if(Array.isArray(o)){var d=!0;const q=o.length;for(let D=0;D<q;D++){const l=e;ft(o[D],{instancePath:u+"/items/"+
D,parentData:o,parentDataProperty:D,rootData:p})||(r=r===null?ft.errors:r.concat(ft.errors),e=r.length);var d=l===e;if(!d)
break}}else return qr.errors=[{}],!1;var i=N===e}else var i=!0;if(i)if(t.groups!==void 0){let o=t.groups;const N=e;if(e===
N)if(Array.isArray(o)){var s=!0;const q=o.length;for(let D=0;D<q;D++){const l=e;ki(o[D],{instancePath:u+"/groups/"+D,parentData:o,
parentDataProperty:D,rootData:p})||(r=r===null?ki.errors:r.concat(ki.errors),e=r.length);var s=l===e;if(!s)break}}else return qr.
errors=[{}],!1;var i=N===e}else var i=!0}}}}}}}}else return qr.errors=[{}],!1;return qr.errors=r,e===0}function Mr(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;pi(t,{instancePath:u,parentData:z,
parentDataProperty:W,rootData:p})||(r=r===null?pi.errors:r.concat(pi.errors),e=r.length);var s=d===e;if(a=a||s,!a){const f=e;
Pi(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?Pi.errors:r.concat(Pi.errors),e=r.length);
var s=f===e;if(a=a||s,!a){const N=e;qr(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?qr.
errors:r.concat(qr.errors),e=r.length);var s=N===e;a=a||s}}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const f={};return r===
null?r=[f]:r.push(f),e++,Mr.errors=r,!1}return Mr.errors=r,e===0}function Re(t,{instancePath:u="",parentData:z,parentDataProperty:W,
rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.ter_set===void 0&&(n="\
ter_set"))return Re.errors=[{}],!1;{const m=e;for(const c in t)if(!(Ce.call(en.properties,c)||ge.test(c))){return Re.errors=
[{}],!1;break}if(m===e){if(t.str_min!==void 0){let c=t.str_min;const g=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c)))return Re.errors=[{}],!1;var i=g===e}else var i=!0;if(i){if(t.str_max!==void 0){let c=t.str_max;const g=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Re.errors=[{}],!1;var i=g===e}else var i=!0;if(i){if(t.str_min_blocked!==
void 0){let c=t.str_min_blocked;const g=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Re.errors=[{}],
!1;var i=g===e}else var i=!0;if(i){if(t.str_max_blocked!==void 0){let c=t.str_max_blocked;const g=e;if(!(typeof c=="numb\
er"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Re.errors=[{}],!1;var i=g===e}else var i=!0;if(i){if(t.str_min_supported!==void 0){
let c=t.str_min_supported;const g=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Re.errors=[{}],!1;var i=g===
e}else var i=!0;if(i){if(t.str_max_supported!==void 0){let c=t.str_max_supported;const g=e;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c)&&isFinite(c)))return Re.errors=[{}],!1;var i=g===e}else var i=!0;if(i){if(t.sound!==void 0){const c=e;Fe(t.
sound,{instancePath:u+"/sound",parentData:t,parentDataProperty:"sound",rootData:p})||(r=r===null?Fe.errors:r.concat(Fe.errors),
e=r.length);var i=c===e}else var i=!0;if(i){if(t.sound_fail!==void 0){const c=e;Fe(t.sound_fail,{instancePath:u+"/sound_\
fail",parentData:t,parentDataProperty:"sound_fail",rootData:p})||(r=r===null?Fe.errors:r.concat(Fe.errors),e=r.length);var i=c===
e}else var i=!0;if(i){if(t.sound_vol!==void 0){let c=t.sound_vol;const g=e,O=e;let v=!1;const _=e;if(!(typeof c=="number"&&
!(c%1)&&!isNaN(c)&&isFinite(c))){const k={};r===null?r=[k]:r.push(k),e++}var a=_===e;if(v=v||a,!v){const k=e;if(e===k)if(typeof c==
"string"){if(!Li.test(c)){const R={instancePath:u+"/sound_vol",schemaPath:"#/properties/sound_vol/anyOf/1/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,4} ?dB$"}};r===null?r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}
var a=k===e;v=v||a}if(v)e=O,r!==null&&(O?r.length=O:r=null);else{const k={};return r===null?r=[k]:r.push(k),e++,Re.errors=
r,!1}var i=g===e}else var i=!0;if(i){if(t.sound_fail_vol!==void 0){let c=t.sound_fail_vol;const g=e,O=e;let v=!1;const _=e;
if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const k={};r===null?r=[k]:r.push(k),e++}var d=_===e;if(v=v||d,
!v){const k=e;if(e===k)if(typeof c=="string"){if(!Li.test(c)){const R={instancePath:u+"/sound_fail_vol",schemaPath:"#/pr\
operties/sound_fail_vol/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,4} ?dB$"}};r===null?r=[R]:r.push(R),
e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var d=k===e;v=v||d}if(v)e=O,r!==null&&(O?r.length=O:r=null);else{const k={};
return r===null?r=[k]:r.push(k),e++,Re.errors=r,!1}var i=g===e}else var i=!0;if(i){if(t.explosive!==void 0){let c=t.explosive;
const g=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Re.errors=[{}],!1;var i=g===e}else var i=!0;if(i){
if(t.destroy_only!==void 0){const c=e;if(typeof t.destroy_only!="boolean")return Re.errors=[{}],!1;var i=c===e}else var i=!0;
if(i){if(t.bash_below!==void 0){const c=e;if(typeof t.bash_below!="boolean")return Re.errors=[{}],!1;var i=c===e}else var i=!0;
if(i){if(t.items!==void 0){const c=e;Mr(t.items,{instancePath:u+"/items",parentData:t,parentDataProperty:"items",rootData:p})||
(r=r===null?Mr.errors:r.concat(Mr.errors),e=r.length);var i=c===e}else var i=!0;if(i){if(t.ranged!==void 0){let c=t.ranged;
const g=e;if(e===g)if(c&&typeof c=="object"&&!Array.isArray(c)){const v=e;for(const _ in c)if(!(_==="reduction"||_==="re\
duction_laser"||_==="destroy_threshold"||_==="flammable"||_==="block_unaimed_chance"||ge.test(_))){return Re.errors=[{}],
!1;break}if(v===e){if(c.reduction!==void 0){let _=c.reduction;const j=e,k=e;let I=!1;const R=e;if(!(typeof _=="number"&&
isFinite(_))){const x={};r===null?r=[x]:r.push(x),e++}var s=R===e;if(I=I||s,!I){const x=e;if(e===x)if(Array.isArray(_))if(_.
length>2){const E={};r===null?r=[E]:r.push(E),e++}else if(_.length<2){const E={};r===null?r=[E]:r.push(E),e++}else if(_.
length<=2){const G=_.length;if(G>0){let C=_[0];const ve=e;if(!(typeof C=="number"&&isFinite(C))){const b={};r===null?r=[
b]:r.push(b),e++}var f=ve===e}if(f&&G>1){let C=_[1];const ve=e;if(!(typeof C=="number"&&isFinite(C))){const S={};r===null?
r=[S]:r.push(S),e++}var f=ve===e}}else{const G={};r===null?r=[G]:r.push(G),e++}else{const E={};r===null?r=[E]:r.push(E),
e++}var s=x===e;I=I||s}if(I)e=k,r!==null&&(k?r.length=k:r=null);else{const x={};return r===null?r=[x]:r.push(x),e++,Re.errors=
r,!1}var o=j===e}else var o=!0;if(o){if(c.reduction_laser!==void 0){let _=c.reduction_laser;const j=e,k=e;let I=!1;const R=e;
if(!(typeof _=="number"&&isFinite(_))){const L={};r===null?r=[L]:r.push(L),e++}var N=R===e;if(I=I||N,!I){const L=e;if(e===
L)if(Array.isArray(_))if(_.length>2){const G={};r===null?r=[G]:r.push(G),e++}else if(_.length<2){const G={};r===null?r=[
G]:r.push(G),e++}else if(_.length<=2){const C=_.length;if(C>0){let ve=_[0];const b=e;if(!(typeof ve=="number"&&isFinite(
ve))){const S={};r===null?r=[S]:r.push(S),e++}var P=b===e}if(P&&C>1){let ve=_[1];const b=e;if(!(typeof ve=="number"&&isFinite(
ve))){const se={};r===null?r=[se]:r.push(se),e++}var P=b===e}}else{const C={};r===null?r=[C]:r.push(C),e++}else{const G={};
r===null?r=[G]:r.push(G),e++}var N=L===e;I=I||N}if(I)e=k,r!==null&&(k?r.length=k:r=null);else{const L={};return r===null?
r=[L]:r.push(L),e++,Re.errors=r,!1}var o=j===e}else var o=!0;if(o){if(c.destroy_threshold!==void 0){let _=c.destroy_threshold;
const j=e,k=e;let I=!1;const R=e;if(!(typeof _=="number"&&isFinite(_))){const L={};r===null?r=[L]:r.push(L),e++}var q=R===
e;if(I=I||q,!I){const L=e;if(e===L)if(Array.isArray(_))if(_.length>2){const G={};r===null?r=[G]:r.push(G),e++}else if(_.
length<2){const G={};r===null?r=[G]:r.push(G),e++}else if(_.length<=2){const C=_.length;if(C>0){let ve=_[0];const b=e;if(!(typeof ve==
"number"&&isFinite(ve))){const S={};r===null?r=[S]:r.push(S),e++}var D=b===e}if(D&&C>1){let ve=_[1];const b=e;if(!(typeof ve==
"number"&&isFinite(ve))){const se={};r===null?r=[se]:r.push(se),e++}var D=b===e}}else{const C={};r===null?r=[C]:r.push(C),
e++}else{const G={};r===null?r=[G]:r.push(G),e++}var q=L===e;I=I||q}if(I)e=k,r!==null&&(k?r.length=k:r=null);else{const L={};
return r===null?r=[L]:r.push(L),e++,Re.errors=r,!1}var o=j===e}else var o=!0;if(o){if(c.flammable!==void 0){const _=e;if(typeof c.
flammable!="boolean")return Re.errors=[{}],!1;var o=_===e}else var o=!0;if(o)if(c.block_unaimed_chance!==void 0){let _=c.
block_unaimed_chance;const j=e;if(typeof _!="string"&&!(typeof _=="number"&&isFinite(_)))return Re.errors=[{}],!1;var o=j===
e}else var o=!0}}}}}else return Re.errors=[{}],!1;var i=g===e}else var i=!0;if(i){if(t.ter_set!==void 0){let c=t.ter_set;
const g=e;if(e===g)if(typeof c=="string"){if(h(c)<1)return Re.errors=[{}],!1}else return Re.errors=[{}],!1;var i=g===e}else
var i=!0;if(i){if(t.ter_set_bashed_from_above!==void 0){let c=t.ter_set_bashed_from_above;const g=e;if(e===g)if(typeof c==
"string"){if(h(c)<1)return Re.errors=[{}],!1}else return Re.errors=[{}],!1;var i=g===e}else var i=!0;if(i){if(t.furn_set!==
void 0){const c=e;if(typeof t.furn_set!="string")return Re.errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.tent_centers!==
void 0){let c=t.tent_centers;const g=e;if(e===g)if(Array.isArray(c)){var l=!0;const v=c.length;for(let _=0;_<v;_++){const j=e;
if(typeof c[_]!="string")return Re.errors=[{}],!1;var l=j===e;if(!l)break}}else return Re.errors=[{}],!1;var i=g===e}else
var i=!0;if(i)if(t.collapse_radius!==void 0){let c=t.collapse_radius;const g=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&
isFinite(c)))return Re.errors=[{}],!1;var i=g===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}else return Re.errors=[{}],!1;return Re.
errors=r,e===0}function ut(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.ter_set===void 0&&(a="ter_set"))return ut.errors=[{}],!1;{const d=e;for(const s in t)
if(!(s==="items"||s==="deconstruct_above"||s==="ter_set"||s==="furn_set"||ge.test(s))){return ut.errors=[{}],!1;break}if(d===
e){if(t.items!==void 0){const s=e;Mr(t.items,{instancePath:u+"/items",parentData:t,parentDataProperty:"items",rootData:p})||
(r=r===null?Mr.errors:r.concat(Mr.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t.deconstruct_above!==void 0){const s=e;
if(typeof t.deconstruct_above!="boolean")return ut.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.ter_set!==void 0){
let s=t.ter_set;const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return ut.errors=[{}],!1}else return ut.errors=[{}],
!1;var i=f===e}else var i=!0;if(i)if(t.furn_set!==void 0){const s=e;if(typeof t.furn_set!="string")return ut.errors=[{}],
!1;var i=s===e}else var i=!0}}}}}else return ut.errors=[{}],!1;return ut.errors=r,e===0}const ln={type:"object",additionalProperties:!1,
required:["pry_quality","difficulty","new_ter_type"],properties:{success_message:{$ref:"#/definitions/translated-text"},
fail_message:{$ref:"#/definitions/translated-text"},break_message:{$ref:"#/definitions/translated-text"},pry_quality:{type:"\
integer"},pry_bonus_mult:{type:"integer"},difficulty:{type:"integer"},noise:{type:"integer"},break_noise:{type:"integer"},
sound:{$ref:"#/definitions/translated-text"},break_sound:{$ref:"#/definitions/translated-text"},breakable:{type:"boolean"},
break_items:{$ref:"#/definitions/item-group"},pry_items:{"x-extension":!0,$ref:"#/definitions/item-group"},alarm:{type:"\
boolean","x-extension":!0},new_ter_type:{type:"string",minLength:1,"x-ref":"terrain"},break_ter_type:{type:"string",minLength:1,
"x-ref":"terrain"},new_furn_type:{type:"string"},break_furn_type:{type:"string"}},patternProperties:{"^//":{}}};function br(t,{
instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let a;if(t.pry_quality===void 0&&(a="pry_quality")||t.difficulty===void 0&&(a="difficulty")||t.new_ter_type===
void 0&&(a="new_ter_type"))return br.errors=[{}],!1;{const d=e;for(const s in t)if(!(Ce.call(ln.properties,s)||ge.test(s))){
return br.errors=[{}],!1;break}if(d===e){if(t.success_message!==void 0){const s=e;Fe(t.success_message,{instancePath:u+"\
/success_message",parentData:t,parentDataProperty:"success_message",rootData:p})||(r=r===null?Fe.errors:r.concat(Fe.errors),
e=r.length);var i=s===e}else var i=!0;if(i){if(t.fail_message!==void 0){const s=e;Fe(t.fail_message,{instancePath:u+"/fa\
il_message",parentData:t,parentDataProperty:"fail_message",rootData:p})||(r=r===null?Fe.errors:r.concat(Fe.errors),e=r.length);
var i=s===e}else var i=!0;if(i){if(t.break_message!==void 0){const s=e;Fe(t.break_message,{instancePath:u+"/break_messag\
e",parentData:t,parentDataProperty:"break_message",rootData:p})||(r=r===null?Fe.errors:r.concat(Fe.errors),e=r.length);var i=s===
e}else var i=!0;if(i){if(t.pry_quality!==void 0){let s=t.pry_quality;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)))return br.errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.pry_bonus_mult!==void 0){let s=t.pry_bonus_mult;
const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return br.errors=[{}],!1;var i=f===e}else var i=!0;if(i){
if(t.difficulty!==void 0){let s=t.difficulty;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return br.
errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.noise!==void 0){let s=t.noise;const f=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return br.errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.break_noise!==void 0){let s=t.
break_noise;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return br.errors=[{}],!1;var i=f===e}else
var i=!0;if(i){if(t.sound!==void 0){const s=e;Fe(t.sound,{instancePath:u+"/sound",parentData:t,parentDataProperty:"sound",
rootData:p})||(r=r===null?Fe.errors:r.concat(Fe.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t.break_sound!==void 0){
const s=e;Fe(t.break_sound,{instancePath:u+"/break_sound",parentData:t,parentDataProperty:"break_sound",rootData:p})||(r=
r===null?Fe.errors:r.concat(Fe.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t.breakable!==void 0){const s=e;if(typeof t.
breakable!="boolean")return br.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.break_items!==void 0){const s=e;Mr(t.
break_items,{instancePath:u+"/break_items",parentData:t,parentDataProperty:"break_items",rootData:p})||(r=r===null?Mr.errors:
r.concat(Mr.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t.pry_items!==void 0){const s=e;Mr(t.pry_items,{instancePath:u+
"/pry_items",parentData:t,parentDataProperty:"pry_items",rootData:p})||(r=r===null?Mr.errors:r.concat(Mr.errors),e=r.length);
var i=s===e}else var i=!0;if(i){if(t.alarm!==void 0){const s=e;if(typeof t.alarm!="boolean")return br.errors=[{}],!1;var i=s===
e}else var i=!0;if(i){if(t.new_ter_type!==void 0){let s=t.new_ter_type;const f=e;if(e===f)if(typeof s=="string"){if(h(s)<
1)return br.errors=[{}],!1}else return br.errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.break_ter_type!==void 0){let s=t.
break_ter_type;const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return br.errors=[{}],!1}else return br.errors=[{}],!1;
var i=f===e}else var i=!0;if(i){if(t.new_furn_type!==void 0){const s=e;if(typeof t.new_furn_type!="string")return br.errors=
[{}],!1;var i=s===e}else var i=!0;if(i)if(t.break_furn_type!==void 0){const s=e;if(typeof t.break_furn_type!="string")return br.
errors=[{}],!1;var i=s===e}else var i=!0}}}}}}}}}}}}}}}}}}}else return br.errors=[{}],!1;return br.errors=r,e===0}function yi(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(typeof t==
"string"){if(!Ni.test(t))return yi.errors=[{instancePath:u,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[ \
\\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|second|s|minutes|minute|m|hours|hour|h|days|day|d)[ \\t]*)+$"}}],
!1}else return yi.errors=[{}],!1;return yi.errors=r,e===0}function Et(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.item===void 0&&(a="item"))return Et.errors=[{}],!1;{const d=e;for(const s in t)if(!(s===
"item"||s==="count"||ge.test(s))){return Et.errors=[{}],!1;break}if(d===e){if(t.item!==void 0){let s=t.item;const f=e;if(e===
f)if(typeof s=="string"){if(h(s)<1)return Et.errors=[{}],!1}else return Et.errors=[{}],!1;var i=f===e}else var i=!0;if(i)
if(t.count!==void 0){const s=e;De(t.count,{instancePath:u+"/count",parentData:t,parentDataProperty:"count",rootData:p})||
(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=s===e}else var i=!0}}}else return Et.errors=[{}],!1;return Et.
errors=r,e===0}function Wr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.result===void 0&&(d="result"))return Wr.errors=[{}],!1;{const s=e;
for(const f in t)if(!(f==="duration"||f==="message"||f==="sound"||f==="byproducts"||f==="result"||ge.test(f))){return Wr.
errors=[{}],!1;break}if(s===e){if(t.duration!==void 0){const f=e;yi(t.duration,{instancePath:u+"/duration",parentData:t,
parentDataProperty:"duration",rootData:p})||(r=r===null?yi.errors:r.concat(yi.errors),e=r.length);var i=f===e}else var i=!0;
if(i){if(t.message!==void 0){const f=e;Fe(t.message,{instancePath:u+"/message",parentData:t,parentDataProperty:"message",
rootData:p})||(r=r===null?Fe.errors:r.concat(Fe.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.sound!==void 0){
const f=e;Fe(t.sound,{instancePath:u+"/sound",parentData:t,parentDataProperty:"sound",rootData:p})||(r=r===null?Fe.errors:
r.concat(Fe.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.byproducts!==void 0){let f=t.byproducts;const o=e;if(e===
o)if(Array.isArray(f)){var a=!0;const P=f.length;for(let q=0;q<P;q++){const D=e;Et(f[q],{instancePath:u+"/byproducts/"+q,
parentData:f,parentDataProperty:q,rootData:p})||(r=r===null?Et.errors:r.concat(Et.errors),e=r.length);var a=D===e;if(!a)
break}}else return Wr.errors=[{}],!1;var i=o===e}else var i=!0;if(i)if(t.result!==void 0){let f=t.result;const o=e;if(e===
o)if(typeof f=="string"){if(h(f)<1)return Wr.errors=[{}],!1}else return Wr.errors=[{}],!1;var i=o===e}else var i=!0}}}}}}else
return Wr.errors=[{}],!1;return Wr.errors=r,e===0}function ye(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const R=e;for(const x in t)if(!(Ce.call(Zi.properties,
x)||ge.test(x))){return ye.errors=[{}],!1;break}if(R===e){if(t["edit-mode"]!==void 0){let x=t["edit-mode"];const L=e;if(typeof x!=
"string")return ye.errors=[{}],!1;if(!(x==="create"||x==="modify"||x==="override"))return ye.errors=[{}],!1;var i=L===e}else
var i=!0;if(i){if(t["copy-from"]!==void 0){let x=t["copy-from"];const L=e;if(e===L)if(typeof x=="string"){if(h(x)<1)return ye.
errors=[{}],!1}else return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.abstract!==void 0){let x=t.abstract;const L=e;
if(e===L)if(typeof x=="string"){if(h(x)<1)return ye.errors=[{}],!1}else return ye.errors=[{}],!1;var i=L===e}else var i=!0;
if(i){if(t.extend!==void 0){let x=t.extend;const L=e;if(e===L)if(x&&typeof x=="object"&&!Array.isArray(x)){const G=e;for(const C in x)
if(!(C==="flags"||C==="symbol"||C==="color"||C==="bgcolor"||C==="emissions"||C==="harvest_by_season"||C==="nail_pull_ite\
ms"||C==="allowed_template_ids"||ge.test(C))){return ye.errors=[{}],!1;break}if(G===e){if(x.flags!==void 0){let C=x.flags;
const ve=e;if(e===ve)if(Array.isArray(C)){var a=!0;const b=C.length;for(let S=0;S<b;S++){let se=C[S];const ie=e;if(e===ie)
if(typeof se=="string"){if(h(se)<1)return ye.errors=[{}],!1}else return ye.errors=[{}],!1;var a=ie===e;if(!a)break}}else
return ye.errors=[{}],!1;var d=ve===e}else var d=!0;if(d){if(x.symbol!==void 0){const C=e;Ut(x.symbol,{instancePath:u+"/\
extend/symbol",parentData:x,parentDataProperty:"symbol",rootData:p})||(r=r===null?Ut.errors:r.concat(Ut.errors),e=r.length);
var d=C===e}else var d=!0;if(d){if(x.color!==void 0){const C=e;Qr(x.color,{instancePath:u+"/extend/color",parentData:x,parentDataProperty:"\
color",rootData:p})||(r=r===null?Qr.errors:r.concat(Qr.errors),e=r.length);var d=C===e}else var d=!0;if(d){if(x.bgcolor!==
void 0){const C=e;Qr(x.bgcolor,{instancePath:u+"/extend/bgcolor",parentData:x,parentDataProperty:"bgcolor",rootData:p})||
(r=r===null?Qr.errors:r.concat(Qr.errors),e=r.length);var d=C===e}else var d=!0;if(d){if(x.emissions!==void 0){let C=x.emissions;
const ve=e;if(e===ve)if(Array.isArray(C)){var s=!0;const S=C.length;for(let se=0;se<S;se++){let ie=C[se];const te=e;if(e===
te)if(typeof ie=="string"){if(h(ie)<1)return ye.errors=[{}],!1}else return ye.errors=[{}],!1;var s=te===e;if(!s)break}}else
return ye.errors=[{}],!1;var d=ve===e}else var d=!0;if(d){if(x.harvest_by_season!==void 0){let C=x.harvest_by_season;const ve=e;
if(e===ve)if(Array.isArray(C)){var f=!0;const S=C.length;for(let se=0;se<S;se++){const ie=e;Br(C[se],{instancePath:u+"/e\
xtend/harvest_by_season/"+se,parentData:C,parentDataProperty:se,rootData:p})||(r=r===null?Br.errors:r.concat(Br.errors),
e=r.length);var f=ie===e;if(!f)break}}else return ye.errors=[{}],!1;var d=ve===e}else var d=!0;if(d){if(x.nail_pull_items!==
void 0){let C=x.nail_pull_items;const ve=e;if(e===ve)if(Array.isArray(C)){var o=!0;const S=C.length;for(let se=0;se<S;se++){
let ie=C[se];const te=e;if(!(typeof ie=="number"&&!(ie%1)&&!isNaN(ie)&&isFinite(ie)))return ye.errors=[{}],!1;var o=te===
e;if(!o)break}}else return ye.errors=[{}],!1;var d=ve===e}else var d=!0;if(d)if(x.allowed_template_ids!==void 0){let C=x.
allowed_template_ids;const ve=e;if(e===ve)if(Array.isArray(C)){var N=!0;const S=C.length;for(let se=0;se<S;se++){let ie=C[se];
const te=e;if(e===te)if(typeof ie=="string"){if(h(ie)<1)return ye.errors=[{}],!1}else return ye.errors=[{}],!1;var N=te===
e;if(!N)break}}else return ye.errors=[{}],!1;var d=ve===e}else var d=!0}}}}}}}}else return ye.errors=[{}],!1;var i=L===e}else
var i=!0;if(i){if(t.delete!==void 0){let x=t.delete;const L=e;if(!(x&&typeof x=="object"&&!Array.isArray(x)))return ye.errors=
[{}],!1;var i=L===e}else var i=!0;if(i){if(t.relative!==void 0){let x=t.relative;const L=e;if(e===L)if(x&&typeof x=="obj\
ect"&&!Array.isArray(x))for(const G in x){let C=x[G];const ve=e;if(!(typeof C=="number"&&isFinite(C)))return ye.errors=[
{}],!1;var P=ve===e;if(!P)break}else return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.proportional!==void 0){
let x=t.proportional;const L=e;if(e===L)if(x&&typeof x=="object"&&!Array.isArray(x))for(const G in x){let C=x[G];const ve=e;
if(e===ve)if(typeof C=="number"&&isFinite(C)){if(C<=0||isNaN(C))return ye.errors=[{}],!1}else return ye.errors=[{}],!1;var q=ve===
e;if(!q)break}else return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.name!==void 0){const x=e;Fe(t.name,{instancePath:u+
"/name",parentData:t,parentDataProperty:"name",rootData:p})||(r=r===null?Fe.errors:r.concat(Fe.errors),e=r.length);var i=x===
e}else var i=!0;if(i){if(t.description!==void 0){const x=e;Fe(t.description,{instancePath:u+"/description",parentData:t,
parentDataProperty:"description",rootData:p})||(r=r===null?Fe.errors:r.concat(Fe.errors),e=r.length);var i=x===e}else var i=!0;
if(i){if(t.flags!==void 0){let x=t.flags;const L=e;if(e===L)if(Array.isArray(x)){var D=!0;const G=x.length;for(let C=0;C<
G;C++){let ve=x[C];const b=e;if(e===b)if(typeof ve=="string"){if(h(ve)<1)return ye.errors=[{}],!1}else return ye.errors=
[{}],!1;var D=b===e;if(!D)break}}else return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.connects_to!==void 0){
let x=t.connects_to;const L=e;if(typeof x!="string")return ye.errors=[{}],!1;if(!(x==="CHAINFENCE"||x==="RAILING"||x==="\
WALL"||x==="WATER"||x==="WOODFENCE"||x==="GUTTER"))return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.symbol!==
void 0){const x=e;Ut(t.symbol,{instancePath:u+"/symbol",parentData:t,parentDataProperty:"symbol",rootData:p})||(r=r===null?
Ut.errors:r.concat(Ut.errors),e=r.length);var i=x===e}else var i=!0;if(i){if(t.color!==void 0){const x=e;Qr(t.color,{instancePath:u+
"/color",parentData:t,parentDataProperty:"color",rootData:p})||(r=r===null?Qr.errors:r.concat(Qr.errors),e=r.length);var i=x===
e}else var i=!0;if(i){if(t.bgcolor!==void 0){const x=e;Qr(t.bgcolor,{instancePath:u+"/bgcolor",parentData:t,parentDataProperty:"\
bgcolor",rootData:p})||(r=r===null?Qr.errors:r.concat(Qr.errors),e=r.length);var i=x===e}else var i=!0;if(i){if(t.looks_like!==
void 0){const x=e;if(typeof t.looks_like!="string")return ye.errors=[{}],!1;var i=x===e}else var i=!0;if(i){if(t.comfort!==
void 0){let x=t.comfort;const L=e,E=e;let G=!1;const C=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))){const b={};
r===null?r=[b]:r.push(b),e++}var l=C===e;if(G=G||l,!G){const b=e;if(typeof x!="string"){const se={};r===null?r=[se]:r.push(
se),e++}if(!(x==="uncomfortable"||x==="neutral"||x==="slightly_comfortable"||x==="comfortable"||x==="very_comfortable")){
const se={};r===null?r=[se]:r.push(se),e++}var l=b===e;G=G||l}if(G)e=E,r!==null&&(E?r.length=E:r=null);else{const b={};return r===
null?r=[b]:r.push(b),e++,ye.errors=r,!1}var i=L===e}else var i=!0;if(i){if(t.floor_bedding_warmth!==void 0){let x=t.floor_bedding_warmth;
const L=e;if(!(typeof x=="number"&&isFinite(x)))return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.bonus_fire_warmth_feet!==
void 0){let x=t.bonus_fire_warmth_feet;const L=e;if(!(typeof x=="number"&&isFinite(x)))return ye.errors=[{}],!1;var i=L===
e}else var i=!0;if(i){if(t.max_volume!==void 0){let x=t.max_volume;const L=e,E=e;let G=!1;const C=e;ui(x,{instancePath:u+
"/max_volume",parentData:t,parentDataProperty:"max_volume",rootData:p})||(r=r===null?ui.errors:r.concat(ui.errors),e=r.length);
var n=C===e;if(G=G||n,!G){const b=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))){const se={};r===null?r=[se]:
r.push(se),e++}if(e===b&&typeof x=="number"&&isFinite(x)&&(x<0||isNaN(x))){const se={};r===null?r=[se]:r.push(se),e++}var n=b===
e;G=G||n}if(G)e=E,r!==null&&(E?r.length=E:r=null);else{const b={};return r===null?r=[b]:r.push(b),e++,ye.errors=r,!1}var i=L===
e}else var i=!0;if(i){if(t.examine_action!==void 0){let x=t.examine_action;const L=e;if(e===L)if(typeof x=="string"){if(h(
x)<1)return ye.errors=[{}],!1}else return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.open!==void 0){let x=t.
open;const L=e;if(e===L)if(typeof x=="string"){if(h(x)<1)return ye.errors=[{}],!1}else return ye.errors=[{}],!1;var i=L===
e}else var i=!0;if(i){if(t.close!==void 0){let x=t.close;const L=e;if(e===L)if(typeof x=="string"){if(h(x)<1)return ye.errors=
[{}],!1}else return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.light_emitted!==void 0){let x=t.light_emitted;
const L=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)))return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){
if(t.lockpick_result!==void 0){let x=t.lockpick_result;const L=e;if(e===L)if(typeof x=="string"){if(h(x)<1)return ye.errors=
[{}],!1}else return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.lockpick_message!==void 0){const x=e;Fe(t.lockpick_message,
{instancePath:u+"/lockpick_message",parentData:t,parentDataProperty:"lockpick_message",rootData:p})||(r=r===null?Fe.errors:
r.concat(Fe.errors),e=r.length);var i=x===e}else var i=!0;if(i){if(t.coverage!==void 0){let x=t.coverage;const L=e;if(!(typeof x==
"number"&&!(x%1)&&!isNaN(x)&&isFinite(x)))return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.emissions!==void 0){
let x=t.emissions;const L=e;if(e===L)if(Array.isArray(x)){var m=!0;const G=x.length;for(let C=0;C<G;C++){let ve=x[C];const b=e;
if(e===b)if(typeof ve=="string"){if(h(ve)<1)return ye.errors=[{}],!1}else return ye.errors=[{}],!1;var m=b===e;if(!m)break}}else
return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.harvest_by_season!==void 0){let x=t.harvest_by_season;const L=e;
if(e===L)if(Array.isArray(x)){var c=!0;const G=x.length;for(let C=0;C<G;C++){const ve=e;Br(x[C],{instancePath:u+"/harves\
t_by_season/"+C,parentData:x,parentDataProperty:C,rootData:p})||(r=r===null?Br.errors:r.concat(Br.errors),e=r.length);var c=ve===
e;if(!c)break}}else return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.heat_radiation!==void 0){let x=t.heat_radiation;
const L=e;if(!(typeof x=="number"&&isFinite(x)))return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.message!==
void 0){const x=e;Fe(t.message,{instancePath:u+"/message",parentData:t,parentDataProperty:"message",rootData:p})||(r=r===
null?Fe.errors:r.concat(Fe.errors),e=r.length);var i=x===e}else var i=!0;if(i){if(t.prompt!==void 0){const x=e;Fe(t.prompt,
{instancePath:u+"/prompt",parentData:t,parentDataProperty:"prompt",rootData:p})||(r=r===null?Fe.errors:r.concat(Fe.errors),
e=r.length);var i=x===e}else var i=!0;if(i){if(t.fill_result!==void 0){let x=t.fill_result;const L=e;if(e===L)if(typeof x==
"string"){if(h(x)<1)return ye.errors=[{}],!1}else return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.fill_minutes!==
void 0){let x=t.fill_minutes;const L=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)))return ye.errors=[{}],!1;
var i=L===e}else var i=!0;if(i){if(t.nail_pull_result!==void 0){let x=t.nail_pull_result;const L=e;if(e===L)if(typeof x==
"string"){if(h(x)<1)return ye.errors=[{}],!1}else return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.nail_pull_items!==
void 0){let x=t.nail_pull_items;const L=e;if(e===L)if(Array.isArray(x)){var g=!0;const G=x.length;for(let C=0;C<G;C++){let ve=x[C];
const b=e;if(!(typeof ve=="number"&&!(ve%1)&&!isNaN(ve)&&isFinite(ve)))return ye.errors=[{}],!1;var g=b===e;if(!g)break}}else
return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.fluid_grid!==void 0){let x=t.fluid_grid;const L=e;if(!(x&&
typeof x=="object"&&!Array.isArray(x)))return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.type!==void 0){const x=e;
if(t.type!=="terrain")return ye.errors=[{}],!1;var i=x===e}else var i=!0;if(i){if(t.id!==void 0){let x=t.id;const L=e,E=e;
let G=!1;const C=e;if(e===C)if(typeof x=="string"){if(h(x)<1){const b={};r===null?r=[b]:r.push(b),e++}}else{const b={};r===
null?r=[b]:r.push(b),e++}var O=C===e;if(G=G||O,!G){const b=e;if(e===b)if(Array.isArray(x))if(x.length<1){const se={};r===
null?r=[se]:r.push(se),e++}else{var v=!0;const se=x.length;for(let ie=0;ie<se;ie++){let te=x[ie];const oe=e;if(e===oe)if(typeof te==
"string"){if(h(te)<1){const Ae={};r===null?r=[Ae]:r.push(Ae),e++}}else{const Ae={};r===null?r=[Ae]:r.push(Ae),e++}var v=oe===
e;if(!v)break}}else{const se={};r===null?r=[se]:r.push(se),e++}var O=b===e;G=G||O}if(G)e=E,r!==null&&(E?r.length=E:r=null);else{
const b={};return r===null?r=[b]:r.push(b),e++,ye.errors=r,!1}var i=L===e}else var i=!0;if(i){if(t.bash!==void 0){const x=e;
Re(t.bash,{instancePath:u+"/bash",parentData:t,parentDataProperty:"bash",rootData:p})||(r=r===null?Re.errors:r.concat(Re.
errors),e=r.length);var i=x===e}else var i=!0;if(i){if(t.deconstruct!==void 0){const x=e;ut(t.deconstruct,{instancePath:u+
"/deconstruct",parentData:t,parentDataProperty:"deconstruct",rootData:p})||(r=r===null?ut.errors:r.concat(ut.errors),e=r.
length);var i=x===e}else var i=!0;if(i){if(t.pry!==void 0){const x=e;br(t.pry,{instancePath:u+"/pry",parentData:t,parentDataProperty:"\
pry",rootData:p})||(r=r===null?br.errors:r.concat(br.errors),e=r.length);var i=x===e}else var i=!0;if(i){if(t.oxytorch!==
void 0){const x=e;Wr(t.oxytorch,{instancePath:u+"/oxytorch",parentData:t,parentDataProperty:"oxytorch",rootData:p})||(r=
r===null?Wr.errors:r.concat(Wr.errors),e=r.length);var i=x===e}else var i=!0;if(i){if(t.boltcut!==void 0){const x=e;Wr(t.
boltcut,{instancePath:u+"/boltcut",parentData:t,parentDataProperty:"boltcut",rootData:p})||(r=r===null?Wr.errors:r.concat(
Wr.errors),e=r.length);var i=x===e}else var i=!0;if(i){if(t.hacksaw!==void 0){const x=e;Wr(t.hacksaw,{instancePath:u+"/h\
acksaw",parentData:t,parentDataProperty:"hacksaw",rootData:p})||(r=r===null?Wr.errors:r.concat(Wr.errors),e=r.length);var i=x===
e}else var i=!0;if(i){if(t.move_cost!==void 0){let x=t.move_cost;const L=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(
x)))return ye.errors=[{}],!1;if(e===L&&typeof x=="number"&&isFinite(x)&&(x<0||isNaN(x)))return ye.errors=[{}],!1;var i=L===
e}else var i=!0;if(i){if(t.digging_result!==void 0){let x=t.digging_result;const L=e;if(e===L)if(typeof x=="string"){if(h(
x)<1)return ye.errors=[{}],!1}else return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.trap!==void 0){let x=t.
trap;const L=e;if(e===L)if(typeof x=="string"){if(h(x)<1)return ye.errors=[{}],!1}else return ye.errors=[{}],!1;var i=L===
e}else var i=!0;if(i){if(t.harvestable!==void 0){let x=t.harvestable;const L=e;if(e===L)if(typeof x=="string"){if(h(x)<1)
return ye.errors=[{}],!1}else return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.transforms_into!==void 0){let x=t.
transforms_into;const L=e;if(e===L)if(typeof x=="string"){if(h(x)<1)return ye.errors=[{}],!1}else return ye.errors=[{}],
!1;var i=L===e}else var i=!0;if(i){if(t.harvest_season!==void 0){let x=t.harvest_season;const L=e;if(typeof x!="string")
return ye.errors=[{}],!1;if(!(x==="SUMMER"||x==="AUTUMN"||x==="WINTER"||x==="SPRING"))return ye.errors=[{}],!1;var i=L===
e}else var i=!0;if(i){if(t.roof!==void 0){let x=t.roof;const L=e;if(e===L)if(typeof x=="string"){if(h(x)<1)return ye.errors=
[{}],!1}else return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.curtain_transform!==void 0){let x=t.curtain_transform;
const L=e;if(e===L)if(typeof x=="string"){if(h(x)<1)return ye.errors=[{}],!1}else return ye.errors=[{}],!1;var i=L===e}else
var i=!0;if(i){if(t.allowed_template_ids!==void 0){let x=t.allowed_template_ids;const L=e;if(e===L)if(Array.isArray(x)){
var _=!0;const G=x.length;for(let C=0;C<G;C++){let ve=x[C];const b=e;if(e===b)if(typeof ve=="string"){if(h(ve)<1)return ye.
errors=[{}],!1}else return ye.errors=[{}],!1;var _=b===e;if(!_)break}}else return ye.errors=[{}],!1;var i=L===e}else var i=!0;
if(i){if(t.digging_results!==void 0){let x=t.digging_results;const L=e;if(e===L)if(x&&typeof x=="object"&&!Array.isArray(
x)){const G=e;for(const C in x)if(!(C==="digging_min"||C==="result_ter"||C==="num_minutes"||C==="items"||ge.test(C))){return ye.
errors=[{}],!1;break}if(G===e){if(x.digging_min!==void 0){let C=x.digging_min;const ve=e;if(!(typeof C=="number"&&!(C%1)&&
!isNaN(C)&&isFinite(C)))return ye.errors=[{}],!1;var j=ve===e}else var j=!0;if(j){if(x.result_ter!==void 0){let C=x.result_ter;
const ve=e;if(e===ve)if(typeof C=="string"){if(h(C)<1)return ye.errors=[{}],!1}else return ye.errors=[{}],!1;var j=ve===
e}else var j=!0;if(j){if(x.num_minutes!==void 0){let C=x.num_minutes;const ve=e;if(!(typeof C=="number"&&!(C%1)&&!isNaN(
C)&&isFinite(C)))return ye.errors=[{}],!1;var j=ve===e}else var j=!0;if(j)if(x.items!==void 0){const C=e;Mr(x.items,{instancePath:u+
"/digging_results/items",parentData:x,parentDataProperty:"items",rootData:p})||(r=r===null?Mr.errors:r.concat(Mr.errors),
e=r.length);var j=C===e}else var j=!0}}}}else return ye.errors=[{}],!1;var i=L===e}else var i=!0;if(i){if(t.ident!==void 0){
let x=t.ident;const L=e;if(e===L)if(typeof x=="string"){if(h(x)<1)return ye.errors=[{}],!1}else return ye.errors=[{}],!1;
var i=L===e}else var i=!0;if(i)if(t.alias!==void 0){let x=t.alias;const L=e,E=e;let G=!1;const C=e;if(e===C)if(typeof x==
"string"){if(h(x)<1){const b={};r===null?r=[b]:r.push(b),e++}}else{const b={};r===null?r=[b]:r.push(b),e++}var k=C===e;if(G=
G||k,!G){const b=e;if(e===b)if(Array.isArray(x)){var I=!0;const se=x.length;for(let ie=0;ie<se;ie++){let te=x[ie];const oe=e;
if(e===oe)if(typeof te=="string"){if(h(te)<1){const Ae={};r===null?r=[Ae]:r.push(Ae),e++}}else{const Ae={};r===null?r=[Ae]:
r.push(Ae),e++}var I=oe===e;if(!I)break}}else{const se={};r===null?r=[se]:r.push(se),e++}var k=b===e;G=G||k}if(G)e=E,r!==
null&&(E?r.length=E:r=null);else{const b={};return r===null?r=[b]:r.push(b),e++,ye.errors=r,!1}var i=L===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return ye.errors=[{}],!1;return ye.errors=r,e===0}const on=Y,Oi={type:"object",additionalProperties:!1,properties:{"edit\
-mode":{type:"string",enum:["create","modify","override"]},"copy-from":{type:"string",minLength:1,"x-extension":!0},abstract:{
type:"string",minLength:1,"x-extension":!0},extend:{type:"object","x-extension":!0,additionalProperties:!1,properties:{qualities:{
type:"array",items:{anyOf:[{$ref:"#/definitions/requirement-parts_quality"},{type:"array",minItems:1,items:{$ref:"#/defi\
nitions/requirement-parts_quality"}}]}},tools:{type:"array",items:{type:"array",minItems:1,items:{anyOf:[{type:"string",
minLength:1,"x-ref":"item","x-extension":!0},{$ref:"#/definitions/requirement-parts_tool"}]}}},components:{type:"array",
items:{type:"array",minItems:1,items:{$ref:"#/definitions/requirement-parts_component"}}},delete_flags:{type:"array",items:{
type:"string",minLength:1}},skills_required:{anyOf:[{$ref:"#/definitions/requirement-parts_skill_levels"},{$ref:"#/defin\
itions/requirement-parts_skill_level"}]},book_learn:{anyOf:[{type:"array",items:{type:"array",minItems:1,maxItems:3,items:[
{type:"string",minLength:1,"x-ref":"item"},{type:"integer"},{type:"string"}],additionalItems:!1}},{type:"object",properties:{},
propertyNames:{type:"string",minLength:1,"x-ref":"item"},additionalProperties:{$ref:"#/definitions/recipe_book"},"x-exte\
nsion":!0,patternProperties:{"^//":{}}}]},autolearn:{anyOf:[{type:"boolean"},{$ref:"#/definitions/requirement-parts_skil\
l_levels"}]},decomp_learn:{anyOf:[{type:"integer"},{$ref:"#/definitions/requirement-parts_skill_levels"}]},batch_time_factors:{
type:"array",minItems:2,maxItems:2,items:[{type:"number",minimum:0,maximum:100},{type:"number",minimum:0}],additionalItems:!1},
flags:{type:"array",items:{type:"string",minLength:1}},using:{$ref:"#/definitions/requirement-parts_using"},byproducts:{
type:"array",items:{type:"array",minItems:1,maxItems:2,items:[{type:"string",minLength:1,"x-ref":"item"},{type:"integer",
minimum:1}],additionalItems:!1},"x-extension":!0},proficiencies:{type:"array",items:{$ref:"#/definitions/recipe_proficie\
ncy"},"x-extension":!0},nested_category_data:{type:"array",items:{type:"string"},"x-extension":!0},blueprint_requires:{type:"\
array",items:{$ref:"#/definitions/recipe_blueprint_feature"},"x-extension":!0},blueprint_provides:{type:"array",items:{$ref:"\
#/definitions/recipe_blueprint_feature"},"x-extension":!0},blueprint_excludes:{type:"array",items:{$ref:"#/definitions/r\
ecipe_blueprint_feature"},"x-extension":!0},blueprint_resources:{type:"array",items:{type:"string"},"x-extension":!0}},patternProperties:{
"^//":{}}},delete:{type:"object","x-extension":!0},relative:{type:"object",additionalProperties:{type:"number"},"x-exten\
sion":!0},proportional:{type:"object",additionalProperties:{type:"number",exclusiveMinimum:0},"x-extension":!0},qualities:{
type:"array",items:{anyOf:[{$ref:"#/definitions/requirement-parts_quality"},{type:"array",minItems:1,items:{$ref:"#/defi\
nitions/requirement-parts_quality"}}]}},tools:{type:"array",items:{type:"array",minItems:1,items:{anyOf:[{type:"string",
minLength:1,"x-ref":"item","x-extension":!0},{$ref:"#/definitions/requirement-parts_tool"}]}}},components:{type:"array",
items:{type:"array",minItems:1,items:{$ref:"#/definitions/requirement-parts_component"}}},type:{const:"recipe"},result:{
type:"string",minLength:1,"x-ref":"item"},id_suffix:{type:"string"},reversible:{type:"boolean"},category:{type:"string"},
subcategory:{type:"string"},override:{type:"boolean"},obsolete:{type:"boolean"},delete_flags:{type:"array",items:{type:"\
string",minLength:1}},contained:{type:"boolean"},container:{type:"string",minLength:1,"x-ref":"item"},charges:{type:["in\
teger","null"],minimum:0},result_mult:{type:"integer",minimum:1},skill_used:{type:"string",minLength:1,"x-ref":"skill"},
skills_required:{anyOf:[{$ref:"#/definitions/requirement-parts_skill_levels"},{$ref:"#/definitions/requirement-parts_ski\
ll_level"}]},book_learn:{anyOf:[{type:"array",items:{type:"array",minItems:1,maxItems:3,items:[{type:"string",minLength:1,
"x-ref":"item"},{type:"integer"},{type:"string"}],additionalItems:!1}},{type:"object",properties:{},propertyNames:{type:"\
string",minLength:1,"x-ref":"item"},additionalProperties:{$ref:"#/definitions/recipe_book"},"x-extension":!0,patternProperties:{
"^//":{}}}]},difficulty:{type:"integer",minimum:0,maximum:10},time:{anyOf:[{$ref:"#/definitions/units_time"},{type:"inte\
ger"}]},autolearn:{anyOf:[{type:"boolean"},{$ref:"#/definitions/requirement-parts_skill_levels"}]},decomp_learn:{anyOf:[
{type:"integer"},{$ref:"#/definitions/requirement-parts_skill_levels"}]},never_learn:{type:"boolean"},batch_time_factors:{
type:"array",minItems:2,maxItems:2,items:[{type:"number",minimum:0,maximum:100},{type:"number",minimum:0}],additionalItems:!1},
flags:{type:"array",items:{type:"string",minLength:1}},construction_blueprint:{type:"string","x-ref":"mapgen_update"},on_display:{
type:"boolean"},using:{$ref:"#/definitions/requirement-parts_using"},byproducts:{type:"array",items:{type:"array",minItems:1,
maxItems:2,items:[{type:"string",minLength:1,"x-ref":"item"},{type:"integer",minimum:1}],additionalItems:!1},"x-extensio\
n":!0},description:{"x-extension":!0,$ref:"#/definitions/translated-text"},activity_level:{type:"string","x-extension":!0},
proficiencies:{type:"array",items:{$ref:"#/definitions/recipe_proficiency"},"x-extension":!0},nested_name:{"x-extension":!0,
$ref:"#/definitions/translated-text"},nested_category_data:{type:"array",items:{type:"string"},"x-extension":!0},blueprint_name:{
"x-extension":!0,$ref:"#/definitions/translated-text"},blueprint_requires:{type:"array",items:{$ref:"#/definitions/recip\
e_blueprint_feature"},"x-extension":!0},blueprint_provides:{type:"array",items:{$ref:"#/definitions/recipe_blueprint_fea\
ture"},"x-extension":!0},blueprint_excludes:{type:"array",items:{$ref:"#/definitions/recipe_blueprint_feature"},"x-exten\
sion":!0},blueprint_resources:{type:"array",items:{type:"string"},"x-extension":!0},blueprint_needs:{"x-extension":!0,$ref:"\
#/definitions/recipe_blueprint_needs"},check_blueprint_needs:{type:"boolean","x-extension":!0}},patternProperties:{"^//":{}},
definitions:{recipe_blueprint_feature:{type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"strin\
g",minLength:1,"x-extension":!0},amount:{type:"integer","x-extension":!0}},"x-extension":!0,patternProperties:{"^//":{}}},
recipe_blueprint_needs:{type:"object",additionalProperties:!1,properties:{time:{"x-extension":!0,$ref:"#/definitions/uni\
ts_time"},skills:{"x-extension":!0,$ref:"#/definitions/requirement-parts_skill_levels"},inline:{"x-extension":!0,$ref:"#\
/definitions/requirement-parts"}},"x-extension":!0,patternProperties:{"^//":{}}},recipe_book:{type:"object",additionalProperties:!1,
properties:{skill_level:{type:"integer","x-extension":!0},recipe_name:{"x-extension":!0,$ref:"#/definitions/translated-t\
ext"},hidden:{type:"boolean","x-extension":!0}},"x-extension":!0,patternProperties:{"^//":{}}},recipe_proficiency:{type:"\
object",additionalProperties:!1,required:["proficiency"],properties:{proficiency:{type:"string",minLength:1,"x-ref":"pro\
ficiency","x-extension":!0},required:{type:"boolean","x-extension":!0},time_multiplier:{type:"number","x-extension":!0},
fail_multiplier:{type:"number","x-extension":!0},learning_time_multiplier:{type:"number","x-extension":!0},max_experience:{
anyOf:[{type:"string"},{type:"integer"}],"x-extension":!0}},"x-extension":!0,patternProperties:{"^//":{}}},"requirement-\
parts":{type:"object",additionalProperties:!1,properties:{qualities:{type:"array",items:{anyOf:[{$ref:"#/definitions/req\
uirement-parts_quality"},{type:"array",minItems:1,items:{$ref:"#/definitions/requirement-parts_quality"}}]}},tools:{type:"\
array",items:{type:"array",minItems:1,items:{anyOf:[{type:"string",minLength:1,"x-ref":"item","x-extension":!0},{$ref:"#\
/definitions/requirement-parts_tool"}]}}},components:{type:"array",items:{type:"array",minItems:1,items:{$ref:"#/definit\
ions/requirement-parts_component"}}}},patternProperties:{"^//":{}}},"requirement-parts_component":{type:"array",minItems:2,
maxItems:4,items:[{type:"string",minLength:1,"x-ref":"item","x-ref-list":"requirement"},{type:"integer",minimum:1},{$ref:"\
#/definitions/requirement-parts_component_word"},{$ref:"#/definitions/requirement-parts_component_word"}],additionalItems:!1},
"requirement-parts_component_word":{anyOf:[{type:"boolean"},{type:"string",enum:["NO_RECOVER","LIST"],"x-extension":!0}]},
"requirement-parts_quality":{type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"string",minLength:1,
"x-ref":"quality"},level:{type:"integer"},amount:{type:"integer",minimum:1}},patternProperties:{"^//":{}}},"requirement-\
parts_skill_level":{type:"array",minItems:2,maxItems:2,items:[{type:"string",minLength:1,"x-ref":"skill"},{type:"integer"}],
additionalItems:!1},"requirement-parts_skill_levels":{type:"array",items:{$ref:"#/definitions/requirement-parts_skill_le\
vel"}},"requirement-parts_tool":{type:"array",minItems:2,maxItems:3,items:[{type:"string",minLength:1,"x-ref":"item","x-\
ref-list":"requirement"},{type:"integer"},{type:"string",enum:["LIST"],"x-extension":!0}],additionalItems:!1},"requireme\
nt-parts_using":{anyOf:[{type:"string",minLength:1,"x-ref":"requirement"},{type:"array",items:{anyOf:[{type:"string",minLength:1,
"x-ref":"requirement"},{type:"array",minItems:2,maxItems:3,items:[{type:"string",minLength:1,"x-ref":"requirement"},{type:"\
integer","x-extension":!0},{type:"string",enum:["LIST"],"x-extension":!0}],additionalItems:!1,"x-extension":!0}]}}]},"tr\
anslated-text":{anyOf:[{type:"string"},{$ref:"#/definitions/translated-text_uncountable"},{$ref:"#/definitions/translate\
d-text_countable"}]},"translated-text_countable":{type:"object",additionalProperties:!1,required:["str"],properties:{str:{
type:"string","x-extension":!0},str_pl:{type:"string","x-extension":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{
"^//":{}}},"translated-text_uncountable":{type:"object",additionalProperties:!1,required:["str_sp"],properties:{str_sp:{
type:"string","x-extension":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{"^//":{}}},units_time:{type:"s\
tring","x-format":"time",pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|second|s|minutes|minute|m|hour\
s|hour|h|days|day|d)[ \\t]*)+$"}},$id:"recipe"};function Be(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.id===void 0&&(a="id"))return Be.errors=[{}],!1;{const d=e;for(const s in t)if(!(s===
"id"||s==="level"||s==="amount"||ge.test(s))){return Be.errors=[{}],!1;break}if(d===e){if(t.id!==void 0){let s=t.id;const f=e;
if(e===f)if(typeof s=="string"){if(h(s)<1)return Be.errors=[{}],!1}else return Be.errors=[{}],!1;var i=f===e}else var i=!0;
if(i){if(t.level!==void 0){let s=t.level;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Be.errors=
[{}],!1;var i=f===e}else var i=!0;if(i)if(t.amount!==void 0){let s=t.amount;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return Be.errors=[{}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s)))return Be.errors=[{}],
!1;var i=f===e}else var i=!0}}}}else return Be.errors=[{}],!1;return Be.errors=r,e===0}function Or(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){if(t.length>3)return Or.errors=[{}],!1;if(t.length<2)return Or.errors=[{}],!1;if(t.length<=3){const d=t.length;if(d>
0){let s=t[0];const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return Or.errors=[{}],!1}else return Or.errors=[{}],!1;
var i=f===e}if(i){if(d>1){let s=t[1];const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Or.errors=
[{}],!1;var i=f===e}if(i&&d>2){let s=t[2];const f=e;if(typeof s!="string")return Or.errors=[{}],!1;if(s!=="LIST")return Or.
errors=[{}],!1;var i=f===e}}}else return Or.errors=[{}],!1}else return Or.errors=[{}],!1;return Or.errors=r,e===0}function Vt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(typeof t!="boolean"){const f={};r===null?r=[f]:r.push(f),e++}var s=d===e;if(a=a||s,!a){const f=e;if(typeof t!="string"){
const N={};r===null?r=[N]:r.push(N),e++}if(!(t==="NO_RECOVER"||t==="LIST")){const N={};r===null?r=[N]:r.push(N),e++}var s=f===
e;a=a||s}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const f={};return r===null?r=[f]:r.push(f),e++,Vt.errors=r,!1}return Vt.
errors=r,e===0}function jr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===
0)if(Array.isArray(t)){if(t.length>4)return jr.errors=[{}],!1;if(t.length<2)return jr.errors=[{}],!1;if(t.length<=4){const d=t.
length;if(d>0){let s=t[0];const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return jr.errors=[{}],!1}else return jr.errors=
[{}],!1;var i=f===e}if(i){if(d>1){let s=t[1];const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return jr.
errors=[{}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s)))return jr.errors=[{}],!1;var i=f===e}if(i){if(d>
2){const s=e;Vt(t[2],{instancePath:u+"/2",parentData:t,parentDataProperty:2,rootData:p})||(r=r===null?Vt.errors:r.concat(
Vt.errors),e=r.length);var i=s===e}if(i&&d>3){const s=e;Vt(t[3],{instancePath:u+"/3",parentData:t,parentDataProperty:3,rootData:p})||
(r=r===null?Vt.errors:r.concat(Vt.errors),e=r.length);var i=s===e}}}}else return jr.errors=[{}],!1}else return jr.errors=
[{}],!1;return jr.errors=r,e===0}function Tr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){if(t.length>2)return Tr.errors=[{}],!1;if(t.length<2)return Tr.errors=[{}],!1;if(t.length<=2){const d=t.length;if(d>
0){let s=t[0];const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return Tr.errors=[{}],!1}else return Tr.errors=[{}],!1;
var i=f===e}if(i&&d>1){let s=t[1];const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Tr.errors=[{}],
!1;var i=f===e}}else return Tr.errors=[{}],!1}else return Tr.errors=[{}],!1;return Tr.errors=r,e===0}function vr(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;const a=t.length;
for(let d=0;d<a;d++){const s=e;Tr(t[d],{instancePath:u+"/"+d,parentData:t,parentDataProperty:d,rootData:p})||(r=r===null?
Tr.errors:r.concat(Tr.errors),e=r.length);var i=s===e;if(!i)break}}else return vr.errors=[{}],!1;return vr.errors=r,e===
0}function wt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.str_sp===void 0&&(a="str_sp"))return wt.errors=[{}],!1;{const d=e;for(const s in t)
if(!(s==="str_sp"||s==="ctxt"||ge.test(s))){return wt.errors=[{}],!1;break}if(d===e){if(t.str_sp!==void 0){const s=e;if(typeof t.
str_sp!="string")return wt.errors=[{}],!1;var i=s===e}else var i=!0;if(i)if(t.ctxt!==void 0){const s=e;if(typeof t.ctxt!=
"string")return wt.errors=[{}],!1;var i=s===e}else var i=!0}}}else return wt.errors=[{}],!1;return wt.errors=r,e===0}function bt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.str===void 0&&(a="str"))return bt.errors=[{}],!1;{const d=e;for(const s in t)if(!(s===
"str"||s==="str_pl"||s==="ctxt"||ge.test(s))){return bt.errors=[{}],!1;break}if(d===e){if(t.str!==void 0){const s=e;if(typeof t.
str!="string")return bt.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.str_pl!==void 0){const s=e;if(typeof t.str_pl!=
"string")return bt.errors=[{}],!1;var i=s===e}else var i=!0;if(i)if(t.ctxt!==void 0){const s=e;if(typeof t.ctxt!="string")
return bt.errors=[{}],!1;var i=s===e}else var i=!0}}}}else return bt.errors=[{}],!1;return bt.errors=r,e===0}function Yr(t,{
instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;if(typeof t!=
"string"){const f={};r===null?r=[f]:r.push(f),e++}var s=d===e;if(a=a||s,!a){const f=e;wt(t,{instancePath:u,parentData:z,
parentDataProperty:W,rootData:p})||(r=r===null?wt.errors:r.concat(wt.errors),e=r.length);var s=f===e;if(a=a||s,!a){const N=e;
bt(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?bt.errors:r.concat(bt.errors),e=r.length);
var s=N===e;a=a||s}}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const f={};return r===null?r=[f]:r.push(f),e++,Yr.errors=
r,!1}return Yr.errors=r,e===0}function pt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const a=e;for(const d in t)if(!(d==="skill_level"||d==="recipe\
_name"||d==="hidden"||ge.test(d))){return pt.errors=[{}],!1;break}if(a===e){if(t.skill_level!==void 0){let d=t.skill_level;
const s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return pt.errors=[{}],!1;var i=s===e}else var i=!0;if(i){
if(t.recipe_name!==void 0){const d=e;Yr(t.recipe_name,{instancePath:u+"/recipe_name",parentData:t,parentDataProperty:"re\
cipe_name",rootData:p})||(r=r===null?Yr.errors:r.concat(Yr.errors),e=r.length);var i=d===e}else var i=!0;if(i)if(t.hidden!==
void 0){const d=e;if(typeof t.hidden!="boolean")return pt.errors=[{}],!1;var i=d===e}else var i=!0}}}else return pt.errors=
[{}],!1;return pt.errors=r,e===0}function Ht(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(e===d)if(typeof t=="string"){if(h(t)<1){const P={};r===null?r=[P]:r.push(P),e++}}else{const P={};r===null?r=[P]:r.push(
P),e++}var s=d===e;if(a=a||s,!a){const P=e;if(e===P)if(Array.isArray(t)){var f=!0;const D=t.length;for(let l=0;l<D;l++){
let n=t[l];const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n=="string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(
_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var o=O===e;if(g=g||o,!g){const _=e;if(e===_)if(Array.isArray(n))if(n.
length>3){const k={};r===null?r=[k]:r.push(k),e++}else if(n.length<2){const k={};r===null?r=[k]:r.push(k),e++}else if(n.
length<=3){const I=n.length;if(I>0){let R=n[0];const x=e;if(e===x)if(typeof R=="string"){if(h(R)<1){const L={};r===null?
r=[L]:r.push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var N=x===e}if(N){if(I>1){let R=n[1];const x=e;if(!(typeof R==
"number"&&!(R%1)&&!isNaN(R)&&isFinite(R))){const E={};r===null?r=[E]:r.push(E),e++}var N=x===e}if(N&&I>2){let R=n[2];const x=e;
if(typeof R!="string"){const E={};r===null?r=[E]:r.push(E),e++}if(R!=="LIST"){const E={};r===null?r=[E]:r.push(E),e++}var N=x===
e}}}else{const I={};r===null?r=[I]:r.push(I),e++}else{const k={};r===null?r=[k]:r.push(k),e++}var o=_===e;g=g||o}if(g)e=
c,r!==null&&(c?r.length=c:r=null);else{const _={};r===null?r=[_]:r.push(_),e++}var f=m===e;if(!f)break}}else{const D={};
r===null?r=[D]:r.push(D),e++}var s=P===e;a=a||s}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const P={};return r===null?
r=[P]:r.push(P),e++,Ht.errors=r,!1}return Ht.errors=r,e===0}function Xr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let d;if(t.proficiency===void 0&&(d="proficiency"))return Xr.errors=[{}],!1;{const s=e;for(const f in t)
if(!(f==="proficiency"||f==="required"||f==="time_multiplier"||f==="fail_multiplier"||f==="learning_time_multiplier"||f===
"max_experience"||ge.test(f))){return Xr.errors=[{}],!1;break}if(s===e){if(t.proficiency!==void 0){let f=t.proficiency;const o=e;
if(e===o)if(typeof f=="string"){if(h(f)<1)return Xr.errors=[{}],!1}else return Xr.errors=[{}],!1;var i=o===e}else var i=!0;
if(i){if(t.required!==void 0){const f=e;if(typeof t.required!="boolean")return Xr.errors=[{}],!1;var i=f===e}else var i=!0;
if(i){if(t.time_multiplier!==void 0){let f=t.time_multiplier;const o=e;if(!(typeof f=="number"&&isFinite(f)))return Xr.errors=
[{}],!1;var i=o===e}else var i=!0;if(i){if(t.fail_multiplier!==void 0){let f=t.fail_multiplier;const o=e;if(!(typeof f==
"number"&&isFinite(f)))return Xr.errors=[{}],!1;var i=o===e}else var i=!0;if(i){if(t.learning_time_multiplier!==void 0){
let f=t.learning_time_multiplier;const o=e;if(!(typeof f=="number"&&isFinite(f)))return Xr.errors=[{}],!1;var i=o===e}else
var i=!0;if(i)if(t.max_experience!==void 0){let f=t.max_experience;const o=e,N=e;let P=!1;const q=e;if(typeof f!="string"){
const l={};r===null?r=[l]:r.push(l),e++}var a=q===e;if(P=P||a,!P){const l=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&
isFinite(f))){const m={};r===null?r=[m]:r.push(m),e++}var a=l===e;P=P||a}if(P)e=N,r!==null&&(N?r.length=N:r=null);else{const l={};
return r===null?r=[l]:r.push(l),e++,Xr.errors=r,!1}var i=o===e}else var i=!0}}}}}}}else return Xr.errors=[{}],!1;return Xr.
errors=r,e===0}function fr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.id===void 0&&(a="id"))return fr.errors=[{}],!1;{const d=e;for(const s in t)if(!(s===
"id"||s==="amount"||ge.test(s))){return fr.errors=[{}],!1;break}if(d===e){if(t.id!==void 0){let s=t.id;const f=e;if(e===
f)if(typeof s=="string"){if(h(s)<1)return fr.errors=[{}],!1}else return fr.errors=[{}],!1;var i=f===e}else var i=!0;if(i)
if(t.amount!==void 0){let s=t.amount;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return fr.errors=
[{}],!1;var i=f===e}else var i=!0}}}else return fr.errors=[{}],!1;return fr.errors=r,e===0}function Rt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(typeof t==
"string"){if(!Ni.test(t))return Rt.errors=[{instancePath:u,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[ \
\\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|second|s|minutes|minute|m|hours|hour|h|days|day|d)[ \\t]*)+$"}}],
!1}else return Rt.errors=[{}],!1;return Rt.errors=r,e===0}function Ur(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){const D=e;for(const l in t)if(!(l==="qualities"||l==="tools"||l==="components"||ge.test(l))){
return Ur.errors=[{}],!1;break}if(D===e){if(t.qualities!==void 0){let l=t.qualities;const n=e;if(e===n)if(Array.isArray(
l)){var i=!0;const m=l.length;for(let c=0;c<m;c++){let g=l[c];const O=e,v=e;let _=!1;const j=e;Be(g,{instancePath:u+"/qu\
alities/"+c,parentData:l,parentDataProperty:c,rootData:p})||(r=r===null?Be.errors:r.concat(Be.errors),e=r.length);var a=j===
e;if(_=_||a,!_){const I=e;if(e===I)if(Array.isArray(g))if(g.length<1){const x={};r===null?r=[x]:r.push(x),e++}else{var d=!0;
const x=g.length;for(let L=0;L<x;L++){const E=e;Be(g[L],{instancePath:u+"/qualities/"+c+"/"+L,parentData:g,parentDataProperty:L,
rootData:p})||(r=r===null?Be.errors:r.concat(Be.errors),e=r.length);var d=E===e;if(!d)break}}else{const x={};r===null?r=
[x]:r.push(x),e++}var a=I===e;_=_||a}if(_)e=v,r!==null&&(v?r.length=v:r=null);else{const I={};return r===null?r=[I]:r.push(
I),e++,Ur.errors=r,!1}var i=O===e;if(!i)break}}else return Ur.errors=[{}],!1;var s=n===e}else var s=!0;if(s){if(t.tools!==
void 0){let l=t.tools;const n=e;if(e===n)if(Array.isArray(l)){var f=!0;const c=l.length;for(let g=0;g<c;g++){let O=l[g];
const v=e;if(e===v)if(Array.isArray(O)){if(O.length<1)return Ur.errors=[{}],!1;{var o=!0;const j=O.length;for(let k=0;k<
j;k++){let I=O[k];const R=e,x=e;let L=!1;const E=e;if(e===E)if(typeof I=="string"){if(h(I)<1){const C={};r===null?r=[C]:
r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}var N=E===e;if(L=L||N,!L){const C=e;Or(I,{instancePath:u+"/t\
ools/"+g+"/"+k,parentData:O,parentDataProperty:k,rootData:p})||(r=r===null?Or.errors:r.concat(Or.errors),e=r.length);var N=C===
e;L=L||N}if(L)e=x,r!==null&&(x?r.length=x:r=null);else{const C={};return r===null?r=[C]:r.push(C),e++,Ur.errors=r,!1}var o=R===
e;if(!o)break}}}else return Ur.errors=[{}],!1;var f=v===e;if(!f)break}}else return Ur.errors=[{}],!1;var s=n===e}else var s=!0;
if(s)if(t.components!==void 0){let l=t.components;const n=e;if(e===n)if(Array.isArray(l)){var P=!0;const c=l.length;for(let g=0;g<
c;g++){let O=l[g];const v=e;if(e===v)if(Array.isArray(O)){if(O.length<1)return Ur.errors=[{}],!1;{var q=!0;const j=O.length;
for(let k=0;k<j;k++){const I=e;jr(O[k],{instancePath:u+"/components/"+g+"/"+k,parentData:O,parentDataProperty:k,rootData:p})||
(r=r===null?jr.errors:r.concat(jr.errors),e=r.length);var q=I===e;if(!q)break}}}else return Ur.errors=[{}],!1;var P=v===
e;if(!P)break}}else return Ur.errors=[{}],!1;var s=n===e}else var s=!0}}}else return Ur.errors=[{}],!1;return Ur.errors=
r,e===0}function mi(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){const a=e;for(const d in t)if(!(d==="time"||d==="skills"||d==="inline"||ge.test(d))){
return mi.errors=[{}],!1;break}if(a===e){if(t.time!==void 0){const d=e;Rt(t.time,{instancePath:u+"/time",parentData:t,parentDataProperty:"\
time",rootData:p})||(r=r===null?Rt.errors:r.concat(Rt.errors),e=r.length);var i=d===e}else var i=!0;if(i){if(t.skills!==
void 0){const d=e;vr(t.skills,{instancePath:u+"/skills",parentData:t,parentDataProperty:"skills",rootData:p})||(r=r===null?
vr.errors:r.concat(vr.errors),e=r.length);var i=d===e}else var i=!0;if(i)if(t.inline!==void 0){const d=e;Ur(t.inline,{instancePath:u+
"/inline",parentData:t,parentDataProperty:"inline",rootData:p})||(r=r===null?Ur.errors:r.concat(Ur.errors),e=r.length);var i=d===
e}else var i=!0}}}else return mi.errors=[{}],!1;return mi.errors=r,e===0}function Y(t,{instancePath:u="",parentData:z,parentDataProperty:W,
rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const ti=e;for(const y in t)if(!(Ce.
call(Oi.properties,y)||ge.test(y))){return Y.errors=[{}],!1;break}if(ti===e){if(t["edit-mode"]!==void 0){let y=t["edit-m\
ode"];const U=e;if(typeof y!="string")return Y.errors=[{}],!1;if(!(y==="create"||y==="modify"||y==="override"))return Y.
errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t["copy-from"]!==void 0){let y=t["copy-from"];const U=e;if(e===U)if(typeof y==
"string"){if(h(y)<1)return Y.errors=[{}],!1}else return Y.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.abstract!==
void 0){let y=t.abstract;const U=e;if(e===U)if(typeof y=="string"){if(h(y)<1)return Y.errors=[{}],!1}else return Y.errors=
[{}],!1;var i=U===e}else var i=!0;if(i){if(t.extend!==void 0){let y=t.extend;const U=e;if(e===U)if(y&&typeof y=="object"&&
!Array.isArray(y)){const ee=e;for(const A in y)if(!(Ce.call(Oi.properties.extend.properties,A)||ge.test(A))){return Y.errors=
[{}],!1;break}if(ee===e){if(y.qualities!==void 0){let A=y.qualities;const X=e;if(e===X)if(Array.isArray(A)){var a=!0;const H=A.
length;for(let re=0;re<H;re++){let w=A[re];const J=e,V=e;let be=!1;const _e=e;Be(w,{instancePath:u+"/extend/qualities/"+
re,parentData:A,parentDataProperty:re,rootData:p})||(r=r===null?Be.errors:r.concat(Be.errors),e=r.length);var d=_e===e;if(be=
be||d,!be){const ue=e;if(e===ue)if(Array.isArray(w))if(w.length<1){const $={};r===null?r=[$]:r.push($),e++}else{var s=!0;
const $=w.length;for(let K=0;K<$;K++){const fe=e;Be(w[K],{instancePath:u+"/extend/qualities/"+re+"/"+K,parentData:w,parentDataProperty:K,
rootData:p})||(r=r===null?Be.errors:r.concat(Be.errors),e=r.length);var s=fe===e;if(!s)break}}else{const $={};r===null?r=
[$]:r.push($),e++}var d=ue===e;be=be||d}if(be)e=V,r!==null&&(V?r.length=V:r=null);else{const ue={};return r===null?r=[ue]:
r.push(ue),e++,Y.errors=r,!1}var a=J===e;if(!a)break}}else return Y.errors=[{}],!1;var f=X===e}else var f=!0;if(f){if(y.
tools!==void 0){let A=y.tools;const X=e;if(e===X)if(Array.isArray(A)){var o=!0;const re=A.length;for(let w=0;w<re;w++){let J=A[w];
const V=e;if(e===V)if(Array.isArray(J)){if(J.length<1)return Y.errors=[{}],!1;{var N=!0;const _e=J.length;for(let ae=0;ae<
_e;ae++){let ue=J[ae];const ke=e,$=e;let K=!1;const fe=e;if(e===fe)if(typeof ue=="string"){if(h(ue)<1){const T={};r===null?
r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}var P=fe===e;if(K=K||P,!K){const T=e;Or(ue,{instancePath:u+
"/extend/tools/"+w+"/"+ae,parentData:J,parentDataProperty:ae,rootData:p})||(r=r===null?Or.errors:r.concat(Or.errors),e=r.
length);var P=T===e;K=K||P}if(K)e=$,r!==null&&($?r.length=$:r=null);else{const T={};return r===null?r=[T]:r.push(T),e++,
Y.errors=r,!1}var N=ke===e;if(!N)break}}}else return Y.errors=[{}],!1;var o=V===e;if(!o)break}}else return Y.errors=[{}],
!1;var f=X===e}else var f=!0;if(f){if(y.components!==void 0){let A=y.components;const X=e;if(e===X)if(Array.isArray(A)){
var q=!0;const re=A.length;for(let w=0;w<re;w++){let J=A[w];const V=e;if(e===V)if(Array.isArray(J)){if(J.length<1)return Y.
errors=[{}],!1;{var D=!0;const _e=J.length;for(let ae=0;ae<_e;ae++){const ue=e;jr(J[ae],{instancePath:u+"/extend/compone\
nts/"+w+"/"+ae,parentData:J,parentDataProperty:ae,rootData:p})||(r=r===null?jr.errors:r.concat(jr.errors),e=r.length);var D=ue===
e;if(!D)break}}}else return Y.errors=[{}],!1;var q=V===e;if(!q)break}}else return Y.errors=[{}],!1;var f=X===e}else var f=!0;
if(f){if(y.delete_flags!==void 0){let A=y.delete_flags;const X=e;if(e===X)if(Array.isArray(A)){var l=!0;const re=A.length;
for(let w=0;w<re;w++){let J=A[w];const V=e;if(e===V)if(typeof J=="string"){if(h(J)<1)return Y.errors=[{}],!1}else return Y.
errors=[{}],!1;var l=V===e;if(!l)break}}else return Y.errors=[{}],!1;var f=X===e}else var f=!0;if(f){if(y.skills_required!==
void 0){let A=y.skills_required;const X=e,H=e;let re=!1;const w=e;vr(A,{instancePath:u+"/extend/skills_required",parentData:y,
parentDataProperty:"skills_required",rootData:p})||(r=r===null?vr.errors:r.concat(vr.errors),e=r.length);var n=w===e;if(re=
re||n,!re){const V=e;Tr(A,{instancePath:u+"/extend/skills_required",parentData:y,parentDataProperty:"skills_required",rootData:p})||
(r=r===null?Tr.errors:r.concat(Tr.errors),e=r.length);var n=V===e;re=re||n}if(re)e=H,r!==null&&(H?r.length=H:r=null);else{
const V={};return r===null?r=[V]:r.push(V),e++,Y.errors=r,!1}var f=X===e}else var f=!0;if(f){if(y.book_learn!==void 0){let A=y.
book_learn;const X=e,H=e;let re=!1;const w=e;if(e===w)if(Array.isArray(A)){var m=!0;const V=A.length;for(let be=0;be<V;be++){
let _e=A[be];const ae=e;if(e===ae)if(Array.isArray(_e))if(_e.length>3){const ke={};r===null?r=[ke]:r.push(ke),e++}else if(_e.
length<1){const ke={};r===null?r=[ke]:r.push(ke),e++}else if(_e.length<=3){const $=_e.length;if($>0){let K=_e[0];const fe=e;
if(e===fe)if(typeof K=="string"){if(h(K)<1){const B={};r===null?r=[B]:r.push(B),e++}}else{const B={};r===null?r=[B]:r.push(
B),e++}var c=fe===e}if(c){if($>1){let K=_e[1];const fe=e;if(!(typeof K=="number"&&!(K%1)&&!isNaN(K)&&isFinite(K))){const T={};
r===null?r=[T]:r.push(T),e++}var c=fe===e}if(c&&$>2){const K=e;if(typeof _e[2]!="string"){const B={};r===null?r=[B]:r.push(
B),e++}var c=K===e}}}else{const $={};r===null?r=[$]:r.push($),e++}else{const ke={};r===null?r=[ke]:r.push(ke),e++}var m=ae===
e;if(!m)break}}else{const V={};r===null?r=[V]:r.push(V),e++}var g=w===e;if(re=re||g,!re){const V=e;if(e===V)if(A&&typeof A==
"object"&&!Array.isArray(A)){for(const _e in A){const ae=e;if(e===ae)if(typeof _e=="string"){if(h(_e)<1){const ue={instancePath:u+
"/extend/book_learn",schemaPath:"#/properties/extend/properties/book_learn/anyOf/1/propertyNames/minLength",keyword:"min\
Length",params:{limit:1},propertyName:_e};r===null?r=[ue]:r.push(ue),e++}}else{const ue={instancePath:u+"/extend/book_le\
arn",schemaPath:"#/properties/extend/properties/book_learn/anyOf/1/propertyNames/type",keyword:"type",params:{type:"stri\
ng"},propertyName:_e};r===null?r=[ue]:r.push(ue),e++}var O=ae===e;if(!O){const ue={};r===null?r=[ue]:r.push(ue),e++;break}}
if(O){for(const _e in A)if(!ge.test(_e)){const ae=e;pt(A[_e],{instancePath:u+"/extend/book_learn/"+_e.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:A,parentDataProperty:_e,rootData:p})||(r=r===null?pt.errors:r.concat(pt.errors),e=r.length);
var v=ae===e;if(!v)break}}}else{const _e={};r===null?r=[_e]:r.push(_e),e++}var g=V===e;re=re||g}if(re)e=H,r!==null&&(H?r.
length=H:r=null);else{const V={};return r===null?r=[V]:r.push(V),e++,Y.errors=r,!1}var f=X===e}else var f=!0;if(f){if(y.
autolearn!==void 0){let A=y.autolearn;const X=e,H=e;let re=!1;const w=e;if(typeof A!="boolean"){const V={};r===null?r=[V]:
r.push(V),e++}var _=w===e;if(re=re||_,!re){const V=e;vr(A,{instancePath:u+"/extend/autolearn",parentData:y,parentDataProperty:"\
autolearn",rootData:p})||(r=r===null?vr.errors:r.concat(vr.errors),e=r.length);var _=V===e;re=re||_}if(re)e=H,r!==null&&
(H?r.length=H:r=null);else{const V={};return r===null?r=[V]:r.push(V),e++,Y.errors=r,!1}var f=X===e}else var f=!0;if(f){
if(y.decomp_learn!==void 0){let A=y.decomp_learn;const X=e,H=e;let re=!1;const w=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(
A)&&isFinite(A))){const V={};r===null?r=[V]:r.push(V),e++}var j=w===e;if(re=re||j,!re){const V=e;vr(A,{instancePath:u+"/\
extend/decomp_learn",parentData:y,parentDataProperty:"decomp_learn",rootData:p})||(r=r===null?vr.errors:r.concat(vr.errors),
e=r.length);var j=V===e;re=re||j}if(re)e=H,r!==null&&(H?r.length=H:r=null);else{const V={};return r===null?r=[V]:r.push(
V),e++,Y.errors=r,!1}var f=X===e}else var f=!0;if(f){if(y.batch_time_factors!==void 0){let A=y.batch_time_factors;const X=e;
if(e===X)if(Array.isArray(A)){if(A.length>2)return Y.errors=[{}],!1;if(A.length<2)return Y.errors=[{}],!1;if(A.length<=2){
const w=A.length;if(w>0){let J=A[0];const V=e;if(e===V)if(typeof J=="number"&&isFinite(J)){if(J>100||isNaN(J))return Y.errors=
[{}],!1;if(J<0||isNaN(J))return Y.errors=[{}],!1}else return Y.errors=[{}],!1;var k=V===e}if(k&&w>1){let J=A[1];const V=e;
if(e===V)if(typeof J=="number"&&isFinite(J)){if(J<0||isNaN(J))return Y.errors=[{}],!1}else return Y.errors=[{}],!1;var k=V===
e}}else return Y.errors=[{}],!1}else return Y.errors=[{}],!1;var f=X===e}else var f=!0;if(f){if(y.flags!==void 0){let A=y.
flags;const X=e;if(e===X)if(Array.isArray(A)){var I=!0;const re=A.length;for(let w=0;w<re;w++){let J=A[w];const V=e;if(e===
V)if(typeof J=="string"){if(h(J)<1)return Y.errors=[{}],!1}else return Y.errors=[{}],!1;var I=V===e;if(!I)break}}else return Y.
errors=[{}],!1;var f=X===e}else var f=!0;if(f){if(y.using!==void 0){const A=e;Ht(y.using,{instancePath:u+"/extend/using",
parentData:y,parentDataProperty:"using",rootData:p})||(r=r===null?Ht.errors:r.concat(Ht.errors),e=r.length);var f=A===e}else
var f=!0;if(f){if(y.byproducts!==void 0){let A=y.byproducts;const X=e;if(e===X)if(Array.isArray(A)){var R=!0;const re=A.
length;for(let w=0;w<re;w++){let J=A[w];const V=e;if(e===V)if(Array.isArray(J)){if(J.length>2)return Y.errors=[{}],!1;if(J.
length<1)return Y.errors=[{}],!1;if(J.length<=2){const ae=J.length;if(ae>0){let ue=J[0];const ke=e;if(e===ke)if(typeof ue==
"string"){if(h(ue)<1)return Y.errors=[{}],!1}else return Y.errors=[{}],!1;var x=ke===e}if(x&&ae>1){let ue=J[1];const ke=e;
if(!(typeof ue=="number"&&!(ue%1)&&!isNaN(ue)&&isFinite(ue)))return Y.errors=[{}],!1;if(e===ke&&typeof ue=="number"&&isFinite(
ue)&&(ue<1||isNaN(ue)))return Y.errors=[{}],!1;var x=ke===e}}else return Y.errors=[{}],!1}else return Y.errors=[{}],!1;var R=V===
e;if(!R)break}}else return Y.errors=[{}],!1;var f=X===e}else var f=!0;if(f){if(y.proficiencies!==void 0){let A=y.proficiencies;
const X=e;if(e===X)if(Array.isArray(A)){var L=!0;const re=A.length;for(let w=0;w<re;w++){const J=e;Xr(A[w],{instancePath:u+
"/extend/proficiencies/"+w,parentData:A,parentDataProperty:w,rootData:p})||(r=r===null?Xr.errors:r.concat(Xr.errors),e=r.
length);var L=J===e;if(!L)break}}else return Y.errors=[{}],!1;var f=X===e}else var f=!0;if(f){if(y.nested_category_data!==
void 0){let A=y.nested_category_data;const X=e;if(e===X)if(Array.isArray(A)){var E=!0;const re=A.length;for(let w=0;w<re;w++){
const J=e;if(typeof A[w]!="string")return Y.errors=[{}],!1;var E=J===e;if(!E)break}}else return Y.errors=[{}],!1;var f=X===
e}else var f=!0;if(f){if(y.blueprint_requires!==void 0){let A=y.blueprint_requires;const X=e;if(e===X)if(Array.isArray(A)){
var G=!0;const re=A.length;for(let w=0;w<re;w++){const J=e;fr(A[w],{instancePath:u+"/extend/blueprint_requires/"+w,parentData:A,
parentDataProperty:w,rootData:p})||(r=r===null?fr.errors:r.concat(fr.errors),e=r.length);var G=J===e;if(!G)break}}else return Y.
errors=[{}],!1;var f=X===e}else var f=!0;if(f){if(y.blueprint_provides!==void 0){let A=y.blueprint_provides;const X=e;if(e===
X)if(Array.isArray(A)){var C=!0;const re=A.length;for(let w=0;w<re;w++){const J=e;fr(A[w],{instancePath:u+"/extend/bluep\
rint_provides/"+w,parentData:A,parentDataProperty:w,rootData:p})||(r=r===null?fr.errors:r.concat(fr.errors),e=r.length);
var C=J===e;if(!C)break}}else return Y.errors=[{}],!1;var f=X===e}else var f=!0;if(f){if(y.blueprint_excludes!==void 0){
let A=y.blueprint_excludes;const X=e;if(e===X)if(Array.isArray(A)){var ve=!0;const re=A.length;for(let w=0;w<re;w++){const J=e;
fr(A[w],{instancePath:u+"/extend/blueprint_excludes/"+w,parentData:A,parentDataProperty:w,rootData:p})||(r=r===null?fr.errors:
r.concat(fr.errors),e=r.length);var ve=J===e;if(!ve)break}}else return Y.errors=[{}],!1;var f=X===e}else var f=!0;if(f)if(y.
blueprint_resources!==void 0){let A=y.blueprint_resources;const X=e;if(e===X)if(Array.isArray(A)){var b=!0;const re=A.length;
for(let w=0;w<re;w++){const J=e;if(typeof A[w]!="string")return Y.errors=[{}],!1;var b=J===e;if(!b)break}}else return Y.
errors=[{}],!1;var f=X===e}else var f=!0}}}}}}}}}}}}}}}}}}else return Y.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.
delete!==void 0){let y=t.delete;const U=e;if(!(y&&typeof y=="object"&&!Array.isArray(y)))return Y.errors=[{}],!1;var i=U===
e}else var i=!0;if(i){if(t.relative!==void 0){let y=t.relative;const U=e;if(e===U)if(y&&typeof y=="object"&&!Array.isArray(
y))for(const ee in y){let A=y[ee];const X=e;if(!(typeof A=="number"&&isFinite(A)))return Y.errors=[{}],!1;var S=X===e;if(!S)
break}else return Y.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.proportional!==void 0){let y=t.proportional;const U=e;
if(e===U)if(y&&typeof y=="object"&&!Array.isArray(y))for(const ee in y){let A=y[ee];const X=e;if(e===X)if(typeof A=="num\
ber"&&isFinite(A)){if(A<=0||isNaN(A))return Y.errors=[{}],!1}else return Y.errors=[{}],!1;var se=X===e;if(!se)break}else
return Y.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.qualities!==void 0){let y=t.qualities;const U=e;if(e===U)if(Array.
isArray(y)){var ie=!0;const ee=y.length;for(let A=0;A<ee;A++){let X=y[A];const H=e,re=e;let w=!1;const J=e;Be(X,{instancePath:u+
"/qualities/"+A,parentData:y,parentDataProperty:A,rootData:p})||(r=r===null?Be.errors:r.concat(Be.errors),e=r.length);var te=J===
e;if(w=w||te,!w){const be=e;if(e===be)if(Array.isArray(X))if(X.length<1){const ae={};r===null?r=[ae]:r.push(ae),e++}else{
var oe=!0;const ae=X.length;for(let ue=0;ue<ae;ue++){const ke=e;Be(X[ue],{instancePath:u+"/qualities/"+A+"/"+ue,parentData:X,
parentDataProperty:ue,rootData:p})||(r=r===null?Be.errors:r.concat(Be.errors),e=r.length);var oe=ke===e;if(!oe)break}}else{
const ae={};r===null?r=[ae]:r.push(ae),e++}var te=be===e;w=w||te}if(w)e=re,r!==null&&(re?r.length=re:r=null);else{const be={};
return r===null?r=[be]:r.push(be),e++,Y.errors=r,!1}var ie=H===e;if(!ie)break}}else return Y.errors=[{}],!1;var i=U===e}else
var i=!0;if(i){if(t.tools!==void 0){let y=t.tools;const U=e;if(e===U)if(Array.isArray(y)){var ne=!0;const ee=y.length;for(let A=0;A<
ee;A++){let X=y[A];const H=e;if(e===H)if(Array.isArray(X)){if(X.length<1)return Y.errors=[{}],!1;{var Ae=!0;const w=X.length;
for(let J=0;J<w;J++){let V=X[J];const be=e,_e=e;let ae=!1;const ue=e;if(e===ue)if(typeof V=="string"){if(h(V)<1){const $={};
r===null?r=[$]:r.push($),e++}}else{const $={};r===null?r=[$]:r.push($),e++}var pe=ue===e;if(ae=ae||pe,!ae){const $=e;Or(
V,{instancePath:u+"/tools/"+A+"/"+J,parentData:X,parentDataProperty:J,rootData:p})||(r=r===null?Or.errors:r.concat(Or.errors),
e=r.length);var pe=$===e;ae=ae||pe}if(ae)e=_e,r!==null&&(_e?r.length=_e:r=null);else{const $={};return r===null?r=[$]:r.
push($),e++,Y.errors=r,!1}var Ae=be===e;if(!Ae)break}}}else return Y.errors=[{}],!1;var ne=H===e;if(!ne)break}}else return Y.
errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.components!==void 0){let y=t.components;const U=e;if(e===U)if(Array.
isArray(y)){var Ne=!0;const ee=y.length;for(let A=0;A<ee;A++){let X=y[A];const H=e;if(e===H)if(Array.isArray(X)){if(X.length<
1)return Y.errors=[{}],!1;{var xe=!0;const w=X.length;for(let J=0;J<w;J++){const V=e;jr(X[J],{instancePath:u+"/component\
s/"+A+"/"+J,parentData:X,parentDataProperty:J,rootData:p})||(r=r===null?jr.errors:r.concat(jr.errors),e=r.length);var xe=V===
e;if(!xe)break}}}else return Y.errors=[{}],!1;var Ne=H===e;if(!Ne)break}}else return Y.errors=[{}],!1;var i=U===e}else var i=!0;
if(i){if(t.type!==void 0){const y=e;if(t.type!=="recipe")return Y.errors=[{}],!1;var i=y===e}else var i=!0;if(i){if(t.result!==
void 0){let y=t.result;const U=e;if(e===U)if(typeof y=="string"){if(h(y)<1)return Y.errors=[{}],!1}else return Y.errors=
[{}],!1;var i=U===e}else var i=!0;if(i){if(t.id_suffix!==void 0){const y=e;if(typeof t.id_suffix!="string")return Y.errors=
[{}],!1;var i=y===e}else var i=!0;if(i){if(t.reversible!==void 0){const y=e;if(typeof t.reversible!="boolean")return Y.errors=
[{}],!1;var i=y===e}else var i=!0;if(i){if(t.category!==void 0){const y=e;if(typeof t.category!="string")return Y.errors=
[{}],!1;var i=y===e}else var i=!0;if(i){if(t.subcategory!==void 0){const y=e;if(typeof t.subcategory!="string")return Y.
errors=[{}],!1;var i=y===e}else var i=!0;if(i){if(t.override!==void 0){const y=e;if(typeof t.override!="boolean")return Y.
errors=[{}],!1;var i=y===e}else var i=!0;if(i){if(t.obsolete!==void 0){const y=e;if(typeof t.obsolete!="boolean")return Y.
errors=[{}],!1;var i=y===e}else var i=!0;if(i){if(t.delete_flags!==void 0){let y=t.delete_flags;const U=e;if(e===U)if(Array.
isArray(y)){var Xe=!0;const ee=y.length;for(let A=0;A<ee;A++){let X=y[A];const H=e;if(e===H)if(typeof X=="string"){if(h(
X)<1)return Y.errors=[{}],!1}else return Y.errors=[{}],!1;var Xe=H===e;if(!Xe)break}}else return Y.errors=[{}],!1;var i=U===
e}else var i=!0;if(i){if(t.contained!==void 0){const y=e;if(typeof t.contained!="boolean")return Y.errors=[{}],!1;var i=y===
e}else var i=!0;if(i){if(t.container!==void 0){let y=t.container;const U=e;if(e===U)if(typeof y=="string"){if(h(y)<1)return Y.
errors=[{}],!1}else return Y.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.charges!==void 0){let y=t.charges;const U=e;
if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return Y.errors=[{}],!1;if(e===U&&typeof y=="number"&&
isFinite(y)&&(y<0||isNaN(y)))return Y.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.result_mult!==void 0){let y=t.
result_mult;const U=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return Y.errors=[{}],!1;if(e===U&&typeof y==
"number"&&isFinite(y)&&(y<1||isNaN(y)))return Y.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.skill_used!==void 0){
let y=t.skill_used;const U=e;if(e===U)if(typeof y=="string"){if(h(y)<1)return Y.errors=[{}],!1}else return Y.errors=[{}],
!1;var i=U===e}else var i=!0;if(i){if(t.skills_required!==void 0){let y=t.skills_required;const U=e,je=e;let ee=!1;const A=e;
vr(y,{instancePath:u+"/skills_required",parentData:t,parentDataProperty:"skills_required",rootData:p})||(r=r===null?vr.errors:
r.concat(vr.errors),e=r.length);var Nr=A===e;if(ee=ee||Nr,!ee){const H=e;Tr(y,{instancePath:u+"/skills_required",parentData:t,
parentDataProperty:"skills_required",rootData:p})||(r=r===null?Tr.errors:r.concat(Tr.errors),e=r.length);var Nr=H===e;ee=
ee||Nr}if(ee)e=je,r!==null&&(je?r.length=je:r=null);else{const H={};return r===null?r=[H]:r.push(H),e++,Y.errors=r,!1}var i=U===
e}else var i=!0;if(i){if(t.book_learn!==void 0){let y=t.book_learn;const U=e,je=e;let ee=!1;const A=e;if(e===A)if(Array.
isArray(y)){var Le=!0;const H=y.length;for(let re=0;re<H;re++){let w=y[re];const J=e;if(e===J)if(Array.isArray(w))if(w.length>
3){const be={};r===null?r=[be]:r.push(be),e++}else if(w.length<1){const be={};r===null?r=[be]:r.push(be),e++}else if(w.length<=
3){const _e=w.length;if(_e>0){let ae=w[0];const ue=e;if(e===ue)if(typeof ae=="string"){if(h(ae)<1){const ke={};r===null?
r=[ke]:r.push(ke),e++}}else{const ke={};r===null?r=[ke]:r.push(ke),e++}var Me=ue===e}if(Me){if(_e>1){let ae=w[1];const ue=e;
if(!(typeof ae=="number"&&!(ae%1)&&!isNaN(ae)&&isFinite(ae))){const $={};r===null?r=[$]:r.push($),e++}var Me=ue===e}if(Me&&
_e>2){const ae=e;if(typeof w[2]!="string"){const ke={};r===null?r=[ke]:r.push(ke),e++}var Me=ae===e}}}else{const _e={};r===
null?r=[_e]:r.push(_e),e++}else{const be={};r===null?r=[be]:r.push(be),e++}var Le=J===e;if(!Le)break}}else{const H={};r===
null?r=[H]:r.push(H),e++}var Fr=A===e;if(ee=ee||Fr,!ee){const H=e;if(e===H)if(y&&typeof y=="object"&&!Array.isArray(y)){
for(const w in y){const J=e;if(e===J)if(typeof w=="string"){if(h(w)<1){const V={instancePath:u+"/book_learn",schemaPath:"\
#/properties/book_learn/anyOf/1/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:w};r===null?r=
[V]:r.push(V),e++}}else{const V={instancePath:u+"/book_learn",schemaPath:"#/properties/book_learn/anyOf/1/propertyNames/\
type",keyword:"type",params:{type:"string"},propertyName:w};r===null?r=[V]:r.push(V),e++}var Ct=J===e;if(!Ct){const V={};
r===null?r=[V]:r.push(V),e++;break}}if(Ct){for(const w in y)if(!ge.test(w)){const J=e;pt(y[w],{instancePath:u+"/book_lea\
rn/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:y,parentDataProperty:w,rootData:p})||(r=r===null?pt.errors:r.concat(
pt.errors),e=r.length);var yr=J===e;if(!yr)break}}}else{const w={};r===null?r=[w]:r.push(w),e++}var Fr=H===e;ee=ee||Fr}if(ee)
e=je,r!==null&&(je?r.length=je:r=null);else{const H={};return r===null?r=[H]:r.push(H),e++,Y.errors=r,!1}var i=U===e}else
var i=!0;if(i){if(t.difficulty!==void 0){let y=t.difficulty;const U=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(
y)))return Y.errors=[{}],!1;if(e===U&&typeof y=="number"&&isFinite(y)){if(y>10||isNaN(y))return Y.errors=[{}],!1;if(y<0||
isNaN(y))return Y.errors=[{}],!1}var i=U===e}else var i=!0;if(i){if(t.time!==void 0){let y=t.time;const U=e,je=e;let ee=!1;
const A=e;Rt(y,{instancePath:u+"/time",parentData:t,parentDataProperty:"time",rootData:p})||(r=r===null?Rt.errors:r.concat(
Rt.errors),e=r.length);var yt=A===e;if(ee=ee||yt,!ee){const H=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){
const w={};r===null?r=[w]:r.push(w),e++}var yt=H===e;ee=ee||yt}if(ee)e=je,r!==null&&(je?r.length=je:r=null);else{const H={};
return r===null?r=[H]:r.push(H),e++,Y.errors=r,!1}var i=U===e}else var i=!0;if(i){if(t.autolearn!==void 0){let y=t.autolearn;
const U=e,je=e;let ee=!1;const A=e;if(typeof y!="boolean"){const H={};r===null?r=[H]:r.push(H),e++}var mt=A===e;if(ee=ee||
mt,!ee){const H=e;vr(y,{instancePath:u+"/autolearn",parentData:t,parentDataProperty:"autolearn",rootData:p})||(r=r===null?
vr.errors:r.concat(vr.errors),e=r.length);var mt=H===e;ee=ee||mt}if(ee)e=je,r!==null&&(je?r.length=je:r=null);else{const H={};
return r===null?r=[H]:r.push(H),e++,Y.errors=r,!1}var i=U===e}else var i=!0;if(i){if(t.decomp_learn!==void 0){let y=t.decomp_learn;
const U=e,je=e;let ee=!1;const A=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){const H={};r===null?r=[H]:r.
push(H),e++}var vt=A===e;if(ee=ee||vt,!ee){const H=e;vr(y,{instancePath:u+"/decomp_learn",parentData:t,parentDataProperty:"\
decomp_learn",rootData:p})||(r=r===null?vr.errors:r.concat(vr.errors),e=r.length);var vt=H===e;ee=ee||vt}if(ee)e=je,r!==
null&&(je?r.length=je:r=null);else{const H={};return r===null?r=[H]:r.push(H),e++,Y.errors=r,!1}var i=U===e}else var i=!0;
if(i){if(t.never_learn!==void 0){const y=e;if(typeof t.never_learn!="boolean")return Y.errors=[{}],!1;var i=y===e}else var i=!0;
if(i){if(t.batch_time_factors!==void 0){let y=t.batch_time_factors;const U=e;if(e===U)if(Array.isArray(y)){if(y.length>2)
return Y.errors=[{}],!1;if(y.length<2)return Y.errors=[{}],!1;if(y.length<=2){const A=y.length;if(A>0){let X=y[0];const H=e;
if(e===H)if(typeof X=="number"&&isFinite(X)){if(X>100||isNaN(X))return Y.errors=[{}],!1;if(X<0||isNaN(X))return Y.errors=
[{}],!1}else return Y.errors=[{}],!1;var Mt=H===e}if(Mt&&A>1){let X=y[1];const H=e;if(e===H)if(typeof X=="number"&&isFinite(
X)){if(X<0||isNaN(X))return Y.errors=[{}],!1}else return Y.errors=[{}],!1;var Mt=H===e}}else return Y.errors=[{}],!1}else
return Y.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.flags!==void 0){let y=t.flags;const U=e;if(e===U)if(Array.isArray(
y)){var Pt=!0;const ee=y.length;for(let A=0;A<ee;A++){let X=y[A];const H=e;if(e===H)if(typeof X=="string"){if(h(X)<1)return Y.
errors=[{}],!1}else return Y.errors=[{}],!1;var Pt=H===e;if(!Pt)break}}else return Y.errors=[{}],!1;var i=U===e}else var i=!0;
if(i){if(t.construction_blueprint!==void 0){const y=e;if(typeof t.construction_blueprint!="string")return Y.errors=[{}],
!1;var i=y===e}else var i=!0;if(i){if(t.on_display!==void 0){const y=e;if(typeof t.on_display!="boolean")return Y.errors=
[{}],!1;var i=y===e}else var i=!0;if(i){if(t.using!==void 0){const y=e;Ht(t.using,{instancePath:u+"/using",parentData:t,
parentDataProperty:"using",rootData:p})||(r=r===null?Ht.errors:r.concat(Ht.errors),e=r.length);var i=y===e}else var i=!0;
if(i){if(t.byproducts!==void 0){let y=t.byproducts;const U=e;if(e===U)if(Array.isArray(y)){var St=!0;const ee=y.length;for(let A=0;A<
ee;A++){let X=y[A];const H=e;if(e===H)if(Array.isArray(X)){if(X.length>2)return Y.errors=[{}],!1;if(X.length<1)return Y.
errors=[{}],!1;if(X.length<=2){const J=X.length;if(J>0){let V=X[0];const be=e;if(e===be)if(typeof V=="string"){if(h(V)<1)
return Y.errors=[{}],!1}else return Y.errors=[{}],!1;var kt=be===e}if(kt&&J>1){let V=X[1];const be=e;if(!(typeof V=="num\
ber"&&!(V%1)&&!isNaN(V)&&isFinite(V)))return Y.errors=[{}],!1;if(e===be&&typeof V=="number"&&isFinite(V)&&(V<1||isNaN(V)))
return Y.errors=[{}],!1;var kt=be===e}}else return Y.errors=[{}],!1}else return Y.errors=[{}],!1;var St=H===e;if(!St)break}}else
return Y.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.description!==void 0){const y=e;Yr(t.description,{instancePath:u+
"/description",parentData:t,parentDataProperty:"description",rootData:p})||(r=r===null?Yr.errors:r.concat(Yr.errors),e=r.
length);var i=y===e}else var i=!0;if(i){if(t.activity_level!==void 0){const y=e;if(typeof t.activity_level!="string")return Y.
errors=[{}],!1;var i=y===e}else var i=!0;if(i){if(t.proficiencies!==void 0){let y=t.proficiencies;const U=e;if(e===U)if(Array.
isArray(y)){var Bt=!0;const ee=y.length;for(let A=0;A<ee;A++){const X=e;Xr(y[A],{instancePath:u+"/proficiencies/"+A,parentData:y,
parentDataProperty:A,rootData:p})||(r=r===null?Xr.errors:r.concat(Xr.errors),e=r.length);var Bt=X===e;if(!Bt)break}}else
return Y.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.nested_name!==void 0){const y=e;Yr(t.nested_name,{instancePath:u+
"/nested_name",parentData:t,parentDataProperty:"nested_name",rootData:p})||(r=r===null?Yr.errors:r.concat(Yr.errors),e=r.
length);var i=y===e}else var i=!0;if(i){if(t.nested_category_data!==void 0){let y=t.nested_category_data;const U=e;if(e===
U)if(Array.isArray(y)){var Lt=!0;const ee=y.length;for(let A=0;A<ee;A++){const X=e;if(typeof y[A]!="string")return Y.errors=
[{}],!1;var Lt=X===e;if(!Lt)break}}else return Y.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.blueprint_name!==void 0){
const y=e;Yr(t.blueprint_name,{instancePath:u+"/blueprint_name",parentData:t,parentDataProperty:"blueprint_name",rootData:p})||
(r=r===null?Yr.errors:r.concat(Yr.errors),e=r.length);var i=y===e}else var i=!0;if(i){if(t.blueprint_requires!==void 0){
let y=t.blueprint_requires;const U=e;if(e===U)if(Array.isArray(y)){var zt=!0;const ee=y.length;for(let A=0;A<ee;A++){const X=e;
fr(y[A],{instancePath:u+"/blueprint_requires/"+A,parentData:y,parentDataProperty:A,rootData:p})||(r=r===null?fr.errors:r.
concat(fr.errors),e=r.length);var zt=X===e;if(!zt)break}}else return Y.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.
blueprint_provides!==void 0){let y=t.blueprint_provides;const U=e;if(e===U)if(Array.isArray(y)){var Nt=!0;const ee=y.length;
for(let A=0;A<ee;A++){const X=e;fr(y[A],{instancePath:u+"/blueprint_provides/"+A,parentData:y,parentDataProperty:A,rootData:p})||
(r=r===null?fr.errors:r.concat(fr.errors),e=r.length);var Nt=X===e;if(!Nt)break}}else return Y.errors=[{}],!1;var i=U===
e}else var i=!0;if(i){if(t.blueprint_excludes!==void 0){let y=t.blueprint_excludes;const U=e;if(e===U)if(Array.isArray(y)){
var Wt=!0;const ee=y.length;for(let A=0;A<ee;A++){const X=e;fr(y[A],{instancePath:u+"/blueprint_excludes/"+A,parentData:y,
parentDataProperty:A,rootData:p})||(r=r===null?fr.errors:r.concat(fr.errors),e=r.length);var Wt=X===e;if(!Wt)break}}else
return Y.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.blueprint_resources!==void 0){let y=t.blueprint_resources;const U=e;
if(e===U)if(Array.isArray(y)){var $t=!0;const ee=y.length;for(let A=0;A<ee;A++){const X=e;if(typeof y[A]!="string")return Y.
errors=[{}],!1;var $t=X===e;if(!$t)break}}else return Y.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.blueprint_needs!==
void 0){const y=e;mi(t.blueprint_needs,{instancePath:u+"/blueprint_needs",parentData:t,parentDataProperty:"blueprint_nee\
ds",rootData:p})||(r=r===null?mi.errors:r.concat(mi.errors),e=r.length);var i=y===e}else var i=!0;if(i)if(t.check_blueprint_needs!==
void 0){const y=e;if(typeof t.check_blueprint_needs!="boolean")return Y.errors=[{}],!1;var i=y===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return Y.errors=[{}],!1;return Y.errors=r,e===0}const fn=Z,Ii={type:"object",additionalProperties:!1,properties:{"edit-m\
ode":{type:"string",enum:["create","modify","override"]},"copy-from":{type:"string",minLength:1,"x-extension":!0},abstract:{
type:"string",minLength:1,"x-extension":!0},extend:{type:"object","x-extension":!0,additionalProperties:!1,properties:{qualities:{
type:"array",items:{anyOf:[{$ref:"#/definitions/requirement-parts_quality"},{type:"array",minItems:1,items:{$ref:"#/defi\
nitions/requirement-parts_quality"}}]}},tools:{type:"array",items:{type:"array",minItems:1,items:{anyOf:[{type:"string",
minLength:1,"x-ref":"item","x-extension":!0},{$ref:"#/definitions/requirement-parts_tool"}]}}},components:{type:"array",
items:{type:"array",minItems:1,items:{$ref:"#/definitions/requirement-parts_component"}}},delete_flags:{type:"array",items:{
type:"string",minLength:1}},skills_required:{anyOf:[{$ref:"#/definitions/requirement-parts_skill_levels"},{$ref:"#/defin\
itions/requirement-parts_skill_level"}]},book_learn:{anyOf:[{type:"array",items:{type:"array",minItems:1,maxItems:3,items:[
{type:"string",minLength:1,"x-ref":"item"},{type:"integer"},{type:"string"}],additionalItems:!1}},{type:"object",properties:{},
propertyNames:{type:"string",minLength:1,"x-ref":"item"},additionalProperties:{$ref:"#/definitions/recipe_book"},"x-exte\
nsion":!0,patternProperties:{"^//":{}}}]},autolearn:{anyOf:[{type:"boolean"},{$ref:"#/definitions/requirement-parts_skil\
l_levels"}]},decomp_learn:{anyOf:[{type:"integer"},{$ref:"#/definitions/requirement-parts_skill_levels"}]},batch_time_factors:{
type:"array",minItems:2,maxItems:2,items:[{type:"number",minimum:0,maximum:100},{type:"number",minimum:0}],additionalItems:!1},
flags:{type:"array",items:{type:"string",minLength:1}},using:{$ref:"#/definitions/requirement-parts_using"},byproducts:{
type:"array",items:{type:"array",minItems:1,maxItems:2,items:[{type:"string",minLength:1,"x-ref":"item"},{type:"integer",
minimum:1}],additionalItems:!1},"x-extension":!0},proficiencies:{type:"array",items:{$ref:"#/definitions/recipe_proficie\
ncy"},"x-extension":!0},nested_category_data:{type:"array",items:{type:"string"},"x-extension":!0},blueprint_requires:{type:"\
array",items:{$ref:"#/definitions/recipe_blueprint_feature"},"x-extension":!0},blueprint_provides:{type:"array",items:{$ref:"\
#/definitions/recipe_blueprint_feature"},"x-extension":!0},blueprint_excludes:{type:"array",items:{$ref:"#/definitions/r\
ecipe_blueprint_feature"},"x-extension":!0},blueprint_resources:{type:"array",items:{type:"string"},"x-extension":!0}},patternProperties:{
"^//":{}}},delete:{type:"object","x-extension":!0},relative:{type:"object",additionalProperties:{type:"number"},"x-exten\
sion":!0},proportional:{type:"object",additionalProperties:{type:"number",exclusiveMinimum:0},"x-extension":!0},qualities:{
type:"array",items:{anyOf:[{$ref:"#/definitions/requirement-parts_quality"},{type:"array",minItems:1,items:{$ref:"#/defi\
nitions/requirement-parts_quality"}}]}},tools:{type:"array",items:{type:"array",minItems:1,items:{anyOf:[{type:"string",
minLength:1,"x-ref":"item","x-extension":!0},{$ref:"#/definitions/requirement-parts_tool"}]}}},components:{type:"array",
items:{type:"array",minItems:1,items:{$ref:"#/definitions/requirement-parts_component"}}},type:{const:"uncraft"},result:{
type:"string",minLength:1,"x-ref":"item"},id_suffix:{type:"string"},reversible:{type:"boolean"},category:{type:"string"},
subcategory:{type:"string"},override:{type:"boolean"},obsolete:{type:"boolean"},delete_flags:{type:"array",items:{type:"\
string",minLength:1}},contained:{type:"boolean"},container:{type:"string",minLength:1,"x-ref":"item"},charges:{type:["in\
teger","null"],minimum:0},result_mult:{type:"integer",minimum:1},skill_used:{type:"string",minLength:1,"x-ref":"skill"},
skills_required:{anyOf:[{$ref:"#/definitions/requirement-parts_skill_levels"},{$ref:"#/definitions/requirement-parts_ski\
ll_level"}]},book_learn:{anyOf:[{type:"array",items:{type:"array",minItems:1,maxItems:3,items:[{type:"string",minLength:1,
"x-ref":"item"},{type:"integer"},{type:"string"}],additionalItems:!1}},{type:"object",properties:{},propertyNames:{type:"\
string",minLength:1,"x-ref":"item"},additionalProperties:{$ref:"#/definitions/recipe_book"},"x-extension":!0,patternProperties:{
"^//":{}}}]},difficulty:{type:"integer",minimum:0,maximum:10},time:{anyOf:[{$ref:"#/definitions/units_time"},{type:"inte\
ger"}]},autolearn:{anyOf:[{type:"boolean"},{$ref:"#/definitions/requirement-parts_skill_levels"}]},decomp_learn:{anyOf:[
{type:"integer"},{$ref:"#/definitions/requirement-parts_skill_levels"}]},never_learn:{type:"boolean"},batch_time_factors:{
type:"array",minItems:2,maxItems:2,items:[{type:"number",minimum:0,maximum:100},{type:"number",minimum:0}],additionalItems:!1},
flags:{type:"array",items:{type:"string",minLength:1}},construction_blueprint:{type:"string","x-ref":"mapgen_update"},on_display:{
type:"boolean"},using:{$ref:"#/definitions/requirement-parts_using"},byproducts:{type:"array",items:{type:"array",minItems:1,
maxItems:2,items:[{type:"string",minLength:1,"x-ref":"item"},{type:"integer",minimum:1}],additionalItems:!1},"x-extensio\
n":!0},description:{"x-extension":!0,$ref:"#/definitions/translated-text"},activity_level:{type:"string","x-extension":!0},
proficiencies:{type:"array",items:{$ref:"#/definitions/recipe_proficiency"},"x-extension":!0},nested_name:{"x-extension":!0,
$ref:"#/definitions/translated-text"},nested_category_data:{type:"array",items:{type:"string"},"x-extension":!0},blueprint_name:{
"x-extension":!0,$ref:"#/definitions/translated-text"},blueprint_requires:{type:"array",items:{$ref:"#/definitions/recip\
e_blueprint_feature"},"x-extension":!0},blueprint_provides:{type:"array",items:{$ref:"#/definitions/recipe_blueprint_fea\
ture"},"x-extension":!0},blueprint_excludes:{type:"array",items:{$ref:"#/definitions/recipe_blueprint_feature"},"x-exten\
sion":!0},blueprint_resources:{type:"array",items:{type:"string"},"x-extension":!0},blueprint_needs:{"x-extension":!0,$ref:"\
#/definitions/recipe_blueprint_needs"},check_blueprint_needs:{type:"boolean","x-extension":!0}},patternProperties:{"^//":{}},
definitions:{recipe_blueprint_feature:{type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"strin\
g",minLength:1,"x-extension":!0},amount:{type:"integer","x-extension":!0}},"x-extension":!0,patternProperties:{"^//":{}}},
recipe_blueprint_needs:{type:"object",additionalProperties:!1,properties:{time:{"x-extension":!0,$ref:"#/definitions/uni\
ts_time"},skills:{"x-extension":!0,$ref:"#/definitions/requirement-parts_skill_levels"},inline:{"x-extension":!0,$ref:"#\
/definitions/requirement-parts"}},"x-extension":!0,patternProperties:{"^//":{}}},recipe_book:{type:"object",additionalProperties:!1,
properties:{skill_level:{type:"integer","x-extension":!0},recipe_name:{"x-extension":!0,$ref:"#/definitions/translated-t\
ext"},hidden:{type:"boolean","x-extension":!0}},"x-extension":!0,patternProperties:{"^//":{}}},recipe_proficiency:{type:"\
object",additionalProperties:!1,required:["proficiency"],properties:{proficiency:{type:"string",minLength:1,"x-ref":"pro\
ficiency","x-extension":!0},required:{type:"boolean","x-extension":!0},time_multiplier:{type:"number","x-extension":!0},
fail_multiplier:{type:"number","x-extension":!0},learning_time_multiplier:{type:"number","x-extension":!0},max_experience:{
anyOf:[{type:"string"},{type:"integer"}],"x-extension":!0}},"x-extension":!0,patternProperties:{"^//":{}}},"requirement-\
parts":{type:"object",additionalProperties:!1,properties:{qualities:{type:"array",items:{anyOf:[{$ref:"#/definitions/req\
uirement-parts_quality"},{type:"array",minItems:1,items:{$ref:"#/definitions/requirement-parts_quality"}}]}},tools:{type:"\
array",items:{type:"array",minItems:1,items:{anyOf:[{type:"string",minLength:1,"x-ref":"item","x-extension":!0},{$ref:"#\
/definitions/requirement-parts_tool"}]}}},components:{type:"array",items:{type:"array",minItems:1,items:{$ref:"#/definit\
ions/requirement-parts_component"}}}},patternProperties:{"^//":{}}},"requirement-parts_component":{type:"array",minItems:2,
maxItems:4,items:[{type:"string",minLength:1,"x-ref":"item","x-ref-list":"requirement"},{type:"integer",minimum:1},{$ref:"\
#/definitions/requirement-parts_component_word"},{$ref:"#/definitions/requirement-parts_component_word"}],additionalItems:!1},
"requirement-parts_component_word":{anyOf:[{type:"boolean"},{type:"string",enum:["NO_RECOVER","LIST"],"x-extension":!0}]},
"requirement-parts_quality":{type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"string",minLength:1,
"x-ref":"quality"},level:{type:"integer"},amount:{type:"integer",minimum:1}},patternProperties:{"^//":{}}},"requirement-\
parts_skill_level":{type:"array",minItems:2,maxItems:2,items:[{type:"string",minLength:1,"x-ref":"skill"},{type:"integer"}],
additionalItems:!1},"requirement-parts_skill_levels":{type:"array",items:{$ref:"#/definitions/requirement-parts_skill_le\
vel"}},"requirement-parts_tool":{type:"array",minItems:2,maxItems:3,items:[{type:"string",minLength:1,"x-ref":"item","x-\
ref-list":"requirement"},{type:"integer"},{type:"string",enum:["LIST"],"x-extension":!0}],additionalItems:!1},"requireme\
nt-parts_using":{anyOf:[{type:"string",minLength:1,"x-ref":"requirement"},{type:"array",items:{anyOf:[{type:"string",minLength:1,
"x-ref":"requirement"},{type:"array",minItems:2,maxItems:3,items:[{type:"string",minLength:1,"x-ref":"requirement"},{type:"\
integer","x-extension":!0},{type:"string",enum:["LIST"],"x-extension":!0}],additionalItems:!1,"x-extension":!0}]}}]},"tr\
anslated-text":{anyOf:[{type:"string"},{$ref:"#/definitions/translated-text_uncountable"},{$ref:"#/definitions/translate\
d-text_countable"}]},"translated-text_countable":{type:"object",additionalProperties:!1,required:["str"],properties:{str:{
type:"string","x-extension":!0},str_pl:{type:"string","x-extension":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{
"^//":{}}},"translated-text_uncountable":{type:"object",additionalProperties:!1,required:["str_sp"],properties:{str_sp:{
type:"string","x-extension":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{"^//":{}}},units_time:{type:"s\
tring","x-format":"time",pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|second|s|minutes|minute|m|hour\
s|hour|h|days|day|d)[ \\t]*)+$"}},$id:"uncraft"};function ze(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.id===void 0&&(a="id"))return ze.errors=[{}],!1;{const d=e;for(const s in t)if(!(s===
"id"||s==="level"||s==="amount"||ge.test(s))){return ze.errors=[{}],!1;break}if(d===e){if(t.id!==void 0){let s=t.id;const f=e;
if(e===f)if(typeof s=="string"){if(h(s)<1)return ze.errors=[{}],!1}else return ze.errors=[{}],!1;var i=f===e}else var i=!0;
if(i){if(t.level!==void 0){let s=t.level;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ze.errors=
[{}],!1;var i=f===e}else var i=!0;if(i)if(t.amount!==void 0){let s=t.amount;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return ze.errors=[{}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s)))return ze.errors=[{}],
!1;var i=f===e}else var i=!0}}}}else return ze.errors=[{}],!1;return ze.errors=r,e===0}function Ir(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){if(t.length>3)return Ir.errors=[{}],!1;if(t.length<2)return Ir.errors=[{}],!1;if(t.length<=3){const d=t.length;if(d>
0){let s=t[0];const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return Ir.errors=[{}],!1}else return Ir.errors=[{}],!1;
var i=f===e}if(i){if(d>1){let s=t[1];const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Ir.errors=
[{}],!1;var i=f===e}if(i&&d>2){let s=t[2];const f=e;if(typeof s!="string")return Ir.errors=[{}],!1;if(s!=="LIST")return Ir.
errors=[{}],!1;var i=f===e}}}else return Ir.errors=[{}],!1}else return Ir.errors=[{}],!1;return Ir.errors=r,e===0}function Jt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(typeof t!="boolean"){const f={};r===null?r=[f]:r.push(f),e++}var s=d===e;if(a=a||s,!a){const f=e;if(typeof t!="string"){
const N={};r===null?r=[N]:r.push(N),e++}if(!(t==="NO_RECOVER"||t==="LIST")){const N={};r===null?r=[N]:r.push(N),e++}var s=f===
e;a=a||s}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const f={};return r===null?r=[f]:r.push(f),e++,Jt.errors=r,!1}return Jt.
errors=r,e===0}function Er(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===
0)if(Array.isArray(t)){if(t.length>4)return Er.errors=[{}],!1;if(t.length<2)return Er.errors=[{}],!1;if(t.length<=4){const d=t.
length;if(d>0){let s=t[0];const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return Er.errors=[{}],!1}else return Er.errors=
[{}],!1;var i=f===e}if(i){if(d>1){let s=t[1];const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Er.
errors=[{}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s)))return Er.errors=[{}],!1;var i=f===e}if(i){if(d>
2){const s=e;Jt(t[2],{instancePath:u+"/2",parentData:t,parentDataProperty:2,rootData:p})||(r=r===null?Jt.errors:r.concat(
Jt.errors),e=r.length);var i=s===e}if(i&&d>3){const s=e;Jt(t[3],{instancePath:u+"/3",parentData:t,parentDataProperty:3,rootData:p})||
(r=r===null?Jt.errors:r.concat(Jt.errors),e=r.length);var i=s===e}}}}else return Er.errors=[{}],!1}else return Er.errors=
[{}],!1;return Er.errors=r,e===0}function Cr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){if(t.length>2)return Cr.errors=[{}],!1;if(t.length<2)return Cr.errors=[{}],!1;if(t.length<=2){const d=t.length;if(d>
0){let s=t[0];const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return Cr.errors=[{}],!1}else return Cr.errors=[{}],!1;
var i=f===e}if(i&&d>1){let s=t[1];const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Cr.errors=[{}],
!1;var i=f===e}}else return Cr.errors=[{}],!1}else return Cr.errors=[{}],!1;return Cr.errors=r,e===0}function dr(t,{instancePath:u="",
parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;const a=t.length;
for(let d=0;d<a;d++){const s=e;Cr(t[d],{instancePath:u+"/"+d,parentData:t,parentDataProperty:d,rootData:p})||(r=r===null?
Cr.errors:r.concat(Cr.errors),e=r.length);var i=s===e;if(!i)break}}else return dr.errors=[{}],!1;return dr.errors=r,e===
0}function Xt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.str_sp===void 0&&(a="str_sp"))return Xt.errors=[{}],!1;{const d=e;for(const s in t)
if(!(s==="str_sp"||s==="ctxt"||ge.test(s))){return Xt.errors=[{}],!1;break}if(d===e){if(t.str_sp!==void 0){const s=e;if(typeof t.
str_sp!="string")return Xt.errors=[{}],!1;var i=s===e}else var i=!0;if(i)if(t.ctxt!==void 0){const s=e;if(typeof t.ctxt!=
"string")return Xt.errors=[{}],!1;var i=s===e}else var i=!0}}}else return Xt.errors=[{}],!1;return Xt.errors=r,e===0}function At(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.str===void 0&&(a="str"))return At.errors=[{}],!1;{const d=e;for(const s in t)if(!(s===
"str"||s==="str_pl"||s==="ctxt"||ge.test(s))){return At.errors=[{}],!1;break}if(d===e){if(t.str!==void 0){const s=e;if(typeof t.
str!="string")return At.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.str_pl!==void 0){const s=e;if(typeof t.str_pl!=
"string")return At.errors=[{}],!1;var i=s===e}else var i=!0;if(i)if(t.ctxt!==void 0){const s=e;if(typeof t.ctxt!="string")
return At.errors=[{}],!1;var i=s===e}else var i=!0}}}}else return At.errors=[{}],!1;return At.errors=r,e===0}function Zr(t,{
instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;if(typeof t!=
"string"){const f={};r===null?r=[f]:r.push(f),e++}var s=d===e;if(a=a||s,!a){const f=e;Xt(t,{instancePath:u,parentData:z,
parentDataProperty:W,rootData:p})||(r=r===null?Xt.errors:r.concat(Xt.errors),e=r.length);var s=f===e;if(a=a||s,!a){const N=e;
At(t,{instancePath:u,parentData:z,parentDataProperty:W,rootData:p})||(r=r===null?At.errors:r.concat(At.errors),e=r.length);
var s=N===e;a=a||s}}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const f={};return r===null?r=[f]:r.push(f),e++,Zr.errors=
r,!1}return Zr.errors=r,e===0}function ct(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const a=e;for(const d in t)if(!(d==="skill_level"||d==="recipe\
_name"||d==="hidden"||ge.test(d))){return ct.errors=[{}],!1;break}if(a===e){if(t.skill_level!==void 0){let d=t.skill_level;
const s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ct.errors=[{}],!1;var i=s===e}else var i=!0;if(i){
if(t.recipe_name!==void 0){const d=e;Zr(t.recipe_name,{instancePath:u+"/recipe_name",parentData:t,parentDataProperty:"re\
cipe_name",rootData:p})||(r=r===null?Zr.errors:r.concat(Zr.errors),e=r.length);var i=d===e}else var i=!0;if(i)if(t.hidden!==
void 0){const d=e;if(typeof t.hidden!="boolean")return ct.errors=[{}],!1;var i=d===e}else var i=!0}}}else return ct.errors=
[{}],!1;return ct.errors=r,e===0}function Kt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(e===d)if(typeof t=="string"){if(h(t)<1){const P={};r===null?r=[P]:r.push(P),e++}}else{const P={};r===null?r=[P]:r.push(
P),e++}var s=d===e;if(a=a||s,!a){const P=e;if(e===P)if(Array.isArray(t)){var f=!0;const D=t.length;for(let l=0;l<D;l++){
let n=t[l];const m=e,c=e;let g=!1;const O=e;if(e===O)if(typeof n=="string"){if(h(n)<1){const _={};r===null?r=[_]:r.push(
_),e++}}else{const _={};r===null?r=[_]:r.push(_),e++}var o=O===e;if(g=g||o,!g){const _=e;if(e===_)if(Array.isArray(n))if(n.
length>3){const k={};r===null?r=[k]:r.push(k),e++}else if(n.length<2){const k={};r===null?r=[k]:r.push(k),e++}else if(n.
length<=3){const I=n.length;if(I>0){let R=n[0];const x=e;if(e===x)if(typeof R=="string"){if(h(R)<1){const L={};r===null?
r=[L]:r.push(L),e++}}else{const L={};r===null?r=[L]:r.push(L),e++}var N=x===e}if(N){if(I>1){let R=n[1];const x=e;if(!(typeof R==
"number"&&!(R%1)&&!isNaN(R)&&isFinite(R))){const E={};r===null?r=[E]:r.push(E),e++}var N=x===e}if(N&&I>2){let R=n[2];const x=e;
if(typeof R!="string"){const E={};r===null?r=[E]:r.push(E),e++}if(R!=="LIST"){const E={};r===null?r=[E]:r.push(E),e++}var N=x===
e}}}else{const I={};r===null?r=[I]:r.push(I),e++}else{const k={};r===null?r=[k]:r.push(k),e++}var o=_===e;g=g||o}if(g)e=
c,r!==null&&(c?r.length=c:r=null);else{const _={};r===null?r=[_]:r.push(_),e++}var f=m===e;if(!f)break}}else{const D={};
r===null?r=[D]:r.push(D),e++}var s=P===e;a=a||s}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const P={};return r===null?
r=[P]:r.push(P),e++,Kt.errors=r,!1}return Kt.errors=r,e===0}function Rr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let d;if(t.proficiency===void 0&&(d="proficiency"))return Rr.errors=[{}],!1;{const s=e;for(const f in t)
if(!(f==="proficiency"||f==="required"||f==="time_multiplier"||f==="fail_multiplier"||f==="learning_time_multiplier"||f===
"max_experience"||ge.test(f))){return Rr.errors=[{}],!1;break}if(s===e){if(t.proficiency!==void 0){let f=t.proficiency;const o=e;
if(e===o)if(typeof f=="string"){if(h(f)<1)return Rr.errors=[{}],!1}else return Rr.errors=[{}],!1;var i=o===e}else var i=!0;
if(i){if(t.required!==void 0){const f=e;if(typeof t.required!="boolean")return Rr.errors=[{}],!1;var i=f===e}else var i=!0;
if(i){if(t.time_multiplier!==void 0){let f=t.time_multiplier;const o=e;if(!(typeof f=="number"&&isFinite(f)))return Rr.errors=
[{}],!1;var i=o===e}else var i=!0;if(i){if(t.fail_multiplier!==void 0){let f=t.fail_multiplier;const o=e;if(!(typeof f==
"number"&&isFinite(f)))return Rr.errors=[{}],!1;var i=o===e}else var i=!0;if(i){if(t.learning_time_multiplier!==void 0){
let f=t.learning_time_multiplier;const o=e;if(!(typeof f=="number"&&isFinite(f)))return Rr.errors=[{}],!1;var i=o===e}else
var i=!0;if(i)if(t.max_experience!==void 0){let f=t.max_experience;const o=e,N=e;let P=!1;const q=e;if(typeof f!="string"){
const l={};r===null?r=[l]:r.push(l),e++}var a=q===e;if(P=P||a,!P){const l=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&
isFinite(f))){const m={};r===null?r=[m]:r.push(m),e++}var a=l===e;P=P||a}if(P)e=N,r!==null&&(N?r.length=N:r=null);else{const l={};
return r===null?r=[l]:r.push(l),e++,Rr.errors=r,!1}var i=o===e}else var i=!0}}}}}}}else return Rr.errors=[{}],!1;return Rr.
errors=r,e===0}function ar(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.id===void 0&&(a="id"))return ar.errors=[{}],!1;{const d=e;for(const s in t)if(!(s===
"id"||s==="amount"||ge.test(s))){return ar.errors=[{}],!1;break}if(d===e){if(t.id!==void 0){let s=t.id;const f=e;if(e===
f)if(typeof s=="string"){if(h(s)<1)return ar.errors=[{}],!1}else return ar.errors=[{}],!1;var i=f===e}else var i=!0;if(i)
if(t.amount!==void 0){let s=t.amount;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ar.errors=
[{}],!1;var i=f===e}else var i=!0}}}else return ar.errors=[{}],!1;return ar.errors=r,e===0}function Tt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(typeof t==
"string"){if(!Ni.test(t))return Tt.errors=[{instancePath:u,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[ \
\\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|second|s|minutes|minute|m|hours|hour|h|days|day|d)[ \\t]*)+$"}}],
!1}else return Tt.errors=[{}],!1;return Tt.errors=r,e===0}function Vr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){const D=e;for(const l in t)if(!(l==="qualities"||l==="tools"||l==="components"||ge.test(l))){
return Vr.errors=[{}],!1;break}if(D===e){if(t.qualities!==void 0){let l=t.qualities;const n=e;if(e===n)if(Array.isArray(
l)){var i=!0;const m=l.length;for(let c=0;c<m;c++){let g=l[c];const O=e,v=e;let _=!1;const j=e;ze(g,{instancePath:u+"/qu\
alities/"+c,parentData:l,parentDataProperty:c,rootData:p})||(r=r===null?ze.errors:r.concat(ze.errors),e=r.length);var a=j===
e;if(_=_||a,!_){const I=e;if(e===I)if(Array.isArray(g))if(g.length<1){const x={};r===null?r=[x]:r.push(x),e++}else{var d=!0;
const x=g.length;for(let L=0;L<x;L++){const E=e;ze(g[L],{instancePath:u+"/qualities/"+c+"/"+L,parentData:g,parentDataProperty:L,
rootData:p})||(r=r===null?ze.errors:r.concat(ze.errors),e=r.length);var d=E===e;if(!d)break}}else{const x={};r===null?r=
[x]:r.push(x),e++}var a=I===e;_=_||a}if(_)e=v,r!==null&&(v?r.length=v:r=null);else{const I={};return r===null?r=[I]:r.push(
I),e++,Vr.errors=r,!1}var i=O===e;if(!i)break}}else return Vr.errors=[{}],!1;var s=n===e}else var s=!0;if(s){if(t.tools!==
void 0){let l=t.tools;const n=e;if(e===n)if(Array.isArray(l)){var f=!0;const c=l.length;for(let g=0;g<c;g++){let O=l[g];
const v=e;if(e===v)if(Array.isArray(O)){if(O.length<1)return Vr.errors=[{}],!1;{var o=!0;const j=O.length;for(let k=0;k<
j;k++){let I=O[k];const R=e,x=e;let L=!1;const E=e;if(e===E)if(typeof I=="string"){if(h(I)<1){const C={};r===null?r=[C]:
r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}var N=E===e;if(L=L||N,!L){const C=e;Ir(I,{instancePath:u+"/t\
ools/"+g+"/"+k,parentData:O,parentDataProperty:k,rootData:p})||(r=r===null?Ir.errors:r.concat(Ir.errors),e=r.length);var N=C===
e;L=L||N}if(L)e=x,r!==null&&(x?r.length=x:r=null);else{const C={};return r===null?r=[C]:r.push(C),e++,Vr.errors=r,!1}var o=R===
e;if(!o)break}}}else return Vr.errors=[{}],!1;var f=v===e;if(!f)break}}else return Vr.errors=[{}],!1;var s=n===e}else var s=!0;
if(s)if(t.components!==void 0){let l=t.components;const n=e;if(e===n)if(Array.isArray(l)){var P=!0;const c=l.length;for(let g=0;g<
c;g++){let O=l[g];const v=e;if(e===v)if(Array.isArray(O)){if(O.length<1)return Vr.errors=[{}],!1;{var q=!0;const j=O.length;
for(let k=0;k<j;k++){const I=e;Er(O[k],{instancePath:u+"/components/"+g+"/"+k,parentData:O,parentDataProperty:k,rootData:p})||
(r=r===null?Er.errors:r.concat(Er.errors),e=r.length);var q=I===e;if(!q)break}}}else return Vr.errors=[{}],!1;var P=v===
e;if(!P)break}}else return Vr.errors=[{}],!1;var s=n===e}else var s=!0}}}else return Vr.errors=[{}],!1;return Vr.errors=
r,e===0}function vi(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){const a=e;for(const d in t)if(!(d==="time"||d==="skills"||d==="inline"||ge.test(d))){
return vi.errors=[{}],!1;break}if(a===e){if(t.time!==void 0){const d=e;Tt(t.time,{instancePath:u+"/time",parentData:t,parentDataProperty:"\
time",rootData:p})||(r=r===null?Tt.errors:r.concat(Tt.errors),e=r.length);var i=d===e}else var i=!0;if(i){if(t.skills!==
void 0){const d=e;dr(t.skills,{instancePath:u+"/skills",parentData:t,parentDataProperty:"skills",rootData:p})||(r=r===null?
dr.errors:r.concat(dr.errors),e=r.length);var i=d===e}else var i=!0;if(i)if(t.inline!==void 0){const d=e;Vr(t.inline,{instancePath:u+
"/inline",parentData:t,parentDataProperty:"inline",rootData:p})||(r=r===null?Vr.errors:r.concat(Vr.errors),e=r.length);var i=d===
e}else var i=!0}}}else return vi.errors=[{}],!1;return vi.errors=r,e===0}function Z(t,{instancePath:u="",parentData:z,parentDataProperty:W,
rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const ti=e;for(const y in t)if(!(Ce.
call(Ii.properties,y)||ge.test(y))){return Z.errors=[{}],!1;break}if(ti===e){if(t["edit-mode"]!==void 0){let y=t["edit-m\
ode"];const U=e;if(typeof y!="string")return Z.errors=[{}],!1;if(!(y==="create"||y==="modify"||y==="override"))return Z.
errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t["copy-from"]!==void 0){let y=t["copy-from"];const U=e;if(e===U)if(typeof y==
"string"){if(h(y)<1)return Z.errors=[{}],!1}else return Z.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.abstract!==
void 0){let y=t.abstract;const U=e;if(e===U)if(typeof y=="string"){if(h(y)<1)return Z.errors=[{}],!1}else return Z.errors=
[{}],!1;var i=U===e}else var i=!0;if(i){if(t.extend!==void 0){let y=t.extend;const U=e;if(e===U)if(y&&typeof y=="object"&&
!Array.isArray(y)){const ee=e;for(const A in y)if(!(Ce.call(Ii.properties.extend.properties,A)||ge.test(A))){return Z.errors=
[{}],!1;break}if(ee===e){if(y.qualities!==void 0){let A=y.qualities;const X=e;if(e===X)if(Array.isArray(A)){var a=!0;const H=A.
length;for(let re=0;re<H;re++){let w=A[re];const J=e,V=e;let be=!1;const _e=e;ze(w,{instancePath:u+"/extend/qualities/"+
re,parentData:A,parentDataProperty:re,rootData:p})||(r=r===null?ze.errors:r.concat(ze.errors),e=r.length);var d=_e===e;if(be=
be||d,!be){const ue=e;if(e===ue)if(Array.isArray(w))if(w.length<1){const $={};r===null?r=[$]:r.push($),e++}else{var s=!0;
const $=w.length;for(let K=0;K<$;K++){const fe=e;ze(w[K],{instancePath:u+"/extend/qualities/"+re+"/"+K,parentData:w,parentDataProperty:K,
rootData:p})||(r=r===null?ze.errors:r.concat(ze.errors),e=r.length);var s=fe===e;if(!s)break}}else{const $={};r===null?r=
[$]:r.push($),e++}var d=ue===e;be=be||d}if(be)e=V,r!==null&&(V?r.length=V:r=null);else{const ue={};return r===null?r=[ue]:
r.push(ue),e++,Z.errors=r,!1}var a=J===e;if(!a)break}}else return Z.errors=[{}],!1;var f=X===e}else var f=!0;if(f){if(y.
tools!==void 0){let A=y.tools;const X=e;if(e===X)if(Array.isArray(A)){var o=!0;const re=A.length;for(let w=0;w<re;w++){let J=A[w];
const V=e;if(e===V)if(Array.isArray(J)){if(J.length<1)return Z.errors=[{}],!1;{var N=!0;const _e=J.length;for(let ae=0;ae<
_e;ae++){let ue=J[ae];const ke=e,$=e;let K=!1;const fe=e;if(e===fe)if(typeof ue=="string"){if(h(ue)<1){const T={};r===null?
r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}var P=fe===e;if(K=K||P,!K){const T=e;Ir(ue,{instancePath:u+
"/extend/tools/"+w+"/"+ae,parentData:J,parentDataProperty:ae,rootData:p})||(r=r===null?Ir.errors:r.concat(Ir.errors),e=r.
length);var P=T===e;K=K||P}if(K)e=$,r!==null&&($?r.length=$:r=null);else{const T={};return r===null?r=[T]:r.push(T),e++,
Z.errors=r,!1}var N=ke===e;if(!N)break}}}else return Z.errors=[{}],!1;var o=V===e;if(!o)break}}else return Z.errors=[{}],
!1;var f=X===e}else var f=!0;if(f){if(y.components!==void 0){let A=y.components;const X=e;if(e===X)if(Array.isArray(A)){
var q=!0;const re=A.length;for(let w=0;w<re;w++){let J=A[w];const V=e;if(e===V)if(Array.isArray(J)){if(J.length<1)return Z.
errors=[{}],!1;{var D=!0;const _e=J.length;for(let ae=0;ae<_e;ae++){const ue=e;Er(J[ae],{instancePath:u+"/extend/compone\
nts/"+w+"/"+ae,parentData:J,parentDataProperty:ae,rootData:p})||(r=r===null?Er.errors:r.concat(Er.errors),e=r.length);var D=ue===
e;if(!D)break}}}else return Z.errors=[{}],!1;var q=V===e;if(!q)break}}else return Z.errors=[{}],!1;var f=X===e}else var f=!0;
if(f){if(y.delete_flags!==void 0){let A=y.delete_flags;const X=e;if(e===X)if(Array.isArray(A)){var l=!0;const re=A.length;
for(let w=0;w<re;w++){let J=A[w];const V=e;if(e===V)if(typeof J=="string"){if(h(J)<1)return Z.errors=[{}],!1}else return Z.
errors=[{}],!1;var l=V===e;if(!l)break}}else return Z.errors=[{}],!1;var f=X===e}else var f=!0;if(f){if(y.skills_required!==
void 0){let A=y.skills_required;const X=e,H=e;let re=!1;const w=e;dr(A,{instancePath:u+"/extend/skills_required",parentData:y,
parentDataProperty:"skills_required",rootData:p})||(r=r===null?dr.errors:r.concat(dr.errors),e=r.length);var n=w===e;if(re=
re||n,!re){const V=e;Cr(A,{instancePath:u+"/extend/skills_required",parentData:y,parentDataProperty:"skills_required",rootData:p})||
(r=r===null?Cr.errors:r.concat(Cr.errors),e=r.length);var n=V===e;re=re||n}if(re)e=H,r!==null&&(H?r.length=H:r=null);else{
const V={};return r===null?r=[V]:r.push(V),e++,Z.errors=r,!1}var f=X===e}else var f=!0;if(f){if(y.book_learn!==void 0){let A=y.
book_learn;const X=e,H=e;let re=!1;const w=e;if(e===w)if(Array.isArray(A)){var m=!0;const V=A.length;for(let be=0;be<V;be++){
let _e=A[be];const ae=e;if(e===ae)if(Array.isArray(_e))if(_e.length>3){const ke={};r===null?r=[ke]:r.push(ke),e++}else if(_e.
length<1){const ke={};r===null?r=[ke]:r.push(ke),e++}else if(_e.length<=3){const $=_e.length;if($>0){let K=_e[0];const fe=e;
if(e===fe)if(typeof K=="string"){if(h(K)<1){const B={};r===null?r=[B]:r.push(B),e++}}else{const B={};r===null?r=[B]:r.push(
B),e++}var c=fe===e}if(c){if($>1){let K=_e[1];const fe=e;if(!(typeof K=="number"&&!(K%1)&&!isNaN(K)&&isFinite(K))){const T={};
r===null?r=[T]:r.push(T),e++}var c=fe===e}if(c&&$>2){const K=e;if(typeof _e[2]!="string"){const B={};r===null?r=[B]:r.push(
B),e++}var c=K===e}}}else{const $={};r===null?r=[$]:r.push($),e++}else{const ke={};r===null?r=[ke]:r.push(ke),e++}var m=ae===
e;if(!m)break}}else{const V={};r===null?r=[V]:r.push(V),e++}var g=w===e;if(re=re||g,!re){const V=e;if(e===V)if(A&&typeof A==
"object"&&!Array.isArray(A)){for(const _e in A){const ae=e;if(e===ae)if(typeof _e=="string"){if(h(_e)<1){const ue={instancePath:u+
"/extend/book_learn",schemaPath:"#/properties/extend/properties/book_learn/anyOf/1/propertyNames/minLength",keyword:"min\
Length",params:{limit:1},propertyName:_e};r===null?r=[ue]:r.push(ue),e++}}else{const ue={instancePath:u+"/extend/book_le\
arn",schemaPath:"#/properties/extend/properties/book_learn/anyOf/1/propertyNames/type",keyword:"type",params:{type:"stri\
ng"},propertyName:_e};r===null?r=[ue]:r.push(ue),e++}var O=ae===e;if(!O){const ue={};r===null?r=[ue]:r.push(ue),e++;break}}
if(O){for(const _e in A)if(!ge.test(_e)){const ae=e;ct(A[_e],{instancePath:u+"/extend/book_learn/"+_e.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:A,parentDataProperty:_e,rootData:p})||(r=r===null?ct.errors:r.concat(ct.errors),e=r.length);
var v=ae===e;if(!v)break}}}else{const _e={};r===null?r=[_e]:r.push(_e),e++}var g=V===e;re=re||g}if(re)e=H,r!==null&&(H?r.
length=H:r=null);else{const V={};return r===null?r=[V]:r.push(V),e++,Z.errors=r,!1}var f=X===e}else var f=!0;if(f){if(y.
autolearn!==void 0){let A=y.autolearn;const X=e,H=e;let re=!1;const w=e;if(typeof A!="boolean"){const V={};r===null?r=[V]:
r.push(V),e++}var _=w===e;if(re=re||_,!re){const V=e;dr(A,{instancePath:u+"/extend/autolearn",parentData:y,parentDataProperty:"\
autolearn",rootData:p})||(r=r===null?dr.errors:r.concat(dr.errors),e=r.length);var _=V===e;re=re||_}if(re)e=H,r!==null&&
(H?r.length=H:r=null);else{const V={};return r===null?r=[V]:r.push(V),e++,Z.errors=r,!1}var f=X===e}else var f=!0;if(f){
if(y.decomp_learn!==void 0){let A=y.decomp_learn;const X=e,H=e;let re=!1;const w=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(
A)&&isFinite(A))){const V={};r===null?r=[V]:r.push(V),e++}var j=w===e;if(re=re||j,!re){const V=e;dr(A,{instancePath:u+"/\
extend/decomp_learn",parentData:y,parentDataProperty:"decomp_learn",rootData:p})||(r=r===null?dr.errors:r.concat(dr.errors),
e=r.length);var j=V===e;re=re||j}if(re)e=H,r!==null&&(H?r.length=H:r=null);else{const V={};return r===null?r=[V]:r.push(
V),e++,Z.errors=r,!1}var f=X===e}else var f=!0;if(f){if(y.batch_time_factors!==void 0){let A=y.batch_time_factors;const X=e;
if(e===X)if(Array.isArray(A)){if(A.length>2)return Z.errors=[{}],!1;if(A.length<2)return Z.errors=[{}],!1;if(A.length<=2){
const w=A.length;if(w>0){let J=A[0];const V=e;if(e===V)if(typeof J=="number"&&isFinite(J)){if(J>100||isNaN(J))return Z.errors=
[{}],!1;if(J<0||isNaN(J))return Z.errors=[{}],!1}else return Z.errors=[{}],!1;var k=V===e}if(k&&w>1){let J=A[1];const V=e;
if(e===V)if(typeof J=="number"&&isFinite(J)){if(J<0||isNaN(J))return Z.errors=[{}],!1}else return Z.errors=[{}],!1;var k=V===
e}}else return Z.errors=[{}],!1}else return Z.errors=[{}],!1;var f=X===e}else var f=!0;if(f){if(y.flags!==void 0){let A=y.
flags;const X=e;if(e===X)if(Array.isArray(A)){var I=!0;const re=A.length;for(let w=0;w<re;w++){let J=A[w];const V=e;if(e===
V)if(typeof J=="string"){if(h(J)<1)return Z.errors=[{}],!1}else return Z.errors=[{}],!1;var I=V===e;if(!I)break}}else return Z.
errors=[{}],!1;var f=X===e}else var f=!0;if(f){if(y.using!==void 0){const A=e;Kt(y.using,{instancePath:u+"/extend/using",
parentData:y,parentDataProperty:"using",rootData:p})||(r=r===null?Kt.errors:r.concat(Kt.errors),e=r.length);var f=A===e}else
var f=!0;if(f){if(y.byproducts!==void 0){let A=y.byproducts;const X=e;if(e===X)if(Array.isArray(A)){var R=!0;const re=A.
length;for(let w=0;w<re;w++){let J=A[w];const V=e;if(e===V)if(Array.isArray(J)){if(J.length>2)return Z.errors=[{}],!1;if(J.
length<1)return Z.errors=[{}],!1;if(J.length<=2){const ae=J.length;if(ae>0){let ue=J[0];const ke=e;if(e===ke)if(typeof ue==
"string"){if(h(ue)<1)return Z.errors=[{}],!1}else return Z.errors=[{}],!1;var x=ke===e}if(x&&ae>1){let ue=J[1];const ke=e;
if(!(typeof ue=="number"&&!(ue%1)&&!isNaN(ue)&&isFinite(ue)))return Z.errors=[{}],!1;if(e===ke&&typeof ue=="number"&&isFinite(
ue)&&(ue<1||isNaN(ue)))return Z.errors=[{}],!1;var x=ke===e}}else return Z.errors=[{}],!1}else return Z.errors=[{}],!1;var R=V===
e;if(!R)break}}else return Z.errors=[{}],!1;var f=X===e}else var f=!0;if(f){if(y.proficiencies!==void 0){let A=y.proficiencies;
const X=e;if(e===X)if(Array.isArray(A)){var L=!0;const re=A.length;for(let w=0;w<re;w++){const J=e;Rr(A[w],{instancePath:u+
"/extend/proficiencies/"+w,parentData:A,parentDataProperty:w,rootData:p})||(r=r===null?Rr.errors:r.concat(Rr.errors),e=r.
length);var L=J===e;if(!L)break}}else return Z.errors=[{}],!1;var f=X===e}else var f=!0;if(f){if(y.nested_category_data!==
void 0){let A=y.nested_category_data;const X=e;if(e===X)if(Array.isArray(A)){var E=!0;const re=A.length;for(let w=0;w<re;w++){
const J=e;if(typeof A[w]!="string")return Z.errors=[{}],!1;var E=J===e;if(!E)break}}else return Z.errors=[{}],!1;var f=X===
e}else var f=!0;if(f){if(y.blueprint_requires!==void 0){let A=y.blueprint_requires;const X=e;if(e===X)if(Array.isArray(A)){
var G=!0;const re=A.length;for(let w=0;w<re;w++){const J=e;ar(A[w],{instancePath:u+"/extend/blueprint_requires/"+w,parentData:A,
parentDataProperty:w,rootData:p})||(r=r===null?ar.errors:r.concat(ar.errors),e=r.length);var G=J===e;if(!G)break}}else return Z.
errors=[{}],!1;var f=X===e}else var f=!0;if(f){if(y.blueprint_provides!==void 0){let A=y.blueprint_provides;const X=e;if(e===
X)if(Array.isArray(A)){var C=!0;const re=A.length;for(let w=0;w<re;w++){const J=e;ar(A[w],{instancePath:u+"/extend/bluep\
rint_provides/"+w,parentData:A,parentDataProperty:w,rootData:p})||(r=r===null?ar.errors:r.concat(ar.errors),e=r.length);
var C=J===e;if(!C)break}}else return Z.errors=[{}],!1;var f=X===e}else var f=!0;if(f){if(y.blueprint_excludes!==void 0){
let A=y.blueprint_excludes;const X=e;if(e===X)if(Array.isArray(A)){var ve=!0;const re=A.length;for(let w=0;w<re;w++){const J=e;
ar(A[w],{instancePath:u+"/extend/blueprint_excludes/"+w,parentData:A,parentDataProperty:w,rootData:p})||(r=r===null?ar.errors:
r.concat(ar.errors),e=r.length);var ve=J===e;if(!ve)break}}else return Z.errors=[{}],!1;var f=X===e}else var f=!0;if(f)if(y.
blueprint_resources!==void 0){let A=y.blueprint_resources;const X=e;if(e===X)if(Array.isArray(A)){var b=!0;const re=A.length;
for(let w=0;w<re;w++){const J=e;if(typeof A[w]!="string")return Z.errors=[{}],!1;var b=J===e;if(!b)break}}else return Z.
errors=[{}],!1;var f=X===e}else var f=!0}}}}}}}}}}}}}}}}}}else return Z.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.
delete!==void 0){let y=t.delete;const U=e;if(!(y&&typeof y=="object"&&!Array.isArray(y)))return Z.errors=[{}],!1;var i=U===
e}else var i=!0;if(i){if(t.relative!==void 0){let y=t.relative;const U=e;if(e===U)if(y&&typeof y=="object"&&!Array.isArray(
y))for(const ee in y){let A=y[ee];const X=e;if(!(typeof A=="number"&&isFinite(A)))return Z.errors=[{}],!1;var S=X===e;if(!S)
break}else return Z.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.proportional!==void 0){let y=t.proportional;const U=e;
if(e===U)if(y&&typeof y=="object"&&!Array.isArray(y))for(const ee in y){let A=y[ee];const X=e;if(e===X)if(typeof A=="num\
ber"&&isFinite(A)){if(A<=0||isNaN(A))return Z.errors=[{}],!1}else return Z.errors=[{}],!1;var se=X===e;if(!se)break}else
return Z.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.qualities!==void 0){let y=t.qualities;const U=e;if(e===U)if(Array.
isArray(y)){var ie=!0;const ee=y.length;for(let A=0;A<ee;A++){let X=y[A];const H=e,re=e;let w=!1;const J=e;ze(X,{instancePath:u+
"/qualities/"+A,parentData:y,parentDataProperty:A,rootData:p})||(r=r===null?ze.errors:r.concat(ze.errors),e=r.length);var te=J===
e;if(w=w||te,!w){const be=e;if(e===be)if(Array.isArray(X))if(X.length<1){const ae={};r===null?r=[ae]:r.push(ae),e++}else{
var oe=!0;const ae=X.length;for(let ue=0;ue<ae;ue++){const ke=e;ze(X[ue],{instancePath:u+"/qualities/"+A+"/"+ue,parentData:X,
parentDataProperty:ue,rootData:p})||(r=r===null?ze.errors:r.concat(ze.errors),e=r.length);var oe=ke===e;if(!oe)break}}else{
const ae={};r===null?r=[ae]:r.push(ae),e++}var te=be===e;w=w||te}if(w)e=re,r!==null&&(re?r.length=re:r=null);else{const be={};
return r===null?r=[be]:r.push(be),e++,Z.errors=r,!1}var ie=H===e;if(!ie)break}}else return Z.errors=[{}],!1;var i=U===e}else
var i=!0;if(i){if(t.tools!==void 0){let y=t.tools;const U=e;if(e===U)if(Array.isArray(y)){var ne=!0;const ee=y.length;for(let A=0;A<
ee;A++){let X=y[A];const H=e;if(e===H)if(Array.isArray(X)){if(X.length<1)return Z.errors=[{}],!1;{var Ae=!0;const w=X.length;
for(let J=0;J<w;J++){let V=X[J];const be=e,_e=e;let ae=!1;const ue=e;if(e===ue)if(typeof V=="string"){if(h(V)<1){const $={};
r===null?r=[$]:r.push($),e++}}else{const $={};r===null?r=[$]:r.push($),e++}var pe=ue===e;if(ae=ae||pe,!ae){const $=e;Ir(
V,{instancePath:u+"/tools/"+A+"/"+J,parentData:X,parentDataProperty:J,rootData:p})||(r=r===null?Ir.errors:r.concat(Ir.errors),
e=r.length);var pe=$===e;ae=ae||pe}if(ae)e=_e,r!==null&&(_e?r.length=_e:r=null);else{const $={};return r===null?r=[$]:r.
push($),e++,Z.errors=r,!1}var Ae=be===e;if(!Ae)break}}}else return Z.errors=[{}],!1;var ne=H===e;if(!ne)break}}else return Z.
errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.components!==void 0){let y=t.components;const U=e;if(e===U)if(Array.
isArray(y)){var Ne=!0;const ee=y.length;for(let A=0;A<ee;A++){let X=y[A];const H=e;if(e===H)if(Array.isArray(X)){if(X.length<
1)return Z.errors=[{}],!1;{var xe=!0;const w=X.length;for(let J=0;J<w;J++){const V=e;Er(X[J],{instancePath:u+"/component\
s/"+A+"/"+J,parentData:X,parentDataProperty:J,rootData:p})||(r=r===null?Er.errors:r.concat(Er.errors),e=r.length);var xe=V===
e;if(!xe)break}}}else return Z.errors=[{}],!1;var Ne=H===e;if(!Ne)break}}else return Z.errors=[{}],!1;var i=U===e}else var i=!0;
if(i){if(t.type!==void 0){const y=e;if(t.type!=="uncraft")return Z.errors=[{}],!1;var i=y===e}else var i=!0;if(i){if(t.result!==
void 0){let y=t.result;const U=e;if(e===U)if(typeof y=="string"){if(h(y)<1)return Z.errors=[{}],!1}else return Z.errors=
[{}],!1;var i=U===e}else var i=!0;if(i){if(t.id_suffix!==void 0){const y=e;if(typeof t.id_suffix!="string")return Z.errors=
[{}],!1;var i=y===e}else var i=!0;if(i){if(t.reversible!==void 0){const y=e;if(typeof t.reversible!="boolean")return Z.errors=
[{}],!1;var i=y===e}else var i=!0;if(i){if(t.category!==void 0){const y=e;if(typeof t.category!="string")return Z.errors=
[{}],!1;var i=y===e}else var i=!0;if(i){if(t.subcategory!==void 0){const y=e;if(typeof t.subcategory!="string")return Z.
errors=[{}],!1;var i=y===e}else var i=!0;if(i){if(t.override!==void 0){const y=e;if(typeof t.override!="boolean")return Z.
errors=[{}],!1;var i=y===e}else var i=!0;if(i){if(t.obsolete!==void 0){const y=e;if(typeof t.obsolete!="boolean")return Z.
errors=[{}],!1;var i=y===e}else var i=!0;if(i){if(t.delete_flags!==void 0){let y=t.delete_flags;const U=e;if(e===U)if(Array.
isArray(y)){var Xe=!0;const ee=y.length;for(let A=0;A<ee;A++){let X=y[A];const H=e;if(e===H)if(typeof X=="string"){if(h(
X)<1)return Z.errors=[{}],!1}else return Z.errors=[{}],!1;var Xe=H===e;if(!Xe)break}}else return Z.errors=[{}],!1;var i=U===
e}else var i=!0;if(i){if(t.contained!==void 0){const y=e;if(typeof t.contained!="boolean")return Z.errors=[{}],!1;var i=y===
e}else var i=!0;if(i){if(t.container!==void 0){let y=t.container;const U=e;if(e===U)if(typeof y=="string"){if(h(y)<1)return Z.
errors=[{}],!1}else return Z.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.charges!==void 0){let y=t.charges;const U=e;
if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return Z.errors=[{}],!1;if(e===U&&typeof y=="number"&&
isFinite(y)&&(y<0||isNaN(y)))return Z.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.result_mult!==void 0){let y=t.
result_mult;const U=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return Z.errors=[{}],!1;if(e===U&&typeof y==
"number"&&isFinite(y)&&(y<1||isNaN(y)))return Z.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.skill_used!==void 0){
let y=t.skill_used;const U=e;if(e===U)if(typeof y=="string"){if(h(y)<1)return Z.errors=[{}],!1}else return Z.errors=[{}],
!1;var i=U===e}else var i=!0;if(i){if(t.skills_required!==void 0){let y=t.skills_required;const U=e,je=e;let ee=!1;const A=e;
dr(y,{instancePath:u+"/skills_required",parentData:t,parentDataProperty:"skills_required",rootData:p})||(r=r===null?dr.errors:
r.concat(dr.errors),e=r.length);var Nr=A===e;if(ee=ee||Nr,!ee){const H=e;Cr(y,{instancePath:u+"/skills_required",parentData:t,
parentDataProperty:"skills_required",rootData:p})||(r=r===null?Cr.errors:r.concat(Cr.errors),e=r.length);var Nr=H===e;ee=
ee||Nr}if(ee)e=je,r!==null&&(je?r.length=je:r=null);else{const H={};return r===null?r=[H]:r.push(H),e++,Z.errors=r,!1}var i=U===
e}else var i=!0;if(i){if(t.book_learn!==void 0){let y=t.book_learn;const U=e,je=e;let ee=!1;const A=e;if(e===A)if(Array.
isArray(y)){var Le=!0;const H=y.length;for(let re=0;re<H;re++){let w=y[re];const J=e;if(e===J)if(Array.isArray(w))if(w.length>
3){const be={};r===null?r=[be]:r.push(be),e++}else if(w.length<1){const be={};r===null?r=[be]:r.push(be),e++}else if(w.length<=
3){const _e=w.length;if(_e>0){let ae=w[0];const ue=e;if(e===ue)if(typeof ae=="string"){if(h(ae)<1){const ke={};r===null?
r=[ke]:r.push(ke),e++}}else{const ke={};r===null?r=[ke]:r.push(ke),e++}var Me=ue===e}if(Me){if(_e>1){let ae=w[1];const ue=e;
if(!(typeof ae=="number"&&!(ae%1)&&!isNaN(ae)&&isFinite(ae))){const $={};r===null?r=[$]:r.push($),e++}var Me=ue===e}if(Me&&
_e>2){const ae=e;if(typeof w[2]!="string"){const ke={};r===null?r=[ke]:r.push(ke),e++}var Me=ae===e}}}else{const _e={};r===
null?r=[_e]:r.push(_e),e++}else{const be={};r===null?r=[be]:r.push(be),e++}var Le=J===e;if(!Le)break}}else{const H={};r===
null?r=[H]:r.push(H),e++}var Fr=A===e;if(ee=ee||Fr,!ee){const H=e;if(e===H)if(y&&typeof y=="object"&&!Array.isArray(y)){
for(const w in y){const J=e;if(e===J)if(typeof w=="string"){if(h(w)<1){const V={instancePath:u+"/book_learn",schemaPath:"\
#/properties/book_learn/anyOf/1/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:w};r===null?r=
[V]:r.push(V),e++}}else{const V={instancePath:u+"/book_learn",schemaPath:"#/properties/book_learn/anyOf/1/propertyNames/\
type",keyword:"type",params:{type:"string"},propertyName:w};r===null?r=[V]:r.push(V),e++}var Ct=J===e;if(!Ct){const V={};
r===null?r=[V]:r.push(V),e++;break}}if(Ct){for(const w in y)if(!ge.test(w)){const J=e;ct(y[w],{instancePath:u+"/book_lea\
rn/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:y,parentDataProperty:w,rootData:p})||(r=r===null?ct.errors:r.concat(
ct.errors),e=r.length);var yr=J===e;if(!yr)break}}}else{const w={};r===null?r=[w]:r.push(w),e++}var Fr=H===e;ee=ee||Fr}if(ee)
e=je,r!==null&&(je?r.length=je:r=null);else{const H={};return r===null?r=[H]:r.push(H),e++,Z.errors=r,!1}var i=U===e}else
var i=!0;if(i){if(t.difficulty!==void 0){let y=t.difficulty;const U=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(
y)))return Z.errors=[{}],!1;if(e===U&&typeof y=="number"&&isFinite(y)){if(y>10||isNaN(y))return Z.errors=[{}],!1;if(y<0||
isNaN(y))return Z.errors=[{}],!1}var i=U===e}else var i=!0;if(i){if(t.time!==void 0){let y=t.time;const U=e,je=e;let ee=!1;
const A=e;Tt(y,{instancePath:u+"/time",parentData:t,parentDataProperty:"time",rootData:p})||(r=r===null?Tt.errors:r.concat(
Tt.errors),e=r.length);var yt=A===e;if(ee=ee||yt,!ee){const H=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){
const w={};r===null?r=[w]:r.push(w),e++}var yt=H===e;ee=ee||yt}if(ee)e=je,r!==null&&(je?r.length=je:r=null);else{const H={};
return r===null?r=[H]:r.push(H),e++,Z.errors=r,!1}var i=U===e}else var i=!0;if(i){if(t.autolearn!==void 0){let y=t.autolearn;
const U=e,je=e;let ee=!1;const A=e;if(typeof y!="boolean"){const H={};r===null?r=[H]:r.push(H),e++}var mt=A===e;if(ee=ee||
mt,!ee){const H=e;dr(y,{instancePath:u+"/autolearn",parentData:t,parentDataProperty:"autolearn",rootData:p})||(r=r===null?
dr.errors:r.concat(dr.errors),e=r.length);var mt=H===e;ee=ee||mt}if(ee)e=je,r!==null&&(je?r.length=je:r=null);else{const H={};
return r===null?r=[H]:r.push(H),e++,Z.errors=r,!1}var i=U===e}else var i=!0;if(i){if(t.decomp_learn!==void 0){let y=t.decomp_learn;
const U=e,je=e;let ee=!1;const A=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){const H={};r===null?r=[H]:r.
push(H),e++}var vt=A===e;if(ee=ee||vt,!ee){const H=e;dr(y,{instancePath:u+"/decomp_learn",parentData:t,parentDataProperty:"\
decomp_learn",rootData:p})||(r=r===null?dr.errors:r.concat(dr.errors),e=r.length);var vt=H===e;ee=ee||vt}if(ee)e=je,r!==
null&&(je?r.length=je:r=null);else{const H={};return r===null?r=[H]:r.push(H),e++,Z.errors=r,!1}var i=U===e}else var i=!0;
if(i){if(t.never_learn!==void 0){const y=e;if(typeof t.never_learn!="boolean")return Z.errors=[{}],!1;var i=y===e}else var i=!0;
if(i){if(t.batch_time_factors!==void 0){let y=t.batch_time_factors;const U=e;if(e===U)if(Array.isArray(y)){if(y.length>2)
return Z.errors=[{}],!1;if(y.length<2)return Z.errors=[{}],!1;if(y.length<=2){const A=y.length;if(A>0){let X=y[0];const H=e;
if(e===H)if(typeof X=="number"&&isFinite(X)){if(X>100||isNaN(X))return Z.errors=[{}],!1;if(X<0||isNaN(X))return Z.errors=
[{}],!1}else return Z.errors=[{}],!1;var Mt=H===e}if(Mt&&A>1){let X=y[1];const H=e;if(e===H)if(typeof X=="number"&&isFinite(
X)){if(X<0||isNaN(X))return Z.errors=[{}],!1}else return Z.errors=[{}],!1;var Mt=H===e}}else return Z.errors=[{}],!1}else
return Z.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.flags!==void 0){let y=t.flags;const U=e;if(e===U)if(Array.isArray(
y)){var Pt=!0;const ee=y.length;for(let A=0;A<ee;A++){let X=y[A];const H=e;if(e===H)if(typeof X=="string"){if(h(X)<1)return Z.
errors=[{}],!1}else return Z.errors=[{}],!1;var Pt=H===e;if(!Pt)break}}else return Z.errors=[{}],!1;var i=U===e}else var i=!0;
if(i){if(t.construction_blueprint!==void 0){const y=e;if(typeof t.construction_blueprint!="string")return Z.errors=[{}],
!1;var i=y===e}else var i=!0;if(i){if(t.on_display!==void 0){const y=e;if(typeof t.on_display!="boolean")return Z.errors=
[{}],!1;var i=y===e}else var i=!0;if(i){if(t.using!==void 0){const y=e;Kt(t.using,{instancePath:u+"/using",parentData:t,
parentDataProperty:"using",rootData:p})||(r=r===null?Kt.errors:r.concat(Kt.errors),e=r.length);var i=y===e}else var i=!0;
if(i){if(t.byproducts!==void 0){let y=t.byproducts;const U=e;if(e===U)if(Array.isArray(y)){var St=!0;const ee=y.length;for(let A=0;A<
ee;A++){let X=y[A];const H=e;if(e===H)if(Array.isArray(X)){if(X.length>2)return Z.errors=[{}],!1;if(X.length<1)return Z.
errors=[{}],!1;if(X.length<=2){const J=X.length;if(J>0){let V=X[0];const be=e;if(e===be)if(typeof V=="string"){if(h(V)<1)
return Z.errors=[{}],!1}else return Z.errors=[{}],!1;var kt=be===e}if(kt&&J>1){let V=X[1];const be=e;if(!(typeof V=="num\
ber"&&!(V%1)&&!isNaN(V)&&isFinite(V)))return Z.errors=[{}],!1;if(e===be&&typeof V=="number"&&isFinite(V)&&(V<1||isNaN(V)))
return Z.errors=[{}],!1;var kt=be===e}}else return Z.errors=[{}],!1}else return Z.errors=[{}],!1;var St=H===e;if(!St)break}}else
return Z.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.description!==void 0){const y=e;Zr(t.description,{instancePath:u+
"/description",parentData:t,parentDataProperty:"description",rootData:p})||(r=r===null?Zr.errors:r.concat(Zr.errors),e=r.
length);var i=y===e}else var i=!0;if(i){if(t.activity_level!==void 0){const y=e;if(typeof t.activity_level!="string")return Z.
errors=[{}],!1;var i=y===e}else var i=!0;if(i){if(t.proficiencies!==void 0){let y=t.proficiencies;const U=e;if(e===U)if(Array.
isArray(y)){var Bt=!0;const ee=y.length;for(let A=0;A<ee;A++){const X=e;Rr(y[A],{instancePath:u+"/proficiencies/"+A,parentData:y,
parentDataProperty:A,rootData:p})||(r=r===null?Rr.errors:r.concat(Rr.errors),e=r.length);var Bt=X===e;if(!Bt)break}}else
return Z.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.nested_name!==void 0){const y=e;Zr(t.nested_name,{instancePath:u+
"/nested_name",parentData:t,parentDataProperty:"nested_name",rootData:p})||(r=r===null?Zr.errors:r.concat(Zr.errors),e=r.
length);var i=y===e}else var i=!0;if(i){if(t.nested_category_data!==void 0){let y=t.nested_category_data;const U=e;if(e===
U)if(Array.isArray(y)){var Lt=!0;const ee=y.length;for(let A=0;A<ee;A++){const X=e;if(typeof y[A]!="string")return Z.errors=
[{}],!1;var Lt=X===e;if(!Lt)break}}else return Z.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.blueprint_name!==void 0){
const y=e;Zr(t.blueprint_name,{instancePath:u+"/blueprint_name",parentData:t,parentDataProperty:"blueprint_name",rootData:p})||
(r=r===null?Zr.errors:r.concat(Zr.errors),e=r.length);var i=y===e}else var i=!0;if(i){if(t.blueprint_requires!==void 0){
let y=t.blueprint_requires;const U=e;if(e===U)if(Array.isArray(y)){var zt=!0;const ee=y.length;for(let A=0;A<ee;A++){const X=e;
ar(y[A],{instancePath:u+"/blueprint_requires/"+A,parentData:y,parentDataProperty:A,rootData:p})||(r=r===null?ar.errors:r.
concat(ar.errors),e=r.length);var zt=X===e;if(!zt)break}}else return Z.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.
blueprint_provides!==void 0){let y=t.blueprint_provides;const U=e;if(e===U)if(Array.isArray(y)){var Nt=!0;const ee=y.length;
for(let A=0;A<ee;A++){const X=e;ar(y[A],{instancePath:u+"/blueprint_provides/"+A,parentData:y,parentDataProperty:A,rootData:p})||
(r=r===null?ar.errors:r.concat(ar.errors),e=r.length);var Nt=X===e;if(!Nt)break}}else return Z.errors=[{}],!1;var i=U===
e}else var i=!0;if(i){if(t.blueprint_excludes!==void 0){let y=t.blueprint_excludes;const U=e;if(e===U)if(Array.isArray(y)){
var Wt=!0;const ee=y.length;for(let A=0;A<ee;A++){const X=e;ar(y[A],{instancePath:u+"/blueprint_excludes/"+A,parentData:y,
parentDataProperty:A,rootData:p})||(r=r===null?ar.errors:r.concat(ar.errors),e=r.length);var Wt=X===e;if(!Wt)break}}else
return Z.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.blueprint_resources!==void 0){let y=t.blueprint_resources;const U=e;
if(e===U)if(Array.isArray(y)){var $t=!0;const ee=y.length;for(let A=0;A<ee;A++){const X=e;if(typeof y[A]!="string")return Z.
errors=[{}],!1;var $t=X===e;if(!$t)break}}else return Z.errors=[{}],!1;var i=U===e}else var i=!0;if(i){if(t.blueprint_needs!==
void 0){const y=e;vi(t.blueprint_needs,{instancePath:u+"/blueprint_needs",parentData:t,parentDataProperty:"blueprint_nee\
ds",rootData:p})||(r=r===null?vi.errors:r.concat(vi.errors),e=r.length);var i=y===e}else var i=!0;if(i)if(t.check_blueprint_needs!==
void 0){const y=e;if(typeof t.check_blueprint_needs!="boolean")return Z.errors=[{}],!1;var i=y===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return Z.errors=[{}],!1;return Z.errors=r,e===0}const an=Ee,un={type:"object",additionalProperties:!1,properties:{"edit-\
mode":{type:"string",enum:["create","modify","override"]},"copy-from":{type:"string",minLength:1,"x-extension":!0},abstract:{
type:"string",minLength:1,"x-extension":!0},extend:{type:"object","x-extension":!0,additionalProperties:!1,properties:{qualities:{
type:"array",items:{anyOf:[{$ref:"#/definitions/requirement-parts_quality"},{type:"array",minItems:1,items:{$ref:"#/defi\
nitions/requirement-parts_quality"}}]}},tools:{type:"array",items:{type:"array",minItems:1,items:{anyOf:[{type:"string",
minLength:1,"x-ref":"item","x-extension":!0},{$ref:"#/definitions/requirement-parts_tool"}]}}},components:{type:"array",
items:{type:"array",minItems:1,items:{$ref:"#/definitions/requirement-parts_component"}}}},patternProperties:{"^//":{}}},
delete:{type:"object","x-extension":!0},relative:{type:"object",additionalProperties:{type:"number"},"x-extension":!0},proportional:{
type:"object",additionalProperties:{type:"number",exclusiveMinimum:0},"x-extension":!0},qualities:{type:"array",items:{anyOf:[
{$ref:"#/definitions/requirement-parts_quality"},{type:"array",minItems:1,items:{$ref:"#/definitions/requirement-parts_q\
uality"}}]}},tools:{type:"array",items:{type:"array",minItems:1,items:{anyOf:[{type:"string",minLength:1,"x-ref":"item",
"x-extension":!0},{$ref:"#/definitions/requirement-parts_tool"}]}}},components:{type:"array",items:{type:"array",minItems:1,
items:{$ref:"#/definitions/requirement-parts_component"}}},type:{const:"requirement","x-extension":!0},id:{anyOf:[{type:"\
string",minLength:1,"x-extension":!0},{type:"array",items:{type:"string",minLength:1,"x-extension":!0},minItems:1,"x-ext\
ension":!0}]},ident:{type:"string",minLength:1,"x-extension":!0},alias:{anyOf:[{type:"string",minLength:1},{type:"array",
items:{type:"string",minLength:1}}],"x-extension":!0}},patternProperties:{"^//":{}},definitions:{"requirement-parts_comp\
onent":{type:"array",minItems:2,maxItems:4,items:[{type:"string",minLength:1,"x-ref":"item","x-ref-list":"requirement"},
{type:"integer",minimum:1},{$ref:"#/definitions/requirement-parts_component_word"},{$ref:"#/definitions/requirement-part\
s_component_word"}],additionalItems:!1},"requirement-parts_component_word":{anyOf:[{type:"boolean"},{type:"string",enum:[
"NO_RECOVER","LIST"],"x-extension":!0}]},"requirement-parts_quality":{type:"object",additionalProperties:!1,required:["i\
d"],properties:{id:{type:"string",minLength:1,"x-ref":"quality"},level:{type:"integer"},amount:{type:"integer",minimum:1}},
patternProperties:{"^//":{}}},"requirement-parts_tool":{type:"array",minItems:2,maxItems:3,items:[{type:"string",minLength:1,
"x-ref":"item","x-ref-list":"requirement"},{type:"integer"},{type:"string",enum:["LIST"],"x-extension":!0}],additionalItems:!1}},
$id:"requirement"};function xr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let a;if(t.id===void 0&&(a="id"))return xr.errors=[{}],!1;{const d=e;for(const s in t)if(!(s===
"id"||s==="level"||s==="amount"||ge.test(s))){return xr.errors=[{}],!1;break}if(d===e){if(t.id!==void 0){let s=t.id;const f=e;
if(e===f)if(typeof s=="string"){if(h(s)<1)return xr.errors=[{}],!1}else return xr.errors=[{}],!1;var i=f===e}else var i=!0;
if(i){if(t.level!==void 0){let s=t.level;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return xr.errors=
[{}],!1;var i=f===e}else var i=!0;if(i)if(t.amount!==void 0){let s=t.amount;const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return xr.errors=[{}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s)))return xr.errors=[{}],
!1;var i=f===e}else var i=!0}}}}else return xr.errors=[{}],!1;return xr.errors=r,e===0}function zr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){if(t.length>3)return zr.errors=[{}],!1;if(t.length<2)return zr.errors=[{}],!1;if(t.length<=3){const d=t.length;if(d>
0){let s=t[0];const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return zr.errors=[{}],!1}else return zr.errors=[{}],!1;
var i=f===e}if(i){if(d>1){let s=t[1];const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return zr.errors=
[{}],!1;var i=f===e}if(i&&d>2){let s=t[2];const f=e;if(typeof s!="string")return zr.errors=[{}],!1;if(s!=="LIST")return zr.
errors=[{}],!1;var i=f===e}}}else return zr.errors=[{}],!1}else return zr.errors=[{}],!1;return zr.errors=r,e===0}function Qt(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;const i=e;let a=!1;const d=e;
if(typeof t!="boolean"){const f={};r===null?r=[f]:r.push(f),e++}var s=d===e;if(a=a||s,!a){const f=e;if(typeof t!="string"){
const N={};r===null?r=[N]:r.push(N),e++}if(!(t==="NO_RECOVER"||t==="LIST")){const N={};r===null?r=[N]:r.push(N),e++}var s=f===
e;a=a||s}if(a)e=i,r!==null&&(i?r.length=i:r=null);else{const f={};return r===null?r=[f]:r.push(f),e++,Qt.errors=r,!1}return Qt.
errors=r,e===0}function Jr(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,e=0;if(e===
0)if(Array.isArray(t)){if(t.length>4)return Jr.errors=[{}],!1;if(t.length<2)return Jr.errors=[{}],!1;if(t.length<=4){const d=t.
length;if(d>0){let s=t[0];const f=e;if(e===f)if(typeof s=="string"){if(h(s)<1)return Jr.errors=[{}],!1}else return Jr.errors=
[{}],!1;var i=f===e}if(i){if(d>1){let s=t[1];const f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Jr.
errors=[{}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s)))return Jr.errors=[{}],!1;var i=f===e}if(i){if(d>
2){const s=e;Qt(t[2],{instancePath:u+"/2",parentData:t,parentDataProperty:2,rootData:p})||(r=r===null?Qt.errors:r.concat(
Qt.errors),e=r.length);var i=s===e}if(i&&d>3){const s=e;Qt(t[3],{instancePath:u+"/3",parentData:t,parentDataProperty:3,rootData:p})||
(r=r===null?Qt.errors:r.concat(Qt.errors),e=r.length);var i=s===e}}}}else return Jr.errors=[{}],!1}else return Jr.errors=
[{}],!1;return Jr.errors=r,e===0}function Ee(t,{instancePath:u="",parentData:z,parentDataProperty:W,rootData:p=t}={}){let r=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const E=e;for(const G in t)if(!(Ce.call(un.properties,G)||ge.test(
G))){return Ee.errors=[{}],!1;break}if(E===e){if(t["edit-mode"]!==void 0){let G=t["edit-mode"];const C=e;if(typeof G!="s\
tring")return Ee.errors=[{}],!1;if(!(G==="create"||G==="modify"||G==="override"))return Ee.errors=[{}],!1;var i=C===e}else
var i=!0;if(i){if(t["copy-from"]!==void 0){let G=t["copy-from"];const C=e;if(e===C)if(typeof G=="string"){if(h(G)<1)return Ee.
errors=[{}],!1}else return Ee.errors=[{}],!1;var i=C===e}else var i=!0;if(i){if(t.abstract!==void 0){let G=t.abstract;const C=e;
if(e===C)if(typeof G=="string"){if(h(G)<1)return Ee.errors=[{}],!1}else return Ee.errors=[{}],!1;var i=C===e}else var i=!0;
if(i){if(t.extend!==void 0){let G=t.extend;const C=e;if(e===C)if(G&&typeof G=="object"&&!Array.isArray(G)){const b=e;for(const S in G)
if(!(S==="qualities"||S==="tools"||S==="components"||ge.test(S))){return Ee.errors=[{}],!1;break}if(b===e){if(G.qualities!==
void 0){let S=G.qualities;const se=e;if(e===se)if(Array.isArray(S)){var a=!0;const ie=S.length;for(let te=0;te<ie;te++){
let oe=S[te];const ne=e,Ae=e;let pe=!1;const Ne=e;xr(oe,{instancePath:u+"/extend/qualities/"+te,parentData:S,parentDataProperty:te,
rootData:p})||(r=r===null?xr.errors:r.concat(xr.errors),e=r.length);var d=Ne===e;if(pe=pe||d,!pe){const Xe=e;if(e===Xe)if(Array.
isArray(oe))if(oe.length<1){const Le={};r===null?r=[Le]:r.push(Le),e++}else{var s=!0;const Le=oe.length;for(let Me=0;Me<
Le;Me++){const Fr=e;xr(oe[Me],{instancePath:u+"/extend/qualities/"+te+"/"+Me,parentData:oe,parentDataProperty:Me,rootData:p})||
(r=r===null?xr.errors:r.concat(xr.errors),e=r.length);var s=Fr===e;if(!s)break}}else{const Le={};r===null?r=[Le]:r.push(
Le),e++}var d=Xe===e;pe=pe||d}if(pe)e=Ae,r!==null&&(Ae?r.length=Ae:r=null);else{const Xe={};return r===null?r=[Xe]:r.push(
Xe),e++,Ee.errors=r,!1}var a=ne===e;if(!a)break}}else return Ee.errors=[{}],!1;var f=se===e}else var f=!0;if(f){if(G.tools!==
void 0){let S=G.tools;const se=e;if(e===se)if(Array.isArray(S)){var o=!0;const te=S.length;for(let oe=0;oe<te;oe++){let ne=S[oe];
const Ae=e;if(e===Ae)if(Array.isArray(ne)){if(ne.length<1)return Ee.errors=[{}],!1;{var N=!0;const Ne=ne.length;for(let xe=0;xe<
Ne;xe++){let Xe=ne[xe];const Nr=e,Le=e;let Me=!1;const Fr=e;if(e===Fr)if(typeof Xe=="string"){if(h(Xe)<1){const yr={};r===
null?r=[yr]:r.push(yr),e++}}else{const yr={};r===null?r=[yr]:r.push(yr),e++}var P=Fr===e;if(Me=Me||P,!Me){const yr=e;zr(
Xe,{instancePath:u+"/extend/tools/"+oe+"/"+xe,parentData:ne,parentDataProperty:xe,rootData:p})||(r=r===null?zr.errors:r.
concat(zr.errors),e=r.length);var P=yr===e;Me=Me||P}if(Me)e=Le,r!==null&&(Le?r.length=Le:r=null);else{const yr={};return r===
null?r=[yr]:r.push(yr),e++,Ee.errors=r,!1}var N=Nr===e;if(!N)break}}}else return Ee.errors=[{}],!1;var o=Ae===e;if(!o)break}}else
return Ee.errors=[{}],!1;var f=se===e}else var f=!0;if(f)if(G.components!==void 0){let S=G.components;const se=e;if(e===
se)if(Array.isArray(S)){var q=!0;const te=S.length;for(let oe=0;oe<te;oe++){let ne=S[oe];const Ae=e;if(e===Ae)if(Array.isArray(
ne)){if(ne.length<1)return Ee.errors=[{}],!1;{var D=!0;const Ne=ne.length;for(let xe=0;xe<Ne;xe++){const Xe=e;Jr(ne[xe],
{instancePath:u+"/extend/components/"+oe+"/"+xe,parentData:ne,parentDataProperty:xe,rootData:p})||(r=r===null?Jr.errors:
r.concat(Jr.errors),e=r.length);var D=Xe===e;if(!D)break}}}else return Ee.errors=[{}],!1;var q=Ae===e;if(!q)break}}else return Ee.
errors=[{}],!1;var f=se===e}else var f=!0}}}else return Ee.errors=[{}],!1;var i=C===e}else var i=!0;if(i){if(t.delete!==
void 0){let G=t.delete;const C=e;if(!(G&&typeof G=="object"&&!Array.isArray(G)))return Ee.errors=[{}],!1;var i=C===e}else
var i=!0;if(i){if(t.relative!==void 0){let G=t.relative;const C=e;if(e===C)if(G&&typeof G=="object"&&!Array.isArray(G))for(const b in G){
let S=G[b];const se=e;if(!(typeof S=="number"&&isFinite(S)))return Ee.errors=[{}],!1;var l=se===e;if(!l)break}else return Ee.
errors=[{}],!1;var i=C===e}else var i=!0;if(i){if(t.proportional!==void 0){let G=t.proportional;const C=e;if(e===C)if(G&&
typeof G=="object"&&!Array.isArray(G))for(const b in G){let S=G[b];const se=e;if(e===se)if(typeof S=="number"&&isFinite(
S)){if(S<=0||isNaN(S))return Ee.errors=[{}],!1}else return Ee.errors=[{}],!1;var n=se===e;if(!n)break}else return Ee.errors=
[{}],!1;var i=C===e}else var i=!0;if(i){if(t.qualities!==void 0){let G=t.qualities;const C=e;if(e===C)if(Array.isArray(G)){
var m=!0;const b=G.length;for(let S=0;S<b;S++){let se=G[S];const ie=e,te=e;let oe=!1;const ne=e;xr(se,{instancePath:u+"/\
qualities/"+S,parentData:G,parentDataProperty:S,rootData:p})||(r=r===null?xr.errors:r.concat(xr.errors),e=r.length);var c=ne===
e;if(oe=oe||c,!oe){const pe=e;if(e===pe)if(Array.isArray(se))if(se.length<1){const xe={};r===null?r=[xe]:r.push(xe),e++}else{
var g=!0;const xe=se.length;for(let Xe=0;Xe<xe;Xe++){const Nr=e;xr(se[Xe],{instancePath:u+"/qualities/"+S+"/"+Xe,parentData:se,
parentDataProperty:Xe,rootData:p})||(r=r===null?xr.errors:r.concat(xr.errors),e=r.length);var g=Nr===e;if(!g)break}}else{
const xe={};r===null?r=[xe]:r.push(xe),e++}var c=pe===e;oe=oe||c}if(oe)e=te,r!==null&&(te?r.length=te:r=null);else{const pe={};
return r===null?r=[pe]:r.push(pe),e++,Ee.errors=r,!1}var m=ie===e;if(!m)break}}else return Ee.errors=[{}],!1;var i=C===e}else
var i=!0;if(i){if(t.tools!==void 0){let G=t.tools;const C=e;if(e===C)if(Array.isArray(G)){var O=!0;const b=G.length;for(let S=0;S<
b;S++){let se=G[S];const ie=e;if(e===ie)if(Array.isArray(se)){if(se.length<1)return Ee.errors=[{}],!1;{var v=!0;const oe=se.
length;for(let ne=0;ne<oe;ne++){let Ae=se[ne];const pe=e,Ne=e;let xe=!1;const Xe=e;if(e===Xe)if(typeof Ae=="string"){if(h(
Ae)<1){const Le={};r===null?r=[Le]:r.push(Le),e++}}else{const Le={};r===null?r=[Le]:r.push(Le),e++}var _=Xe===e;if(xe=xe||
_,!xe){const Le=e;zr(Ae,{instancePath:u+"/tools/"+S+"/"+ne,parentData:se,parentDataProperty:ne,rootData:p})||(r=r===null?
zr.errors:r.concat(zr.errors),e=r.length);var _=Le===e;xe=xe||_}if(xe)e=Ne,r!==null&&(Ne?r.length=Ne:r=null);else{const Le={};
return r===null?r=[Le]:r.push(Le),e++,Ee.errors=r,!1}var v=pe===e;if(!v)break}}}else return Ee.errors=[{}],!1;var O=ie===
e;if(!O)break}}else return Ee.errors=[{}],!1;var i=C===e}else var i=!0;if(i){if(t.components!==void 0){let G=t.components;
const C=e;if(e===C)if(Array.isArray(G)){var j=!0;const b=G.length;for(let S=0;S<b;S++){let se=G[S];const ie=e;if(e===ie)
if(Array.isArray(se)){if(se.length<1)return Ee.errors=[{}],!1;{var k=!0;const oe=se.length;for(let ne=0;ne<oe;ne++){const Ae=e;
Jr(se[ne],{instancePath:u+"/components/"+S+"/"+ne,parentData:se,parentDataProperty:ne,rootData:p})||(r=r===null?Jr.errors:
r.concat(Jr.errors),e=r.length);var k=Ae===e;if(!k)break}}}else return Ee.errors=[{}],!1;var j=ie===e;if(!j)break}}else return Ee.
errors=[{}],!1;var i=C===e}else var i=!0;if(i){if(t.type!==void 0){const G=e;if(t.type!=="requirement")return Ee.errors=
[{}],!1;var i=G===e}else var i=!0;if(i){if(t.id!==void 0){let G=t.id;const C=e,ve=e;let b=!1;const S=e;if(e===S)if(typeof G==
"string"){if(h(G)<1){const ie={};r===null?r=[ie]:r.push(ie),e++}}else{const ie={};r===null?r=[ie]:r.push(ie),e++}var I=S===
e;if(b=b||I,!b){const ie=e;if(e===ie)if(Array.isArray(G))if(G.length<1){const oe={};r===null?r=[oe]:r.push(oe),e++}else{
var R=!0;const oe=G.length;for(let ne=0;ne<oe;ne++){let Ae=G[ne];const pe=e;if(e===pe)if(typeof Ae=="string"){if(h(Ae)<1){
const xe={};r===null?r=[xe]:r.push(xe),e++}}else{const xe={};r===null?r=[xe]:r.push(xe),e++}var R=pe===e;if(!R)break}}else{
const oe={};r===null?r=[oe]:r.push(oe),e++}var I=ie===e;b=b||I}if(b)e=ve,r!==null&&(ve?r.length=ve:r=null);else{const ie={};
return r===null?r=[ie]:r.push(ie),e++,Ee.errors=r,!1}var i=C===e}else var i=!0;if(i){if(t.ident!==void 0){let G=t.ident;
const C=e;if(e===C)if(typeof G=="string"){if(h(G)<1)return Ee.errors=[{}],!1}else return Ee.errors=[{}],!1;var i=C===e}else
var i=!0;if(i)if(t.alias!==void 0){let G=t.alias;const C=e,ve=e;let b=!1;const S=e;if(e===S)if(typeof G=="string"){if(h(
G)<1){const ie={};r===null?r=[ie]:r.push(ie),e++}}else{const ie={};r===null?r=[ie]:r.push(ie),e++}var x=S===e;if(b=b||x,
!b){const ie=e;if(e===ie)if(Array.isArray(G)){var L=!0;const oe=G.length;for(let ne=0;ne<oe;ne++){let Ae=G[ne];const pe=e;
if(e===pe)if(typeof Ae=="string"){if(h(Ae)<1){const xe={};r===null?r=[xe]:r.push(xe),e++}}else{const xe={};r===null?r=[xe]:
r.push(xe),e++}var L=pe===e;if(!L)break}}else{const oe={};r===null?r=[oe]:r.push(oe),e++}var x=ie===e;b=b||x}if(b)e=ve,r!==
null&&(ve?r.length=ve:r=null);else{const ie={};return r===null?r=[ie]:r.push(ie),e++,Ee.errors=r,!1}var i=C===e}else var i=!0}}}}}}}}}}}}}}else
return Ee.errors=[{}],!1;return Ee.errors=r,e===0}const pn={profession:ji,profession_item_substitutions:Ci,furniture:Wi,
terrain:Yi,recipe:on,uncraft:fn,requirement:an};export{Wi as furniture,ji as profession,Ci as profession_item_substitutions,on as recipe,an as requirement,Yi as terrain,
fn as uncraft,pn as validators};
