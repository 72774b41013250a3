// @generated from generator/kinds by "npm run codegen"; do not edit.
const xs=ae,ys={type:"object",additionalProperties:!1,properties:{"edit-mode":{type:"string",enum:["create","modify","ov\
erride"]},"copy-from":{type:"string",minLength:1,"x-extension":!0},abstract:{type:"string",minLength:1,"x-extension":!0},
extend:{type:"object","x-extension":!0,additionalProperties:!1,properties:{addictions:{anyOf:[{$ref:"#/definitions/list_\
addictions"},{$ref:"#/definitions/profession_addiction"}]},skills:{anyOf:[{$ref:"#/definitions/list_skills"},{$ref:"#/de\
finitions/profession_skill"}]},items:{$ref:"#/definitions/profession_items"},pets:{$ref:"#/definitions/list_pets"},flags:{
anyOf:[{type:"array",items:{type:"string"}},{type:"string","x-extension":!0}]},cbms:{anyOf:[{type:"array",items:{type:"s\
tring",minLength:1,"x-ref":"cbm"}},{type:"string",minLength:1,"x-ref":"cbm","x-extension":!0}]},CBMs:{anyOf:[{type:"arra\
y",items:{type:"string",minLength:1,"x-ref":"cbm"}},{type:"string",minLength:1,"x-ref":"cbm","x-extension":!0}],"x-exten\
sion":!0},traits:{anyOf:[{type:"array",items:{type:"string",minLength:1,"x-ref":"trait"}},{type:"string",minLength:1,"x-\
ref":"trait","x-extension":!0}]},spells:{"x-extension":!0,$ref:"#/definitions/list_spells"},proficiencies:{type:"array",
items:{type:"string",minLength:1,"x-ref":"proficiency"},"x-extension":!0},forbidden_traits:{type:"array",items:{type:"st\
ring",minLength:1,"x-ref":"trait"},"x-extension":!0},allowed_traits:{type:"array",items:{type:"string",minLength:1,"x-re\
f":"trait"},"x-extension":!0},forbidden_bionics:{type:"array",items:{type:"string",minLength:1,"x-ref":"cbm"},"x-extensi\
on":!0},allowed_bionics:{type:"array",items:{type:"string",minLength:1,"x-ref":"cbm"},"x-extension":!0},npcs:{type:"arra\
y",items:{type:"string"},"x-extension":!0}},patternProperties:{"^//":{}}},delete:{type:"object","x-extension":!0},relative:{
type:"object",additionalProperties:{type:"number"},"x-extension":!0},proportional:{type:"object",additionalProperties:{type:"\
number",exclusiveMinimum:0},"x-extension":!0},type:{const:"profession"},id:{anyOf:[{type:"string",minLength:1},{type:"ar\
ray",items:{type:"string",minLength:1},minItems:1,"x-extension":!0}]},name:{anyOf:[{type:"string"},{$ref:"#/definitions/\
profession_name"}]},description:{$ref:"#/definitions/translated-text"},points:{type:"integer"},addictions:{anyOf:[{$ref:"\
#/definitions/list_addictions"},{$ref:"#/definitions/profession_addiction"}]},skills:{anyOf:[{$ref:"#/definitions/list_s\
kills"},{$ref:"#/definitions/profession_skill"}]},items:{$ref:"#/definitions/profession_items"},pets:{$ref:"#/definition\
s/list_pets"},vehicle:{type:"string",minLength:1,"x-ref":"vehicle"},flags:{anyOf:[{type:"array",items:{type:"string"}},{
type:"string","x-extension":!0}]},cbms:{anyOf:[{type:"array",items:{type:"string",minLength:1,"x-ref":"cbm"}},{type:"str\
ing",minLength:1,"x-ref":"cbm","x-extension":!0}]},CBMs:{anyOf:[{type:"array",items:{type:"string",minLength:1,"x-ref":"\
cbm"}},{type:"string",minLength:1,"x-ref":"cbm","x-extension":!0}],"x-extension":!0},traits:{anyOf:[{type:"array",items:{
type:"string",minLength:1,"x-ref":"trait"}},{type:"string",minLength:1,"x-ref":"trait","x-extension":!0}]},spells:{"x-ex\
tension":!0,$ref:"#/definitions/list_spells"},proficiencies:{type:"array",items:{type:"string",minLength:1,"x-ref":"prof\
iciency"},"x-extension":!0},forbidden_traits:{type:"array",items:{type:"string",minLength:1,"x-ref":"trait"},"x-extensio\
n":!0},allowed_traits:{type:"array",items:{type:"string",minLength:1,"x-ref":"trait"},"x-extension":!0},forbidden_bionics:{
type:"array",items:{type:"string",minLength:1,"x-ref":"cbm"},"x-extension":!0},allowed_bionics:{type:"array",items:{type:"\
string",minLength:1,"x-ref":"cbm"},"x-extension":!0},no_bonus:{type:"string",minLength:1,"x-ref":"item","x-extension":!0},
starting_cash:{type:"integer","x-extension":!0},npcs:{type:"array",items:{type:"string"},"x-extension":!0},"add:addictio\
ns":{anyOf:[{type:"array",items:{$ref:"#/definitions/profession_addiction"}},{$ref:"#/definitions/profession_addiction"}]},
"remove:addictions":{anyOf:[{type:"array",items:{type:"string",minLength:1,"x-ref":"addiction"}},{type:"string",minLength:1,
"x-ref":"addiction","x-extension":!0}]},"add:skills":{anyOf:[{type:"array",items:{$ref:"#/definitions/profession_skill"}},
{$ref:"#/definitions/profession_skill"}]},"remove:skills":{anyOf:[{type:"array",items:{type:"string",minLength:1,"x-ref":"\
skill"}},{type:"string",minLength:1,"x-ref":"skill","x-extension":!0}]},"add:flags":{anyOf:[{type:"array",items:{type:"s\
tring"}},{type:"string","x-extension":!0}]},"remove:flags":{anyOf:[{type:"array",items:{type:"string"}},{type:"string","\
x-extension":!0}]},"add:CBMs":{anyOf:[{type:"array",items:{type:"string",minLength:1,"x-ref":"cbm"}},{type:"string",minLength:1,
"x-ref":"cbm","x-extension":!0}]},"remove:CBMs":{anyOf:[{type:"array",items:{type:"string",minLength:1,"x-ref":"cbm"}},{
type:"string",minLength:1,"x-ref":"cbm","x-extension":!0}]},"add:cbms":{anyOf:[{type:"array",items:{type:"string",minLength:1,
"x-ref":"cbm"}},{type:"string",minLength:1,"x-ref":"cbm","x-extension":!0}],"x-extension":!0},"remove:cbms":{anyOf:[{type:"\
array",items:{type:"string",minLength:1,"x-ref":"cbm"}},{type:"string",minLength:1,"x-ref":"cbm","x-extension":!0}],"x-e\
xtension":!0},"add:traits":{anyOf:[{type:"array",items:{type:"string",minLength:1,"x-ref":"trait"}},{type:"string",minLength:1,
"x-ref":"trait","x-extension":!0}]},"remove:traits":{anyOf:[{type:"array",items:{type:"string",minLength:1,"x-ref":"trai\
t"}},{type:"string",minLength:1,"x-ref":"trait","x-extension":!0}]},ident:{type:"string",minLength:1,"x-extension":!0},alias:{
anyOf:[{type:"string",minLength:1},{type:"array",items:{type:"string",minLength:1}}],"x-extension":!0},"add:pets":{$ref:"\
#/definitions/list_pets","x-extension":!0},"remove:pets":{anyOf:[{type:"array",items:{type:["string","object"]}},{type:"\
string",minLength:1}],"x-extension":!0},"add:spells":{"x-extension":!0,$ref:"#/definitions/list_spells"},"remove:spells":{
anyOf:[{type:"array",items:{type:["string","object"]}},{type:"string",minLength:1}],"x-extension":!0},"add:proficiencies":{
type:"array",items:{type:"string",minLength:1,"x-ref":"proficiency"},"x-extension":!0},"remove:proficiencies":{anyOf:[{type:"\
array",items:{type:["string"]}},{type:"string",minLength:1}],"x-extension":!0},"add:forbidden_traits":{type:"array",items:{
type:"string",minLength:1,"x-ref":"trait"},"x-extension":!0},"remove:forbidden_traits":{anyOf:[{type:"array",items:{type:[
"string"]}},{type:"string",minLength:1}],"x-extension":!0},"add:allowed_traits":{type:"array",items:{type:"string",minLength:1,
"x-ref":"trait"},"x-extension":!0},"remove:allowed_traits":{anyOf:[{type:"array",items:{type:["string"]}},{type:"string",
minLength:1}],"x-extension":!0},"add:forbidden_bionics":{type:"array",items:{type:"string",minLength:1,"x-ref":"cbm"},"x\
-extension":!0},"remove:forbidden_bionics":{anyOf:[{type:"array",items:{type:["string"]}},{type:"string",minLength:1}],"\
x-extension":!0},"add:allowed_bionics":{type:"array",items:{type:"string",minLength:1,"x-ref":"cbm"},"x-extension":!0},"\
remove:allowed_bionics":{anyOf:[{type:"array",items:{type:["string"]}},{type:"string",minLength:1}],"x-extension":!0},"a\
dd:npcs":{type:"array",items:{type:"string"},"x-extension":!0},"remove:npcs":{anyOf:[{type:"array",items:{type:["string"]}},
{type:"string",minLength:1}],"x-extension":!0}},patternProperties:{"^//":{}},definitions:{"item-group_collection-entry":{
type:"object",additionalProperties:!1,required:["collection"],properties:{prob:{$ref:"#/definitions/item-group_probabili\
ty"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,"x-extension":!0},"count-max":{
type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"integer",
minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{"x-extension":!0,$ref:"#/d\
efinitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},
dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"\
item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-exte\
nsion":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-ref":"it\
em_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-r\
ef":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},active:{
type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"\
string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},collection:{type:"array",items:{$ref:"#/definitions/item-grou\
p_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}},"item-group_distribution-entry":{type:"object",additionalProperties:!1,
required:["distribution"],properties:{prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item\
-group_range"},"count-min":{type:"integer",minimum:0,"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extensio\
n":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charge\
s-max":{type:"integer",minimum:0,"x-extension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"dama\
ge-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/\
definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"\
string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"ite\
m_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"\
string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-i\
tem":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},
"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},active:{type:"boolean","x-extension":!0},
snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,"x-ref":"s\
nippet"}}],"x-extension":!0},distribution:{type:"array",items:{$ref:"#/definitions/item-group_listed-item"},"x-extension":!0}},
patternProperties:{"^//":{}}},"item-group_entry":{anyOf:[{$ref:"#/definitions/item-group_group-entry"},{$ref:"#/definiti\
ons/item-group_collection-entry"},{$ref:"#/definitions/item-group_distribution-entry"},{$ref:"#/definitions/item-group_i\
tem-entry"}]},"item-group_group":{type:"object",additionalProperties:!1,properties:{type:{type:"string","x-extension":!0},
id:{type:"string","x-extension":!0},subtype:{type:"string",enum:["collection","distribution","old"]},ammo:{type:"integer",
minimum:0,maximum:100,"x-extension":!0},magazine:{type:"integer",minimum:0,maximum:100,"x-extension":!0},entries:{type:"\
array",items:{$ref:"#/definitions/item-group_listed-item"}},items:{type:"array",items:{$ref:"#/definitions/item-group_li\
sted-item"}},groups:{type:"array",items:{$ref:"#/definitions/item-group_listed-group"},"x-extension":!0}},patternProperties:{
"^//":{}}},"item-group_group-entry":{type:"object",additionalProperties:!1,required:["group"],properties:{prob:{$ref:"#/\
definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,
"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},
"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{
"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"\
integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"\
contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-gr\
oup":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"\
ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},
"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},
{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},group:{type:"string",minLength:1,"\
x-ref":"item_group","x-extension":!0}},patternProperties:{"^//":{}}},"item-group_item-entry":{type:"object",additionalProperties:!1,
required:["item"],properties:{prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_r\
ange"},"count-min":{type:"integer",minimum:0,"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{
$ref:"#/definitions/item-group_range"},"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"in\
teger",minimum:0,"x-extension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"i\
nteger","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item\
-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"arr\
ay",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"\
item","x-extension":!0},"container-group":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"strin\
g","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"\
array",items:{type:"string",minLength:1},"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"\
string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},
item:{type:"string",minLength:1,"x-ref":"item"}},patternProperties:{"^//":{}}},"item-group_listed-group":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item_group"},{type:"array",items:[{type:"string",minLength:1,"x-ref":"item_group"},{$ref:"#\
/definitions/item-group_probability"}],minItems:2,maxItems:2,additionalItems:!1},{$ref:"#/definitions/item-group_entry"}]},
"item-group_listed-item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:[{type:"string",minLength:1,
"x-ref":"item"},{$ref:"#/definitions/item-group_probability"}],minItems:2,maxItems:2,additionalItems:!1},{$ref:"#/defini\
tions/item-group_entry"}]},"item-group_probability":{type:"integer"},"item-group_range":{anyOf:[{type:"integer",minimum:0},
{type:"array",items:[{type:"integer",minimum:0},{type:"integer",minimum:0}],minItems:2,maxItems:2,additionalItems:!1}]},
profession_addiction:{type:"object",additionalProperties:!1,required:["type","intensity"],properties:{type:{type:"string",
minLength:1,"x-ref":"addiction"},intensity:{type:"integer"}},patternProperties:{"^//":{}}},profession_item_list:{type:"a\
rray",items:{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:[{type:"string",minLength:1,"x-ref":"\
item"},{type:"string",minLength:1,"x-ref":"snippet"}],minItems:2,maxItems:2,additionalItems:!1}]}},profession_items:{type:"\
object",additionalProperties:!1,properties:{both:{anyOf:[{$ref:"#/definitions/profession_item_list"},{$ref:"#/definition\
s/item-group_group"}]},male:{anyOf:[{$ref:"#/definitions/profession_item_list"},{$ref:"#/definitions/item-group_group"}]},
female:{anyOf:[{$ref:"#/definitions/profession_item_list"},{$ref:"#/definitions/item-group_group"}]},"add:both":{$ref:"#\
/definitions/profession_item_list"},"remove:both":{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}},"add:m\
ale":{$ref:"#/definitions/profession_item_list"},"remove:male":{type:"array",items:{type:"string",minLength:1,"x-ref":"i\
tem"}},"add:female":{$ref:"#/definitions/profession_item_list"},"remove:female":{type:"array",items:{type:"string",minLength:1,
"x-ref":"item"}}},patternProperties:{"^//":{}}},profession_name:{type:"object",additionalProperties:!1,properties:{male:{
type:"string"},female:{type:"string"},str:{type:"string","x-extension":!0},str_sp:{type:"string","x-extension":!0},str_pl:{
type:"string","x-extension":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{"^//":{}}},profession_pet:{type:"\
object",additionalProperties:!1,required:["name"],"x-extension":!0,properties:{name:{type:"string",minLength:1,"x-ref":"\
monster","x-extension":!0},amount:{type:"integer",minimum:1,"x-extension":!0}},patternProperties:{"^//":{}}},profession_skill:{
type:"object",additionalProperties:!1,required:["name","level"],properties:{name:{type:"string",minLength:1,"x-ref":"ski\
ll"},level:{type:"integer"}},patternProperties:{"^//":{}}},profession_spell:{type:"object",additionalProperties:!1,required:[
"id","level"],"x-extension":!0,properties:{id:{type:"string",minLength:1,"x-ref":"spell","x-extension":!0},level:{type:"\
integer",minimum:0,"x-extension":!0}},patternProperties:{"^//":{}}},"translated-text":{anyOf:[{type:"string"},{$ref:"#/d\
efinitions/translated-text_uncountable"},{$ref:"#/definitions/translated-text_countable"}]},"translated-text_countable":{
type:"object",additionalProperties:!1,required:["str"],properties:{str:{type:"string","x-extension":!0},str_pl:{type:"st\
ring","x-extension":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{"^//":{}}},"translated-text_uncountabl\
e":{type:"object",additionalProperties:!1,required:["str_sp"],properties:{str_sp:{type:"string","x-extension":!0},ctxt:{
type:"string","x-extension":!0}},patternProperties:{"^//":{}}},list_addictions:{type:"array",items:{$ref:"#/definitions/\
profession_addiction"}},list_skills:{type:"array",items:{$ref:"#/definitions/profession_skill"}},list_pets:{type:"array",
items:{anyOf:[{type:"string",minLength:1,"x-ref":"monster"},{$ref:"#/definitions/profession_pet"}]}},list_spells:{type:"\
array",items:{$ref:"#/definitions/profession_spell"}}},$id:"profession"},Ue=Object.prototype.hasOwnProperty,x=t=>{let p=0;
for(const z of t)p+=1;return p},de=new RegExp("^//","u");function gr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.type===void 0&&(o="type")||t.intensity===void 0&&(o="intensity"))return gr.errors=
[{}],!1;{const u=e;for(const l in t)if(!(l==="type"||l==="intensity"||de.test(l))){return gr.errors=[{}],!1;break}if(u===
e){if(t.type!==void 0){let l=t.type;const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return gr.errors=[{}],!1}else return gr.
errors=[{}],!1;var i=c===e}else var i=!0;if(i)if(t.intensity!==void 0){let l=t.intensity;const c=e;if(!(typeof l=="numbe\
r"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return gr.errors=[{}],!1;var i=c===e}else var i=!0}}}else return gr.errors=[{}],!1;return gr.
errors=r,e===0}function Ni(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===
0)if(Array.isArray(t)){var i=!0;const o=t.length;for(let u=0;u<o;u++){const l=e;gr(t[u],{instancePath:p+"/"+u,parentData:t,
parentDataProperty:u,rootData:m})||(r=r===null?gr.errors:r.concat(gr.errors),e=r.length);var i=l===e;if(!i)break}}else return Ni.
errors=[{}],!1;return Ni.errors=r,e===0}function _r(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.name===void 0&&(o="name")||t.level===void 0&&(o="level"))return _r.errors=[{}],!1;
{const u=e;for(const l in t)if(!(l==="name"||l==="level"||de.test(l))){return _r.errors=[{}],!1;break}if(u===e){if(t.name!==
void 0){let l=t.name;const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return _r.errors=[{}],!1}else return _r.errors=
[{}],!1;var i=c===e}else var i=!0;if(i)if(t.level!==void 0){let l=t.level;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return _r.errors=[{}],!1;var i=c===e}else var i=!0}}}else return _r.errors=[{}],!1;return _r.errors=r,e===
0}function Di(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.
isArray(t)){var i=!0;const o=t.length;for(let u=0;u<o;u++){const l=e;_r(t[u],{instancePath:p+"/"+u,parentData:t,parentDataProperty:u,
rootData:m})||(r=r===null?_r.errors:r.concat(_r.errors),e=r.length);var i=l===e;if(!i)break}}else return Di.errors=[{}],
!1;return Di.errors=r,e===0}const bs={type:"object",additionalProperties:!1,properties:{both:{anyOf:[{$ref:"#/definition\
s/profession_item_list"},{$ref:"#/definitions/item-group_group"}]},male:{anyOf:[{$ref:"#/definitions/profession_item_lis\
t"},{$ref:"#/definitions/item-group_group"}]},female:{anyOf:[{$ref:"#/definitions/profession_item_list"},{$ref:"#/defini\
tions/item-group_group"}]},"add:both":{$ref:"#/definitions/profession_item_list"},"remove:both":{type:"array",items:{type:"\
string",minLength:1,"x-ref":"item"}},"add:male":{$ref:"#/definitions/profession_item_list"},"remove:male":{type:"array",
items:{type:"string",minLength:1,"x-ref":"item"}},"add:female":{$ref:"#/definitions/profession_item_list"},"remove:femal\
e":{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}},patternProperties:{"^//":{}}};function hr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){var i=!0;const l=t.length;for(let c=0;c<l;c++){let a=t[c];const F=e,L=e;let D=!1;const b=e;if(e===b)if(typeof a=="st\
ring"){if(x(a)<1){const s={};r===null?r=[s]:r.push(s),e++}}else{const s={};r===null?r=[s]:r.push(s),e++}var o=b===e;if(D=
D||o,!D){const s=e;if(e===s)if(Array.isArray(a))if(a.length>2){const d={};r===null?r=[d]:r.push(d),e++}else if(a.length<
2){const d={};r===null?r=[d]:r.push(d),e++}else if(a.length<=2){const _=a.length;if(_>0){let P=a[0];const y=e;if(e===y)if(typeof P==
"string"){if(x(P)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var u=y===e}if(u&&
_>1){let P=a[1];const y=e;if(e===y)if(typeof P=="string"){if(x(P)<1){const X={};r===null?r=[X]:r.push(X),e++}}else{const X={};
r===null?r=[X]:r.push(X),e++}var u=y===e}}else{const _={};r===null?r=[_]:r.push(_),e++}else{const d={};r===null?r=[d]:r.
push(d),e++}var o=s===e;D=D||o}if(D)e=L,r!==null&&(L?r.length=L:r=null);else{const s={};return r===null?r=[s]:r.push(s),
e++,hr.errors=r,!1}var i=F===e;if(!i)break}}else return hr.errors=[{}],!1;return hr.errors=r,e===0}function qr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;return typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t)?(qr.errors=r,e===0):(qr.errors=[{}],!1)}const As={type:"object",additionalProperties:!1,required:["group"],properties:{prob:{$ref:"#/definitions/item-group_prob\
ability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,"x-extension":!0},"count-m\
ax":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"int\
eger",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{"x-extension":!0,$ref:"\
#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extensio\
n":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,
"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[
{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],
"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-r\
ef":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"strin\
g","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},
active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{
type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},group:{type:"string",minLength:1,"x-ref":"item_group","\
x-extension":!0}},patternProperties:{"^//":{}}};function Fe(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={};r===null?r=[a]:r.push(a),e++}if(e===u&&typeof t=="n\
umber"&&isFinite(t)&&(t<0||isNaN(t))){const a={};r===null?r=[a]:r.push(a),e++}var l=u===e;if(o=o||l,!o){const a=e;if(e===
a)if(Array.isArray(t))if(t.length>2){const L={};r===null?r=[L]:r.push(L),e++}else if(t.length<2){const L={};r===null?r=[
L]:r.push(L),e++}else if(t.length<=2){const D=t.length;if(D>0){let b=t[0];const n=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(
b)&&isFinite(b))){const s={};r===null?r=[s]:r.push(s),e++}if(e===n&&typeof b=="number"&&isFinite(b)&&(b<0||isNaN(b))){const s={};
r===null?r=[s]:r.push(s),e++}var c=n===e}if(c&&D>1){let b=t[1];const n=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(
b))){const v={};r===null?r=[v]:r.push(v),e++}if(e===n&&typeof b=="number"&&isFinite(b)&&(b<0||isNaN(b))){const v={};r===
null?r=[v]:r.push(v),e++}var c=n===e}}else{const D={};r===null?r=[D]:r.push(D),e++}else{const L={};r===null?r=[L]:r.push(
L),e++}var l=a===e;o=o||l}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const a={};return r===null?r=[a]:r.push(a),e++,Fe.
errors=r,!1}return Fe.errors=r,e===0}function He(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let D;if(t.group===void 0&&(D="group"))return He.errors=
[{}],!1;{const b=e;for(const n in t)if(!(Ue.call(As.properties,n)||de.test(n))){return He.errors=[{}],!1;break}if(b===e){
if(t.prob!==void 0){const n=e;qr(t.prob,{instancePath:p+"/prob",parentData:t,parentDataProperty:"prob",rootData:m})||(r=
r===null?qr.errors:r.concat(qr.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t.count!==void 0){const n=e;Fe(t.count,
{instancePath:p+"/count",parentData:t,parentDataProperty:"count",rootData:m})||(r=r===null?Fe.errors:r.concat(Fe.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["count-min"]!==void 0){let n=t["count-min"];const s=e;if(!(typeof n=="n\
umber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return He.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return He.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["count-max"]!==void 0){let n=t["count-max"];const s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return He.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n)))return He.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.charges!==void 0){const n=e;Fe(t.charges,
{instancePath:p+"/charges",parentData:t,parentDataProperty:"charges",rootData:m})||(r=r===null?Fe.errors:r.concat(Fe.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let n=t["charges-min"];const s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return He.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return He.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["charges-max"]!==void 0){let n=t["charges-max"];const s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return He.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n)))return He.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.damage!==void 0){const n=e;Fe(t.damage,
{instancePath:p+"/damage",parentData:t,parentDataProperty:"damage",rootData:m})||(r=r===null?Fe.errors:r.concat(Fe.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["damage-min"]!==void 0){let n=t["damage-min"];const s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return He.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["damage-max"]!==
void 0){let n=t["damage-max"];const s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return He.errors=[{}],!1;
var i=s===e}else var i=!0;if(i){if(t.dirt!==void 0){const n=e;Fe(t.dirt,{instancePath:p+"/dirt",parentData:t,parentDataProperty:"\
dirt",rootData:m})||(r=r===null?Fe.errors:r.concat(Fe.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["contents\
-item"]!==void 0){let n=t["contents-item"];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};
r===null?r=[y]:r.push(y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var o=_===e;if(d=d||o,!d){const y=e;if(e===y)
if(Array.isArray(n)){var u=!0;const X=n.length;for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){
if(x(E)<1){const R={};r===null?r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var u=w===e;if(!u)break}}else{
const X={};r===null?r=[X]:r.push(X),e++}var o=y===e;d=d||o}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===
null?r=[y]:r.push(y),e++,He.errors=r,!1}var i=s===e}else var i=!0;if(i){if(t["contents-group"]!==void 0){let n=t["conten\
ts-group"];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(
y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var l=_===e;if(d=d||l,!d){const y=e;if(e===y)if(Array.isArray(n)){var c=!0;
const X=n.length;for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){if(x(E)<1){const R={};r===null?
r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var c=w===e;if(!c)break}}else{const X={};r===null?r=[X]:
r.push(X),e++}var l=y===e;d=d||l}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?r=[y]:r.push(y),
e++,He.errors=r,!1}var i=s===e}else var i=!0;if(i){if(t["container-item"]!==void 0){const n=e;if(typeof t["container-ite\
m"]!="string")return He.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["container-group"]!==void 0){const n=e;if(typeof t["\
container-group"]!="string")return He.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const n=e;
if(typeof t["ammo-item"]!="string")return He.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){
const n=e;if(typeof t["ammo-group"]!="string")return He.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["custom-flag\
s"]!==void 0){let n=t["custom-flags"];const s=e;if(e===s)if(Array.isArray(n)){var a=!0;const d=n.length;for(let _=0;_<d;_++){
let P=n[_];const y=e;if(e===y)if(typeof P=="string"){if(x(P)<1)return He.errors=[{}],!1}else return He.errors=[{}],!1;var a=y===
e;if(!a)break}}else return He.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.active!==void 0){const n=e;if(typeof t.
active!="boolean")return He.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.snippets!==void 0){let n=t.snippets;const s=e,
v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(y),e++}}else{const y={};
r===null?r=[y]:r.push(y),e++}var F=_===e;if(d=d||F,!d){const y=e;if(e===y)if(Array.isArray(n)){var L=!0;const X=n.length;
for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){if(x(E)<1){const R={};r===null?r=[R]:r.push(R),
e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var L=w===e;if(!L)break}}else{const X={};r===null?r=[X]:r.push(X),e++}
var F=y===e;d=d||F}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?r=[y]:r.push(y),e++,He.errors=
r,!1}var i=s===e}else var i=!0;if(i)if(t.group!==void 0){let n=t.group;const s=e;if(e===s)if(typeof n=="string"){if(x(n)<
1)return He.errors=[{}],!1}else return He.errors=[{}],!1;var i=s===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return He.errors=
[{}],!1;return He.errors=r,e===0}const Ps={type:"object",additionalProperties:!1,required:["collection"],properties:{prob:{
$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,
"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},
"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{
"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"\
integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"\
contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-gr\
oup":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"\
ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},
"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},
{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},collection:{type:"array",items:{$ref:"\
#/definitions/item-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}},Ri={validate:ui};function tr(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let b;if(t.collection===void 0&&(b="collection"))return tr.errors=[{}],!1;{const n=e;for(const s in t)
if(!(Ue.call(Ps.properties,s)||de.test(s))){return tr.errors=[{}],!1;break}if(n===e){if(t.prob!==void 0){const s=e;qr(t.
prob,{instancePath:p+"/prob",parentData:t,parentDataProperty:"prob",rootData:m})||(r=r===null?qr.errors:r.concat(qr.errors),
e=r.length);var i=s===e}else var i=!0;if(i){if(t.count!==void 0){const s=e;Fe(t.count,{instancePath:p+"/count",parentData:t,
parentDataProperty:"count",rootData:m})||(r=r===null?Fe.errors:r.concat(Fe.errors),e=r.length);var i=s===e}else var i=!0;
if(i){if(t["count-min"]!==void 0){let s=t["count-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return tr.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return tr.errors=[{}],!1;var i=v===e}else
var i=!0;if(i){if(t["count-max"]!==void 0){let s=t["count-max"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return tr.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return tr.errors=[{}],!1;var i=v===
e}else var i=!0;if(i){if(t.charges!==void 0){const s=e;Fe(t.charges,{instancePath:p+"/charges",parentData:t,parentDataProperty:"\
charges",rootData:m})||(r=r===null?Fe.errors:r.concat(Fe.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["charg\
es-min"]!==void 0){let s=t["charges-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return tr.errors=
[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return tr.errors=[{}],!1;var i=v===e}else var i=!0;if(i){
if(t["charges-max"]!==void 0){let s=t["charges-max"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return tr.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return tr.errors=[{}],!1;var i=v===e}else
var i=!0;if(i){if(t.damage!==void 0){const s=e;Fe(t.damage,{instancePath:p+"/damage",parentData:t,parentDataProperty:"da\
mage",rootData:m})||(r=r===null?Fe.errors:r.concat(Fe.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["damage-m\
in"]!==void 0){let s=t["damage-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return tr.errors=
[{}],!1;var i=v===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let s=t["damage-max"];const v=e;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return tr.errors=[{}],!1;var i=v===e}else var i=!0;if(i){if(t.dirt!==void 0){const s=e;
Fe(t.dirt,{instancePath:p+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:m})||(r=r===null?Fe.errors:r.concat(Fe.
errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let s=t["contents-item"];const v=e,d=e;
let _=!1;const P=e;if(e===P)if(typeof s=="string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===
null?r=[h]:r.push(h),e++}var o=P===e;if(_=_||o,!_){const h=e;if(e===h)if(Array.isArray(s)){var u=!0;const N=s.length;for(let E=0;E<
N;E++){let w=s[E];const H=e;if(e===H)if(typeof w=="string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};
r===null?r=[C]:r.push(C),e++}var u=H===e;if(!u)break}}else{const N={};r===null?r=[N]:r.push(N),e++}var o=h===e;_=_||o}if(_)
e=d,r!==null&&(d?r.length=d:r=null);else{const h={};return r===null?r=[h]:r.push(h),e++,tr.errors=r,!1}var i=v===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let s=t["contents-group"];const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s==
"string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var l=P===e;if(_=
_||l,!_){const h=e;if(e===h)if(Array.isArray(s)){var c=!0;const N=s.length;for(let E=0;E<N;E++){let w=s[E];const H=e;if(e===
H)if(typeof w=="string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}
var c=H===e;if(!c)break}}else{const N={};r===null?r=[N]:r.push(N),e++}var l=h===e;_=_||l}if(_)e=d,r!==null&&(d?r.length=
d:r=null);else{const h={};return r===null?r=[h]:r.push(h),e++,tr.errors=r,!1}var i=v===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const s=e;if(typeof t["container-item"]!="string")return tr.errors=[{}],!1;var i=s===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const s=e;if(typeof t["container-group"]!="string")return tr.errors=[{}],!1;var i=s===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const s=e;if(typeof t["ammo-item"]!="string")return tr.errors=[{}],!1;
var i=s===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const s=e;if(typeof t["ammo-group"]!="string")return tr.errors=
[{}],!1;var i=s===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let s=t["custom-flags"];const v=e;if(e===v)if(Array.
isArray(s)){var a=!0;const _=s.length;for(let P=0;P<_;P++){let y=s[P];const h=e;if(e===h)if(typeof y=="string"){if(x(y)<
1)return tr.errors=[{}],!1}else return tr.errors=[{}],!1;var a=h===e;if(!a)break}}else return tr.errors=[{}],!1;var i=v===
e}else var i=!0;if(i){if(t.active!==void 0){const s=e;if(typeof t.active!="boolean")return tr.errors=[{}],!1;var i=s===e}else
var i=!0;if(i){if(t.snippets!==void 0){let s=t.snippets;const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s=="string"){
if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var F=P===e;if(_=_||F,!_){
const h=e;if(e===h)if(Array.isArray(s)){var L=!0;const N=s.length;for(let E=0;E<N;E++){let w=s[E];const H=e;if(e===H)if(typeof w==
"string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}var L=H===e;if(!L)
break}}else{const N={};r===null?r=[N]:r.push(N),e++}var F=h===e;_=_||F}if(_)e=d,r!==null&&(d?r.length=d:r=null);else{const h={};
return r===null?r=[h]:r.push(h),e++,tr.errors=r,!1}var i=v===e}else var i=!0;if(i)if(t.collection!==void 0){let s=t.collection;
const v=e;if(e===v)if(Array.isArray(s)){var D=!0;const _=s.length;for(let P=0;P<_;P++){const y=e;Ri.validate(s[P],{instancePath:p+
"/collection/"+P,parentData:s,parentDataProperty:P,rootData:m})||(r=r===null?Ri.validate.errors:r.concat(Ri.validate.errors),
e=r.length);var D=y===e;if(!D)break}}else return tr.errors=[{}],!1;var i=v===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return tr.
errors=[{}],!1;return tr.errors=r,e===0}const ks={type:"object",additionalProperties:!1,required:["distribution"],properties:{
prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"inte\
ger",minimum:0,"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/it\
em-group_range"},"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-ex\
tension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},
"damage-max":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-i\
tem":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],
"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"s\
tring",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},
"container-group":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-ext\
ension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"\
string",minLength:1},"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,
"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},distribution:{type:"\
array",items:{$ref:"#/definitions/item-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}};function ir(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let b;if(t.distribution===void 0&&(b="distribution"))return ir.errors=[{}],!1;{const n=e;for(const s in t)
if(!(Ue.call(ks.properties,s)||de.test(s))){return ir.errors=[{}],!1;break}if(n===e){if(t.prob!==void 0){const s=e;qr(t.
prob,{instancePath:p+"/prob",parentData:t,parentDataProperty:"prob",rootData:m})||(r=r===null?qr.errors:r.concat(qr.errors),
e=r.length);var i=s===e}else var i=!0;if(i){if(t.count!==void 0){const s=e;Fe(t.count,{instancePath:p+"/count",parentData:t,
parentDataProperty:"count",rootData:m})||(r=r===null?Fe.errors:r.concat(Fe.errors),e=r.length);var i=s===e}else var i=!0;
if(i){if(t["count-min"]!==void 0){let s=t["count-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return ir.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ir.errors=[{}],!1;var i=v===e}else
var i=!0;if(i){if(t["count-max"]!==void 0){let s=t["count-max"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return ir.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ir.errors=[{}],!1;var i=v===
e}else var i=!0;if(i){if(t.charges!==void 0){const s=e;Fe(t.charges,{instancePath:p+"/charges",parentData:t,parentDataProperty:"\
charges",rootData:m})||(r=r===null?Fe.errors:r.concat(Fe.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["charg\
es-min"]!==void 0){let s=t["charges-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ir.errors=
[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ir.errors=[{}],!1;var i=v===e}else var i=!0;if(i){
if(t["charges-max"]!==void 0){let s=t["charges-max"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return ir.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ir.errors=[{}],!1;var i=v===e}else
var i=!0;if(i){if(t.damage!==void 0){const s=e;Fe(t.damage,{instancePath:p+"/damage",parentData:t,parentDataProperty:"da\
mage",rootData:m})||(r=r===null?Fe.errors:r.concat(Fe.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["damage-m\
in"]!==void 0){let s=t["damage-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ir.errors=
[{}],!1;var i=v===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let s=t["damage-max"];const v=e;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ir.errors=[{}],!1;var i=v===e}else var i=!0;if(i){if(t.dirt!==void 0){const s=e;
Fe(t.dirt,{instancePath:p+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:m})||(r=r===null?Fe.errors:r.concat(Fe.
errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let s=t["contents-item"];const v=e,d=e;
let _=!1;const P=e;if(e===P)if(typeof s=="string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===
null?r=[h]:r.push(h),e++}var o=P===e;if(_=_||o,!_){const h=e;if(e===h)if(Array.isArray(s)){var u=!0;const N=s.length;for(let E=0;E<
N;E++){let w=s[E];const H=e;if(e===H)if(typeof w=="string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};
r===null?r=[C]:r.push(C),e++}var u=H===e;if(!u)break}}else{const N={};r===null?r=[N]:r.push(N),e++}var o=h===e;_=_||o}if(_)
e=d,r!==null&&(d?r.length=d:r=null);else{const h={};return r===null?r=[h]:r.push(h),e++,ir.errors=r,!1}var i=v===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let s=t["contents-group"];const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s==
"string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var l=P===e;if(_=
_||l,!_){const h=e;if(e===h)if(Array.isArray(s)){var c=!0;const N=s.length;for(let E=0;E<N;E++){let w=s[E];const H=e;if(e===
H)if(typeof w=="string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}
var c=H===e;if(!c)break}}else{const N={};r===null?r=[N]:r.push(N),e++}var l=h===e;_=_||l}if(_)e=d,r!==null&&(d?r.length=
d:r=null);else{const h={};return r===null?r=[h]:r.push(h),e++,ir.errors=r,!1}var i=v===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const s=e;if(typeof t["container-item"]!="string")return ir.errors=[{}],!1;var i=s===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const s=e;if(typeof t["container-group"]!="string")return ir.errors=[{}],!1;var i=s===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const s=e;if(typeof t["ammo-item"]!="string")return ir.errors=[{}],!1;
var i=s===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const s=e;if(typeof t["ammo-group"]!="string")return ir.errors=
[{}],!1;var i=s===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let s=t["custom-flags"];const v=e;if(e===v)if(Array.
isArray(s)){var a=!0;const _=s.length;for(let P=0;P<_;P++){let y=s[P];const h=e;if(e===h)if(typeof y=="string"){if(x(y)<
1)return ir.errors=[{}],!1}else return ir.errors=[{}],!1;var a=h===e;if(!a)break}}else return ir.errors=[{}],!1;var i=v===
e}else var i=!0;if(i){if(t.active!==void 0){const s=e;if(typeof t.active!="boolean")return ir.errors=[{}],!1;var i=s===e}else
var i=!0;if(i){if(t.snippets!==void 0){let s=t.snippets;const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s=="string"){
if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var F=P===e;if(_=_||F,!_){
const h=e;if(e===h)if(Array.isArray(s)){var L=!0;const N=s.length;for(let E=0;E<N;E++){let w=s[E];const H=e;if(e===H)if(typeof w==
"string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}var L=H===e;if(!L)
break}}else{const N={};r===null?r=[N]:r.push(N),e++}var F=h===e;_=_||F}if(_)e=d,r!==null&&(d?r.length=d:r=null);else{const h={};
return r===null?r=[h]:r.push(h),e++,ir.errors=r,!1}var i=v===e}else var i=!0;if(i)if(t.distribution!==void 0){let s=t.distribution;
const v=e;if(e===v)if(Array.isArray(s)){var D=!0;const _=s.length;for(let P=0;P<_;P++){const y=e;Ri.validate(s[P],{instancePath:p+
"/distribution/"+P,parentData:s,parentDataProperty:P,rootData:m})||(r=r===null?Ri.validate.errors:r.concat(Ri.validate.errors),
e=r.length);var D=y===e;if(!D)break}}else return ir.errors=[{}],!1;var i=v===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return ir.
errors=[{}],!1;return ir.errors=r,e===0}const Ns={type:"object",additionalProperties:!1,required:["item"],properties:{prob:{
$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,
"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},
"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{
"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"\
integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"\
contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-gr\
oup":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"\
ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},
"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},
{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},item:{type:"string",minLength:1,"x\
-ref":"item"}},patternProperties:{"^//":{}}};function Je(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let D;if(t.item===void 0&&(D="item"))return Je.errors=
[{}],!1;{const b=e;for(const n in t)if(!(Ue.call(Ns.properties,n)||de.test(n))){return Je.errors=[{}],!1;break}if(b===e){
if(t.prob!==void 0){const n=e;qr(t.prob,{instancePath:p+"/prob",parentData:t,parentDataProperty:"prob",rootData:m})||(r=
r===null?qr.errors:r.concat(qr.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t.count!==void 0){const n=e;Fe(t.count,
{instancePath:p+"/count",parentData:t,parentDataProperty:"count",rootData:m})||(r=r===null?Fe.errors:r.concat(Fe.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["count-min"]!==void 0){let n=t["count-min"];const s=e;if(!(typeof n=="n\
umber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Je.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return Je.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["count-max"]!==void 0){let n=t["count-max"];const s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Je.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n)))return Je.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.charges!==void 0){const n=e;Fe(t.charges,
{instancePath:p+"/charges",parentData:t,parentDataProperty:"charges",rootData:m})||(r=r===null?Fe.errors:r.concat(Fe.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let n=t["charges-min"];const s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Je.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return Je.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["charges-max"]!==void 0){let n=t["charges-max"];const s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Je.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n)))return Je.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.damage!==void 0){const n=e;Fe(t.damage,
{instancePath:p+"/damage",parentData:t,parentDataProperty:"damage",rootData:m})||(r=r===null?Fe.errors:r.concat(Fe.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["damage-min"]!==void 0){let n=t["damage-min"];const s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Je.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["damage-max"]!==
void 0){let n=t["damage-max"];const s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Je.errors=[{}],!1;
var i=s===e}else var i=!0;if(i){if(t.dirt!==void 0){const n=e;Fe(t.dirt,{instancePath:p+"/dirt",parentData:t,parentDataProperty:"\
dirt",rootData:m})||(r=r===null?Fe.errors:r.concat(Fe.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["contents\
-item"]!==void 0){let n=t["contents-item"];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};
r===null?r=[y]:r.push(y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var o=_===e;if(d=d||o,!d){const y=e;if(e===y)
if(Array.isArray(n)){var u=!0;const X=n.length;for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){
if(x(E)<1){const R={};r===null?r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var u=w===e;if(!u)break}}else{
const X={};r===null?r=[X]:r.push(X),e++}var o=y===e;d=d||o}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===
null?r=[y]:r.push(y),e++,Je.errors=r,!1}var i=s===e}else var i=!0;if(i){if(t["contents-group"]!==void 0){let n=t["conten\
ts-group"];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(
y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var l=_===e;if(d=d||l,!d){const y=e;if(e===y)if(Array.isArray(n)){var c=!0;
const X=n.length;for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){if(x(E)<1){const R={};r===null?
r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var c=w===e;if(!c)break}}else{const X={};r===null?r=[X]:
r.push(X),e++}var l=y===e;d=d||l}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?r=[y]:r.push(y),
e++,Je.errors=r,!1}var i=s===e}else var i=!0;if(i){if(t["container-item"]!==void 0){const n=e;if(typeof t["container-ite\
m"]!="string")return Je.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["container-group"]!==void 0){const n=e;if(typeof t["\
container-group"]!="string")return Je.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const n=e;
if(typeof t["ammo-item"]!="string")return Je.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){
const n=e;if(typeof t["ammo-group"]!="string")return Je.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["custom-flag\
s"]!==void 0){let n=t["custom-flags"];const s=e;if(e===s)if(Array.isArray(n)){var a=!0;const d=n.length;for(let _=0;_<d;_++){
let P=n[_];const y=e;if(e===y)if(typeof P=="string"){if(x(P)<1)return Je.errors=[{}],!1}else return Je.errors=[{}],!1;var a=y===
e;if(!a)break}}else return Je.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.active!==void 0){const n=e;if(typeof t.
active!="boolean")return Je.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.snippets!==void 0){let n=t.snippets;const s=e,
v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(y),e++}}else{const y={};
r===null?r=[y]:r.push(y),e++}var F=_===e;if(d=d||F,!d){const y=e;if(e===y)if(Array.isArray(n)){var L=!0;const X=n.length;
for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){if(x(E)<1){const R={};r===null?r=[R]:r.push(R),
e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var L=w===e;if(!L)break}}else{const X={};r===null?r=[X]:r.push(X),e++}
var F=y===e;d=d||F}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?r=[y]:r.push(y),e++,Je.errors=
r,!1}var i=s===e}else var i=!0;if(i)if(t.item!==void 0){let n=t.item;const s=e;if(e===s)if(typeof n=="string"){if(x(n)<1)
return Je.errors=[{}],!1}else return Je.errors=[{}],!1;var i=s===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return Je.errors=
[{}],!1;return Je.errors=r,e===0}function Ii(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,
e=0;const i=e;let o=!1;const u=e;He(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?He.errors:
r.concat(He.errors),e=r.length);var l=u===e;if(o=o||l,!o){const c=e;tr(t,{instancePath:p,parentData:z,parentDataProperty:W,
rootData:m})||(r=r===null?tr.errors:r.concat(tr.errors),e=r.length);var l=c===e;if(o=o||l,!o){const F=e;ir(t,{instancePath:p,
parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?ir.errors:r.concat(ir.errors),e=r.length);var l=F===e;if(o=o||
l,!o){const D=e;Je(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?Je.errors:r.concat(Je.errors),
e=r.length);var l=D===e;o=o||l}}}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const c={};return r===null?r=[c]:r.push(c),
e++,Ii.errors=r,!1}return Ii.errors=r,e===0}function ui(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){
let r=null,e=0;const i=e;let o=!1;const u=e;if(e===u)if(typeof t=="string"){if(x(t)<1){const a={};r===null?r=[a]:r.push(
a),e++}}else{const a={};r===null?r=[a]:r.push(a),e++}var l=u===e;if(o=o||l,!o){const a=e;if(e===a)if(Array.isArray(t))if(t.
length>2){const L={};r===null?r=[L]:r.push(L),e++}else if(t.length<2){const L={};r===null?r=[L]:r.push(L),e++}else if(t.
length<=2){const D=t.length;if(D>0){let b=t[0];const n=e;if(e===n)if(typeof b=="string"){if(x(b)<1){const s={};r===null?
r=[s]:r.push(s),e++}}else{const s={};r===null?r=[s]:r.push(s),e++}var c=n===e}if(c&&D>1){const b=e;qr(t[1],{instancePath:p+
"/1",parentData:t,parentDataProperty:1,rootData:m})||(r=r===null?qr.errors:r.concat(qr.errors),e=r.length);var c=b===e}}else{
const D={};r===null?r=[D]:r.push(D),e++}else{const L={};r===null?r=[L]:r.push(L),e++}var l=a===e;if(o=o||l,!o){const L=e;
Ii(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?Ii.errors:r.concat(Ii.errors),e=r.length);
var l=L===e;o=o||l}}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const a={};return r===null?r=[a]:r.push(a),e++,ui.errors=
r,!1}return ui.errors=r,e===0}function Ki(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(e===u)if(typeof t=="string"){if(x(t)<1){const a={};r===null?r=[a]:r.push(a),e++}}else{const a={};r===null?r=[a]:r.push(
a),e++}var l=u===e;if(o=o||l,!o){const a=e;if(e===a)if(Array.isArray(t))if(t.length>2){const L={};r===null?r=[L]:r.push(
L),e++}else if(t.length<2){const L={};r===null?r=[L]:r.push(L),e++}else if(t.length<=2){const D=t.length;if(D>0){let b=t[0];
const n=e;if(e===n)if(typeof b=="string"){if(x(b)<1){const s={};r===null?r=[s]:r.push(s),e++}}else{const s={};r===null?r=
[s]:r.push(s),e++}var c=n===e}if(c&&D>1){const b=e;qr(t[1],{instancePath:p+"/1",parentData:t,parentDataProperty:1,rootData:m})||
(r=r===null?qr.errors:r.concat(qr.errors),e=r.length);var c=b===e}}else{const D={};r===null?r=[D]:r.push(D),e++}else{const L={};
r===null?r=[L]:r.push(L),e++}var l=a===e;if(o=o||l,!o){const L=e;Ii(t,{instancePath:p,parentData:z,parentDataProperty:W,
rootData:m})||(r=r===null?Ii.errors:r.concat(Ii.errors),e=r.length);var l=L===e;o=o||l}}if(o)e=i,r!==null&&(i?r.length=i:
r=null);else{const a={};return r===null?r=[a]:r.push(a),e++,Ki.errors=r,!1}return Ki.errors=r,e===0}function mr(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
const c=e;for(const a in t)if(!(a==="type"||a==="id"||a==="subtype"||a==="ammo"||a==="magazine"||a==="entries"||a==="ite\
ms"||a==="groups"||de.test(a))){return mr.errors=[{}],!1;break}if(c===e){if(t.type!==void 0){const a=e;if(typeof t.type!=
"string")return mr.errors=[{}],!1;var i=a===e}else var i=!0;if(i){if(t.id!==void 0){const a=e;if(typeof t.id!="string")return mr.
errors=[{}],!1;var i=a===e}else var i=!0;if(i){if(t.subtype!==void 0){let a=t.subtype;const F=e;if(typeof a!="string")return mr.
errors=[{}],!1;if(!(a==="collection"||a==="distribution"||a==="old"))return mr.errors=[{}],!1;var i=F===e}else var i=!0;
if(i){if(t.ammo!==void 0){let a=t.ammo;const F=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return mr.errors=
[{}],!1;if(e===F&&typeof a=="number"&&isFinite(a)){if(a>100||isNaN(a))return mr.errors=[{}],!1;if(a<0||isNaN(a))return mr.
errors=[{}],!1}var i=F===e}else var i=!0;if(i){if(t.magazine!==void 0){let a=t.magazine;const F=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return mr.errors=[{}],!1;if(e===F&&typeof a=="number"&&isFinite(a)){if(a>100||isNaN(a))return mr.
errors=[{}],!1;if(a<0||isNaN(a))return mr.errors=[{}],!1}var i=F===e}else var i=!0;if(i){if(t.entries!==void 0){let a=t.
entries;const F=e;if(e===F)if(Array.isArray(a)){var o=!0;const D=a.length;for(let b=0;b<D;b++){const n=e;ui(a[b],{instancePath:p+
"/entries/"+b,parentData:a,parentDataProperty:b,rootData:m})||(r=r===null?ui.errors:r.concat(ui.errors),e=r.length);var o=n===
e;if(!o)break}}else return mr.errors=[{}],!1;var i=F===e}else var i=!0;if(i){if(t.items!==void 0){let a=t.items;const F=e;
if(e===F)if(Array.isArray(a)){var u=!0;const D=a.length;for(let b=0;b<D;b++){const n=e;ui(a[b],{instancePath:p+"/items/"+
b,parentData:a,parentDataProperty:b,rootData:m})||(r=r===null?ui.errors:r.concat(ui.errors),e=r.length);var u=n===e;if(!u)
break}}else return mr.errors=[{}],!1;var i=F===e}else var i=!0;if(i)if(t.groups!==void 0){let a=t.groups;const F=e;if(e===
F)if(Array.isArray(a)){var l=!0;const D=a.length;for(let b=0;b<D;b++){const n=e;Ki(a[b],{instancePath:p+"/groups/"+b,parentData:a,
parentDataProperty:b,rootData:m})||(r=r===null?Ki.errors:r.concat(Ki.errors),e=r.length);var l=n===e;if(!l)break}}else return mr.
errors=[{}],!1;var i=F===e}else var i=!0}}}}}}}}else return mr.errors=[{}],!1;return mr.errors=r,e===0}function xr(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
const L=e;for(const D in t)if(!(Ue.call(bs.properties,D)||de.test(D))){return xr.errors=[{}],!1;break}if(L===e){if(t.both!==
void 0){let D=t.both;const b=e,n=e;let s=!1;const v=e;hr(D,{instancePath:p+"/both",parentData:t,parentDataProperty:"both",
rootData:m})||(r=r===null?hr.errors:r.concat(hr.errors),e=r.length);var i=v===e;if(s=s||i,!s){const d=e;mr(D,{instancePath:p+
"/both",parentData:t,parentDataProperty:"both",rootData:m})||(r=r===null?mr.errors:r.concat(mr.errors),e=r.length);var i=d===
e;s=s||i}if(s)e=n,r!==null&&(n?r.length=n:r=null);else{const d={};return r===null?r=[d]:r.push(d),e++,xr.errors=r,!1}var o=b===
e}else var o=!0;if(o){if(t.male!==void 0){let D=t.male;const b=e,n=e;let s=!1;const v=e;hr(D,{instancePath:p+"/male",parentData:t,
parentDataProperty:"male",rootData:m})||(r=r===null?hr.errors:r.concat(hr.errors),e=r.length);var u=v===e;if(s=s||u,!s){
const _=e;mr(D,{instancePath:p+"/male",parentData:t,parentDataProperty:"male",rootData:m})||(r=r===null?mr.errors:r.concat(
mr.errors),e=r.length);var u=_===e;s=s||u}if(s)e=n,r!==null&&(n?r.length=n:r=null);else{const _={};return r===null?r=[_]:
r.push(_),e++,xr.errors=r,!1}var o=b===e}else var o=!0;if(o){if(t.female!==void 0){let D=t.female;const b=e,n=e;let s=!1;
const v=e;hr(D,{instancePath:p+"/female",parentData:t,parentDataProperty:"female",rootData:m})||(r=r===null?hr.errors:r.
concat(hr.errors),e=r.length);var l=v===e;if(s=s||l,!s){const _=e;mr(D,{instancePath:p+"/female",parentData:t,parentDataProperty:"\
female",rootData:m})||(r=r===null?mr.errors:r.concat(mr.errors),e=r.length);var l=_===e;s=s||l}if(s)e=n,r!==null&&(n?r.length=
n:r=null);else{const _={};return r===null?r=[_]:r.push(_),e++,xr.errors=r,!1}var o=b===e}else var o=!0;if(o){if(t["add:b\
oth"]!==void 0){const D=e;hr(t["add:both"],{instancePath:p+"/add:both",parentData:t,parentDataProperty:"add:both",rootData:m})||
(r=r===null?hr.errors:r.concat(hr.errors),e=r.length);var o=D===e}else var o=!0;if(o){if(t["remove:both"]!==void 0){let D=t["\
remove:both"];const b=e;if(e===b)if(Array.isArray(D)){var c=!0;const s=D.length;for(let v=0;v<s;v++){let d=D[v];const _=e;
if(e===_)if(typeof d=="string"){if(x(d)<1)return xr.errors=[{}],!1}else return xr.errors=[{}],!1;var c=_===e;if(!c)break}}else
return xr.errors=[{}],!1;var o=b===e}else var o=!0;if(o){if(t["add:male"]!==void 0){const D=e;hr(t["add:male"],{instancePath:p+
"/add:male",parentData:t,parentDataProperty:"add:male",rootData:m})||(r=r===null?hr.errors:r.concat(hr.errors),e=r.length);
var o=D===e}else var o=!0;if(o){if(t["remove:male"]!==void 0){let D=t["remove:male"];const b=e;if(e===b)if(Array.isArray(
D)){var a=!0;const s=D.length;for(let v=0;v<s;v++){let d=D[v];const _=e;if(e===_)if(typeof d=="string"){if(x(d)<1)return xr.
errors=[{}],!1}else return xr.errors=[{}],!1;var a=_===e;if(!a)break}}else return xr.errors=[{}],!1;var o=b===e}else var o=!0;
if(o){if(t["add:female"]!==void 0){const D=e;hr(t["add:female"],{instancePath:p+"/add:female",parentData:t,parentDataProperty:"\
add:female",rootData:m})||(r=r===null?hr.errors:r.concat(hr.errors),e=r.length);var o=D===e}else var o=!0;if(o)if(t["rem\
ove:female"]!==void 0){let D=t["remove:female"];const b=e;if(e===b)if(Array.isArray(D)){var F=!0;const s=D.length;for(let v=0;v<
s;v++){let d=D[v];const _=e;if(e===_)if(typeof d=="string"){if(x(d)<1)return xr.errors=[{}],!1}else return xr.errors=[{}],
!1;var F=_===e;if(!F)break}}else return xr.errors=[{}],!1;var o=b===e}else var o=!0}}}}}}}}}else return xr.errors=[{}],!1;
return xr.errors=r,e===0}function Jt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.name===void 0&&(o="name"))return Jt.errors=[{}],!1;{const u=e;for(const l in t)if(!(l===
"name"||l==="amount"||de.test(l))){return Jt.errors=[{}],!1;break}if(u===e){if(t.name!==void 0){let l=t.name;const c=e;if(e===
c)if(typeof l=="string"){if(x(l)<1)return Jt.errors=[{}],!1}else return Jt.errors=[{}],!1;var i=c===e}else var i=!0;if(i)
if(t.amount!==void 0){let l=t.amount;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Jt.errors=
[{}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l)))return Jt.errors=[{}],!1;var i=c===e}else var i=!0}}}else
return Jt.errors=[{}],!1;return Jt.errors=r,e===0}function bt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){
let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;const u=t.length;for(let l=0;l<u;l++){let c=t[l];const a=e,F=e;let L=!1;
const D=e;if(e===D)if(typeof c=="string"){if(x(c)<1){const n={};r===null?r=[n]:r.push(n),e++}}else{const n={};r===null?r=
[n]:r.push(n),e++}var o=D===e;if(L=L||o,!L){const n=e;Jt(c,{instancePath:p+"/"+l,parentData:t,parentDataProperty:l,rootData:m})||
(r=r===null?Jt.errors:r.concat(Jt.errors),e=r.length);var o=n===e;L=L||o}if(L)e=F,r!==null&&(F?r.length=F:r=null);else{const n={};
return r===null?r=[n]:r.push(n),e++,bt.errors=r,!1}var i=a===e;if(!i)break}}else return bt.errors=[{}],!1;return bt.errors=
r,e===0}function Kt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.id===void 0&&(o="id")||t.level===void 0&&(o="level"))return Kt.errors=[{}],!1;{const u=e;
for(const l in t)if(!(l==="id"||l==="level"||de.test(l))){return Kt.errors=[{}],!1;break}if(u===e){if(t.id!==void 0){let l=t.
id;const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return Kt.errors=[{}],!1}else return Kt.errors=[{}],!1;var i=c===
e}else var i=!0;if(i)if(t.level!==void 0){let l=t.level;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))
return Kt.errors=[{}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l)))return Kt.errors=[{}],!1;var i=c===e}else
var i=!0}}}else return Kt.errors=[{}],!1;return Kt.errors=r,e===0}function Xt(t,{instancePath:p="",parentData:z,parentDataProperty:W,
rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;const o=t.length;for(let u=0;u<o;u++){const l=e;
Kt(t[u],{instancePath:p+"/"+u,parentData:t,parentDataProperty:u,rootData:m})||(r=r===null?Kt.errors:r.concat(Kt.errors),
e=r.length);var i=l===e;if(!i)break}}else return Xt.errors=[{}],!1;return Xt.errors=r,e===0}function At(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){const o=e;for(const u in t)if(!(u==="male"||u==="female"||u==="str"||u==="str_sp"||u==="str\
_pl"||u==="ctxt"||de.test(u))){return At.errors=[{}],!1;break}if(o===e){if(t.male!==void 0){const u=e;if(typeof t.male!=
"string")return At.errors=[{}],!1;var i=u===e}else var i=!0;if(i){if(t.female!==void 0){const u=e;if(typeof t.female!="s\
tring")return At.errors=[{}],!1;var i=u===e}else var i=!0;if(i){if(t.str!==void 0){const u=e;if(typeof t.str!="string")return At.
errors=[{}],!1;var i=u===e}else var i=!0;if(i){if(t.str_sp!==void 0){const u=e;if(typeof t.str_sp!="string")return At.errors=
[{}],!1;var i=u===e}else var i=!0;if(i){if(t.str_pl!==void 0){const u=e;if(typeof t.str_pl!="string")return At.errors=[{}],
!1;var i=u===e}else var i=!0;if(i)if(t.ctxt!==void 0){const u=e;if(typeof t.ctxt!="string")return At.errors=[{}],!1;var i=u===
e}else var i=!0}}}}}}else return At.errors=[{}],!1;return At.errors=r,e===0}function pi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.str_sp===void 0&&(o="str_sp"))return pi.errors=[{}],!1;{const u=e;for(const l in t)
if(!(l==="str_sp"||l==="ctxt"||de.test(l))){return pi.errors=[{}],!1;break}if(u===e){if(t.str_sp!==void 0){const l=e;if(typeof t.
str_sp!="string")return pi.errors=[{}],!1;var i=l===e}else var i=!0;if(i)if(t.ctxt!==void 0){const l=e;if(typeof t.ctxt!=
"string")return pi.errors=[{}],!1;var i=l===e}else var i=!0}}}else return pi.errors=[{}],!1;return pi.errors=r,e===0}function ti(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.str===void 0&&(o="str"))return ti.errors=[{}],!1;{const u=e;for(const l in t)if(!(l===
"str"||l==="str_pl"||l==="ctxt"||de.test(l))){return ti.errors=[{}],!1;break}if(u===e){if(t.str!==void 0){const l=e;if(typeof t.
str!="string")return ti.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t.str_pl!==void 0){const l=e;if(typeof t.str_pl!=
"string")return ti.errors=[{}],!1;var i=l===e}else var i=!0;if(i)if(t.ctxt!==void 0){const l=e;if(typeof t.ctxt!="string")
return ti.errors=[{}],!1;var i=l===e}else var i=!0}}}}else return ti.errors=[{}],!1;return ti.errors=r,e===0}function Qi(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;if(typeof t!=
"string"){const c={};r===null?r=[c]:r.push(c),e++}var l=u===e;if(o=o||l,!o){const c=e;pi(t,{instancePath:p,parentData:z,
parentDataProperty:W,rootData:m})||(r=r===null?pi.errors:r.concat(pi.errors),e=r.length);var l=c===e;if(o=o||l,!o){const F=e;
ti(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?ti.errors:r.concat(ti.errors),e=r.length);
var l=F===e;o=o||l}}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const c={};return r===null?r=[c]:r.push(c),e++,Qi.errors=
r,!1}return Qi.errors=r,e===0}function ae(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const hs=e;for(const I in t)if(!(Ue.call(ys.properties,I)||de.
test(I))){return ae.errors=[{}],!1;break}if(hs===e){if(t["edit-mode"]!==void 0){let I=t["edit-mode"];const re=e;if(typeof I!=
"string")return ae.errors=[{}],!1;if(!(I==="create"||I==="modify"||I==="override"))return ae.errors=[{}],!1;var i=re===e}else
var i=!0;if(i){if(t["copy-from"]!==void 0){let I=t["copy-from"];const re=e;if(e===re)if(typeof I=="string"){if(x(I)<1)return ae.
errors=[{}],!1}else return ae.errors=[{}],!1;var i=re===e}else var i=!0;if(i){if(t.abstract!==void 0){let I=t.abstract;const re=e;
if(e===re)if(typeof I=="string"){if(x(I)<1)return ae.errors=[{}],!1}else return ae.errors=[{}],!1;var i=re===e}else var i=!0;
if(i){if(t.extend!==void 0){let I=t.extend;const re=e;if(e===re)if(I&&typeof I=="object"&&!Array.isArray(I)){const M=e;for(const G in I)
if(!(Ue.call(ys.properties.extend.properties,G)||de.test(G))){return ae.errors=[{}],!1;break}if(M===e){if(I.addictions!==
void 0){let G=I.addictions;const be=e,$=e;let J=!1;const T=e;Ni(G,{instancePath:p+"/extend/addictions",parentData:I,parentDataProperty:"\
addictions",rootData:m})||(r=r===null?Ni.errors:r.concat(Ni.errors),e=r.length);var o=T===e;if(J=J||o,!J){const Ae=e;gr(
G,{instancePath:p+"/extend/addictions",parentData:I,parentDataProperty:"addictions",rootData:m})||(r=r===null?gr.errors:
r.concat(gr.errors),e=r.length);var o=Ae===e;J=J||o}if(J)e=$,r!==null&&($?r.length=$:r=null);else{const Ae={};return r===
null?r=[Ae]:r.push(Ae),e++,ae.errors=r,!1}var u=be===e}else var u=!0;if(u){if(I.skills!==void 0){let G=I.skills;const be=e,
$=e;let J=!1;const T=e;Di(G,{instancePath:p+"/extend/skills",parentData:I,parentDataProperty:"skills",rootData:m})||(r=r===
null?Di.errors:r.concat(Di.errors),e=r.length);var l=T===e;if(J=J||l,!J){const me=e;_r(G,{instancePath:p+"/extend/skills",
parentData:I,parentDataProperty:"skills",rootData:m})||(r=r===null?_r.errors:r.concat(_r.errors),e=r.length);var l=me===
e;J=J||l}if(J)e=$,r!==null&&($?r.length=$:r=null);else{const me={};return r===null?r=[me]:r.push(me),e++,ae.errors=r,!1}
var u=be===e}else var u=!0;if(u){if(I.items!==void 0){const G=e;xr(I.items,{instancePath:p+"/extend/items",parentData:I,
parentDataProperty:"items",rootData:m})||(r=r===null?xr.errors:r.concat(xr.errors),e=r.length);var u=G===e}else var u=!0;
if(u){if(I.pets!==void 0){const G=e;bt(I.pets,{instancePath:p+"/extend/pets",parentData:I,parentDataProperty:"pets",rootData:m})||
(r=r===null?bt.errors:r.concat(bt.errors),e=r.length);var u=G===e}else var u=!0;if(u){if(I.flags!==void 0){let G=I.flags;
const be=e,$=e;let J=!1;const T=e;if(e===T)if(Array.isArray(G)){var c=!0;const me=G.length;for(let ye=0;ye<me;ye++){const Ge=e;
if(typeof G[ye]!="string"){const ms={};r===null?r=[ms]:r.push(ms),e++}var c=Ge===e;if(!c)break}}else{const me={};r===null?
r=[me]:r.push(me),e++}var a=T===e;if(J=J||a,!J){const me=e;if(typeof G!="string"){const Ge={};r===null?r=[Ge]:r.push(Ge),
e++}var a=me===e;J=J||a}if(J)e=$,r!==null&&($?r.length=$:r=null);else{const me={};return r===null?r=[me]:r.push(me),e++,
ae.errors=r,!1}var u=be===e}else var u=!0;if(u){if(I.cbms!==void 0){let G=I.cbms;const be=e,$=e;let J=!1;const T=e;if(e===
T)if(Array.isArray(G)){var F=!0;const me=G.length;for(let ye=0;ye<me;ye++){let Ge=G[ye];const kr=e;if(e===kr)if(typeof Ge==
"string"){if(x(Ge)<1){const Sr={};r===null?r=[Sr]:r.push(Sr),e++}}else{const Sr={};r===null?r=[Sr]:r.push(Sr),e++}var F=kr===
e;if(!F)break}}else{const me={};r===null?r=[me]:r.push(me),e++}var L=T===e;if(J=J||L,!J){const me=e;if(e===me)if(typeof G==
"string"){if(x(G)<1){const Ge={};r===null?r=[Ge]:r.push(Ge),e++}}else{const Ge={};r===null?r=[Ge]:r.push(Ge),e++}var L=me===
e;J=J||L}if(J)e=$,r!==null&&($?r.length=$:r=null);else{const me={};return r===null?r=[me]:r.push(me),e++,ae.errors=r,!1}
var u=be===e}else var u=!0;if(u){if(I.CBMs!==void 0){let G=I.CBMs;const be=e,$=e;let J=!1;const T=e;if(e===T)if(Array.isArray(
G)){var D=!0;const me=G.length;for(let ye=0;ye<me;ye++){let Ge=G[ye];const kr=e;if(e===kr)if(typeof Ge=="string"){if(x(Ge)<
1){const Sr={};r===null?r=[Sr]:r.push(Sr),e++}}else{const Sr={};r===null?r=[Sr]:r.push(Sr),e++}var D=kr===e;if(!D)break}}else{
const me={};r===null?r=[me]:r.push(me),e++}var b=T===e;if(J=J||b,!J){const me=e;if(e===me)if(typeof G=="string"){if(x(G)<
1){const Ge={};r===null?r=[Ge]:r.push(Ge),e++}}else{const Ge={};r===null?r=[Ge]:r.push(Ge),e++}var b=me===e;J=J||b}if(J)
e=$,r!==null&&($?r.length=$:r=null);else{const me={};return r===null?r=[me]:r.push(me),e++,ae.errors=r,!1}var u=be===e}else
var u=!0;if(u){if(I.traits!==void 0){let G=I.traits;const be=e,$=e;let J=!1;const T=e;if(e===T)if(Array.isArray(G)){var n=!0;
const me=G.length;for(let ye=0;ye<me;ye++){let Ge=G[ye];const kr=e;if(e===kr)if(typeof Ge=="string"){if(x(Ge)<1){const Sr={};
r===null?r=[Sr]:r.push(Sr),e++}}else{const Sr={};r===null?r=[Sr]:r.push(Sr),e++}var n=kr===e;if(!n)break}}else{const me={};
r===null?r=[me]:r.push(me),e++}var s=T===e;if(J=J||s,!J){const me=e;if(e===me)if(typeof G=="string"){if(x(G)<1){const Ge={};
r===null?r=[Ge]:r.push(Ge),e++}}else{const Ge={};r===null?r=[Ge]:r.push(Ge),e++}var s=me===e;J=J||s}if(J)e=$,r!==null&&($?
r.length=$:r=null);else{const me={};return r===null?r=[me]:r.push(me),e++,ae.errors=r,!1}var u=be===e}else var u=!0;if(u){
if(I.spells!==void 0){const G=e;Xt(I.spells,{instancePath:p+"/extend/spells",parentData:I,parentDataProperty:"spells",rootData:m})||
(r=r===null?Xt.errors:r.concat(Xt.errors),e=r.length);var u=G===e}else var u=!0;if(u){if(I.proficiencies!==void 0){let G=I.
proficiencies;const be=e;if(e===be)if(Array.isArray(G)){var v=!0;const J=G.length;for(let T=0;T<J;T++){let Ae=G[T];const me=e;
if(e===me)if(typeof Ae=="string"){if(x(Ae)<1)return ae.errors=[{}],!1}else return ae.errors=[{}],!1;var v=me===e;if(!v)break}}else
return ae.errors=[{}],!1;var u=be===e}else var u=!0;if(u){if(I.forbidden_traits!==void 0){let G=I.forbidden_traits;const be=e;
if(e===be)if(Array.isArray(G)){var d=!0;const J=G.length;for(let T=0;T<J;T++){let Ae=G[T];const me=e;if(e===me)if(typeof Ae==
"string"){if(x(Ae)<1)return ae.errors=[{}],!1}else return ae.errors=[{}],!1;var d=me===e;if(!d)break}}else return ae.errors=
[{}],!1;var u=be===e}else var u=!0;if(u){if(I.allowed_traits!==void 0){let G=I.allowed_traits;const be=e;if(e===be)if(Array.
isArray(G)){var _=!0;const J=G.length;for(let T=0;T<J;T++){let Ae=G[T];const me=e;if(e===me)if(typeof Ae=="string"){if(x(
Ae)<1)return ae.errors=[{}],!1}else return ae.errors=[{}],!1;var _=me===e;if(!_)break}}else return ae.errors=[{}],!1;var u=be===
e}else var u=!0;if(u){if(I.forbidden_bionics!==void 0){let G=I.forbidden_bionics;const be=e;if(e===be)if(Array.isArray(G)){
var P=!0;const J=G.length;for(let T=0;T<J;T++){let Ae=G[T];const me=e;if(e===me)if(typeof Ae=="string"){if(x(Ae)<1)return ae.
errors=[{}],!1}else return ae.errors=[{}],!1;var P=me===e;if(!P)break}}else return ae.errors=[{}],!1;var u=be===e}else var u=!0;
if(u){if(I.allowed_bionics!==void 0){let G=I.allowed_bionics;const be=e;if(e===be)if(Array.isArray(G)){var y=!0;const J=G.
length;for(let T=0;T<J;T++){let Ae=G[T];const me=e;if(e===me)if(typeof Ae=="string"){if(x(Ae)<1)return ae.errors=[{}],!1}else
return ae.errors=[{}],!1;var y=me===e;if(!y)break}}else return ae.errors=[{}],!1;var u=be===e}else var u=!0;if(u)if(I.npcs!==
void 0){let G=I.npcs;const be=e;if(e===be)if(Array.isArray(G)){var h=!0;const J=G.length;for(let T=0;T<J;T++){const Ae=e;
if(typeof G[T]!="string")return ae.errors=[{}],!1;var h=Ae===e;if(!h)break}}else return ae.errors=[{}],!1;var u=be===e}else
var u=!0}}}}}}}}}}}}}}}else return ae.errors=[{}],!1;var i=re===e}else var i=!0;if(i){if(t.delete!==void 0){let I=t.delete;
const re=e;if(!(I&&typeof I=="object"&&!Array.isArray(I)))return ae.errors=[{}],!1;var i=re===e}else var i=!0;if(i){if(t.
relative!==void 0){let I=t.relative;const re=e;if(e===re)if(I&&typeof I=="object"&&!Array.isArray(I))for(const M in I){let G=I[M];
const be=e;if(!(typeof G=="number"&&isFinite(G)))return ae.errors=[{}],!1;var X=be===e;if(!X)break}else return ae.errors=
[{}],!1;var i=re===e}else var i=!0;if(i){if(t.proportional!==void 0){let I=t.proportional;const re=e;if(e===re)if(I&&typeof I==
"object"&&!Array.isArray(I))for(const M in I){let G=I[M];const be=e;if(e===be)if(typeof G=="number"&&isFinite(G)){if(G<=
0||isNaN(G))return ae.errors=[{}],!1}else return ae.errors=[{}],!1;var N=be===e;if(!N)break}else return ae.errors=[{}],!1;
var i=re===e}else var i=!0;if(i){if(t.type!==void 0){const I=e;if(t.type!=="profession")return ae.errors=[{}],!1;var i=I===
e}else var i=!0;if(i){if(t.id!==void 0){let I=t.id;const re=e,fe=e;let M=!1;const G=e;if(e===G)if(typeof I=="string"){if(x(
I)<1){const $={};r===null?r=[$]:r.push($),e++}}else{const $={};r===null?r=[$]:r.push($),e++}var E=G===e;if(M=M||E,!M){const $=e;
if(e===$)if(Array.isArray(I))if(I.length<1){const T={};r===null?r=[T]:r.push(T),e++}else{var w=!0;const T=I.length;for(let Ae=0;Ae<
T;Ae++){let me=I[Ae];const ye=e;if(e===ye)if(typeof me=="string"){if(x(me)<1){const kr={};r===null?r=[kr]:r.push(kr),e++}}else{
const kr={};r===null?r=[kr]:r.push(kr),e++}var w=ye===e;if(!w)break}}else{const T={};r===null?r=[T]:r.push(T),e++}var E=$===
e;M=M||E}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}
var i=re===e}else var i=!0;if(i){if(t.name!==void 0){let I=t.name;const re=e,fe=e;let M=!1;const G=e;if(typeof I!="strin\
g"){const $={};r===null?r=[$]:r.push($),e++}var H=G===e;if(M=M||H,!M){const $=e;At(I,{instancePath:p+"/name",parentData:t,
parentDataProperty:"name",rootData:m})||(r=r===null?At.errors:r.concat(At.errors),e=r.length);var H=$===e;M=M||H}if(M)e=
fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===e}else
var i=!0;if(i){if(t.description!==void 0){const I=e;Qi(t.description,{instancePath:p+"/description",parentData:t,parentDataProperty:"\
description",rootData:m})||(r=r===null?Qi.errors:r.concat(Qi.errors),e=r.length);var i=I===e}else var i=!0;if(i){if(t.points!==
void 0){let I=t.points;const re=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return ae.errors=[{}],!1;var i=re===
e}else var i=!0;if(i){if(t.addictions!==void 0){let I=t.addictions;const re=e,fe=e;let M=!1;const G=e;Ni(I,{instancePath:p+
"/addictions",parentData:t,parentDataProperty:"addictions",rootData:m})||(r=r===null?Ni.errors:r.concat(Ni.errors),e=r.length);
var R=G===e;if(M=M||R,!M){const $=e;gr(I,{instancePath:p+"/addictions",parentData:t,parentDataProperty:"addictions",rootData:m})||
(r=r===null?gr.errors:r.concat(gr.errors),e=r.length);var R=$===e;M=M||R}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{
const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===e}else var i=!0;if(i){if(t.skills!==void 0){let I=t.
skills;const re=e,fe=e;let M=!1;const G=e;Di(I,{instancePath:p+"/skills",parentData:t,parentDataProperty:"skills",rootData:m})||
(r=r===null?Di.errors:r.concat(Di.errors),e=r.length);var C=G===e;if(M=M||C,!M){const $=e;_r(I,{instancePath:p+"/skills",
parentData:t,parentDataProperty:"skills",rootData:m})||(r=r===null?_r.errors:r.concat(_r.errors),e=r.length);var C=$===e;
M=M||C}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===
e}else var i=!0;if(i){if(t.items!==void 0){const I=e;xr(t.items,{instancePath:p+"/items",parentData:t,parentDataProperty:"\
items",rootData:m})||(r=r===null?xr.errors:r.concat(xr.errors),e=r.length);var i=I===e}else var i=!0;if(i){if(t.pets!==void 0){
const I=e;bt(t.pets,{instancePath:p+"/pets",parentData:t,parentDataProperty:"pets",rootData:m})||(r=r===null?bt.errors:r.
concat(bt.errors),e=r.length);var i=I===e}else var i=!0;if(i){if(t.vehicle!==void 0){let I=t.vehicle;const re=e;if(e===re)
if(typeof I=="string"){if(x(I)<1)return ae.errors=[{}],!1}else return ae.errors=[{}],!1;var i=re===e}else var i=!0;if(i){
if(t.flags!==void 0){let I=t.flags;const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.isArray(I)){var he=!0;const $=I.
length;for(let J=0;J<$;J++){const T=e;if(typeof I[J]!="string"){const me={};r===null?r=[me]:r.push(me),e++}var he=T===e;
if(!he)break}}else{const $={};r===null?r=[$]:r.push($),e++}var _e=G===e;if(M=M||_e,!M){const $=e;if(typeof I!="string"){
const T={};r===null?r=[T]:r.push(T),e++}var _e=$===e;M=M||_e}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};
return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===e}else var i=!0;if(i){if(t.cbms!==void 0){let I=t.cbms;const re=e,
fe=e;let M=!1;const G=e;if(e===G)if(Array.isArray(I)){var Re=!0;const $=I.length;for(let J=0;J<$;J++){let T=I[J];const Ae=e;
if(e===Ae)if(typeof T=="string"){if(x(T)<1){const ye={};r===null?r=[ye]:r.push(ye),e++}}else{const ye={};r===null?r=[ye]:
r.push(ye),e++}var Re=Ae===e;if(!Re)break}}else{const $={};r===null?r=[$]:r.push($),e++}var qe=G===e;if(M=M||qe,!M){const $=e;
if(e===$)if(typeof I=="string"){if(x(I)<1){const T={};r===null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(
T),e++}var qe=$===e;M=M||qe}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),
e++,ae.errors=r,!1}var i=re===e}else var i=!0;if(i){if(t.CBMs!==void 0){let I=t.CBMs;const re=e,fe=e;let M=!1;const G=e;
if(e===G)if(Array.isArray(I)){var Ve=!0;const $=I.length;for(let J=0;J<$;J++){let T=I[J];const Ae=e;if(e===Ae)if(typeof T==
"string"){if(x(T)<1){const ye={};r===null?r=[ye]:r.push(ye),e++}}else{const ye={};r===null?r=[ye]:r.push(ye),e++}var Ve=Ae===
e;if(!Ve)break}}else{const $={};r===null?r=[$]:r.push($),e++}var dr=G===e;if(M=M||dr,!M){const $=e;if(e===$)if(typeof I==
"string"){if(x(I)<1){const T={};r===null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}var dr=$===e;
M=M||dr}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===
e}else var i=!0;if(i){if(t.traits!==void 0){let I=t.traits;const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.isArray(
I)){var j=!0;const $=I.length;for(let J=0;J<$;J++){let T=I[J];const Ae=e;if(e===Ae)if(typeof T=="string"){if(x(T)<1){const ye={};
r===null?r=[ye]:r.push(ye),e++}}else{const ye={};r===null?r=[ye]:r.push(ye),e++}var j=Ae===e;if(!j)break}}else{const $={};
r===null?r=[$]:r.push($),e++}var Z=G===e;if(M=M||Z,!M){const $=e;if(e===$)if(typeof I=="string"){if(x(I)<1){const T={};r===
null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}var Z=$===e;M=M||Z}if(M)e=fe,r!==null&&(fe?r.length=
fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===e}else var i=!0;if(i){if(t.spells!==
void 0){const I=e;Xt(t.spells,{instancePath:p+"/spells",parentData:t,parentDataProperty:"spells",rootData:m})||(r=r===null?
Xt.errors:r.concat(Xt.errors),e=r.length);var i=I===e}else var i=!0;if(i){if(t.proficiencies!==void 0){let I=t.proficiencies;
const re=e;if(e===re)if(Array.isArray(I)){var we=!0;const M=I.length;for(let G=0;G<M;G++){let be=I[G];const $=e;if(e===$)
if(typeof be=="string"){if(x(be)<1)return ae.errors=[{}],!1}else return ae.errors=[{}],!1;var we=$===e;if(!we)break}}else
return ae.errors=[{}],!1;var i=re===e}else var i=!0;if(i){if(t.forbidden_traits!==void 0){let I=t.forbidden_traits;const re=e;
if(e===re)if(Array.isArray(I)){var ve=!0;const M=I.length;for(let G=0;G<M;G++){let be=I[G];const $=e;if(e===$)if(typeof be==
"string"){if(x(be)<1)return ae.errors=[{}],!1}else return ae.errors=[{}],!1;var ve=$===e;if(!ve)break}}else return ae.errors=
[{}],!1;var i=re===e}else var i=!0;if(i){if(t.allowed_traits!==void 0){let I=t.allowed_traits;const re=e;if(e===re)if(Array.
isArray(I)){var ee=!0;const M=I.length;for(let G=0;G<M;G++){let be=I[G];const $=e;if(e===$)if(typeof be=="string"){if(x(
be)<1)return ae.errors=[{}],!1}else return ae.errors=[{}],!1;var ee=$===e;if(!ee)break}}else return ae.errors=[{}],!1;var i=re===
e}else var i=!0;if(i){if(t.forbidden_bionics!==void 0){let I=t.forbidden_bionics;const re=e;if(e===re)if(Array.isArray(I)){
var Pe=!0;const M=I.length;for(let G=0;G<M;G++){let be=I[G];const $=e;if(e===$)if(typeof be=="string"){if(x(be)<1)return ae.
errors=[{}],!1}else return ae.errors=[{}],!1;var Pe=$===e;if(!Pe)break}}else return ae.errors=[{}],!1;var i=re===e}else var i=!0;
if(i){if(t.allowed_bionics!==void 0){let I=t.allowed_bionics;const re=e;if(e===re)if(Array.isArray(I)){var le=!0;const M=I.
length;for(let G=0;G<M;G++){let be=I[G];const $=e;if(e===$)if(typeof be=="string"){if(x(be)<1)return ae.errors=[{}],!1}else
return ae.errors=[{}],!1;var le=$===e;if(!le)break}}else return ae.errors=[{}],!1;var i=re===e}else var i=!0;if(i){if(t.
no_bonus!==void 0){let I=t.no_bonus;const re=e;if(e===re)if(typeof I=="string"){if(x(I)<1)return ae.errors=[{}],!1}else return ae.
errors=[{}],!1;var i=re===e}else var i=!0;if(i){if(t.starting_cash!==void 0){let I=t.starting_cash;const re=e;if(!(typeof I==
"number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return ae.errors=[{}],!1;var i=re===e}else var i=!0;if(i){if(t.npcs!==void 0){
let I=t.npcs;const re=e;if(e===re)if(Array.isArray(I)){var Te=!0;const M=I.length;for(let G=0;G<M;G++){const be=e;if(typeof I[G]!=
"string")return ae.errors=[{}],!1;var Te=be===e;if(!Te)break}}else return ae.errors=[{}],!1;var i=re===e}else var i=!0;if(i){
if(t["add:addictions"]!==void 0){let I=t["add:addictions"];const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.isArray(
I)){var ge=!0;const $=I.length;for(let J=0;J<$;J++){const T=e;gr(I[J],{instancePath:p+"/add:addictions/"+J,parentData:I,
parentDataProperty:J,rootData:m})||(r=r===null?gr.errors:r.concat(gr.errors),e=r.length);var ge=T===e;if(!ge)break}}else{
const $={};r===null?r=[$]:r.push($),e++}var Ce=G===e;if(M=M||Ce,!M){const $=e;gr(I,{instancePath:p+"/add:addictions",parentData:t,
parentDataProperty:"add:addictions",rootData:m})||(r=r===null?gr.errors:r.concat(gr.errors),e=r.length);var Ce=$===e;M=M||
Ce}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===
e}else var i=!0;if(i){if(t["remove:addictions"]!==void 0){let I=t["remove:addictions"];const re=e,fe=e;let M=!1;const G=e;
if(e===G)if(Array.isArray(I)){var O=!0;const $=I.length;for(let J=0;J<$;J++){let T=I[J];const Ae=e;if(e===Ae)if(typeof T==
"string"){if(x(T)<1){const ye={};r===null?r=[ye]:r.push(ye),e++}}else{const ye={};r===null?r=[ye]:r.push(ye),e++}var O=Ae===
e;if(!O)break}}else{const $={};r===null?r=[$]:r.push($),e++}var K=G===e;if(M=M||K,!M){const $=e;if(e===$)if(typeof I=="s\
tring"){if(x(I)<1){const T={};r===null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}var K=$===e;M=M||
K}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===
e}else var i=!0;if(i){if(t["add:skills"]!==void 0){let I=t["add:skills"];const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.
isArray(I)){var ke=!0;const $=I.length;for(let J=0;J<$;J++){const T=e;_r(I[J],{instancePath:p+"/add:skills/"+J,parentData:I,
parentDataProperty:J,rootData:m})||(r=r===null?_r.errors:r.concat(_r.errors),e=r.length);var ke=T===e;if(!ke)break}}else{
const $={};r===null?r=[$]:r.push($),e++}var Y=G===e;if(M=M||Y,!M){const $=e;_r(I,{instancePath:p+"/add:skills",parentData:t,
parentDataProperty:"add:skills",rootData:m})||(r=r===null?_r.errors:r.concat(_r.errors),e=r.length);var Y=$===e;M=M||Y}if(M)
e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===e}else
var i=!0;if(i){if(t["remove:skills"]!==void 0){let I=t["remove:skills"];const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.
isArray(I)){var oe=!0;const $=I.length;for(let J=0;J<$;J++){let T=I[J];const Ae=e;if(e===Ae)if(typeof T=="string"){if(x(
T)<1){const ye={};r===null?r=[ye]:r.push(ye),e++}}else{const ye={};r===null?r=[ye]:r.push(ye),e++}var oe=Ae===e;if(!oe)break}}else{
const $={};r===null?r=[$]:r.push($),e++}var Le=G===e;if(M=M||Le,!M){const $=e;if(e===$)if(typeof I=="string"){if(x(I)<1){
const T={};r===null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}var Le=$===e;M=M||Le}if(M)e=fe,r!==
null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===e}else var i=!0;
if(i){if(t["add:flags"]!==void 0){let I=t["add:flags"];const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.isArray(I)){
var V=!0;const $=I.length;for(let J=0;J<$;J++){const T=e;if(typeof I[J]!="string"){const me={};r===null?r=[me]:r.push(me),
e++}var V=T===e;if(!V)break}}else{const $={};r===null?r=[$]:r.push($),e++}var Oe=G===e;if(M=M||Oe,!M){const $=e;if(typeof I!=
"string"){const T={};r===null?r=[T]:r.push(T),e++}var Oe=$===e;M=M||Oe}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{
const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===e}else var i=!0;if(i){if(t["remove:flags"]!==void 0){
let I=t["remove:flags"];const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.isArray(I)){var te=!0;const $=I.length;for(let J=0;J<
$;J++){const T=e;if(typeof I[J]!="string"){const me={};r===null?r=[me]:r.push(me),e++}var te=T===e;if(!te)break}}else{const $={};
r===null?r=[$]:r.push($),e++}var Xe=G===e;if(M=M||Xe,!M){const $=e;if(typeof I!="string"){const T={};r===null?r=[T]:r.push(
T),e++}var Xe=$===e;M=M||Xe}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),
e++,ae.errors=r,!1}var i=re===e}else var i=!0;if(i){if(t["add:CBMs"]!==void 0){let I=t["add:CBMs"];const re=e,fe=e;let M=!1;
const G=e;if(e===G)if(Array.isArray(I)){var Ne=!0;const $=I.length;for(let J=0;J<$;J++){let T=I[J];const Ae=e;if(e===Ae)
if(typeof T=="string"){if(x(T)<1){const ye={};r===null?r=[ye]:r.push(ye),e++}}else{const ye={};r===null?r=[ye]:r.push(ye),
e++}var Ne=Ae===e;if(!Ne)break}}else{const $={};r===null?r=[$]:r.push($),e++}var pr=G===e;if(M=M||pr,!M){const $=e;if(e===
$)if(typeof I=="string"){if(x(I)<1){const T={};r===null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}
var pr=$===e;M=M||pr}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.
errors=r,!1}var i=re===e}else var i=!0;if(i){if(t["remove:CBMs"]!==void 0){let I=t["remove:CBMs"];const re=e,fe=e;let M=!1;
const G=e;if(e===G)if(Array.isArray(I)){var Jr=!0;const $=I.length;for(let J=0;J<$;J++){let T=I[J];const Ae=e;if(e===Ae)
if(typeof T=="string"){if(x(T)<1){const ye={};r===null?r=[ye]:r.push(ye),e++}}else{const ye={};r===null?r=[ye]:r.push(ye),
e++}var Jr=Ae===e;if(!Jr)break}}else{const $={};r===null?r=[$]:r.push($),e++}var Me=G===e;if(M=M||Me,!M){const $=e;if(e===
$)if(typeof I=="string"){if(x(I)<1){const T={};r===null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}
var Me=$===e;M=M||Me}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.
errors=r,!1}var i=re===e}else var i=!0;if(i){if(t["add:cbms"]!==void 0){let I=t["add:cbms"];const re=e,fe=e;let M=!1;const G=e;
if(e===G)if(Array.isArray(I)){var jt=!0;const $=I.length;for(let J=0;J<$;J++){let T=I[J];const Ae=e;if(e===Ae)if(typeof T==
"string"){if(x(T)<1){const ye={};r===null?r=[ye]:r.push(ye),e++}}else{const ye={};r===null?r=[ye]:r.push(ye),e++}var jt=Ae===
e;if(!jt)break}}else{const $={};r===null?r=[$]:r.push($),e++}var it=G===e;if(M=M||it,!M){const $=e;if(e===$)if(typeof I==
"string"){if(x(I)<1){const T={};r===null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}var it=$===e;
M=M||it}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===
e}else var i=!0;if(i){if(t["remove:cbms"]!==void 0){let I=t["remove:cbms"];const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.
isArray(I)){var bi=!0;const $=I.length;for(let J=0;J<$;J++){let T=I[J];const Ae=e;if(e===Ae)if(typeof T=="string"){if(x(
T)<1){const ye={};r===null?r=[ye]:r.push(ye),e++}}else{const ye={};r===null?r=[ye]:r.push(ye),e++}var bi=Ae===e;if(!bi)break}}else{
const $={};r===null?r=[$]:r.push($),e++}var Mr=G===e;if(M=M||Mr,!M){const $=e;if(e===$)if(typeof I=="string"){if(x(I)<1){
const T={};r===null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}var Mr=$===e;M=M||Mr}if(M)e=fe,r!==
null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===e}else var i=!0;
if(i){if(t["add:traits"]!==void 0){let I=t["add:traits"];const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.isArray(I)){
var Ai=!0;const $=I.length;for(let J=0;J<$;J++){let T=I[J];const Ae=e;if(e===Ae)if(typeof T=="string"){if(x(T)<1){const ye={};
r===null?r=[ye]:r.push(ye),e++}}else{const ye={};r===null?r=[ye]:r.push(ye),e++}var Ai=Ae===e;if(!Ai)break}}else{const $={};
r===null?r=[$]:r.push($),e++}var Et=G===e;if(M=M||Et,!M){const $=e;if(e===$)if(typeof I=="string"){if(x(I)<1){const T={};
r===null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}var Et=$===e;M=M||Et}if(M)e=fe,r!==null&&(fe?
r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===e}else var i=!0;if(i){
if(t["remove:traits"]!==void 0){let I=t["remove:traits"];const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.isArray(I)){
var Pi=!0;const $=I.length;for(let J=0;J<$;J++){let T=I[J];const Ae=e;if(e===Ae)if(typeof T=="string"){if(x(T)<1){const ye={};
r===null?r=[ye]:r.push(ye),e++}}else{const ye={};r===null?r=[ye]:r.push(ye),e++}var Pi=Ae===e;if(!Pi)break}}else{const $={};
r===null?r=[$]:r.push($),e++}var wt=G===e;if(M=M||wt,!M){const $=e;if(e===$)if(typeof I=="string"){if(x(I)<1){const T={};
r===null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}var wt=$===e;M=M||wt}if(M)e=fe,r!==null&&(fe?
r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===e}else var i=!0;if(i){
if(t.ident!==void 0){let I=t.ident;const re=e;if(e===re)if(typeof I=="string"){if(x(I)<1)return ae.errors=[{}],!1}else return ae.
errors=[{}],!1;var i=re===e}else var i=!0;if(i){if(t.alias!==void 0){let I=t.alias;const re=e,fe=e;let M=!1;const G=e;if(e===
G)if(typeof I=="string"){if(x(I)<1){const $={};r===null?r=[$]:r.push($),e++}}else{const $={};r===null?r=[$]:r.push($),e++}
var fi=G===e;if(M=M||fi,!M){const $=e;if(e===$)if(Array.isArray(I)){var ki=!0;const T=I.length;for(let Ae=0;Ae<T;Ae++){let me=I[Ae];
const ye=e;if(e===ye)if(typeof me=="string"){if(x(me)<1){const kr={};r===null?r=[kr]:r.push(kr),e++}}else{const kr={};r===
null?r=[kr]:r.push(kr),e++}var ki=ye===e;if(!ki)break}}else{const T={};r===null?r=[T]:r.push(T),e++}var fi=$===e;M=M||fi}
if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===
e}else var i=!0;if(i){if(t["add:pets"]!==void 0){const I=e;bt(t["add:pets"],{instancePath:p+"/add:pets",parentData:t,parentDataProperty:"\
add:pets",rootData:m})||(r=r===null?bt.errors:r.concat(bt.errors),e=r.length);var i=I===e}else var i=!0;if(i){if(t["remo\
ve:pets"]!==void 0){let I=t["remove:pets"];const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.isArray(I)){var ri=!0;const $=I.
length;for(let J=0;J<$;J++){let T=I[J];const Ae=e;if(typeof T!="string"&&!(T&&typeof T=="object"&&!Array.isArray(T))){const ye={};
r===null?r=[ye]:r.push(ye),e++}var ri=Ae===e;if(!ri)break}}else{const $={};r===null?r=[$]:r.push($),e++}var Xi=G===e;if(M=
M||Xi,!M){const $=e;if(e===$)if(typeof I=="string"){if(x(I)<1){const T={};r===null?r=[T]:r.push(T),e++}}else{const T={};
r===null?r=[T]:r.push(T),e++}var Xi=$===e;M=M||Xi}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===
null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===e}else var i=!0;if(i){if(t["add:spells"]!==void 0){const I=e;Xt(t["ad\
d:spells"],{instancePath:p+"/add:spells",parentData:t,parentDataProperty:"add:spells",rootData:m})||(r=r===null?Xt.errors:
r.concat(Xt.errors),e=r.length);var i=I===e}else var i=!0;if(i){if(t["remove:spells"]!==void 0){let I=t["remove:spells"];
const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.isArray(I)){var f=!0;const $=I.length;for(let J=0;J<$;J++){let T=I[J];
const Ae=e;if(typeof T!="string"&&!(T&&typeof T=="object"&&!Array.isArray(T))){const ye={};r===null?r=[ye]:r.push(ye),e++}
var f=Ae===e;if(!f)break}}else{const $={};r===null?r=[$]:r.push($),e++}var S=G===e;if(M=M||S,!M){const $=e;if(e===$)if(typeof I==
"string"){if(x(I)<1){const T={};r===null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}var S=$===e;M=
M||S}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===
e}else var i=!0;if(i){if(t["add:proficiencies"]!==void 0){let I=t["add:proficiencies"];const re=e;if(e===re)if(Array.isArray(
I)){var U=!0;const M=I.length;for(let G=0;G<M;G++){let be=I[G];const $=e;if(e===$)if(typeof be=="string"){if(x(be)<1)return ae.
errors=[{}],!1}else return ae.errors=[{}],!1;var U=$===e;if(!U)break}}else return ae.errors=[{}],!1;var i=re===e}else var i=!0;
if(i){if(t["remove:proficiencies"]!==void 0){let I=t["remove:proficiencies"];const re=e,fe=e;let M=!1;const G=e;if(e===G)
if(Array.isArray(I)){var k=!0;const $=I.length;for(let J=0;J<$;J++){const T=e;if(typeof I[J]!="string"){const me={};r===
null?r=[me]:r.push(me),e++}var k=T===e;if(!k)break}}else{const $={};r===null?r=[$]:r.push($),e++}var q=G===e;if(M=M||q,!M){
const $=e;if(e===$)if(typeof I=="string"){if(x(I)<1){const T={};r===null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=
[T]:r.push(T),e++}var q=$===e;M=M||q}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.
push($),e++,ae.errors=r,!1}var i=re===e}else var i=!0;if(i){if(t["add:forbidden_traits"]!==void 0){let I=t["add:forbidde\
n_traits"];const re=e;if(e===re)if(Array.isArray(I)){var ie=!0;const M=I.length;for(let G=0;G<M;G++){let be=I[G];const $=e;
if(e===$)if(typeof be=="string"){if(x(be)<1)return ae.errors=[{}],!1}else return ae.errors=[{}],!1;var ie=$===e;if(!ie)break}}else
return ae.errors=[{}],!1;var i=re===e}else var i=!0;if(i){if(t["remove:forbidden_traits"]!==void 0){let I=t["remove:forb\
idden_traits"];const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.isArray(I)){var g=!0;const $=I.length;for(let J=0;J<
$;J++){const T=e;if(typeof I[J]!="string"){const me={};r===null?r=[me]:r.push(me),e++}var g=T===e;if(!g)break}}else{const $={};
r===null?r=[$]:r.push($),e++}var B=G===e;if(M=M||B,!M){const $=e;if(e===$)if(typeof I=="string"){if(x(I)<1){const T={};r===
null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}var B=$===e;M=M||B}if(M)e=fe,r!==null&&(fe?r.length=
fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===e}else var i=!0;if(i){if(t["add\
:allowed_traits"]!==void 0){let I=t["add:allowed_traits"];const re=e;if(e===re)if(Array.isArray(I)){var A=!0;const M=I.length;
for(let G=0;G<M;G++){let be=I[G];const $=e;if(e===$)if(typeof be=="string"){if(x(be)<1)return ae.errors=[{}],!1}else return ae.
errors=[{}],!1;var A=$===e;if(!A)break}}else return ae.errors=[{}],!1;var i=re===e}else var i=!0;if(i){if(t["remove:allo\
wed_traits"]!==void 0){let I=t["remove:allowed_traits"];const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.isArray(I)){
var pe=!0;const $=I.length;for(let J=0;J<$;J++){const T=e;if(typeof I[J]!="string"){const me={};r===null?r=[me]:r.push(me),
e++}var pe=T===e;if(!pe)break}}else{const $={};r===null?r=[$]:r.push($),e++}var Q=G===e;if(M=M||Q,!M){const $=e;if(e===$)
if(typeof I=="string"){if(x(I)<1){const T={};r===null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}
var Q=$===e;M=M||Q}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=
r,!1}var i=re===e}else var i=!0;if(i){if(t["add:forbidden_bionics"]!==void 0){let I=t["add:forbidden_bionics"];const re=e;
if(e===re)if(Array.isArray(I)){var xe=!0;const M=I.length;for(let G=0;G<M;G++){let be=I[G];const $=e;if(e===$)if(typeof be==
"string"){if(x(be)<1)return ae.errors=[{}],!1}else return ae.errors=[{}],!1;var xe=$===e;if(!xe)break}}else return ae.errors=
[{}],!1;var i=re===e}else var i=!0;if(i){if(t["remove:forbidden_bionics"]!==void 0){let I=t["remove:forbidden_bionics"];
const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.isArray(I)){var ur=!0;const $=I.length;for(let J=0;J<$;J++){const T=e;
if(typeof I[J]!="string"){const me={};r===null?r=[me]:r.push(me),e++}var ur=T===e;if(!ur)break}}else{const $={};r===null?
r=[$]:r.push($),e++}var yt=G===e;if(M=M||yt,!M){const $=e;if(e===$)if(typeof I=="string"){if(x(I)<1){const T={};r===null?
r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}var yt=$===e;M=M||yt}if(M)e=fe,r!==null&&(fe?r.length=
fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===e}else var i=!0;if(i){if(t["add\
:allowed_bionics"]!==void 0){let I=t["add:allowed_bionics"];const re=e;if(e===re)if(Array.isArray(I)){var Pr=!0;const M=I.
length;for(let G=0;G<M;G++){let be=I[G];const $=e;if(e===$)if(typeof be=="string"){if(x(be)<1)return ae.errors=[{}],!1}else
return ae.errors=[{}],!1;var Pr=$===e;if(!Pr)break}}else return ae.errors=[{}],!1;var i=re===e}else var i=!0;if(i){if(t["\
remove:allowed_bionics"]!==void 0){let I=t["remove:allowed_bionics"];const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.
isArray(I)){var us=!0;const $=I.length;for(let J=0;J<$;J++){const T=e;if(typeof I[J]!="string"){const me={};r===null?r=[
me]:r.push(me),e++}var us=T===e;if(!us)break}}else{const $={};r===null?r=[$]:r.push($),e++}var fs=G===e;if(M=M||fs,!M){const $=e;
if(e===$)if(typeof I=="string"){if(x(I)<1){const T={};r===null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(
T),e++}var fs=$===e;M=M||fs}if(M)e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),
e++,ae.errors=r,!1}var i=re===e}else var i=!0;if(i){if(t["add:npcs"]!==void 0){let I=t["add:npcs"];const re=e;if(e===re)
if(Array.isArray(I)){var ps=!0;const M=I.length;for(let G=0;G<M;G++){const be=e;if(typeof I[G]!="string")return ae.errors=
[{}],!1;var ps=be===e;if(!ps)break}}else return ae.errors=[{}],!1;var i=re===e}else var i=!0;if(i)if(t["remove:npcs"]!==
void 0){let I=t["remove:npcs"];const re=e,fe=e;let M=!1;const G=e;if(e===G)if(Array.isArray(I)){var cs=!0;const $=I.length;
for(let J=0;J<$;J++){const T=e;if(typeof I[J]!="string"){const me={};r===null?r=[me]:r.push(me),e++}var cs=T===e;if(!cs)
break}}else{const $={};r===null?r=[$]:r.push($),e++}var as=G===e;if(M=M||as,!M){const $=e;if(e===$)if(typeof I=="string"){
if(x(I)<1){const T={};r===null?r=[T]:r.push(T),e++}}else{const T={};r===null?r=[T]:r.push(T),e++}var as=$===e;M=M||as}if(M)
e=fe,r!==null&&(fe?r.length=fe:r=null);else{const $={};return r===null?r=[$]:r.push($),e++,ae.errors=r,!1}var i=re===e}else
var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return ae.errors=[{}],!1;return ae.errors=r,e===
0}const Ds=ai;function Ti(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(typeof t==
"string"){if(x(t)<1)return Ti.errors=[{}],!1}else return Ti.errors=[{}],!1;return Ti.errors=r,e===0}function Or(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;return typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t)?(Or.errors=r,e===0):(Or.errors=[{}],!1)}const $s={type:"object",additionalProperties:!1,required:["group"],properties:{prob:{$ref:"#/definitions/item-group_prob\
ability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,"x-extension":!0},"count-m\
ax":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"int\
eger",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{"x-extension":!0,$ref:"\
#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extensio\
n":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,
"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[
{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],
"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-r\
ef":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"strin\
g","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},
active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{
type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},group:{type:"string",minLength:1,"x-ref":"item_group","\
x-extension":!0}},patternProperties:{"^//":{}}};function Ie(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={};r===null?r=[a]:r.push(a),e++}if(e===u&&typeof t=="n\
umber"&&isFinite(t)&&(t<0||isNaN(t))){const a={};r===null?r=[a]:r.push(a),e++}var l=u===e;if(o=o||l,!o){const a=e;if(e===
a)if(Array.isArray(t))if(t.length>2){const L={};r===null?r=[L]:r.push(L),e++}else if(t.length<2){const L={};r===null?r=[
L]:r.push(L),e++}else if(t.length<=2){const D=t.length;if(D>0){let b=t[0];const n=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(
b)&&isFinite(b))){const s={};r===null?r=[s]:r.push(s),e++}if(e===n&&typeof b=="number"&&isFinite(b)&&(b<0||isNaN(b))){const s={};
r===null?r=[s]:r.push(s),e++}var c=n===e}if(c&&D>1){let b=t[1];const n=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(
b))){const v={};r===null?r=[v]:r.push(v),e++}if(e===n&&typeof b=="number"&&isFinite(b)&&(b<0||isNaN(b))){const v={};r===
null?r=[v]:r.push(v),e++}var c=n===e}}else{const D={};r===null?r=[D]:r.push(D),e++}else{const L={};r===null?r=[L]:r.push(
L),e++}var l=a===e;o=o||l}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const a={};return r===null?r=[a]:r.push(a),e++,Ie.
errors=r,!1}return Ie.errors=r,e===0}function Ke(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let D;if(t.group===void 0&&(D="group"))return Ke.errors=
[{}],!1;{const b=e;for(const n in t)if(!(Ue.call($s.properties,n)||de.test(n))){return Ke.errors=[{}],!1;break}if(b===e){
if(t.prob!==void 0){const n=e;Or(t.prob,{instancePath:p+"/prob",parentData:t,parentDataProperty:"prob",rootData:m})||(r=
r===null?Or.errors:r.concat(Or.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t.count!==void 0){const n=e;Ie(t.count,
{instancePath:p+"/count",parentData:t,parentDataProperty:"count",rootData:m})||(r=r===null?Ie.errors:r.concat(Ie.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["count-min"]!==void 0){let n=t["count-min"];const s=e;if(!(typeof n=="n\
umber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ke.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return Ke.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["count-max"]!==void 0){let n=t["count-max"];const s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ke.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n)))return Ke.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.charges!==void 0){const n=e;Ie(t.charges,
{instancePath:p+"/charges",parentData:t,parentDataProperty:"charges",rootData:m})||(r=r===null?Ie.errors:r.concat(Ie.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let n=t["charges-min"];const s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ke.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return Ke.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["charges-max"]!==void 0){let n=t["charges-max"];const s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ke.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n)))return Ke.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.damage!==void 0){const n=e;Ie(t.damage,
{instancePath:p+"/damage",parentData:t,parentDataProperty:"damage",rootData:m})||(r=r===null?Ie.errors:r.concat(Ie.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["damage-min"]!==void 0){let n=t["damage-min"];const s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ke.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["damage-max"]!==
void 0){let n=t["damage-max"];const s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ke.errors=[{}],!1;
var i=s===e}else var i=!0;if(i){if(t.dirt!==void 0){const n=e;Ie(t.dirt,{instancePath:p+"/dirt",parentData:t,parentDataProperty:"\
dirt",rootData:m})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["contents\
-item"]!==void 0){let n=t["contents-item"];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};
r===null?r=[y]:r.push(y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var o=_===e;if(d=d||o,!d){const y=e;if(e===y)
if(Array.isArray(n)){var u=!0;const X=n.length;for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){
if(x(E)<1){const R={};r===null?r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var u=w===e;if(!u)break}}else{
const X={};r===null?r=[X]:r.push(X),e++}var o=y===e;d=d||o}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===
null?r=[y]:r.push(y),e++,Ke.errors=r,!1}var i=s===e}else var i=!0;if(i){if(t["contents-group"]!==void 0){let n=t["conten\
ts-group"];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(
y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var l=_===e;if(d=d||l,!d){const y=e;if(e===y)if(Array.isArray(n)){var c=!0;
const X=n.length;for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){if(x(E)<1){const R={};r===null?
r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var c=w===e;if(!c)break}}else{const X={};r===null?r=[X]:
r.push(X),e++}var l=y===e;d=d||l}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?r=[y]:r.push(y),
e++,Ke.errors=r,!1}var i=s===e}else var i=!0;if(i){if(t["container-item"]!==void 0){const n=e;if(typeof t["container-ite\
m"]!="string")return Ke.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["container-group"]!==void 0){const n=e;if(typeof t["\
container-group"]!="string")return Ke.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const n=e;
if(typeof t["ammo-item"]!="string")return Ke.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){
const n=e;if(typeof t["ammo-group"]!="string")return Ke.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["custom-flag\
s"]!==void 0){let n=t["custom-flags"];const s=e;if(e===s)if(Array.isArray(n)){var a=!0;const d=n.length;for(let _=0;_<d;_++){
let P=n[_];const y=e;if(e===y)if(typeof P=="string"){if(x(P)<1)return Ke.errors=[{}],!1}else return Ke.errors=[{}],!1;var a=y===
e;if(!a)break}}else return Ke.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.active!==void 0){const n=e;if(typeof t.
active!="boolean")return Ke.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.snippets!==void 0){let n=t.snippets;const s=e,
v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(y),e++}}else{const y={};
r===null?r=[y]:r.push(y),e++}var F=_===e;if(d=d||F,!d){const y=e;if(e===y)if(Array.isArray(n)){var L=!0;const X=n.length;
for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){if(x(E)<1){const R={};r===null?r=[R]:r.push(R),
e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var L=w===e;if(!L)break}}else{const X={};r===null?r=[X]:r.push(X),e++}
var F=y===e;d=d||F}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?r=[y]:r.push(y),e++,Ke.errors=
r,!1}var i=s===e}else var i=!0;if(i)if(t.group!==void 0){let n=t.group;const s=e;if(e===s)if(typeof n=="string"){if(x(n)<
1)return Ke.errors=[{}],!1}else return Ke.errors=[{}],!1;var i=s===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return Ke.errors=
[{}],!1;return Ke.errors=r,e===0}const Ls={type:"object",additionalProperties:!1,required:["collection"],properties:{prob:{
$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,
"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},
"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{
"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"\
integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"\
contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-gr\
oup":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"\
ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},
"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},
{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},collection:{type:"array",items:{$ref:"\
#/definitions/item-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}},Ci={validate:qt};function sr(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let b;if(t.collection===void 0&&(b="collection"))return sr.errors=[{}],!1;{const n=e;for(const s in t)
if(!(Ue.call(Ls.properties,s)||de.test(s))){return sr.errors=[{}],!1;break}if(n===e){if(t.prob!==void 0){const s=e;Or(t.
prob,{instancePath:p+"/prob",parentData:t,parentDataProperty:"prob",rootData:m})||(r=r===null?Or.errors:r.concat(Or.errors),
e=r.length);var i=s===e}else var i=!0;if(i){if(t.count!==void 0){const s=e;Ie(t.count,{instancePath:p+"/count",parentData:t,
parentDataProperty:"count",rootData:m})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var i=s===e}else var i=!0;
if(i){if(t["count-min"]!==void 0){let s=t["count-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return sr.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return sr.errors=[{}],!1;var i=v===e}else
var i=!0;if(i){if(t["count-max"]!==void 0){let s=t["count-max"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return sr.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return sr.errors=[{}],!1;var i=v===
e}else var i=!0;if(i){if(t.charges!==void 0){const s=e;Ie(t.charges,{instancePath:p+"/charges",parentData:t,parentDataProperty:"\
charges",rootData:m})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["charg\
es-min"]!==void 0){let s=t["charges-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return sr.errors=
[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return sr.errors=[{}],!1;var i=v===e}else var i=!0;if(i){
if(t["charges-max"]!==void 0){let s=t["charges-max"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return sr.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return sr.errors=[{}],!1;var i=v===e}else
var i=!0;if(i){if(t.damage!==void 0){const s=e;Ie(t.damage,{instancePath:p+"/damage",parentData:t,parentDataProperty:"da\
mage",rootData:m})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["damage-m\
in"]!==void 0){let s=t["damage-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return sr.errors=
[{}],!1;var i=v===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let s=t["damage-max"];const v=e;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return sr.errors=[{}],!1;var i=v===e}else var i=!0;if(i){if(t.dirt!==void 0){const s=e;
Ie(t.dirt,{instancePath:p+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:m})||(r=r===null?Ie.errors:r.concat(Ie.
errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let s=t["contents-item"];const v=e,d=e;
let _=!1;const P=e;if(e===P)if(typeof s=="string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===
null?r=[h]:r.push(h),e++}var o=P===e;if(_=_||o,!_){const h=e;if(e===h)if(Array.isArray(s)){var u=!0;const N=s.length;for(let E=0;E<
N;E++){let w=s[E];const H=e;if(e===H)if(typeof w=="string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};
r===null?r=[C]:r.push(C),e++}var u=H===e;if(!u)break}}else{const N={};r===null?r=[N]:r.push(N),e++}var o=h===e;_=_||o}if(_)
e=d,r!==null&&(d?r.length=d:r=null);else{const h={};return r===null?r=[h]:r.push(h),e++,sr.errors=r,!1}var i=v===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let s=t["contents-group"];const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s==
"string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var l=P===e;if(_=
_||l,!_){const h=e;if(e===h)if(Array.isArray(s)){var c=!0;const N=s.length;for(let E=0;E<N;E++){let w=s[E];const H=e;if(e===
H)if(typeof w=="string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}
var c=H===e;if(!c)break}}else{const N={};r===null?r=[N]:r.push(N),e++}var l=h===e;_=_||l}if(_)e=d,r!==null&&(d?r.length=
d:r=null);else{const h={};return r===null?r=[h]:r.push(h),e++,sr.errors=r,!1}var i=v===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const s=e;if(typeof t["container-item"]!="string")return sr.errors=[{}],!1;var i=s===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const s=e;if(typeof t["container-group"]!="string")return sr.errors=[{}],!1;var i=s===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const s=e;if(typeof t["ammo-item"]!="string")return sr.errors=[{}],!1;
var i=s===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const s=e;if(typeof t["ammo-group"]!="string")return sr.errors=
[{}],!1;var i=s===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let s=t["custom-flags"];const v=e;if(e===v)if(Array.
isArray(s)){var a=!0;const _=s.length;for(let P=0;P<_;P++){let y=s[P];const h=e;if(e===h)if(typeof y=="string"){if(x(y)<
1)return sr.errors=[{}],!1}else return sr.errors=[{}],!1;var a=h===e;if(!a)break}}else return sr.errors=[{}],!1;var i=v===
e}else var i=!0;if(i){if(t.active!==void 0){const s=e;if(typeof t.active!="boolean")return sr.errors=[{}],!1;var i=s===e}else
var i=!0;if(i){if(t.snippets!==void 0){let s=t.snippets;const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s=="string"){
if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var F=P===e;if(_=_||F,!_){
const h=e;if(e===h)if(Array.isArray(s)){var L=!0;const N=s.length;for(let E=0;E<N;E++){let w=s[E];const H=e;if(e===H)if(typeof w==
"string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}var L=H===e;if(!L)
break}}else{const N={};r===null?r=[N]:r.push(N),e++}var F=h===e;_=_||F}if(_)e=d,r!==null&&(d?r.length=d:r=null);else{const h={};
return r===null?r=[h]:r.push(h),e++,sr.errors=r,!1}var i=v===e}else var i=!0;if(i)if(t.collection!==void 0){let s=t.collection;
const v=e;if(e===v)if(Array.isArray(s)){var D=!0;const _=s.length;for(let P=0;P<_;P++){const y=e;Ci.validate(s[P],{instancePath:p+
"/collection/"+P,parentData:s,parentDataProperty:P,rootData:m})||(r=r===null?Ci.validate.errors:r.concat(Ci.validate.errors),
e=r.length);var D=y===e;if(!D)break}}else return sr.errors=[{}],!1;var i=v===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return sr.
errors=[{}],!1;return sr.errors=r,e===0}const qs={type:"object",additionalProperties:!1,required:["distribution"],properties:{
prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"inte\
ger",minimum:0,"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/it\
em-group_range"},"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-ex\
tension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},
"damage-max":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-i\
tem":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],
"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"s\
tring",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},
"container-group":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-ext\
ension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"\
string",minLength:1},"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,
"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},distribution:{type:"\
array",items:{$ref:"#/definitions/item-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}};function nr(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let b;if(t.distribution===void 0&&(b="distribution"))return nr.errors=[{}],!1;{const n=e;for(const s in t)
if(!(Ue.call(qs.properties,s)||de.test(s))){return nr.errors=[{}],!1;break}if(n===e){if(t.prob!==void 0){const s=e;Or(t.
prob,{instancePath:p+"/prob",parentData:t,parentDataProperty:"prob",rootData:m})||(r=r===null?Or.errors:r.concat(Or.errors),
e=r.length);var i=s===e}else var i=!0;if(i){if(t.count!==void 0){const s=e;Ie(t.count,{instancePath:p+"/count",parentData:t,
parentDataProperty:"count",rootData:m})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var i=s===e}else var i=!0;
if(i){if(t["count-min"]!==void 0){let s=t["count-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return nr.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return nr.errors=[{}],!1;var i=v===e}else
var i=!0;if(i){if(t["count-max"]!==void 0){let s=t["count-max"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return nr.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return nr.errors=[{}],!1;var i=v===
e}else var i=!0;if(i){if(t.charges!==void 0){const s=e;Ie(t.charges,{instancePath:p+"/charges",parentData:t,parentDataProperty:"\
charges",rootData:m})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["charg\
es-min"]!==void 0){let s=t["charges-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return nr.errors=
[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return nr.errors=[{}],!1;var i=v===e}else var i=!0;if(i){
if(t["charges-max"]!==void 0){let s=t["charges-max"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return nr.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return nr.errors=[{}],!1;var i=v===e}else
var i=!0;if(i){if(t.damage!==void 0){const s=e;Ie(t.damage,{instancePath:p+"/damage",parentData:t,parentDataProperty:"da\
mage",rootData:m})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["damage-m\
in"]!==void 0){let s=t["damage-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return nr.errors=
[{}],!1;var i=v===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let s=t["damage-max"];const v=e;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return nr.errors=[{}],!1;var i=v===e}else var i=!0;if(i){if(t.dirt!==void 0){const s=e;
Ie(t.dirt,{instancePath:p+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:m})||(r=r===null?Ie.errors:r.concat(Ie.
errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let s=t["contents-item"];const v=e,d=e;
let _=!1;const P=e;if(e===P)if(typeof s=="string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===
null?r=[h]:r.push(h),e++}var o=P===e;if(_=_||o,!_){const h=e;if(e===h)if(Array.isArray(s)){var u=!0;const N=s.length;for(let E=0;E<
N;E++){let w=s[E];const H=e;if(e===H)if(typeof w=="string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};
r===null?r=[C]:r.push(C),e++}var u=H===e;if(!u)break}}else{const N={};r===null?r=[N]:r.push(N),e++}var o=h===e;_=_||o}if(_)
e=d,r!==null&&(d?r.length=d:r=null);else{const h={};return r===null?r=[h]:r.push(h),e++,nr.errors=r,!1}var i=v===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let s=t["contents-group"];const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s==
"string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var l=P===e;if(_=
_||l,!_){const h=e;if(e===h)if(Array.isArray(s)){var c=!0;const N=s.length;for(let E=0;E<N;E++){let w=s[E];const H=e;if(e===
H)if(typeof w=="string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}
var c=H===e;if(!c)break}}else{const N={};r===null?r=[N]:r.push(N),e++}var l=h===e;_=_||l}if(_)e=d,r!==null&&(d?r.length=
d:r=null);else{const h={};return r===null?r=[h]:r.push(h),e++,nr.errors=r,!1}var i=v===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const s=e;if(typeof t["container-item"]!="string")return nr.errors=[{}],!1;var i=s===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const s=e;if(typeof t["container-group"]!="string")return nr.errors=[{}],!1;var i=s===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const s=e;if(typeof t["ammo-item"]!="string")return nr.errors=[{}],!1;
var i=s===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const s=e;if(typeof t["ammo-group"]!="string")return nr.errors=
[{}],!1;var i=s===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let s=t["custom-flags"];const v=e;if(e===v)if(Array.
isArray(s)){var a=!0;const _=s.length;for(let P=0;P<_;P++){let y=s[P];const h=e;if(e===h)if(typeof y=="string"){if(x(y)<
1)return nr.errors=[{}],!1}else return nr.errors=[{}],!1;var a=h===e;if(!a)break}}else return nr.errors=[{}],!1;var i=v===
e}else var i=!0;if(i){if(t.active!==void 0){const s=e;if(typeof t.active!="boolean")return nr.errors=[{}],!1;var i=s===e}else
var i=!0;if(i){if(t.snippets!==void 0){let s=t.snippets;const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s=="string"){
if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var F=P===e;if(_=_||F,!_){
const h=e;if(e===h)if(Array.isArray(s)){var L=!0;const N=s.length;for(let E=0;E<N;E++){let w=s[E];const H=e;if(e===H)if(typeof w==
"string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}var L=H===e;if(!L)
break}}else{const N={};r===null?r=[N]:r.push(N),e++}var F=h===e;_=_||F}if(_)e=d,r!==null&&(d?r.length=d:r=null);else{const h={};
return r===null?r=[h]:r.push(h),e++,nr.errors=r,!1}var i=v===e}else var i=!0;if(i)if(t.distribution!==void 0){let s=t.distribution;
const v=e;if(e===v)if(Array.isArray(s)){var D=!0;const _=s.length;for(let P=0;P<_;P++){const y=e;Ci.validate(s[P],{instancePath:p+
"/distribution/"+P,parentData:s,parentDataProperty:P,rootData:m})||(r=r===null?Ci.validate.errors:r.concat(Ci.validate.errors),
e=r.length);var D=y===e;if(!D)break}}else return nr.errors=[{}],!1;var i=v===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return nr.
errors=[{}],!1;return nr.errors=r,e===0}const Os={type:"object",additionalProperties:!1,required:["item"],properties:{prob:{
$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,
"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},
"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{
"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"\
integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"\
contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-gr\
oup":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"\
ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},
"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},
{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},item:{type:"string",minLength:1,"x\
-ref":"item"}},patternProperties:{"^//":{}}};function Qe(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let D;if(t.item===void 0&&(D="item"))return Qe.errors=
[{}],!1;{const b=e;for(const n in t)if(!(Ue.call(Os.properties,n)||de.test(n))){return Qe.errors=[{}],!1;break}if(b===e){
if(t.prob!==void 0){const n=e;Or(t.prob,{instancePath:p+"/prob",parentData:t,parentDataProperty:"prob",rootData:m})||(r=
r===null?Or.errors:r.concat(Or.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t.count!==void 0){const n=e;Ie(t.count,
{instancePath:p+"/count",parentData:t,parentDataProperty:"count",rootData:m})||(r=r===null?Ie.errors:r.concat(Ie.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["count-min"]!==void 0){let n=t["count-min"];const s=e;if(!(typeof n=="n\
umber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Qe.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return Qe.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["count-max"]!==void 0){let n=t["count-max"];const s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Qe.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n)))return Qe.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.charges!==void 0){const n=e;Ie(t.charges,
{instancePath:p+"/charges",parentData:t,parentDataProperty:"charges",rootData:m})||(r=r===null?Ie.errors:r.concat(Ie.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let n=t["charges-min"];const s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Qe.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return Qe.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["charges-max"]!==void 0){let n=t["charges-max"];const s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Qe.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n)))return Qe.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.damage!==void 0){const n=e;Ie(t.damage,
{instancePath:p+"/damage",parentData:t,parentDataProperty:"damage",rootData:m})||(r=r===null?Ie.errors:r.concat(Ie.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["damage-min"]!==void 0){let n=t["damage-min"];const s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Qe.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["damage-max"]!==
void 0){let n=t["damage-max"];const s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Qe.errors=[{}],!1;
var i=s===e}else var i=!0;if(i){if(t.dirt!==void 0){const n=e;Ie(t.dirt,{instancePath:p+"/dirt",parentData:t,parentDataProperty:"\
dirt",rootData:m})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["contents\
-item"]!==void 0){let n=t["contents-item"];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};
r===null?r=[y]:r.push(y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var o=_===e;if(d=d||o,!d){const y=e;if(e===y)
if(Array.isArray(n)){var u=!0;const X=n.length;for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){
if(x(E)<1){const R={};r===null?r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var u=w===e;if(!u)break}}else{
const X={};r===null?r=[X]:r.push(X),e++}var o=y===e;d=d||o}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===
null?r=[y]:r.push(y),e++,Qe.errors=r,!1}var i=s===e}else var i=!0;if(i){if(t["contents-group"]!==void 0){let n=t["conten\
ts-group"];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(
y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var l=_===e;if(d=d||l,!d){const y=e;if(e===y)if(Array.isArray(n)){var c=!0;
const X=n.length;for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){if(x(E)<1){const R={};r===null?
r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var c=w===e;if(!c)break}}else{const X={};r===null?r=[X]:
r.push(X),e++}var l=y===e;d=d||l}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?r=[y]:r.push(y),
e++,Qe.errors=r,!1}var i=s===e}else var i=!0;if(i){if(t["container-item"]!==void 0){const n=e;if(typeof t["container-ite\
m"]!="string")return Qe.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["container-group"]!==void 0){const n=e;if(typeof t["\
container-group"]!="string")return Qe.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const n=e;
if(typeof t["ammo-item"]!="string")return Qe.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){
const n=e;if(typeof t["ammo-group"]!="string")return Qe.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["custom-flag\
s"]!==void 0){let n=t["custom-flags"];const s=e;if(e===s)if(Array.isArray(n)){var a=!0;const d=n.length;for(let _=0;_<d;_++){
let P=n[_];const y=e;if(e===y)if(typeof P=="string"){if(x(P)<1)return Qe.errors=[{}],!1}else return Qe.errors=[{}],!1;var a=y===
e;if(!a)break}}else return Qe.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.active!==void 0){const n=e;if(typeof t.
active!="boolean")return Qe.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.snippets!==void 0){let n=t.snippets;const s=e,
v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(y),e++}}else{const y={};
r===null?r=[y]:r.push(y),e++}var F=_===e;if(d=d||F,!d){const y=e;if(e===y)if(Array.isArray(n)){var L=!0;const X=n.length;
for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){if(x(E)<1){const R={};r===null?r=[R]:r.push(R),
e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var L=w===e;if(!L)break}}else{const X={};r===null?r=[X]:r.push(X),e++}
var F=y===e;d=d||F}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?r=[y]:r.push(y),e++,Qe.errors=
r,!1}var i=s===e}else var i=!0;if(i)if(t.item!==void 0){let n=t.item;const s=e;if(e===s)if(typeof n=="string"){if(x(n)<1)
return Qe.errors=[{}],!1}else return Qe.errors=[{}],!1;var i=s===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return Qe.errors=
[{}],!1;return Qe.errors=r,e===0}function ji(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,
e=0;const i=e;let o=!1;const u=e;Ke(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?Ke.errors:
r.concat(Ke.errors),e=r.length);var l=u===e;if(o=o||l,!o){const c=e;sr(t,{instancePath:p,parentData:z,parentDataProperty:W,
rootData:m})||(r=r===null?sr.errors:r.concat(sr.errors),e=r.length);var l=c===e;if(o=o||l,!o){const F=e;nr(t,{instancePath:p,
parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?nr.errors:r.concat(nr.errors),e=r.length);var l=F===e;if(o=o||
l,!o){const D=e;Qe(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?Qe.errors:r.concat(Qe.errors),
e=r.length);var l=D===e;o=o||l}}}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const c={};return r===null?r=[c]:r.push(c),
e++,ji.errors=r,!1}return ji.errors=r,e===0}function qt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){
let r=null,e=0;const i=e;let o=!1;const u=e;if(e===u)if(typeof t=="string"){if(x(t)<1){const a={};r===null?r=[a]:r.push(
a),e++}}else{const a={};r===null?r=[a]:r.push(a),e++}var l=u===e;if(o=o||l,!o){const a=e;if(e===a)if(Array.isArray(t))if(t.
length>2){const L={};r===null?r=[L]:r.push(L),e++}else if(t.length<2){const L={};r===null?r=[L]:r.push(L),e++}else if(t.
length<=2){const D=t.length;if(D>0){let b=t[0];const n=e;if(e===n)if(typeof b=="string"){if(x(b)<1){const s={};r===null?
r=[s]:r.push(s),e++}}else{const s={};r===null?r=[s]:r.push(s),e++}var c=n===e}if(c&&D>1){const b=e;Or(t[1],{instancePath:p+
"/1",parentData:t,parentDataProperty:1,rootData:m})||(r=r===null?Or.errors:r.concat(Or.errors),e=r.length);var c=b===e}}else{
const D={};r===null?r=[D]:r.push(D),e++}else{const L={};r===null?r=[L]:r.push(L),e++}var l=a===e;if(o=o||l,!o){const L=e;
ji(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?ji.errors:r.concat(ji.errors),e=r.length);
var l=L===e;o=o||l}}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const a={};return r===null?r=[a]:r.push(a),e++,qt.errors=
r,!1}return qt.errors=r,e===0}function Yi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,
e=0;if(e===0)if(Array.isArray(t)){var i=!0;const o=t.length;for(let u=0;u<o;u++){const l=e;qt(t[u],{instancePath:p+"/"+u,
parentData:t,parentDataProperty:u,rootData:m})||(r=r===null?qt.errors:r.concat(qt.errors),e=r.length);var i=l===e;if(!i)
break}}else return Yi.errors=[{}],!1;return Yi.errors=r,e===0}function Zi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(e===u)if(typeof t=="string"){if(x(t)<1){const a={};r===null?r=[a]:r.push(a),e++}}else{const a={};r===null?r=[a]:r.push(
a),e++}var l=u===e;if(o=o||l,!o){const a=e;if(e===a)if(Array.isArray(t))if(t.length>2){const L={};r===null?r=[L]:r.push(
L),e++}else if(t.length<2){const L={};r===null?r=[L]:r.push(L),e++}else if(t.length<=2){const D=t.length;if(D>0){let b=t[0];
const n=e;if(e===n)if(typeof b=="string"){if(x(b)<1){const s={};r===null?r=[s]:r.push(s),e++}}else{const s={};r===null?r=
[s]:r.push(s),e++}var c=n===e}if(c&&D>1){const b=e;Or(t[1],{instancePath:p+"/1",parentData:t,parentDataProperty:1,rootData:m})||
(r=r===null?Or.errors:r.concat(Or.errors),e=r.length);var c=b===e}}else{const D={};r===null?r=[D]:r.push(D),e++}else{const L={};
r===null?r=[L]:r.push(L),e++}var l=a===e;if(o=o||l,!o){const L=e;ji(t,{instancePath:p,parentData:z,parentDataProperty:W,
rootData:m})||(r=r===null?ji.errors:r.concat(ji.errors),e=r.length);var l=L===e;o=o||l}}if(o)e=i,r!==null&&(i?r.length=i:
r=null);else{const a={};return r===null?r=[a]:r.push(a),e++,Zi.errors=r,!1}return Zi.errors=r,e===0}function jr(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
const c=e;for(const a in t)if(!(a==="type"||a==="id"||a==="subtype"||a==="ammo"||a==="magazine"||a==="entries"||a==="ite\
ms"||a==="groups"||de.test(a))){return jr.errors=[{}],!1;break}if(c===e){if(t.type!==void 0){const a=e;if(typeof t.type!=
"string")return jr.errors=[{}],!1;var i=a===e}else var i=!0;if(i){if(t.id!==void 0){const a=e;if(typeof t.id!="string")return jr.
errors=[{}],!1;var i=a===e}else var i=!0;if(i){if(t.subtype!==void 0){let a=t.subtype;const F=e;if(typeof a!="string")return jr.
errors=[{}],!1;if(!(a==="collection"||a==="distribution"||a==="old"))return jr.errors=[{}],!1;var i=F===e}else var i=!0;
if(i){if(t.ammo!==void 0){let a=t.ammo;const F=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return jr.errors=
[{}],!1;if(e===F&&typeof a=="number"&&isFinite(a)){if(a>100||isNaN(a))return jr.errors=[{}],!1;if(a<0||isNaN(a))return jr.
errors=[{}],!1}var i=F===e}else var i=!0;if(i){if(t.magazine!==void 0){let a=t.magazine;const F=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return jr.errors=[{}],!1;if(e===F&&typeof a=="number"&&isFinite(a)){if(a>100||isNaN(a))return jr.
errors=[{}],!1;if(a<0||isNaN(a))return jr.errors=[{}],!1}var i=F===e}else var i=!0;if(i){if(t.entries!==void 0){let a=t.
entries;const F=e;if(e===F)if(Array.isArray(a)){var o=!0;const D=a.length;for(let b=0;b<D;b++){const n=e;qt(a[b],{instancePath:p+
"/entries/"+b,parentData:a,parentDataProperty:b,rootData:m})||(r=r===null?qt.errors:r.concat(qt.errors),e=r.length);var o=n===
e;if(!o)break}}else return jr.errors=[{}],!1;var i=F===e}else var i=!0;if(i){if(t.items!==void 0){let a=t.items;const F=e;
if(e===F)if(Array.isArray(a)){var u=!0;const D=a.length;for(let b=0;b<D;b++){const n=e;qt(a[b],{instancePath:p+"/items/"+
b,parentData:a,parentDataProperty:b,rootData:m})||(r=r===null?qt.errors:r.concat(qt.errors),e=r.length);var u=n===e;if(!u)
break}}else return jr.errors=[{}],!1;var i=F===e}else var i=!0;if(i)if(t.groups!==void 0){let a=t.groups;const F=e;if(e===
F)if(Array.isArray(a)){var l=!0;const D=a.length;for(let b=0;b<D;b++){const n=e;Zi(a[b],{instancePath:p+"/groups/"+b,parentData:a,
parentDataProperty:b,rootData:m})||(r=r===null?Zi.errors:r.concat(Zi.errors),e=r.length);var l=n===e;if(!l)break}}else return jr.
errors=[{}],!1;var i=F===e}else var i=!0}}}}}}}}else return jr.errors=[{}],!1;return jr.errors=r,e===0}function es(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;Ti(t,{instancePath:p,parentData:z,
parentDataProperty:W,rootData:m})||(r=r===null?Ti.errors:r.concat(Ti.errors),e=r.length);var l=u===e;if(o=o||l,!o){const c=e;
Yi(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?Yi.errors:r.concat(Yi.errors),e=r.length);
var l=c===e;if(o=o||l,!o){const F=e;jr(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?jr.
errors:r.concat(jr.errors),e=r.length);var l=F===e;o=o||l}}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const c={};return r===
null?r=[c]:r.push(c),e++,es.errors=r,!1}return es.errors=r,e===0}function Qt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.item===void 0&&(o="item")||t.ratio===void 0&&(o="ratio"))return Qt.errors=[{}],!1;
{const u=e;for(const l in t)if(!(l==="item"||l==="ratio"||de.test(l))){return Qt.errors=[{}],!1;break}if(u===e){if(t.item!==
void 0){let l=t.item;const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return Qt.errors=[{}],!1}else return Qt.errors=
[{}],!1;var i=c===e}else var i=!0;if(i)if(t.ratio!==void 0){let l=t.ratio;const c=e;if(e===c)if(typeof l=="number"&&isFinite(
l)){if(l<=0||isNaN(l))return Qt.errors=[{}],!1}else return Qt.errors=[{}],!1;var i=c===e}else var i=!0}}}else return Qt.
errors=[{}],!1;return Qt.errors=r,e===0}function Br(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.new===void 0&&(a="new"))return Br.errors=
[{}],!1;{const F=e;for(const L in t)if(!(L==="item"||L==="present"||L==="absent"||L==="new"||de.test(L))){return Br.errors=
[{}],!1;break}if(F===e){if(t.item!==void 0){let L=t.item;const D=e;if(e===D)if(typeof L=="string"){if(x(L)<1)return Br.errors=
[{}],!1}else return Br.errors=[{}],!1;var i=D===e}else var i=!0;if(i){if(t.present!==void 0){let L=t.present;const D=e;if(e===
D)if(Array.isArray(L)){var o=!0;const n=L.length;for(let s=0;s<n;s++){let v=L[s];const d=e;if(e===d)if(typeof v=="string"){
if(x(v)<1)return Br.errors=[{}],!1}else return Br.errors=[{}],!1;var o=d===e;if(!o)break}}else return Br.errors=[{}],!1;
var i=D===e}else var i=!0;if(i){if(t.absent!==void 0){let L=t.absent;const D=e;if(e===D)if(Array.isArray(L)){var u=!0;const n=L.
length;for(let s=0;s<n;s++){let v=L[s];const d=e;if(e===d)if(typeof v=="string"){if(x(v)<1)return Br.errors=[{}],!1}else
return Br.errors=[{}],!1;var u=d===e;if(!u)break}}else return Br.errors=[{}],!1;var i=D===e}else var i=!0;if(i)if(t.new!==
void 0){let L=t.new;const D=e;if(e===D)if(Array.isArray(L)){var l=!0;const n=L.length;for(let s=0;s<n;s++){let v=L[s];const d=e,
_=e;let P=!1;const y=e;if(e===y)if(typeof v=="string"){if(x(v)<1){const X={};r===null?r=[X]:r.push(X),e++}}else{const X={};
r===null?r=[X]:r.push(X),e++}var c=y===e;if(P=P||c,!P){const X=e;Qt(v,{instancePath:p+"/new/"+s,parentData:L,parentDataProperty:s,
rootData:m})||(r=r===null?Qt.errors:r.concat(Qt.errors),e=r.length);var c=X===e;P=P||c}if(P)e=_,r!==null&&(_?r.length=_:
r=null);else{const X={};return r===null?r=[X]:r.push(X),e++,Br.errors=r,!1}var l=d===e;if(!l)break}}else return Br.errors=
[{}],!1;var i=D===e}else var i=!0}}}}}else return Br.errors=[{}],!1;return Br.errors=r,e===0}function rs(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;const o=t.length;
for(let u=0;u<o;u++){const l=e;Br(t[u],{instancePath:p+"/"+u,parentData:t,parentDataProperty:u,rootData:m})||(r=r===null?
Br.errors:r.concat(Br.errors),e=r.length);var i=l===e;if(!i)break}}else return rs.errors=[{}],!1;return rs.errors=r,e===
0}function Pt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){const l=e;for(const c in t)if(!(c==="present"||c==="absent"||de.test(c))){return Pt.errors=
[{}],!1;break}if(l===e){if(t.present!==void 0){let c=t.present;const a=e;if(e===a)if(Array.isArray(c)){var i=!0;const F=c.
length;for(let L=0;L<F;L++){let D=c[L];const b=e;if(e===b)if(typeof D=="string"){if(x(D)<1)return Pt.errors=[{}],!1}else
return Pt.errors=[{}],!1;var i=b===e;if(!i)break}}else return Pt.errors=[{}],!1;var o=a===e}else var o=!0;if(o)if(t.absent!==
void 0){let c=t.absent;const a=e;if(e===a)if(Array.isArray(c)){var u=!0;const L=c.length;for(let D=0;D<L;D++){let b=c[D];
const n=e;if(e===n)if(typeof b=="string"){if(x(b)<1)return Pt.errors=[{}],!1}else return Pt.errors=[{}],!1;var u=n===e;if(!u)
break}}else return Pt.errors=[{}],!1;var o=a===e}else var o=!0}}else return Pt.errors=[{}],!1;return Pt.errors=r,e===0}function ai(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){const o=e;for(const u in t)if(!(u==="type"||u==="item"||u==="trait"||u==="group"||u==="sub"||u==="bon\
us"||de.test(u))){return ai.errors=[{}],!1;break}if(o===e){if(t.type!==void 0){const u=e;if(t.type!=="profession_item_su\
bstitutions")return ai.errors=[{}],!1;var i=u===e}else var i=!0;if(i){if(t.item!==void 0){let u=t.item;const l=e;if(e===
l)if(typeof u=="string"){if(x(u)<1)return ai.errors=[{}],!1}else return ai.errors=[{}],!1;var i=l===e}else var i=!0;if(i){
if(t.trait!==void 0){let u=t.trait;const l=e;if(e===l)if(typeof u=="string"){if(x(u)<1)return ai.errors=[{}],!1}else return ai.
errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t.group!==void 0){const u=e;es(t.group,{instancePath:p+"/group",parentData:t,
parentDataProperty:"group",rootData:m})||(r=r===null?es.errors:r.concat(es.errors),e=r.length);var i=u===e}else var i=!0;
if(i){if(t.sub!==void 0){const u=e;rs(t.sub,{instancePath:p+"/sub",parentData:t,parentDataProperty:"sub",rootData:m})||(r=
r===null?rs.errors:r.concat(rs.errors),e=r.length);var i=u===e}else var i=!0;if(i)if(t.bonus!==void 0){const u=e;Pt(t.bonus,
{instancePath:p+"/bonus",parentData:t,parentDataProperty:"bonus",rootData:m})||(r=r===null?Pt.errors:r.concat(Pt.errors),
e=r.length);var i=u===e}else var i=!0}}}}}}else return ai.errors=[{}],!1;return ai.errors=r,e===0}const Fs=ce,vs={type:"\
object",additionalProperties:!1,properties:{"edit-mode":{type:"string",enum:["create","modify","override"]},"copy-from":{
type:"string",minLength:1,"x-extension":!0},abstract:{type:"string",minLength:1,"x-extension":!0},extend:{type:"object",
"x-extension":!0,additionalProperties:!1,properties:{flags:{type:"array",items:{type:"string",minLength:1}},symbol:{$ref:"\
#/definitions/seasonal_symbol"},color:{$ref:"#/definitions/seasonal_color"},bgcolor:{$ref:"#/definitions/seasonal_color"},
emissions:{type:"array",items:{type:"string",minLength:1,"x-ref":"emission"},"x-extension":!0},harvest_by_season:{"x-ext\
ension":!0,$ref:"#/definitions/list_harvest_by_season"},nail_pull_items:{type:"array",items:{type:"integer"},"x-extensio\
n":!0},crafting_pseudo_item:{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"item"}}]},allowed_template_ids:{type:"array",items:{type:"string",minLength:1,"x-ref":"item"},"x-extension":!0},
active:{"x-extension":!0,$ref:"#/definitions/list_active"}},patternProperties:{"^//":{}}},delete:{type:"object","x-exten\
sion":!0},relative:{type:"object",additionalProperties:{type:"number"},"x-extension":!0},proportional:{type:"object",additionalProperties:{
type:"number",exclusiveMinimum:0},"x-extension":!0},name:{$ref:"#/definitions/translated-text"},description:{"x-extensio\
n":!0,$ref:"#/definitions/translated-text"},flags:{type:"array",items:{type:"string",minLength:1}},connects_to:{type:"st\
ring",enum:["CHAINFENCE","RAILING","WALL","WATER","WOODFENCE","GUTTER"]},symbol:{$ref:"#/definitions/seasonal_symbol"},color:{
$ref:"#/definitions/seasonal_color"},bgcolor:{$ref:"#/definitions/seasonal_color"},looks_like:{type:"string"},comfort:{anyOf:[
{type:"integer"},{type:"string",enum:["uncomfortable","neutral","slightly_comfortable","comfortable","very_comfortable"],
"x-extension":!0}]},floor_bedding_warmth:{type:"number"},bonus_fire_warmth_feet:{type:"number"},max_volume:{anyOf:[{$ref:"\
#/definitions/units_volume"},{type:"integer",minimum:0,"x-extension":!0}]},examine_action:{type:"string",minLength:1},open:{
type:"string",minLength:1,"x-ref":"furniture"},close:{type:"string",minLength:1,"x-ref":"furniture"},light_emitted:{type:"\
integer"},lockpick_result:{type:"string",minLength:1,"x-ref":"furniture"},lockpick_message:{$ref:"#/definitions/translat\
ed-text"},coverage:{type:"integer","x-extension":!0},emissions:{type:"array",items:{type:"string",minLength:1,"x-ref":"e\
mission"},"x-extension":!0},harvest_by_season:{"x-extension":!0,$ref:"#/definitions/list_harvest_by_season"},heat_radiation:{
type:"number","x-extension":!0},message:{"x-extension":!0,$ref:"#/definitions/translated-text"},prompt:{"x-extension":!0,
$ref:"#/definitions/translated-text"},fill_result:{type:"string",minLength:1,"x-ref":"furniture","x-extension":!0},fill_minutes:{
type:"integer","x-extension":!0},nail_pull_result:{type:"string",minLength:1,"x-ref":"furniture","x-extension":!0},nail_pull_items:{
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
"x-extension":!0},active:{"x-extension":!0,$ref:"#/definitions/list_active"},ident:{type:"string",minLength:1,"x-extensi\
on":!0},alias:{anyOf:[{type:"string",minLength:1},{type:"array",items:{type:"string",minLength:1}}],"x-extension":!0},"a\
dd:flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},"remove:flags":{anyOf:[{type:"array",items:{
type:["string"]}},{type:"string",minLength:1}],"x-extension":!0},"add:emissions":{type:"array",items:{type:"string",minLength:1,
"x-ref":"emission"},"x-extension":!0},"remove:emissions":{anyOf:[{type:"array",items:{type:["string"]}},{type:"string",minLength:1}],
"x-extension":!0},"add:harvest_by_season":{"x-extension":!0,$ref:"#/definitions/list_harvest_by_season"},"remove:harvest\
_by_season":{anyOf:[{type:"array",items:{type:["string","object"]}},{type:"string",minLength:1}],"x-extension":!0},"add:\
crafting_pseudo_item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"item"}}],"x-extension":!0},"remove:crafting_pseudo_item":{anyOf:[{type:"array",items:{type:["string"]}},{type:"\
string",minLength:1}],"x-extension":!0},"add:allowed_template_ids":{type:"array",items:{type:"string",minLength:1,"x-ref":"\
item"},"x-extension":!0},"remove:allowed_template_ids":{anyOf:[{type:"array",items:{type:["string"]}},{type:"string",minLength:1}],
"x-extension":!0},"add:active":{"x-extension":!0,$ref:"#/definitions/list_active"},"remove:active":{anyOf:[{type:"array",
items:{type:["string","integer"]}},{type:"string",minLength:1}],"x-extension":!0}},patternProperties:{"^//":{}},definitions:{
bash_furniture:{type:"object",additionalProperties:!1,properties:{str_min:{type:"integer"},str_max:{type:"integer"},str_min_blocked:{
type:"integer"},str_max_blocked:{type:"integer"},str_min_supported:{type:"integer"},str_max_supported:{type:"integer"},sound:{
$ref:"#/definitions/translated-text"},sound_fail:{$ref:"#/definitions/translated-text"},sound_vol:{anyOf:[{type:"integer"},
{type:"string",pattern:"^[0-9]{1,4} ?dB$","x-extension":!0}]},sound_fail_vol:{anyOf:[{type:"integer"},{type:"string",pattern:"\
^[0-9]{1,4} ?dB$","x-extension":!0}]},explosive:{type:"integer"},destroy_only:{type:"boolean"},bash_below:{type:"boolean"},
items:{$ref:"#/definitions/item-group"},ranged:{type:"object",additionalProperties:!1,properties:{reduction:{anyOf:[{type:"\
number"},{type:"array",items:[{type:"number"},{type:"number"}],minItems:2,maxItems:2,additionalItems:!1}],"x-extension":!0},
reduction_laser:{anyOf:[{type:"number"},{type:"array",items:[{type:"number"},{type:"number"}],minItems:2,maxItems:2,additionalItems:!1}],
"x-extension":!0},destroy_threshold:{anyOf:[{type:"number"},{type:"array",items:[{type:"number"},{type:"number"}],minItems:2,
maxItems:2,additionalItems:!1}],"x-extension":!0},flammable:{type:"boolean","x-extension":!0},block_unaimed_chance:{type:[
"string","number"],"x-extension":!0}},"x-extension":!0,patternProperties:{"^//":{}}},furn_set:{type:"string",minLength:1,
"x-ref":"furniture"},tent_centers:{type:"array",items:{type:"string",minLength:1,"x-ref":"furniture"}},collapse_radius:{
type:"integer",minimum:0},ter_set:{type:"string"}},patternProperties:{"^//":{}}},"common-members_harvest":{type:"object",
additionalProperties:!1,required:["seasons"],properties:{seasons:{type:"array",items:{type:"string",enum:["spring","summ\
er","autumn","winter"]},"x-extension":!0},id:{type:"string",minLength:1,"x-extension":!0},entries:{type:"array",items:{$ref:"\
#/definitions/common-members_harvest-entry"},"x-extension":!0}},patternProperties:{"^//":{}}},"common-members_harvest-en\
try":{type:"object",additionalProperties:!1,required:["drop"],properties:{drop:{type:"string",minLength:1,"x-extension":!0},
type:{type:"string","x-extension":!0},base_num:{type:"array",items:[{type:"number"},{type:"number"}],minItems:2,maxItems:2,
additionalItems:!1,"x-extension":!0},scale_num:{type:"array",items:[{type:"number"},{type:"number"}],minItems:2,maxItems:2,
additionalItems:!1,"x-extension":!0},max:{type:"number","x-extension":!0},mass_ratio:{type:"number","x-extension":!0}},patternProperties:{
"^//":{}}},cutting_byproduct:{type:"object",additionalProperties:!1,required:["item"],properties:{item:{type:"string",minLength:1,
"x-ref":"item"},count:{$ref:"#/definitions/item-group_range"}},patternProperties:{"^//":{}}},cutting_furniture:{type:"ob\
ject",additionalProperties:!1,properties:{duration:{$ref:"#/definitions/units_time"},message:{$ref:"#/definitions/transl\
ated-text"},sound:{$ref:"#/definitions/translated-text"},byproducts:{type:"array",items:{$ref:"#/definitions/cutting_byp\
roduct"}},result:{type:"string",minLength:1,"x-ref":"furniture"}},patternProperties:{"^//":{}}},deconstruct_furniture:{type:"\
object",additionalProperties:!1,properties:{items:{$ref:"#/definitions/item-group"},deconstruct_above:{type:"boolean","x\
-extension":!0},furn_set:{type:"string",minLength:1,"x-ref":"furniture"},ter_set:{type:"string"}},patternProperties:{"^/\
/":{}}},furniture_plant:{type:"object",additionalProperties:!1,required:["transform"],properties:{transform:{type:"strin\
g",minLength:1,"x-ref":"furniture"},base:{type:"string",minLength:1,"x-ref":"furniture"},growth_multiplier:{type:"number",
exclusiveMinimum:0},harvest_multiplier:{type:"number",exclusiveMinimum:0}},patternProperties:{"^//":{}}},furniture_workbench:{
type:"object",additionalProperties:!1,properties:{multiplier:{type:"number",exclusiveMinimum:0},mass:{anyOf:[{type:"numb\
er",minimum:0},{$ref:"#/definitions/units_mass"}]},volume:{$ref:"#/definitions/units_volume"}},patternProperties:{"^//":{}}},
"item-group":{anyOf:[{$ref:"#/definitions/item-group_reference"},{$ref:"#/definitions/item-group_list"},{$ref:"#/definit\
ions/item-group_group"}]},"item-group_collection-entry":{type:"object",additionalProperties:!1,required:["collection"],properties:{
prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"inte\
ger",minimum:0,"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/it\
em-group_range"},"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-ex\
tension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},
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
ns/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,"x-exten\
sion":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charg\
es-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{"x\
-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"\
integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"\
contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
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
range"},"count-min":{type:"integer",minimum:0,"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},
charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{
type:"integer",minimum:0,"x-extension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{
type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitio\
ns/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"stri\
ng",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_gr\
oup"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"s\
tring","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-it\
em":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"\
custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},active:{type:"boolean","x-extension":!0},
snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,"x-ref":"s\
nippet"}}],"x-extension":!0},group:{type:"string",minLength:1,"x-ref":"item_group","x-extension":!0}},patternProperties:{
"^//":{}}},"item-group_item-entry":{type:"object",additionalProperties:!1,required:["item"],properties:{prob:{$ref:"#/de\
finitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,"\
x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},
"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{
"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"\
integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"\
contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
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
e":{anyOf:[{type:"integer",minimum:0},{type:"array",items:[{type:"integer",minimum:0},{type:"integer",minimum:0}],minItems:2,
maxItems:2,additionalItems:!1}]},"item-group_reference":{type:"string",minLength:1,"x-ref":"item_group"},pry_furniture:{
type:"object",additionalProperties:!1,properties:{success_message:{$ref:"#/definitions/translated-text"},fail_message:{$ref:"\
#/definitions/translated-text"},break_message:{$ref:"#/definitions/translated-text"},pry_quality:{type:"integer"},pry_bonus_mult:{
type:"integer"},difficulty:{type:"integer"},noise:{type:"integer"},break_noise:{type:"integer"},sound:{$ref:"#/definitio\
ns/translated-text"},break_sound:{$ref:"#/definitions/translated-text"},breakable:{type:"boolean"},break_items:{$ref:"#/\
definitions/item-group"},pry_items:{"x-extension":!0,$ref:"#/definitions/item-group"},alarm:{type:"boolean","x-extension":!0},
new_furn_type:{type:"string",minLength:1,"x-ref":"furniture"},break_furn_type:{type:"string",minLength:1,"x-ref":"furnit\
ure"},new_ter_type:{type:"string"},break_ter_type:{type:"string"}},required:["pry_quality","difficulty"],patternProperties:{
"^//":{}}},seasonal_color:{anyOf:[{type:"string",minLength:1},{type:"array",items:{type:"string",minLength:1},minItems:1,
maxItems:4}]},seasonal_symbol:{anyOf:[{type:"string",enum:["LINE_XOXO","LINE_OXOX"],"x-extension":!0},{type:"string",minLength:1,
maxLength:1},{type:"array",items:{anyOf:[{type:"string",enum:["LINE_XOXO","LINE_OXOX"],"x-extension":!0},{type:"string",
minLength:1,maxLength:1}]},minItems:1,maxItems:4}]},"translated-text":{anyOf:[{type:"string"},{$ref:"#/definitions/trans\
lated-text_uncountable"},{$ref:"#/definitions/translated-text_countable"}]},"translated-text_countable":{type:"object",additionalProperties:!1,
required:["str"],properties:{str:{type:"string","x-extension":!0},str_pl:{type:"string","x-extension":!0},ctxt:{type:"st\
ring","x-extension":!0}},patternProperties:{"^//":{}}},"translated-text_uncountable":{type:"object",additionalProperties:!1,
required:["str_sp"],properties:{str_sp:{type:"string","x-extension":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{
"^//":{}}},units_mass:{type:"string","x-format":"mass",pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:mg|g|kg)[ \\t]*)+$",
"x-extension":!0},units_time:{type:"string","x-format":"time",pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|s\
econds|second|s|minutes|minute|m|hours|hour|h|days|day|d)[ \\t]*)+$"},units_volume:{type:"string","x-format":"volume",pattern:"\
^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:ml|L)[ \\t]*)+$"},list_harvest_by_season:{type:"array",items:{$ref:"#/definitions/c\
ommon-members_harvest"}},list_active:{type:"array",items:{type:["string","integer"]}}},$id:"furniture"};function $i(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(typeof t!="string"){const F={};r===null?r=[F]:r.push(F),e++}if(!(t==="LINE_XOXO"||t==="LINE_OXOX")){const F={};r===null?
r=[F]:r.push(F),e++}var l=u===e;if(o=o||l,!o){const F=e;if(e===F)if(typeof t=="string"){if(x(t)>1){const D={};r===null?r=
[D]:r.push(D),e++}else if(x(t)<1){const D={};r===null?r=[D]:r.push(D),e++}}else{const D={};r===null?r=[D]:r.push(D),e++}
var l=F===e;if(o=o||l,!o){const D=e;if(e===D)if(Array.isArray(t))if(t.length>4){const n={};r===null?r=[n]:r.push(n),e++}else if(t.
length<1){const n={};r===null?r=[n]:r.push(n),e++}else{var c=!0;const n=t.length;for(let s=0;s<n;s++){let v=t[s];const d=e,
_=e;let P=!1;const y=e;if(typeof v!="string"){const X={};r===null?r=[X]:r.push(X),e++}if(!(v==="LINE_XOXO"||v==="LINE_OX\
OX")){const X={};r===null?r=[X]:r.push(X),e++}var a=y===e;if(P=P||a,!P){const X=e;if(e===X)if(typeof v=="string"){if(x(v)>
1){const E={};r===null?r=[E]:r.push(E),e++}else if(x(v)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===
null?r=[E]:r.push(E),e++}var a=X===e;P=P||a}if(P)e=_,r!==null&&(_?r.length=_:r=null);else{const X={};r===null?r=[X]:r.push(
X),e++}var c=d===e;if(!c)break}}else{const n={};r===null?r=[n]:r.push(n),e++}var l=D===e;o=o||l}}if(o)e=i,r!==null&&(i?r.
length=i:r=null);else{const F={};return r===null?r=[F]:r.push(F),e++,$i.errors=r,!1}return $i.errors=r,e===0}function st(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(e===u)if(typeof t=="string"){if(x(t)<1){const a={};r===null?r=[a]:r.push(a),e++}}else{const a={};r===null?r=[a]:r.push(
a),e++}var l=u===e;if(o=o||l,!o){const a=e;if(e===a)if(Array.isArray(t))if(t.length>4){const L={};r===null?r=[L]:r.push(
L),e++}else if(t.length<1){const L={};r===null?r=[L]:r.push(L),e++}else{var c=!0;const L=t.length;for(let D=0;D<L;D++){let b=t[D];
const n=e;if(e===n)if(typeof b=="string"){if(x(b)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};r===null?r=
[v]:r.push(v),e++}var c=n===e;if(!c)break}}else{const L={};r===null?r=[L]:r.push(L),e++}var l=a===e;o=o||l}if(o)e=i,r!==
null&&(i?r.length=i:r=null);else{const a={};return r===null?r=[a]:r.push(a),e++,st.errors=r,!1}return st.errors=r,e===0}function yr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let l;if(t.drop===void 0&&(l="drop"))return yr.errors=[{}],!1;{const c=e;for(const a in t)if(!(a===
"drop"||a==="type"||a==="base_num"||a==="scale_num"||a==="max"||a==="mass_ratio"||de.test(a))){return yr.errors=[{}],!1;
break}if(c===e){if(t.drop!==void 0){let a=t.drop;const F=e;if(e===F)if(typeof a=="string"){if(x(a)<1)return yr.errors=[{}],
!1}else return yr.errors=[{}],!1;var i=F===e}else var i=!0;if(i){if(t.type!==void 0){const a=e;if(typeof t.type!="string")
return yr.errors=[{}],!1;var i=a===e}else var i=!0;if(i){if(t.base_num!==void 0){let a=t.base_num;const F=e;if(e===F)if(Array.
isArray(a)){if(a.length>2)return yr.errors=[{}],!1;if(a.length<2)return yr.errors=[{}],!1;if(a.length<=2){const b=a.length;
if(b>0){let n=a[0];const s=e;if(!(typeof n=="number"&&isFinite(n)))return yr.errors=[{}],!1;var o=s===e}if(o&&b>1){let n=a[1];
const s=e;if(!(typeof n=="number"&&isFinite(n)))return yr.errors=[{}],!1;var o=s===e}}else return yr.errors=[{}],!1}else
return yr.errors=[{}],!1;var i=F===e}else var i=!0;if(i){if(t.scale_num!==void 0){let a=t.scale_num;const F=e;if(e===F)if(Array.
isArray(a)){if(a.length>2)return yr.errors=[{}],!1;if(a.length<2)return yr.errors=[{}],!1;if(a.length<=2){const b=a.length;
if(b>0){let n=a[0];const s=e;if(!(typeof n=="number"&&isFinite(n)))return yr.errors=[{}],!1;var u=s===e}if(u&&b>1){let n=a[1];
const s=e;if(!(typeof n=="number"&&isFinite(n)))return yr.errors=[{}],!1;var u=s===e}}else return yr.errors=[{}],!1}else
return yr.errors=[{}],!1;var i=F===e}else var i=!0;if(i){if(t.max!==void 0){let a=t.max;const F=e;if(!(typeof a=="number"&&
isFinite(a)))return yr.errors=[{}],!1;var i=F===e}else var i=!0;if(i)if(t.mass_ratio!==void 0){let a=t.mass_ratio;const F=e;
if(!(typeof a=="number"&&isFinite(a)))return yr.errors=[{}],!1;var i=F===e}else var i=!0}}}}}}}else return yr.errors=[{}],
!1;return yr.errors=r,e===0}function vt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.seasons===void 0&&(l="seasons"))return vt.errors=[{}],
!1;{const c=e;for(const a in t)if(!(a==="seasons"||a==="id"||a==="entries"||de.test(a))){return vt.errors=[{}],!1;break}
if(c===e){if(t.seasons!==void 0){let a=t.seasons;const F=e;if(e===F)if(Array.isArray(a)){var i=!0;const L=a.length;for(let D=0;D<
L;D++){let b=a[D];const n=e;if(typeof b!="string")return vt.errors=[{}],!1;if(!(b==="spring"||b==="summer"||b==="autumn"||
b==="winter"))return vt.errors=[{}],!1;var i=n===e;if(!i)break}}else return vt.errors=[{}],!1;var o=F===e}else var o=!0;
if(o){if(t.id!==void 0){let a=t.id;const F=e;if(e===F)if(typeof a=="string"){if(x(a)<1)return vt.errors=[{}],!1}else return vt.
errors=[{}],!1;var o=F===e}else var o=!0;if(o)if(t.entries!==void 0){let a=t.entries;const F=e;if(e===F)if(Array.isArray(
a)){var u=!0;const D=a.length;for(let b=0;b<D;b++){const n=e;yr(a[b],{instancePath:p+"/entries/"+b,parentData:a,parentDataProperty:b,
rootData:m})||(r=r===null?yr.errors:r.concat(yr.errors),e=r.length);var u=n===e;if(!u)break}}else return vt.errors=[{}],
!1;var o=F===e}else var o=!0}}}}else return vt.errors=[{}],!1;return vt.errors=r,e===0}function Rt(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;const o=t.length;
for(let u=0;u<o;u++){const l=e;vt(t[u],{instancePath:p+"/"+u,parentData:t,parentDataProperty:u,rootData:m})||(r=r===null?
vt.errors:r.concat(vt.errors),e=r.length);var i=l===e;if(!i)break}}else return Rt.errors=[{}],!1;return Rt.errors=r,e===
0}function kt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){var i=!0;const o=t.length;for(let u=0;u<o;u++){let l=t[u];const c=e;if(typeof l!="string"&&!(typeof l=="number"&&!(l%
1)&&!isNaN(l)&&isFinite(l)))return kt.errors=[{}],!1;var i=c===e;if(!i)break}}else return kt.errors=[{}],!1;return kt.errors=
r,e===0}function ci(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.str_sp===void 0&&(o="str_sp"))return ci.errors=[{}],!1;{const u=e;for(const l in t)
if(!(l==="str_sp"||l==="ctxt"||de.test(l))){return ci.errors=[{}],!1;break}if(u===e){if(t.str_sp!==void 0){const l=e;if(typeof t.
str_sp!="string")return ci.errors=[{}],!1;var i=l===e}else var i=!0;if(i)if(t.ctxt!==void 0){const l=e;if(typeof t.ctxt!=
"string")return ci.errors=[{}],!1;var i=l===e}else var i=!0}}}else return ci.errors=[{}],!1;return ci.errors=r,e===0}function ii(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.str===void 0&&(o="str"))return ii.errors=[{}],!1;{const u=e;for(const l in t)if(!(l===
"str"||l==="str_pl"||l==="ctxt"||de.test(l))){return ii.errors=[{}],!1;break}if(u===e){if(t.str!==void 0){const l=e;if(typeof t.
str!="string")return ii.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t.str_pl!==void 0){const l=e;if(typeof t.str_pl!=
"string")return ii.errors=[{}],!1;var i=l===e}else var i=!0;if(i)if(t.ctxt!==void 0){const l=e;if(typeof t.ctxt!="string")
return ii.errors=[{}],!1;var i=l===e}else var i=!0}}}}else return ii.errors=[{}],!1;return ii.errors=r,e===0}function je(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;if(typeof t!=
"string"){const c={};r===null?r=[c]:r.push(c),e++}var l=u===e;if(o=o||l,!o){const c=e;ci(t,{instancePath:p,parentData:z,
parentDataProperty:W,rootData:m})||(r=r===null?ci.errors:r.concat(ci.errors),e=r.length);var l=c===e;if(o=o||l,!o){const F=e;
ii(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?ii.errors:r.concat(ii.errors),e=r.length);
var l=F===e;o=o||l}}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const c={};return r===null?r=[c]:r.push(c),e++,je.errors=
r,!1}return je.errors=r,e===0}const _s=new RegExp("^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:ml|L)[ \\t]*)+$","u");function Ot(t,{instancePath:p="",parentData:z,
parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(typeof t=="string"){if(!_s.test(t))return Ot.errors=[{
instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:ml|L)[ \\t]*)\
+$"}}],!1}else return Ot.errors=[{}],!1;return Ot.errors=r,e===0}const Is={type:"object",additionalProperties:!1,properties:{
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
type:"string"}},patternProperties:{"^//":{}}},ls=new RegExp("^[0-9]{1,4} ?dB$","u");function Mi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(typeof t==
"string"){if(x(t)<1)return Mi.errors=[{}],!1}else return Mi.errors=[{}],!1;return Mi.errors=r,e===0}function Fr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;return typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t)?(Fr.errors=r,e===0):(Fr.errors=[{}],!1)}const js={type:"object",additionalProperties:!1,required:["group"],properties:{prob:{$ref:"#/definitions/item-group_prob\
ability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,"x-extension":!0},"count-m\
ax":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"int\
eger",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{"x-extension":!0,$ref:"\
#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extensio\
n":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,
"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[
{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],
"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-r\
ef":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"strin\
g","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},
active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{
type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},group:{type:"string",minLength:1,"x-ref":"item_group","\
x-extension":!0}},patternProperties:{"^//":{}}};function De(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={};r===null?r=[a]:r.push(a),e++}if(e===u&&typeof t=="n\
umber"&&isFinite(t)&&(t<0||isNaN(t))){const a={};r===null?r=[a]:r.push(a),e++}var l=u===e;if(o=o||l,!o){const a=e;if(e===
a)if(Array.isArray(t))if(t.length>2){const L={};r===null?r=[L]:r.push(L),e++}else if(t.length<2){const L={};r===null?r=[
L]:r.push(L),e++}else if(t.length<=2){const D=t.length;if(D>0){let b=t[0];const n=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(
b)&&isFinite(b))){const s={};r===null?r=[s]:r.push(s),e++}if(e===n&&typeof b=="number"&&isFinite(b)&&(b<0||isNaN(b))){const s={};
r===null?r=[s]:r.push(s),e++}var c=n===e}if(c&&D>1){let b=t[1];const n=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(
b))){const v={};r===null?r=[v]:r.push(v),e++}if(e===n&&typeof b=="number"&&isFinite(b)&&(b<0||isNaN(b))){const v={};r===
null?r=[v]:r.push(v),e++}var c=n===e}}else{const D={};r===null?r=[D]:r.push(D),e++}else{const L={};r===null?r=[L]:r.push(
L),e++}var l=a===e;o=o||l}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const a={};return r===null?r=[a]:r.push(a),e++,De.
errors=r,!1}return De.errors=r,e===0}function Ye(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let D;if(t.group===void 0&&(D="group"))return Ye.errors=
[{}],!1;{const b=e;for(const n in t)if(!(Ue.call(js.properties,n)||de.test(n))){return Ye.errors=[{}],!1;break}if(b===e){
if(t.prob!==void 0){const n=e;Fr(t.prob,{instancePath:p+"/prob",parentData:t,parentDataProperty:"prob",rootData:m})||(r=
r===null?Fr.errors:r.concat(Fr.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t.count!==void 0){const n=e;De(t.count,
{instancePath:p+"/count",parentData:t,parentDataProperty:"count",rootData:m})||(r=r===null?De.errors:r.concat(De.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["count-min"]!==void 0){let n=t["count-min"];const s=e;if(!(typeof n=="n\
umber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ye.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return Ye.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["count-max"]!==void 0){let n=t["count-max"];const s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ye.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n)))return Ye.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.charges!==void 0){const n=e;De(t.charges,
{instancePath:p+"/charges",parentData:t,parentDataProperty:"charges",rootData:m})||(r=r===null?De.errors:r.concat(De.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let n=t["charges-min"];const s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ye.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return Ye.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["charges-max"]!==void 0){let n=t["charges-max"];const s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ye.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n)))return Ye.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.damage!==void 0){const n=e;De(t.damage,
{instancePath:p+"/damage",parentData:t,parentDataProperty:"damage",rootData:m})||(r=r===null?De.errors:r.concat(De.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["damage-min"]!==void 0){let n=t["damage-min"];const s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ye.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["damage-max"]!==
void 0){let n=t["damage-max"];const s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ye.errors=[{}],!1;
var i=s===e}else var i=!0;if(i){if(t.dirt!==void 0){const n=e;De(t.dirt,{instancePath:p+"/dirt",parentData:t,parentDataProperty:"\
dirt",rootData:m})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["contents\
-item"]!==void 0){let n=t["contents-item"];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};
r===null?r=[y]:r.push(y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var o=_===e;if(d=d||o,!d){const y=e;if(e===y)
if(Array.isArray(n)){var u=!0;const X=n.length;for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){
if(x(E)<1){const R={};r===null?r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var u=w===e;if(!u)break}}else{
const X={};r===null?r=[X]:r.push(X),e++}var o=y===e;d=d||o}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===
null?r=[y]:r.push(y),e++,Ye.errors=r,!1}var i=s===e}else var i=!0;if(i){if(t["contents-group"]!==void 0){let n=t["conten\
ts-group"];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(
y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var l=_===e;if(d=d||l,!d){const y=e;if(e===y)if(Array.isArray(n)){var c=!0;
const X=n.length;for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){if(x(E)<1){const R={};r===null?
r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var c=w===e;if(!c)break}}else{const X={};r===null?r=[X]:
r.push(X),e++}var l=y===e;d=d||l}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?r=[y]:r.push(y),
e++,Ye.errors=r,!1}var i=s===e}else var i=!0;if(i){if(t["container-item"]!==void 0){const n=e;if(typeof t["container-ite\
m"]!="string")return Ye.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["container-group"]!==void 0){const n=e;if(typeof t["\
container-group"]!="string")return Ye.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const n=e;
if(typeof t["ammo-item"]!="string")return Ye.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){
const n=e;if(typeof t["ammo-group"]!="string")return Ye.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["custom-flag\
s"]!==void 0){let n=t["custom-flags"];const s=e;if(e===s)if(Array.isArray(n)){var a=!0;const d=n.length;for(let _=0;_<d;_++){
let P=n[_];const y=e;if(e===y)if(typeof P=="string"){if(x(P)<1)return Ye.errors=[{}],!1}else return Ye.errors=[{}],!1;var a=y===
e;if(!a)break}}else return Ye.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.active!==void 0){const n=e;if(typeof t.
active!="boolean")return Ye.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.snippets!==void 0){let n=t.snippets;const s=e,
v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(y),e++}}else{const y={};
r===null?r=[y]:r.push(y),e++}var F=_===e;if(d=d||F,!d){const y=e;if(e===y)if(Array.isArray(n)){var L=!0;const X=n.length;
for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){if(x(E)<1){const R={};r===null?r=[R]:r.push(R),
e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var L=w===e;if(!L)break}}else{const X={};r===null?r=[X]:r.push(X),e++}
var F=y===e;d=d||F}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?r=[y]:r.push(y),e++,Ye.errors=
r,!1}var i=s===e}else var i=!0;if(i)if(t.group!==void 0){let n=t.group;const s=e;if(e===s)if(typeof n=="string"){if(x(n)<
1)return Ye.errors=[{}],!1}else return Ye.errors=[{}],!1;var i=s===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return Ye.errors=
[{}],!1;return Ye.errors=r,e===0}const Es={type:"object",additionalProperties:!1,required:["collection"],properties:{prob:{
$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,
"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},
"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{
"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"\
integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"\
contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-gr\
oup":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"\
ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},
"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},
{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},collection:{type:"array",items:{$ref:"\
#/definitions/item-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}},Si={validate:Ft};function lr(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let b;if(t.collection===void 0&&(b="collection"))return lr.errors=[{}],!1;{const n=e;for(const s in t)
if(!(Ue.call(Es.properties,s)||de.test(s))){return lr.errors=[{}],!1;break}if(n===e){if(t.prob!==void 0){const s=e;Fr(t.
prob,{instancePath:p+"/prob",parentData:t,parentDataProperty:"prob",rootData:m})||(r=r===null?Fr.errors:r.concat(Fr.errors),
e=r.length);var i=s===e}else var i=!0;if(i){if(t.count!==void 0){const s=e;De(t.count,{instancePath:p+"/count",parentData:t,
parentDataProperty:"count",rootData:m})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=s===e}else var i=!0;
if(i){if(t["count-min"]!==void 0){let s=t["count-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return lr.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return lr.errors=[{}],!1;var i=v===e}else
var i=!0;if(i){if(t["count-max"]!==void 0){let s=t["count-max"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return lr.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return lr.errors=[{}],!1;var i=v===
e}else var i=!0;if(i){if(t.charges!==void 0){const s=e;De(t.charges,{instancePath:p+"/charges",parentData:t,parentDataProperty:"\
charges",rootData:m})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["charg\
es-min"]!==void 0){let s=t["charges-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return lr.errors=
[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return lr.errors=[{}],!1;var i=v===e}else var i=!0;if(i){
if(t["charges-max"]!==void 0){let s=t["charges-max"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return lr.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return lr.errors=[{}],!1;var i=v===e}else
var i=!0;if(i){if(t.damage!==void 0){const s=e;De(t.damage,{instancePath:p+"/damage",parentData:t,parentDataProperty:"da\
mage",rootData:m})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["damage-m\
in"]!==void 0){let s=t["damage-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return lr.errors=
[{}],!1;var i=v===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let s=t["damage-max"];const v=e;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return lr.errors=[{}],!1;var i=v===e}else var i=!0;if(i){if(t.dirt!==void 0){const s=e;
De(t.dirt,{instancePath:p+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:m})||(r=r===null?De.errors:r.concat(De.
errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let s=t["contents-item"];const v=e,d=e;
let _=!1;const P=e;if(e===P)if(typeof s=="string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===
null?r=[h]:r.push(h),e++}var o=P===e;if(_=_||o,!_){const h=e;if(e===h)if(Array.isArray(s)){var u=!0;const N=s.length;for(let E=0;E<
N;E++){let w=s[E];const H=e;if(e===H)if(typeof w=="string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};
r===null?r=[C]:r.push(C),e++}var u=H===e;if(!u)break}}else{const N={};r===null?r=[N]:r.push(N),e++}var o=h===e;_=_||o}if(_)
e=d,r!==null&&(d?r.length=d:r=null);else{const h={};return r===null?r=[h]:r.push(h),e++,lr.errors=r,!1}var i=v===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let s=t["contents-group"];const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s==
"string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var l=P===e;if(_=
_||l,!_){const h=e;if(e===h)if(Array.isArray(s)){var c=!0;const N=s.length;for(let E=0;E<N;E++){let w=s[E];const H=e;if(e===
H)if(typeof w=="string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}
var c=H===e;if(!c)break}}else{const N={};r===null?r=[N]:r.push(N),e++}var l=h===e;_=_||l}if(_)e=d,r!==null&&(d?r.length=
d:r=null);else{const h={};return r===null?r=[h]:r.push(h),e++,lr.errors=r,!1}var i=v===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const s=e;if(typeof t["container-item"]!="string")return lr.errors=[{}],!1;var i=s===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const s=e;if(typeof t["container-group"]!="string")return lr.errors=[{}],!1;var i=s===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const s=e;if(typeof t["ammo-item"]!="string")return lr.errors=[{}],!1;
var i=s===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const s=e;if(typeof t["ammo-group"]!="string")return lr.errors=
[{}],!1;var i=s===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let s=t["custom-flags"];const v=e;if(e===v)if(Array.
isArray(s)){var a=!0;const _=s.length;for(let P=0;P<_;P++){let y=s[P];const h=e;if(e===h)if(typeof y=="string"){if(x(y)<
1)return lr.errors=[{}],!1}else return lr.errors=[{}],!1;var a=h===e;if(!a)break}}else return lr.errors=[{}],!1;var i=v===
e}else var i=!0;if(i){if(t.active!==void 0){const s=e;if(typeof t.active!="boolean")return lr.errors=[{}],!1;var i=s===e}else
var i=!0;if(i){if(t.snippets!==void 0){let s=t.snippets;const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s=="string"){
if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var F=P===e;if(_=_||F,!_){
const h=e;if(e===h)if(Array.isArray(s)){var L=!0;const N=s.length;for(let E=0;E<N;E++){let w=s[E];const H=e;if(e===H)if(typeof w==
"string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}var L=H===e;if(!L)
break}}else{const N={};r===null?r=[N]:r.push(N),e++}var F=h===e;_=_||F}if(_)e=d,r!==null&&(d?r.length=d:r=null);else{const h={};
return r===null?r=[h]:r.push(h),e++,lr.errors=r,!1}var i=v===e}else var i=!0;if(i)if(t.collection!==void 0){let s=t.collection;
const v=e;if(e===v)if(Array.isArray(s)){var D=!0;const _=s.length;for(let P=0;P<_;P++){const y=e;Si.validate(s[P],{instancePath:p+
"/collection/"+P,parentData:s,parentDataProperty:P,rootData:m})||(r=r===null?Si.validate.errors:r.concat(Si.validate.errors),
e=r.length);var D=y===e;if(!D)break}}else return lr.errors=[{}],!1;var i=v===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return lr.
errors=[{}],!1;return lr.errors=r,e===0}const ws={type:"object",additionalProperties:!1,required:["distribution"],properties:{
prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"inte\
ger",minimum:0,"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/it\
em-group_range"},"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-ex\
tension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},
"damage-max":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-i\
tem":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],
"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"s\
tring",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},
"container-group":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-ext\
ension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"\
string",minLength:1},"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,
"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},distribution:{type:"\
array",items:{$ref:"#/definitions/item-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}};function or(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let b;if(t.distribution===void 0&&(b="distribution"))return or.errors=[{}],!1;{const n=e;for(const s in t)
if(!(Ue.call(ws.properties,s)||de.test(s))){return or.errors=[{}],!1;break}if(n===e){if(t.prob!==void 0){const s=e;Fr(t.
prob,{instancePath:p+"/prob",parentData:t,parentDataProperty:"prob",rootData:m})||(r=r===null?Fr.errors:r.concat(Fr.errors),
e=r.length);var i=s===e}else var i=!0;if(i){if(t.count!==void 0){const s=e;De(t.count,{instancePath:p+"/count",parentData:t,
parentDataProperty:"count",rootData:m})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=s===e}else var i=!0;
if(i){if(t["count-min"]!==void 0){let s=t["count-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return or.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return or.errors=[{}],!1;var i=v===e}else
var i=!0;if(i){if(t["count-max"]!==void 0){let s=t["count-max"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return or.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return or.errors=[{}],!1;var i=v===
e}else var i=!0;if(i){if(t.charges!==void 0){const s=e;De(t.charges,{instancePath:p+"/charges",parentData:t,parentDataProperty:"\
charges",rootData:m})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["charg\
es-min"]!==void 0){let s=t["charges-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return or.errors=
[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return or.errors=[{}],!1;var i=v===e}else var i=!0;if(i){
if(t["charges-max"]!==void 0){let s=t["charges-max"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return or.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return or.errors=[{}],!1;var i=v===e}else
var i=!0;if(i){if(t.damage!==void 0){const s=e;De(t.damage,{instancePath:p+"/damage",parentData:t,parentDataProperty:"da\
mage",rootData:m})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["damage-m\
in"]!==void 0){let s=t["damage-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return or.errors=
[{}],!1;var i=v===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let s=t["damage-max"];const v=e;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return or.errors=[{}],!1;var i=v===e}else var i=!0;if(i){if(t.dirt!==void 0){const s=e;
De(t.dirt,{instancePath:p+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:m})||(r=r===null?De.errors:r.concat(De.
errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let s=t["contents-item"];const v=e,d=e;
let _=!1;const P=e;if(e===P)if(typeof s=="string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===
null?r=[h]:r.push(h),e++}var o=P===e;if(_=_||o,!_){const h=e;if(e===h)if(Array.isArray(s)){var u=!0;const N=s.length;for(let E=0;E<
N;E++){let w=s[E];const H=e;if(e===H)if(typeof w=="string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};
r===null?r=[C]:r.push(C),e++}var u=H===e;if(!u)break}}else{const N={};r===null?r=[N]:r.push(N),e++}var o=h===e;_=_||o}if(_)
e=d,r!==null&&(d?r.length=d:r=null);else{const h={};return r===null?r=[h]:r.push(h),e++,or.errors=r,!1}var i=v===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let s=t["contents-group"];const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s==
"string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var l=P===e;if(_=
_||l,!_){const h=e;if(e===h)if(Array.isArray(s)){var c=!0;const N=s.length;for(let E=0;E<N;E++){let w=s[E];const H=e;if(e===
H)if(typeof w=="string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}
var c=H===e;if(!c)break}}else{const N={};r===null?r=[N]:r.push(N),e++}var l=h===e;_=_||l}if(_)e=d,r!==null&&(d?r.length=
d:r=null);else{const h={};return r===null?r=[h]:r.push(h),e++,or.errors=r,!1}var i=v===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const s=e;if(typeof t["container-item"]!="string")return or.errors=[{}],!1;var i=s===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const s=e;if(typeof t["container-group"]!="string")return or.errors=[{}],!1;var i=s===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const s=e;if(typeof t["ammo-item"]!="string")return or.errors=[{}],!1;
var i=s===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const s=e;if(typeof t["ammo-group"]!="string")return or.errors=
[{}],!1;var i=s===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let s=t["custom-flags"];const v=e;if(e===v)if(Array.
isArray(s)){var a=!0;const _=s.length;for(let P=0;P<_;P++){let y=s[P];const h=e;if(e===h)if(typeof y=="string"){if(x(y)<
1)return or.errors=[{}],!1}else return or.errors=[{}],!1;var a=h===e;if(!a)break}}else return or.errors=[{}],!1;var i=v===
e}else var i=!0;if(i){if(t.active!==void 0){const s=e;if(typeof t.active!="boolean")return or.errors=[{}],!1;var i=s===e}else
var i=!0;if(i){if(t.snippets!==void 0){let s=t.snippets;const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s=="string"){
if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var F=P===e;if(_=_||F,!_){
const h=e;if(e===h)if(Array.isArray(s)){var L=!0;const N=s.length;for(let E=0;E<N;E++){let w=s[E];const H=e;if(e===H)if(typeof w==
"string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}var L=H===e;if(!L)
break}}else{const N={};r===null?r=[N]:r.push(N),e++}var F=h===e;_=_||F}if(_)e=d,r!==null&&(d?r.length=d:r=null);else{const h={};
return r===null?r=[h]:r.push(h),e++,or.errors=r,!1}var i=v===e}else var i=!0;if(i)if(t.distribution!==void 0){let s=t.distribution;
const v=e;if(e===v)if(Array.isArray(s)){var D=!0;const _=s.length;for(let P=0;P<_;P++){const y=e;Si.validate(s[P],{instancePath:p+
"/distribution/"+P,parentData:s,parentDataProperty:P,rootData:m})||(r=r===null?Si.validate.errors:r.concat(Si.validate.errors),
e=r.length);var D=y===e;if(!D)break}}else return or.errors=[{}],!1;var i=v===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return or.
errors=[{}],!1;return or.errors=r,e===0}const Xs={type:"object",additionalProperties:!1,required:["item"],properties:{prob:{
$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,
"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},
"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{
"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"\
integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"\
contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-gr\
oup":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"\
ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},
"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},
{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},item:{type:"string",minLength:1,"x\
-ref":"item"}},patternProperties:{"^//":{}}};function Ze(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let D;if(t.item===void 0&&(D="item"))return Ze.errors=
[{}],!1;{const b=e;for(const n in t)if(!(Ue.call(Xs.properties,n)||de.test(n))){return Ze.errors=[{}],!1;break}if(b===e){
if(t.prob!==void 0){const n=e;Fr(t.prob,{instancePath:p+"/prob",parentData:t,parentDataProperty:"prob",rootData:m})||(r=
r===null?Fr.errors:r.concat(Fr.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t.count!==void 0){const n=e;De(t.count,
{instancePath:p+"/count",parentData:t,parentDataProperty:"count",rootData:m})||(r=r===null?De.errors:r.concat(De.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["count-min"]!==void 0){let n=t["count-min"];const s=e;if(!(typeof n=="n\
umber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ze.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return Ze.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["count-max"]!==void 0){let n=t["count-max"];const s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ze.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n)))return Ze.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.charges!==void 0){const n=e;De(t.charges,
{instancePath:p+"/charges",parentData:t,parentDataProperty:"charges",rootData:m})||(r=r===null?De.errors:r.concat(De.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let n=t["charges-min"];const s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ze.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return Ze.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["charges-max"]!==void 0){let n=t["charges-max"];const s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ze.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n)))return Ze.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.damage!==void 0){const n=e;De(t.damage,
{instancePath:p+"/damage",parentData:t,parentDataProperty:"damage",rootData:m})||(r=r===null?De.errors:r.concat(De.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["damage-min"]!==void 0){let n=t["damage-min"];const s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ze.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["damage-max"]!==
void 0){let n=t["damage-max"];const s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ze.errors=[{}],!1;
var i=s===e}else var i=!0;if(i){if(t.dirt!==void 0){const n=e;De(t.dirt,{instancePath:p+"/dirt",parentData:t,parentDataProperty:"\
dirt",rootData:m})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["contents\
-item"]!==void 0){let n=t["contents-item"];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};
r===null?r=[y]:r.push(y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var o=_===e;if(d=d||o,!d){const y=e;if(e===y)
if(Array.isArray(n)){var u=!0;const X=n.length;for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){
if(x(E)<1){const R={};r===null?r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var u=w===e;if(!u)break}}else{
const X={};r===null?r=[X]:r.push(X),e++}var o=y===e;d=d||o}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===
null?r=[y]:r.push(y),e++,Ze.errors=r,!1}var i=s===e}else var i=!0;if(i){if(t["contents-group"]!==void 0){let n=t["conten\
ts-group"];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(
y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var l=_===e;if(d=d||l,!d){const y=e;if(e===y)if(Array.isArray(n)){var c=!0;
const X=n.length;for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){if(x(E)<1){const R={};r===null?
r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var c=w===e;if(!c)break}}else{const X={};r===null?r=[X]:
r.push(X),e++}var l=y===e;d=d||l}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?r=[y]:r.push(y),
e++,Ze.errors=r,!1}var i=s===e}else var i=!0;if(i){if(t["container-item"]!==void 0){const n=e;if(typeof t["container-ite\
m"]!="string")return Ze.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["container-group"]!==void 0){const n=e;if(typeof t["\
container-group"]!="string")return Ze.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const n=e;
if(typeof t["ammo-item"]!="string")return Ze.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){
const n=e;if(typeof t["ammo-group"]!="string")return Ze.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["custom-flag\
s"]!==void 0){let n=t["custom-flags"];const s=e;if(e===s)if(Array.isArray(n)){var a=!0;const d=n.length;for(let _=0;_<d;_++){
let P=n[_];const y=e;if(e===y)if(typeof P=="string"){if(x(P)<1)return Ze.errors=[{}],!1}else return Ze.errors=[{}],!1;var a=y===
e;if(!a)break}}else return Ze.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.active!==void 0){const n=e;if(typeof t.
active!="boolean")return Ze.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.snippets!==void 0){let n=t.snippets;const s=e,
v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(y),e++}}else{const y={};
r===null?r=[y]:r.push(y),e++}var F=_===e;if(d=d||F,!d){const y=e;if(e===y)if(Array.isArray(n)){var L=!0;const X=n.length;
for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){if(x(E)<1){const R={};r===null?r=[R]:r.push(R),
e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var L=w===e;if(!L)break}}else{const X={};r===null?r=[X]:r.push(X),e++}
var F=y===e;d=d||F}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?r=[y]:r.push(y),e++,Ze.errors=
r,!1}var i=s===e}else var i=!0;if(i)if(t.item!==void 0){let n=t.item;const s=e;if(e===s)if(typeof n=="string"){if(x(n)<1)
return Ze.errors=[{}],!1}else return Ze.errors=[{}],!1;var i=s===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return Ze.errors=
[{}],!1;return Ze.errors=r,e===0}function Ei(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,
e=0;const i=e;let o=!1;const u=e;Ye(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?Ye.errors:
r.concat(Ye.errors),e=r.length);var l=u===e;if(o=o||l,!o){const c=e;lr(t,{instancePath:p,parentData:z,parentDataProperty:W,
rootData:m})||(r=r===null?lr.errors:r.concat(lr.errors),e=r.length);var l=c===e;if(o=o||l,!o){const F=e;or(t,{instancePath:p,
parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?or.errors:r.concat(or.errors),e=r.length);var l=F===e;if(o=o||
l,!o){const D=e;Ze(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?Ze.errors:r.concat(Ze.errors),
e=r.length);var l=D===e;o=o||l}}}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const c={};return r===null?r=[c]:r.push(c),
e++,Ei.errors=r,!1}return Ei.errors=r,e===0}function Ft(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){
let r=null,e=0;const i=e;let o=!1;const u=e;if(e===u)if(typeof t=="string"){if(x(t)<1){const a={};r===null?r=[a]:r.push(
a),e++}}else{const a={};r===null?r=[a]:r.push(a),e++}var l=u===e;if(o=o||l,!o){const a=e;if(e===a)if(Array.isArray(t))if(t.
length>2){const L={};r===null?r=[L]:r.push(L),e++}else if(t.length<2){const L={};r===null?r=[L]:r.push(L),e++}else if(t.
length<=2){const D=t.length;if(D>0){let b=t[0];const n=e;if(e===n)if(typeof b=="string"){if(x(b)<1){const s={};r===null?
r=[s]:r.push(s),e++}}else{const s={};r===null?r=[s]:r.push(s),e++}var c=n===e}if(c&&D>1){const b=e;Fr(t[1],{instancePath:p+
"/1",parentData:t,parentDataProperty:1,rootData:m})||(r=r===null?Fr.errors:r.concat(Fr.errors),e=r.length);var c=b===e}}else{
const D={};r===null?r=[D]:r.push(D),e++}else{const L={};r===null?r=[L]:r.push(L),e++}var l=a===e;if(o=o||l,!o){const L=e;
Ei(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?Ei.errors:r.concat(Ei.errors),e=r.length);
var l=L===e;o=o||l}}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const a={};return r===null?r=[a]:r.push(a),e++,Ft.errors=
r,!1}return Ft.errors=r,e===0}function ts(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,
e=0;if(e===0)if(Array.isArray(t)){var i=!0;const o=t.length;for(let u=0;u<o;u++){const l=e;Ft(t[u],{instancePath:p+"/"+u,
parentData:t,parentDataProperty:u,rootData:m})||(r=r===null?Ft.errors:r.concat(Ft.errors),e=r.length);var i=l===e;if(!i)
break}}else return ts.errors=[{}],!1;return ts.errors=r,e===0}function is(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(e===u)if(typeof t=="string"){if(x(t)<1){const a={};r===null?r=[a]:r.push(a),e++}}else{const a={};r===null?r=[a]:r.push(
a),e++}var l=u===e;if(o=o||l,!o){const a=e;if(e===a)if(Array.isArray(t))if(t.length>2){const L={};r===null?r=[L]:r.push(
L),e++}else if(t.length<2){const L={};r===null?r=[L]:r.push(L),e++}else if(t.length<=2){const D=t.length;if(D>0){let b=t[0];
const n=e;if(e===n)if(typeof b=="string"){if(x(b)<1){const s={};r===null?r=[s]:r.push(s),e++}}else{const s={};r===null?r=
[s]:r.push(s),e++}var c=n===e}if(c&&D>1){const b=e;Fr(t[1],{instancePath:p+"/1",parentData:t,parentDataProperty:1,rootData:m})||
(r=r===null?Fr.errors:r.concat(Fr.errors),e=r.length);var c=b===e}}else{const D={};r===null?r=[D]:r.push(D),e++}else{const L={};
r===null?r=[L]:r.push(L),e++}var l=a===e;if(o=o||l,!o){const L=e;Ei(t,{instancePath:p,parentData:z,parentDataProperty:W,
rootData:m})||(r=r===null?Ei.errors:r.concat(Ei.errors),e=r.length);var l=L===e;o=o||l}}if(o)e=i,r!==null&&(i?r.length=i:
r=null);else{const a={};return r===null?r=[a]:r.push(a),e++,is.errors=r,!1}return is.errors=r,e===0}function Er(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
const c=e;for(const a in t)if(!(a==="type"||a==="id"||a==="subtype"||a==="ammo"||a==="magazine"||a==="entries"||a==="ite\
ms"||a==="groups"||de.test(a))){return Er.errors=[{}],!1;break}if(c===e){if(t.type!==void 0){const a=e;if(typeof t.type!=
"string")return Er.errors=[{}],!1;var i=a===e}else var i=!0;if(i){if(t.id!==void 0){const a=e;if(typeof t.id!="string")return Er.
errors=[{}],!1;var i=a===e}else var i=!0;if(i){if(t.subtype!==void 0){let a=t.subtype;const F=e;if(typeof a!="string")return Er.
errors=[{}],!1;if(!(a==="collection"||a==="distribution"||a==="old"))return Er.errors=[{}],!1;var i=F===e}else var i=!0;
if(i){if(t.ammo!==void 0){let a=t.ammo;const F=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Er.errors=
[{}],!1;if(e===F&&typeof a=="number"&&isFinite(a)){if(a>100||isNaN(a))return Er.errors=[{}],!1;if(a<0||isNaN(a))return Er.
errors=[{}],!1}var i=F===e}else var i=!0;if(i){if(t.magazine!==void 0){let a=t.magazine;const F=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return Er.errors=[{}],!1;if(e===F&&typeof a=="number"&&isFinite(a)){if(a>100||isNaN(a))return Er.
errors=[{}],!1;if(a<0||isNaN(a))return Er.errors=[{}],!1}var i=F===e}else var i=!0;if(i){if(t.entries!==void 0){let a=t.
entries;const F=e;if(e===F)if(Array.isArray(a)){var o=!0;const D=a.length;for(let b=0;b<D;b++){const n=e;Ft(a[b],{instancePath:p+
"/entries/"+b,parentData:a,parentDataProperty:b,rootData:m})||(r=r===null?Ft.errors:r.concat(Ft.errors),e=r.length);var o=n===
e;if(!o)break}}else return Er.errors=[{}],!1;var i=F===e}else var i=!0;if(i){if(t.items!==void 0){let a=t.items;const F=e;
if(e===F)if(Array.isArray(a)){var u=!0;const D=a.length;for(let b=0;b<D;b++){const n=e;Ft(a[b],{instancePath:p+"/items/"+
b,parentData:a,parentDataProperty:b,rootData:m})||(r=r===null?Ft.errors:r.concat(Ft.errors),e=r.length);var u=n===e;if(!u)
break}}else return Er.errors=[{}],!1;var i=F===e}else var i=!0;if(i)if(t.groups!==void 0){let a=t.groups;const F=e;if(e===
F)if(Array.isArray(a)){var l=!0;const D=a.length;for(let b=0;b<D;b++){const n=e;is(a[b],{instancePath:p+"/groups/"+b,parentData:a,
parentDataProperty:b,rootData:m})||(r=r===null?is.errors:r.concat(is.errors),e=r.length);var l=n===e;if(!l)break}}else return Er.
errors=[{}],!1;var i=F===e}else var i=!0}}}}}}}}else return Er.errors=[{}],!1;return Er.errors=r,e===0}function mt(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;Mi(t,{instancePath:p,parentData:z,
parentDataProperty:W,rootData:m})||(r=r===null?Mi.errors:r.concat(Mi.errors),e=r.length);var l=u===e;if(o=o||l,!o){const c=e;
ts(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?ts.errors:r.concat(ts.errors),e=r.length);
var l=c===e;if(o=o||l,!o){const F=e;Er(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?Er.
errors:r.concat(Er.errors),e=r.length);var l=F===e;o=o||l}}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const c={};return r===
null?r=[c]:r.push(c),e++,mt.errors=r,!1}return mt.errors=r,e===0}function Be(t,{instancePath:p="",parentData:z,parentDataProperty:W,
rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const s=e;for(const v in t)if(!(Ue.
call(Is.properties,v)||de.test(v))){return Be.errors=[{}],!1;break}if(s===e){if(t.str_min!==void 0){let v=t.str_min;const d=e;
if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return Be.errors=[{}],!1;var i=d===e}else var i=!0;if(i){if(t.str_max!==
void 0){let v=t.str_max;const d=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return Be.errors=[{}],!1;var i=d===
e}else var i=!0;if(i){if(t.str_min_blocked!==void 0){let v=t.str_min_blocked;const d=e;if(!(typeof v=="number"&&!(v%1)&&
!isNaN(v)&&isFinite(v)))return Be.errors=[{}],!1;var i=d===e}else var i=!0;if(i){if(t.str_max_blocked!==void 0){let v=t.
str_max_blocked;const d=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return Be.errors=[{}],!1;var i=d===e}else
var i=!0;if(i){if(t.str_min_supported!==void 0){let v=t.str_min_supported;const d=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(
v)&&isFinite(v)))return Be.errors=[{}],!1;var i=d===e}else var i=!0;if(i){if(t.str_max_supported!==void 0){let v=t.str_max_supported;
const d=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return Be.errors=[{}],!1;var i=d===e}else var i=!0;if(i){
if(t.sound!==void 0){const v=e;je(t.sound,{instancePath:p+"/sound",parentData:t,parentDataProperty:"sound",rootData:m})||
(r=r===null?je.errors:r.concat(je.errors),e=r.length);var i=v===e}else var i=!0;if(i){if(t.sound_fail!==void 0){const v=e;
je(t.sound_fail,{instancePath:p+"/sound_fail",parentData:t,parentDataProperty:"sound_fail",rootData:m})||(r=r===null?je.
errors:r.concat(je.errors),e=r.length);var i=v===e}else var i=!0;if(i){if(t.sound_vol!==void 0){let v=t.sound_vol;const d=e,
_=e;let P=!1;const y=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){const X={};r===null?r=[X]:r.push(X),e++}
var o=y===e;if(P=P||o,!P){const X=e;if(e===X)if(typeof v=="string"){if(!ls.test(v)){const E={instancePath:p+"/sound_vol",
schemaPath:"#/properties/sound_vol/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,4} ?dB$"}};r===null?r=[E]:
r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}var o=X===e;P=P||o}if(P)e=_,r!==null&&(_?r.length=_:r=null);else{
const X={};return r===null?r=[X]:r.push(X),e++,Be.errors=r,!1}var i=d===e}else var i=!0;if(i){if(t.sound_fail_vol!==void 0){
let v=t.sound_fail_vol;const d=e,_=e;let P=!1;const y=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){const X={};
r===null?r=[X]:r.push(X),e++}var u=y===e;if(P=P||u,!P){const X=e;if(e===X)if(typeof v=="string"){if(!ls.test(v)){const E={
instancePath:p+"/sound_fail_vol",schemaPath:"#/properties/sound_fail_vol/anyOf/1/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,4} ?dB$"}};r===null?r=[E]:r.push(E),e++}}else{const E={};r===null?r=[E]:r.push(E),e++}var u=X===e;P=P||u}if(P)e=
_,r!==null&&(_?r.length=_:r=null);else{const X={};return r===null?r=[X]:r.push(X),e++,Be.errors=r,!1}var i=d===e}else var i=!0;
if(i){if(t.explosive!==void 0){let v=t.explosive;const d=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return Be.
errors=[{}],!1;var i=d===e}else var i=!0;if(i){if(t.destroy_only!==void 0){const v=e;if(typeof t.destroy_only!="boolean")
return Be.errors=[{}],!1;var i=v===e}else var i=!0;if(i){if(t.bash_below!==void 0){const v=e;if(typeof t.bash_below!="bo\
olean")return Be.errors=[{}],!1;var i=v===e}else var i=!0;if(i){if(t.items!==void 0){const v=e;mt(t.items,{instancePath:p+
"/items",parentData:t,parentDataProperty:"items",rootData:m})||(r=r===null?mt.errors:r.concat(mt.errors),e=r.length);var i=v===
e}else var i=!0;if(i){if(t.ranged!==void 0){let v=t.ranged;const d=e;if(e===d)if(v&&typeof v=="object"&&!Array.isArray(v)){
const P=e;for(const y in v)if(!(y==="reduction"||y==="reduction_laser"||y==="destroy_threshold"||y==="flammable"||y==="b\
lock_unaimed_chance"||de.test(y))){return Be.errors=[{}],!1;break}if(P===e){if(v.reduction!==void 0){let y=v.reduction;const h=e,
X=e;let N=!1;const E=e;if(!(typeof y=="number"&&isFinite(y))){const w={};r===null?r=[w]:r.push(w),e++}var l=E===e;if(N=N||
l,!N){const w=e;if(e===w)if(Array.isArray(y))if(y.length>2){const R={};r===null?r=[R]:r.push(R),e++}else if(y.length<2){
const R={};r===null?r=[R]:r.push(R),e++}else if(y.length<=2){const C=y.length;if(C>0){let he=y[0];const _e=e;if(!(typeof he==
"number"&&isFinite(he))){const Re={};r===null?r=[Re]:r.push(Re),e++}var c=_e===e}if(c&&C>1){let he=y[1];const _e=e;if(!(typeof he==
"number"&&isFinite(he))){const qe={};r===null?r=[qe]:r.push(qe),e++}var c=_e===e}}else{const C={};r===null?r=[C]:r.push(
C),e++}else{const R={};r===null?r=[R]:r.push(R),e++}var l=w===e;N=N||l}if(N)e=X,r!==null&&(X?r.length=X:r=null);else{const w={};
return r===null?r=[w]:r.push(w),e++,Be.errors=r,!1}var a=h===e}else var a=!0;if(a){if(v.reduction_laser!==void 0){let y=v.
reduction_laser;const h=e,X=e;let N=!1;const E=e;if(!(typeof y=="number"&&isFinite(y))){const H={};r===null?r=[H]:r.push(
H),e++}var F=E===e;if(N=N||F,!N){const H=e;if(e===H)if(Array.isArray(y))if(y.length>2){const C={};r===null?r=[C]:r.push(
C),e++}else if(y.length<2){const C={};r===null?r=[C]:r.push(C),e++}else if(y.length<=2){const he=y.length;if(he>0){let _e=y[0];
const Re=e;if(!(typeof _e=="number"&&isFinite(_e))){const qe={};r===null?r=[qe]:r.push(qe),e++}var L=Re===e}if(L&&he>1){
let _e=y[1];const Re=e;if(!(typeof _e=="number"&&isFinite(_e))){const Ve={};r===null?r=[Ve]:r.push(Ve),e++}var L=Re===e}}else{
const he={};r===null?r=[he]:r.push(he),e++}else{const C={};r===null?r=[C]:r.push(C),e++}var F=H===e;N=N||F}if(N)e=X,r!==
null&&(X?r.length=X:r=null);else{const H={};return r===null?r=[H]:r.push(H),e++,Be.errors=r,!1}var a=h===e}else var a=!0;
if(a){if(v.destroy_threshold!==void 0){let y=v.destroy_threshold;const h=e,X=e;let N=!1;const E=e;if(!(typeof y=="number"&&
isFinite(y))){const H={};r===null?r=[H]:r.push(H),e++}var D=E===e;if(N=N||D,!N){const H=e;if(e===H)if(Array.isArray(y))if(y.
length>2){const C={};r===null?r=[C]:r.push(C),e++}else if(y.length<2){const C={};r===null?r=[C]:r.push(C),e++}else if(y.
length<=2){const he=y.length;if(he>0){let _e=y[0];const Re=e;if(!(typeof _e=="number"&&isFinite(_e))){const qe={};r===null?
r=[qe]:r.push(qe),e++}var b=Re===e}if(b&&he>1){let _e=y[1];const Re=e;if(!(typeof _e=="number"&&isFinite(_e))){const Ve={};
r===null?r=[Ve]:r.push(Ve),e++}var b=Re===e}}else{const he={};r===null?r=[he]:r.push(he),e++}else{const C={};r===null?r=
[C]:r.push(C),e++}var D=H===e;N=N||D}if(N)e=X,r!==null&&(X?r.length=X:r=null);else{const H={};return r===null?r=[H]:r.push(
H),e++,Be.errors=r,!1}var a=h===e}else var a=!0;if(a){if(v.flammable!==void 0){const y=e;if(typeof v.flammable!="boolean")
return Be.errors=[{}],!1;var a=y===e}else var a=!0;if(a)if(v.block_unaimed_chance!==void 0){let y=v.block_unaimed_chance;
const h=e;if(typeof y!="string"&&!(typeof y=="number"&&isFinite(y)))return Be.errors=[{}],!1;var a=h===e}else var a=!0}}}}}else
return Be.errors=[{}],!1;var i=d===e}else var i=!0;if(i){if(t.furn_set!==void 0){let v=t.furn_set;const d=e;if(e===d)if(typeof v==
"string"){if(x(v)<1)return Be.errors=[{}],!1}else return Be.errors=[{}],!1;var i=d===e}else var i=!0;if(i){if(t.tent_centers!==
void 0){let v=t.tent_centers;const d=e;if(e===d)if(Array.isArray(v)){var n=!0;const P=v.length;for(let y=0;y<P;y++){let h=v[y];
const X=e;if(e===X)if(typeof h=="string"){if(x(h)<1)return Be.errors=[{}],!1}else return Be.errors=[{}],!1;var n=X===e;if(!n)
break}}else return Be.errors=[{}],!1;var i=d===e}else var i=!0;if(i){if(t.collapse_radius!==void 0){let v=t.collapse_radius;
const d=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return Be.errors=[{}],!1;if(e===d&&typeof v=="number"&&
isFinite(v)&&(v<0||isNaN(v)))return Be.errors=[{}],!1;var i=d===e}else var i=!0;if(i)if(t.ter_set!==void 0){const v=e;if(typeof t.
ter_set!="string")return Be.errors=[{}],!1;var i=v===e}else var i=!0}}}}}}}}}}}}}}}}}}}else return Be.errors=[{}],!1;return Be.
errors=r,e===0}function si(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){const o=e;for(const u in t)if(!(u==="items"||u==="deconstruct_above"||u==="furn_set"||u==="\
ter_set"||de.test(u))){return si.errors=[{}],!1;break}if(o===e){if(t.items!==void 0){const u=e;mt(t.items,{instancePath:p+
"/items",parentData:t,parentDataProperty:"items",rootData:m})||(r=r===null?mt.errors:r.concat(mt.errors),e=r.length);var i=u===
e}else var i=!0;if(i){if(t.deconstruct_above!==void 0){const u=e;if(typeof t.deconstruct_above!="boolean")return si.errors=
[{}],!1;var i=u===e}else var i=!0;if(i){if(t.furn_set!==void 0){let u=t.furn_set;const l=e;if(e===l)if(typeof u=="string"){
if(x(u)<1)return si.errors=[{}],!1}else return si.errors=[{}],!1;var i=l===e}else var i=!0;if(i)if(t.ter_set!==void 0){const u=e;
if(typeof t.ter_set!="string")return si.errors=[{}],!1;var i=u===e}else var i=!0}}}}else return si.errors=[{}],!1;return si.
errors=r,e===0}const Rs={type:"object",additionalProperties:!1,properties:{success_message:{$ref:"#/definitions/translat\
ed-text"},fail_message:{$ref:"#/definitions/translated-text"},break_message:{$ref:"#/definitions/translated-text"},pry_quality:{
type:"integer"},pry_bonus_mult:{type:"integer"},difficulty:{type:"integer"},noise:{type:"integer"},break_noise:{type:"in\
teger"},sound:{$ref:"#/definitions/translated-text"},break_sound:{$ref:"#/definitions/translated-text"},breakable:{type:"\
boolean"},break_items:{$ref:"#/definitions/item-group"},pry_items:{"x-extension":!0,$ref:"#/definitions/item-group"},alarm:{
type:"boolean","x-extension":!0},new_furn_type:{type:"string",minLength:1,"x-ref":"furniture"},break_furn_type:{type:"st\
ring",minLength:1,"x-ref":"furniture"},new_ter_type:{type:"string"},break_ter_type:{type:"string"}},required:["pry_quali\
ty","difficulty"],patternProperties:{"^//":{}}};function Nr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.pry_quality===void 0&&(o="pry_quality")||
t.difficulty===void 0&&(o="difficulty"))return Nr.errors=[{}],!1;{const u=e;for(const l in t)if(!(Ue.call(Rs.properties,
l)||de.test(l))){return Nr.errors=[{}],!1;break}if(u===e){if(t.success_message!==void 0){const l=e;je(t.success_message,
{instancePath:p+"/success_message",parentData:t,parentDataProperty:"success_message",rootData:m})||(r=r===null?je.errors:
r.concat(je.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t.fail_message!==void 0){const l=e;je(t.fail_message,
{instancePath:p+"/fail_message",parentData:t,parentDataProperty:"fail_message",rootData:m})||(r=r===null?je.errors:r.concat(
je.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t.break_message!==void 0){const l=e;je(t.break_message,{instancePath:p+
"/break_message",parentData:t,parentDataProperty:"break_message",rootData:m})||(r=r===null?je.errors:r.concat(je.errors),
e=r.length);var i=l===e}else var i=!0;if(i){if(t.pry_quality!==void 0){let l=t.pry_quality;const c=e;if(!(typeof l=="num\
ber"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Nr.errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.pry_bonus_mult!==void 0){
let l=t.pry_bonus_mult;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Nr.errors=[{}],!1;var i=c===
e}else var i=!0;if(i){if(t.difficulty!==void 0){let l=t.difficulty;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&
isFinite(l)))return Nr.errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.noise!==void 0){let l=t.noise;const c=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Nr.errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.break_noise!==void 0){
let l=t.break_noise;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Nr.errors=[{}],!1;var i=c===
e}else var i=!0;if(i){if(t.sound!==void 0){const l=e;je(t.sound,{instancePath:p+"/sound",parentData:t,parentDataProperty:"\
sound",rootData:m})||(r=r===null?je.errors:r.concat(je.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t.break_sound!==
void 0){const l=e;je(t.break_sound,{instancePath:p+"/break_sound",parentData:t,parentDataProperty:"break_sound",rootData:m})||
(r=r===null?je.errors:r.concat(je.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t.breakable!==void 0){const l=e;
if(typeof t.breakable!="boolean")return Nr.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t.break_items!==void 0){const l=e;
mt(t.break_items,{instancePath:p+"/break_items",parentData:t,parentDataProperty:"break_items",rootData:m})||(r=r===null?
mt.errors:r.concat(mt.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t.pry_items!==void 0){const l=e;mt(t.pry_items,
{instancePath:p+"/pry_items",parentData:t,parentDataProperty:"pry_items",rootData:m})||(r=r===null?mt.errors:r.concat(mt.
errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t.alarm!==void 0){const l=e;if(typeof t.alarm!="boolean")return Nr.
errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t.new_furn_type!==void 0){let l=t.new_furn_type;const c=e;if(e===c)if(typeof l==
"string"){if(x(l)<1)return Nr.errors=[{}],!1}else return Nr.errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.break_furn_type!==
void 0){let l=t.break_furn_type;const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return Nr.errors=[{}],!1}else return Nr.
errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.new_ter_type!==void 0){const l=e;if(typeof t.new_ter_type!="string")
return Nr.errors=[{}],!1;var i=l===e}else var i=!0;if(i)if(t.break_ter_type!==void 0){const l=e;if(typeof t.break_ter_type!=
"string")return Nr.errors=[{}],!1;var i=l===e}else var i=!0}}}}}}}}}}}}}}}}}}}else return Nr.errors=[{}],!1;return Nr.errors=
r,e===0}const os=new RegExp("^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|second|s|minutes|minute|m|hours|hour|h|days\
|day|d)[ \\t]*)+$","u");function Bi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,
e=0;if(e===0)if(typeof t=="string"){if(!os.test(t))return Bi.errors=[{instancePath:p,schemaPath:"#/pattern",keyword:"pat\
tern",params:{pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|second|s|minutes|minute|m|hours|hour|h|da\
ys|day|d)[ \\t]*)+$"}}],!1}else return Bi.errors=[{}],!1;return Bi.errors=r,e===0}function mi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.item===void 0&&(o="item"))return mi.errors=[{}],!1;{const u=e;for(const l in t)if(!(l===
"item"||l==="count"||de.test(l))){return mi.errors=[{}],!1;break}if(u===e){if(t.item!==void 0){let l=t.item;const c=e;if(e===
c)if(typeof l=="string"){if(x(l)<1)return mi.errors=[{}],!1}else return mi.errors=[{}],!1;var i=c===e}else var i=!0;if(i)
if(t.count!==void 0){const l=e;De(t.count,{instancePath:p+"/count",parentData:t,parentDataProperty:"count",rootData:m})||
(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=l===e}else var i=!0}}}else return mi.errors=[{}],!1;return mi.
errors=r,e===0}function Zr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){const u=e;for(const l in t)if(!(l==="duration"||l==="message"||l==="sound"||
l==="byproducts"||l==="result"||de.test(l))){return Zr.errors=[{}],!1;break}if(u===e){if(t.duration!==void 0){const l=e;
Bi(t.duration,{instancePath:p+"/duration",parentData:t,parentDataProperty:"duration",rootData:m})||(r=r===null?Bi.errors:
r.concat(Bi.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t.message!==void 0){const l=e;je(t.message,{instancePath:p+
"/message",parentData:t,parentDataProperty:"message",rootData:m})||(r=r===null?je.errors:r.concat(je.errors),e=r.length);
var i=l===e}else var i=!0;if(i){if(t.sound!==void 0){const l=e;je(t.sound,{instancePath:p+"/sound",parentData:t,parentDataProperty:"\
sound",rootData:m})||(r=r===null?je.errors:r.concat(je.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t.byproducts!==
void 0){let l=t.byproducts;const c=e;if(e===c)if(Array.isArray(l)){var o=!0;const F=l.length;for(let L=0;L<F;L++){const D=e;
mi(l[L],{instancePath:p+"/byproducts/"+L,parentData:l,parentDataProperty:L,rootData:m})||(r=r===null?mi.errors:r.concat(
mi.errors),e=r.length);var o=D===e;if(!o)break}}else return Zr.errors=[{}],!1;var i=c===e}else var i=!0;if(i)if(t.result!==
void 0){let l=t.result;const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return Zr.errors=[{}],!1}else return Zr.errors=
[{}],!1;var i=c===e}else var i=!0}}}}}else return Zr.errors=[{}],!1;return Zr.errors=r,e===0}const Ts=new RegExp("^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:mg|g|kg)[ \\t]*)+$","u");function zi(t,{instancePath:p="",parentData:z,
parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(typeof t=="string"){if(!Ts.test(t))return zi.errors=[{
instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:mg|g|kg)[ \\t\
]*)+$"}}],!1}else return zi.errors=[{}],!1;return zi.errors=r,e===0}function yi(t,{instancePath:p="",parentData:z,parentDataProperty:W,
rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const u=e;for(const l in t)if(!(l===
"multiplier"||l==="mass"||l==="volume"||de.test(l))){return yi.errors=[{}],!1;break}if(u===e){if(t.multiplier!==void 0){
let l=t.multiplier;const c=e;if(e===c)if(typeof l=="number"&&isFinite(l)){if(l<=0||isNaN(l))return yi.errors=[{}],!1}else
return yi.errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.mass!==void 0){let l=t.mass;const c=e,a=e;let F=!1;const L=e;
if(e===L)if(typeof l=="number"&&isFinite(l)){if(l<0||isNaN(l)){const b={};r===null?r=[b]:r.push(b),e++}}else{const b={};
r===null?r=[b]:r.push(b),e++}var o=L===e;if(F=F||o,!F){const b=e;zi(l,{instancePath:p+"/mass",parentData:t,parentDataProperty:"\
mass",rootData:m})||(r=r===null?zi.errors:r.concat(zi.errors),e=r.length);var o=b===e;F=F||o}if(F)e=a,r!==null&&(a?r.length=
a:r=null);else{const b={};return r===null?r=[b]:r.push(b),e++,yi.errors=r,!1}var i=c===e}else var i=!0;if(i)if(t.volume!==
void 0){const l=e;Ot(t.volume,{instancePath:p+"/volume",parentData:t,parentDataProperty:"volume",rootData:m})||(r=r===null?
Ot.errors:r.concat(Ot.errors),e=r.length);var i=l===e}else var i=!0}}}else return yi.errors=[{}],!1;return yi.errors=r,e===
0}function Kr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.transform===void 0&&(o="transform"))return Kr.errors=[{}],!1;{const u=e;for(const l in t)
if(!(l==="transform"||l==="base"||l==="growth_multiplier"||l==="harvest_multiplier"||de.test(l))){return Kr.errors=[{}],
!1;break}if(u===e){if(t.transform!==void 0){let l=t.transform;const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return Kr.
errors=[{}],!1}else return Kr.errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.base!==void 0){let l=t.base;const c=e;
if(e===c)if(typeof l=="string"){if(x(l)<1)return Kr.errors=[{}],!1}else return Kr.errors=[{}],!1;var i=c===e}else var i=!0;
if(i){if(t.growth_multiplier!==void 0){let l=t.growth_multiplier;const c=e;if(e===c)if(typeof l=="number"&&isFinite(l)){
if(l<=0||isNaN(l))return Kr.errors=[{}],!1}else return Kr.errors=[{}],!1;var i=c===e}else var i=!0;if(i)if(t.harvest_multiplier!==
void 0){let l=t.harvest_multiplier;const c=e;if(e===c)if(typeof l=="number"&&isFinite(l)){if(l<=0||isNaN(l))return Kr.errors=
[{}],!1}else return Kr.errors=[{}],!1;var i=c===e}else var i=!0}}}}}else return Kr.errors=[{}],!1;return Kr.errors=r,e===
0}function ce(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){const Ce=e;for(const O in t)if(!(Ue.call(vs.properties,O)||de.test(O))){return ce.errors=[{}],
!1;break}if(Ce===e){if(t["edit-mode"]!==void 0){let O=t["edit-mode"];const K=e;if(typeof O!="string")return ce.errors=[{}],
!1;if(!(O==="create"||O==="modify"||O==="override"))return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t["copy-\
from"]!==void 0){let O=t["copy-from"];const K=e;if(e===K)if(typeof O=="string"){if(x(O)<1)return ce.errors=[{}],!1}else return ce.
errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.abstract!==void 0){let O=t.abstract;const K=e;if(e===K)if(typeof O==
"string"){if(x(O)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.extend!==
void 0){let O=t.extend;const K=e;if(e===K)if(O&&typeof O=="object"&&!Array.isArray(O)){const Y=e;for(const oe in O)if(!(Ue.
call(vs.properties.extend.properties,oe)||de.test(oe))){return ce.errors=[{}],!1;break}if(Y===e){if(O.flags!==void 0){let oe=O.
flags;const Le=e;if(e===Le)if(Array.isArray(oe)){var o=!0;const V=oe.length;for(let Oe=0;Oe<V;Oe++){let te=oe[Oe];const Xe=e;
if(e===Xe)if(typeof te=="string"){if(x(te)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var o=Xe===e;if(!o)break}}else
return ce.errors=[{}],!1;var u=Le===e}else var u=!0;if(u){if(O.symbol!==void 0){const oe=e;$i(O.symbol,{instancePath:p+"\
/extend/symbol",parentData:O,parentDataProperty:"symbol",rootData:m})||(r=r===null?$i.errors:r.concat($i.errors),e=r.length);
var u=oe===e}else var u=!0;if(u){if(O.color!==void 0){const oe=e;st(O.color,{instancePath:p+"/extend/color",parentData:O,
parentDataProperty:"color",rootData:m})||(r=r===null?st.errors:r.concat(st.errors),e=r.length);var u=oe===e}else var u=!0;
if(u){if(O.bgcolor!==void 0){const oe=e;st(O.bgcolor,{instancePath:p+"/extend/bgcolor",parentData:O,parentDataProperty:"\
bgcolor",rootData:m})||(r=r===null?st.errors:r.concat(st.errors),e=r.length);var u=oe===e}else var u=!0;if(u){if(O.emissions!==
void 0){let oe=O.emissions;const Le=e;if(e===Le)if(Array.isArray(oe)){var l=!0;const Oe=oe.length;for(let te=0;te<Oe;te++){
let Xe=oe[te];const Ne=e;if(e===Ne)if(typeof Xe=="string"){if(x(Xe)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],
!1;var l=Ne===e;if(!l)break}}else return ce.errors=[{}],!1;var u=Le===e}else var u=!0;if(u){if(O.harvest_by_season!==void 0){
const oe=e;Rt(O.harvest_by_season,{instancePath:p+"/extend/harvest_by_season",parentData:O,parentDataProperty:"harvest_b\
y_season",rootData:m})||(r=r===null?Rt.errors:r.concat(Rt.errors),e=r.length);var u=oe===e}else var u=!0;if(u){if(O.nail_pull_items!==
void 0){let oe=O.nail_pull_items;const Le=e;if(e===Le)if(Array.isArray(oe)){var c=!0;const Oe=oe.length;for(let te=0;te<
Oe;te++){let Xe=oe[te];const Ne=e;if(!(typeof Xe=="number"&&!(Xe%1)&&!isNaN(Xe)&&isFinite(Xe)))return ce.errors=[{}],!1;
var c=Ne===e;if(!c)break}}else return ce.errors=[{}],!1;var u=Le===e}else var u=!0;if(u){if(O.crafting_pseudo_item!==void 0){
let oe=O.crafting_pseudo_item;const Le=e,V=e;let Oe=!1;const te=e;if(e===te)if(typeof oe=="string"){if(x(oe)<1){const Ne={};
r===null?r=[Ne]:r.push(Ne),e++}}else{const Ne={};r===null?r=[Ne]:r.push(Ne),e++}var a=te===e;if(Oe=Oe||a,!Oe){const Ne=e;
if(e===Ne)if(Array.isArray(oe)){var F=!0;const Jr=oe.length;for(let Me=0;Me<Jr;Me++){let jt=oe[Me];const it=e;if(e===it)
if(typeof jt=="string"){if(x(jt)<1){const Mr={};r===null?r=[Mr]:r.push(Mr),e++}}else{const Mr={};r===null?r=[Mr]:r.push(
Mr),e++}var F=it===e;if(!F)break}}else{const Jr={};r===null?r=[Jr]:r.push(Jr),e++}var a=Ne===e;Oe=Oe||a}if(Oe)e=V,r!==null&&
(V?r.length=V:r=null);else{const Ne={};return r===null?r=[Ne]:r.push(Ne),e++,ce.errors=r,!1}var u=Le===e}else var u=!0;if(u){
if(O.allowed_template_ids!==void 0){let oe=O.allowed_template_ids;const Le=e;if(e===Le)if(Array.isArray(oe)){var L=!0;const Oe=oe.
length;for(let te=0;te<Oe;te++){let Xe=oe[te];const Ne=e;if(e===Ne)if(typeof Xe=="string"){if(x(Xe)<1)return ce.errors=[
{}],!1}else return ce.errors=[{}],!1;var L=Ne===e;if(!L)break}}else return ce.errors=[{}],!1;var u=Le===e}else var u=!0;
if(u)if(O.active!==void 0){const oe=e;kt(O.active,{instancePath:p+"/extend/active",parentData:O,parentDataProperty:"acti\
ve",rootData:m})||(r=r===null?kt.errors:r.concat(kt.errors),e=r.length);var u=oe===e}else var u=!0}}}}}}}}}}else return ce.
errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.delete!==void 0){let O=t.delete;const K=e;if(!(O&&typeof O=="object"&&
!Array.isArray(O)))return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.relative!==void 0){let O=t.relative;const K=e;
if(e===K)if(O&&typeof O=="object"&&!Array.isArray(O))for(const Y in O){let oe=O[Y];const Le=e;if(!(typeof oe=="number"&&
isFinite(oe)))return ce.errors=[{}],!1;var D=Le===e;if(!D)break}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;
if(i){if(t.proportional!==void 0){let O=t.proportional;const K=e;if(e===K)if(O&&typeof O=="object"&&!Array.isArray(O))for(const Y in O){
let oe=O[Y];const Le=e;if(e===Le)if(typeof oe=="number"&&isFinite(oe)){if(oe<=0||isNaN(oe))return ce.errors=[{}],!1}else
return ce.errors=[{}],!1;var b=Le===e;if(!b)break}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.name!==
void 0){const O=e;je(t.name,{instancePath:p+"/name",parentData:t,parentDataProperty:"name",rootData:m})||(r=r===null?je.
errors:r.concat(je.errors),e=r.length);var i=O===e}else var i=!0;if(i){if(t.description!==void 0){const O=e;je(t.description,
{instancePath:p+"/description",parentData:t,parentDataProperty:"description",rootData:m})||(r=r===null?je.errors:r.concat(
je.errors),e=r.length);var i=O===e}else var i=!0;if(i){if(t.flags!==void 0){let O=t.flags;const K=e;if(e===K)if(Array.isArray(
O)){var n=!0;const Y=O.length;for(let oe=0;oe<Y;oe++){let Le=O[oe];const V=e;if(e===V)if(typeof Le=="string"){if(x(Le)<1)
return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var n=V===e;if(!n)break}}else return ce.errors=[{}],!1;var i=K===
e}else var i=!0;if(i){if(t.connects_to!==void 0){let O=t.connects_to;const K=e;if(typeof O!="string")return ce.errors=[{}],
!1;if(!(O==="CHAINFENCE"||O==="RAILING"||O==="WALL"||O==="WATER"||O==="WOODFENCE"||O==="GUTTER"))return ce.errors=[{}],!1;
var i=K===e}else var i=!0;if(i){if(t.symbol!==void 0){const O=e;$i(t.symbol,{instancePath:p+"/symbol",parentData:t,parentDataProperty:"\
symbol",rootData:m})||(r=r===null?$i.errors:r.concat($i.errors),e=r.length);var i=O===e}else var i=!0;if(i){if(t.color!==
void 0){const O=e;st(t.color,{instancePath:p+"/color",parentData:t,parentDataProperty:"color",rootData:m})||(r=r===null?
st.errors:r.concat(st.errors),e=r.length);var i=O===e}else var i=!0;if(i){if(t.bgcolor!==void 0){const O=e;st(t.bgcolor,
{instancePath:p+"/bgcolor",parentData:t,parentDataProperty:"bgcolor",rootData:m})||(r=r===null?st.errors:r.concat(st.errors),
e=r.length);var i=O===e}else var i=!0;if(i){if(t.looks_like!==void 0){const O=e;if(typeof t.looks_like!="string")return ce.
errors=[{}],!1;var i=O===e}else var i=!0;if(i){if(t.comfort!==void 0){let O=t.comfort;const K=e,ke=e;let Y=!1;const oe=e;
if(!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O))){const V={};r===null?r=[V]:r.push(V),e++}var s=oe===e;if(Y=Y||s,
!Y){const V=e;if(typeof O!="string"){const te={};r===null?r=[te]:r.push(te),e++}if(!(O==="uncomfortable"||O==="neutral"||
O==="slightly_comfortable"||O==="comfortable"||O==="very_comfortable")){const te={};r===null?r=[te]:r.push(te),e++}var s=V===
e;Y=Y||s}if(Y)e=ke,r!==null&&(ke?r.length=ke:r=null);else{const V={};return r===null?r=[V]:r.push(V),e++,ce.errors=r,!1}
var i=K===e}else var i=!0;if(i){if(t.floor_bedding_warmth!==void 0){let O=t.floor_bedding_warmth;const K=e;if(!(typeof O==
"number"&&isFinite(O)))return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.bonus_fire_warmth_feet!==void 0){let O=t.
bonus_fire_warmth_feet;const K=e;if(!(typeof O=="number"&&isFinite(O)))return ce.errors=[{}],!1;var i=K===e}else var i=!0;
if(i){if(t.max_volume!==void 0){let O=t.max_volume;const K=e,ke=e;let Y=!1;const oe=e;Ot(O,{instancePath:p+"/max_volume",
parentData:t,parentDataProperty:"max_volume",rootData:m})||(r=r===null?Ot.errors:r.concat(Ot.errors),e=r.length);var v=oe===
e;if(Y=Y||v,!Y){const V=e;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O))){const te={};r===null?r=[te]:r.push(te),
e++}if(e===V&&typeof O=="number"&&isFinite(O)&&(O<0||isNaN(O))){const te={};r===null?r=[te]:r.push(te),e++}var v=V===e;Y=
Y||v}if(Y)e=ke,r!==null&&(ke?r.length=ke:r=null);else{const V={};return r===null?r=[V]:r.push(V),e++,ce.errors=r,!1}var i=K===
e}else var i=!0;if(i){if(t.examine_action!==void 0){let O=t.examine_action;const K=e;if(e===K)if(typeof O=="string"){if(x(
O)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.open!==void 0){let O=t.
open;const K=e;if(e===K)if(typeof O=="string"){if(x(O)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var i=K===
e}else var i=!0;if(i){if(t.close!==void 0){let O=t.close;const K=e;if(e===K)if(typeof O=="string"){if(x(O)<1)return ce.errors=
[{}],!1}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.light_emitted!==void 0){let O=t.light_emitted;
const K=e;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O)))return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){
if(t.lockpick_result!==void 0){let O=t.lockpick_result;const K=e;if(e===K)if(typeof O=="string"){if(x(O)<1)return ce.errors=
[{}],!1}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.lockpick_message!==void 0){const O=e;je(t.lockpick_message,
{instancePath:p+"/lockpick_message",parentData:t,parentDataProperty:"lockpick_message",rootData:m})||(r=r===null?je.errors:
r.concat(je.errors),e=r.length);var i=O===e}else var i=!0;if(i){if(t.coverage!==void 0){let O=t.coverage;const K=e;if(!(typeof O==
"number"&&!(O%1)&&!isNaN(O)&&isFinite(O)))return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.emissions!==void 0){
let O=t.emissions;const K=e;if(e===K)if(Array.isArray(O)){var d=!0;const Y=O.length;for(let oe=0;oe<Y;oe++){let Le=O[oe];
const V=e;if(e===V)if(typeof Le=="string"){if(x(Le)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var d=V===e;
if(!d)break}}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.harvest_by_season!==void 0){const O=e;Rt(
t.harvest_by_season,{instancePath:p+"/harvest_by_season",parentData:t,parentDataProperty:"harvest_by_season",rootData:m})||
(r=r===null?Rt.errors:r.concat(Rt.errors),e=r.length);var i=O===e}else var i=!0;if(i){if(t.heat_radiation!==void 0){let O=t.
heat_radiation;const K=e;if(!(typeof O=="number"&&isFinite(O)))return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){
if(t.message!==void 0){const O=e;je(t.message,{instancePath:p+"/message",parentData:t,parentDataProperty:"message",rootData:m})||
(r=r===null?je.errors:r.concat(je.errors),e=r.length);var i=O===e}else var i=!0;if(i){if(t.prompt!==void 0){const O=e;je(
t.prompt,{instancePath:p+"/prompt",parentData:t,parentDataProperty:"prompt",rootData:m})||(r=r===null?je.errors:r.concat(
je.errors),e=r.length);var i=O===e}else var i=!0;if(i){if(t.fill_result!==void 0){let O=t.fill_result;const K=e;if(e===K)
if(typeof O=="string"){if(x(O)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){
if(t.fill_minutes!==void 0){let O=t.fill_minutes;const K=e;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O)))return ce.
errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.nail_pull_result!==void 0){let O=t.nail_pull_result;const K=e;if(e===
K)if(typeof O=="string"){if(x(O)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){
if(t.nail_pull_items!==void 0){let O=t.nail_pull_items;const K=e;if(e===K)if(Array.isArray(O)){var _=!0;const Y=O.length;
for(let oe=0;oe<Y;oe++){let Le=O[oe];const V=e;if(!(typeof Le=="number"&&!(Le%1)&&!isNaN(Le)&&isFinite(Le)))return ce.errors=
[{}],!1;var _=V===e;if(!_)break}}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.fluid_grid!==void 0){
let O=t.fluid_grid;const K=e;if(!(O&&typeof O=="object"&&!Array.isArray(O)))return ce.errors=[{}],!1;var i=K===e}else var i=!0;
if(i){if(t.type!==void 0){const O=e;if(t.type!=="furniture")return ce.errors=[{}],!1;var i=O===e}else var i=!0;if(i){if(t.
id!==void 0){let O=t.id;const K=e,ke=e;let Y=!1;const oe=e;if(e===oe)if(typeof O=="string"){if(x(O)<1){const V={};r===null?
r=[V]:r.push(V),e++}}else{const V={};r===null?r=[V]:r.push(V),e++}var P=oe===e;if(Y=Y||P,!Y){const V=e;if(e===V)if(Array.
isArray(O))if(O.length<1){const te={};r===null?r=[te]:r.push(te),e++}else{var y=!0;const te=O.length;for(let Xe=0;Xe<te;Xe++){
let Ne=O[Xe];const pr=e;if(e===pr)if(typeof Ne=="string"){if(x(Ne)<1){const Me={};r===null?r=[Me]:r.push(Me),e++}}else{const Me={};
r===null?r=[Me]:r.push(Me),e++}var y=pr===e;if(!y)break}}else{const te={};r===null?r=[te]:r.push(te),e++}var P=V===e;Y=Y||
P}if(Y)e=ke,r!==null&&(ke?r.length=ke:r=null);else{const V={};return r===null?r=[V]:r.push(V),e++,ce.errors=r,!1}var i=K===
e}else var i=!0;if(i){if(t.bash!==void 0){const O=e;Be(t.bash,{instancePath:p+"/bash",parentData:t,parentDataProperty:"b\
ash",rootData:m})||(r=r===null?Be.errors:r.concat(Be.errors),e=r.length);var i=O===e}else var i=!0;if(i){if(t.deconstruct!==
void 0){const O=e;si(t.deconstruct,{instancePath:p+"/deconstruct",parentData:t,parentDataProperty:"deconstruct",rootData:m})||
(r=r===null?si.errors:r.concat(si.errors),e=r.length);var i=O===e}else var i=!0;if(i){if(t.pry!==void 0){const O=e;Nr(t.
pry,{instancePath:p+"/pry",parentData:t,parentDataProperty:"pry",rootData:m})||(r=r===null?Nr.errors:r.concat(Nr.errors),
e=r.length);var i=O===e}else var i=!0;if(i){if(t.oxytorch!==void 0){const O=e;Zr(t.oxytorch,{instancePath:p+"/oxytorch",
parentData:t,parentDataProperty:"oxytorch",rootData:m})||(r=r===null?Zr.errors:r.concat(Zr.errors),e=r.length);var i=O===
e}else var i=!0;if(i){if(t.boltcut!==void 0){const O=e;Zr(t.boltcut,{instancePath:p+"/boltcut",parentData:t,parentDataProperty:"\
boltcut",rootData:m})||(r=r===null?Zr.errors:r.concat(Zr.errors),e=r.length);var i=O===e}else var i=!0;if(i){if(t.hacksaw!==
void 0){const O=e;Zr(t.hacksaw,{instancePath:p+"/hacksaw",parentData:t,parentDataProperty:"hacksaw",rootData:m})||(r=r===
null?Zr.errors:r.concat(Zr.errors),e=r.length);var i=O===e}else var i=!0;if(i){if(t.move_cost_mod!==void 0){let O=t.move_cost_mod;
const K=e;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O)))return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){
if(t.required_str!==void 0){let O=t.required_str;const K=e;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O)))return ce.
errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.crafting_pseudo_item!==void 0){let O=t.crafting_pseudo_item;const K=e,
ke=e;let Y=!1;const oe=e;if(e===oe)if(typeof O=="string"){if(x(O)<1){const V={};r===null?r=[V]:r.push(V),e++}}else{const V={};
r===null?r=[V]:r.push(V),e++}var h=oe===e;if(Y=Y||h,!Y){const V=e;if(e===V)if(Array.isArray(O)){var X=!0;const te=O.length;
for(let Xe=0;Xe<te;Xe++){let Ne=O[Xe];const pr=e;if(e===pr)if(typeof Ne=="string"){if(x(Ne)<1){const Me={};r===null?r=[Me]:
r.push(Me),e++}}else{const Me={};r===null?r=[Me]:r.push(Me),e++}var X=pr===e;if(!X)break}}else{const te={};r===null?r=[te]:
r.push(te),e++}var h=V===e;Y=Y||h}if(Y)e=ke,r!==null&&(ke?r.length=ke:r=null);else{const V={};return r===null?r=[V]:r.push(
V),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t.workbench!==void 0){const O=e;yi(t.workbench,{instancePath:p+
"/workbench",parentData:t,parentDataProperty:"workbench",rootData:m})||(r=r===null?yi.errors:r.concat(yi.errors),e=r.length);
var i=O===e}else var i=!0;if(i){if(t.plant_data!==void 0){const O=e;Kr(t.plant_data,{instancePath:p+"/plant_data",parentData:t,
parentDataProperty:"plant_data",rootData:m})||(r=r===null?Kr.errors:r.concat(Kr.errors),e=r.length);var i=O===e}else var i=!0;
if(i){if(t.surgery_skill_multiplier!==void 0){let O=t.surgery_skill_multiplier;const K=e;if(!(typeof O=="number"&&isFinite(
O)))return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.provides_liquids!==void 0){let O=t.provides_liquids;const K=e;
if(e===K)if(typeof O=="string"){if(x(O)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;
if(i){if(t.transforms_into!==void 0){let O=t.transforms_into;const K=e;if(e===K)if(typeof O=="string"){if(x(O)<1)return ce.
errors=[{}],!1}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t.deployed_item!==void 0){let O=t.deployed_item;
const K=e;if(e===K)if(typeof O=="string"){if(x(O)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var i=K===e}else
var i=!0;if(i){if(t.keg_capacity!==void 0){let O=t.keg_capacity;const K=e,ke=e;let Y=!1;const oe=e;Ot(O,{instancePath:p+
"/keg_capacity",parentData:t,parentDataProperty:"keg_capacity",rootData:m})||(r=r===null?Ot.errors:r.concat(Ot.errors),e=
r.length);var N=oe===e;if(Y=Y||N,!Y){const V=e;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O))){const te={};r===
null?r=[te]:r.push(te),e++}if(e===V&&typeof O=="number"&&isFinite(O)&&(O<0||isNaN(O))){const te={};r===null?r=[te]:r.push(
te),e++}var N=V===e;Y=Y||N}if(Y)e=ke,r!==null&&(ke?r.length=ke:r=null);else{const V={};return r===null?r=[V]:r.push(V),e++,
ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t.curtain_transform!==void 0){let O=t.curtain_transform;const K=e;if(e===
K)if(typeof O=="string"){if(x(O)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){
if(t.allowed_template_ids!==void 0){let O=t.allowed_template_ids;const K=e;if(e===K)if(Array.isArray(O)){var E=!0;const Y=O.
length;for(let oe=0;oe<Y;oe++){let Le=O[oe];const V=e;if(e===V)if(typeof Le=="string"){if(x(Le)<1)return ce.errors=[{}],
!1}else return ce.errors=[{}],!1;var E=V===e;if(!E)break}}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){
if(t.active!==void 0){const O=e;kt(t.active,{instancePath:p+"/active",parentData:t,parentDataProperty:"active",rootData:m})||
(r=r===null?kt.errors:r.concat(kt.errors),e=r.length);var i=O===e}else var i=!0;if(i){if(t.ident!==void 0){let O=t.ident;
const K=e;if(e===K)if(typeof O=="string"){if(x(O)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var i=K===e}else
var i=!0;if(i){if(t.alias!==void 0){let O=t.alias;const K=e,ke=e;let Y=!1;const oe=e;if(e===oe)if(typeof O=="string"){if(x(
O)<1){const V={};r===null?r=[V]:r.push(V),e++}}else{const V={};r===null?r=[V]:r.push(V),e++}var w=oe===e;if(Y=Y||w,!Y){const V=e;
if(e===V)if(Array.isArray(O)){var H=!0;const te=O.length;for(let Xe=0;Xe<te;Xe++){let Ne=O[Xe];const pr=e;if(e===pr)if(typeof Ne==
"string"){if(x(Ne)<1){const Me={};r===null?r=[Me]:r.push(Me),e++}}else{const Me={};r===null?r=[Me]:r.push(Me),e++}var H=pr===
e;if(!H)break}}else{const te={};r===null?r=[te]:r.push(te),e++}var w=V===e;Y=Y||w}if(Y)e=ke,r!==null&&(ke?r.length=ke:r=
null);else{const V={};return r===null?r=[V]:r.push(V),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t["add:flags"]!==
void 0){let O=t["add:flags"];const K=e;if(e===K)if(Array.isArray(O)){var R=!0;const Y=O.length;for(let oe=0;oe<Y;oe++){let Le=O[oe];
const V=e;if(e===V)if(typeof Le=="string"){if(x(Le)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var R=V===e;
if(!R)break}}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t["remove:flags"]!==void 0){let O=t["remov\
e:flags"];const K=e,ke=e;let Y=!1;const oe=e;if(e===oe)if(Array.isArray(O)){var C=!0;const V=O.length;for(let Oe=0;Oe<V;Oe++){
const te=e;if(typeof O[Oe]!="string"){const Ne={};r===null?r=[Ne]:r.push(Ne),e++}var C=te===e;if(!C)break}}else{const V={};
r===null?r=[V]:r.push(V),e++}var he=oe===e;if(Y=Y||he,!Y){const V=e;if(e===V)if(typeof O=="string"){if(x(O)<1){const te={};
r===null?r=[te]:r.push(te),e++}}else{const te={};r===null?r=[te]:r.push(te),e++}var he=V===e;Y=Y||he}if(Y)e=ke,r!==null&&
(ke?r.length=ke:r=null);else{const V={};return r===null?r=[V]:r.push(V),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){
if(t["add:emissions"]!==void 0){let O=t["add:emissions"];const K=e;if(e===K)if(Array.isArray(O)){var _e=!0;const Y=O.length;
for(let oe=0;oe<Y;oe++){let Le=O[oe];const V=e;if(e===V)if(typeof Le=="string"){if(x(Le)<1)return ce.errors=[{}],!1}else
return ce.errors=[{}],!1;var _e=V===e;if(!_e)break}}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t["\
remove:emissions"]!==void 0){let O=t["remove:emissions"];const K=e,ke=e;let Y=!1;const oe=e;if(e===oe)if(Array.isArray(O)){
var Re=!0;const V=O.length;for(let Oe=0;Oe<V;Oe++){const te=e;if(typeof O[Oe]!="string"){const Ne={};r===null?r=[Ne]:r.push(
Ne),e++}var Re=te===e;if(!Re)break}}else{const V={};r===null?r=[V]:r.push(V),e++}var qe=oe===e;if(Y=Y||qe,!Y){const V=e;
if(e===V)if(typeof O=="string"){if(x(O)<1){const te={};r===null?r=[te]:r.push(te),e++}}else{const te={};r===null?r=[te]:
r.push(te),e++}var qe=V===e;Y=Y||qe}if(Y)e=ke,r!==null&&(ke?r.length=ke:r=null);else{const V={};return r===null?r=[V]:r.
push(V),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t["add:harvest_by_season"]!==void 0){const O=e;Rt(t["add:h\
arvest_by_season"],{instancePath:p+"/add:harvest_by_season",parentData:t,parentDataProperty:"add:harvest_by_season",rootData:m})||
(r=r===null?Rt.errors:r.concat(Rt.errors),e=r.length);var i=O===e}else var i=!0;if(i){if(t["remove:harvest_by_season"]!==
void 0){let O=t["remove:harvest_by_season"];const K=e,ke=e;let Y=!1;const oe=e;if(e===oe)if(Array.isArray(O)){var Ve=!0;
const V=O.length;for(let Oe=0;Oe<V;Oe++){let te=O[Oe];const Xe=e;if(typeof te!="string"&&!(te&&typeof te=="object"&&!Array.
isArray(te))){const pr={};r===null?r=[pr]:r.push(pr),e++}var Ve=Xe===e;if(!Ve)break}}else{const V={};r===null?r=[V]:r.push(
V),e++}var dr=oe===e;if(Y=Y||dr,!Y){const V=e;if(e===V)if(typeof O=="string"){if(x(O)<1){const te={};r===null?r=[te]:r.push(
te),e++}}else{const te={};r===null?r=[te]:r.push(te),e++}var dr=V===e;Y=Y||dr}if(Y)e=ke,r!==null&&(ke?r.length=ke:r=null);else{
const V={};return r===null?r=[V]:r.push(V),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t["add:crafting_pseudo_\
item"]!==void 0){let O=t["add:crafting_pseudo_item"];const K=e,ke=e;let Y=!1;const oe=e;if(e===oe)if(typeof O=="string"){
if(x(O)<1){const V={};r===null?r=[V]:r.push(V),e++}}else{const V={};r===null?r=[V]:r.push(V),e++}var j=oe===e;if(Y=Y||j,
!Y){const V=e;if(e===V)if(Array.isArray(O)){var Z=!0;const te=O.length;for(let Xe=0;Xe<te;Xe++){let Ne=O[Xe];const pr=e;
if(e===pr)if(typeof Ne=="string"){if(x(Ne)<1){const Me={};r===null?r=[Me]:r.push(Me),e++}}else{const Me={};r===null?r=[Me]:
r.push(Me),e++}var Z=pr===e;if(!Z)break}}else{const te={};r===null?r=[te]:r.push(te),e++}var j=V===e;Y=Y||j}if(Y)e=ke,r!==
null&&(ke?r.length=ke:r=null);else{const V={};return r===null?r=[V]:r.push(V),e++,ce.errors=r,!1}var i=K===e}else var i=!0;
if(i){if(t["remove:crafting_pseudo_item"]!==void 0){let O=t["remove:crafting_pseudo_item"];const K=e,ke=e;let Y=!1;const oe=e;
if(e===oe)if(Array.isArray(O)){var we=!0;const V=O.length;for(let Oe=0;Oe<V;Oe++){const te=e;if(typeof O[Oe]!="string"){
const Ne={};r===null?r=[Ne]:r.push(Ne),e++}var we=te===e;if(!we)break}}else{const V={};r===null?r=[V]:r.push(V),e++}var ve=oe===
e;if(Y=Y||ve,!Y){const V=e;if(e===V)if(typeof O=="string"){if(x(O)<1){const te={};r===null?r=[te]:r.push(te),e++}}else{const te={};
r===null?r=[te]:r.push(te),e++}var ve=V===e;Y=Y||ve}if(Y)e=ke,r!==null&&(ke?r.length=ke:r=null);else{const V={};return r===
null?r=[V]:r.push(V),e++,ce.errors=r,!1}var i=K===e}else var i=!0;if(i){if(t["add:allowed_template_ids"]!==void 0){let O=t["\
add:allowed_template_ids"];const K=e;if(e===K)if(Array.isArray(O)){var ee=!0;const Y=O.length;for(let oe=0;oe<Y;oe++){let Le=O[oe];
const V=e;if(e===V)if(typeof Le=="string"){if(x(Le)<1)return ce.errors=[{}],!1}else return ce.errors=[{}],!1;var ee=V===
e;if(!ee)break}}else return ce.errors=[{}],!1;var i=K===e}else var i=!0;if(i){if(t["remove:allowed_template_ids"]!==void 0){
let O=t["remove:allowed_template_ids"];const K=e,ke=e;let Y=!1;const oe=e;if(e===oe)if(Array.isArray(O)){var Pe=!0;const V=O.
length;for(let Oe=0;Oe<V;Oe++){const te=e;if(typeof O[Oe]!="string"){const Ne={};r===null?r=[Ne]:r.push(Ne),e++}var Pe=te===
e;if(!Pe)break}}else{const V={};r===null?r=[V]:r.push(V),e++}var le=oe===e;if(Y=Y||le,!Y){const V=e;if(e===V)if(typeof O==
"string"){if(x(O)<1){const te={};r===null?r=[te]:r.push(te),e++}}else{const te={};r===null?r=[te]:r.push(te),e++}var le=V===
e;Y=Y||le}if(Y)e=ke,r!==null&&(ke?r.length=ke:r=null);else{const V={};return r===null?r=[V]:r.push(V),e++,ce.errors=r,!1}
var i=K===e}else var i=!0;if(i){if(t["add:active"]!==void 0){const O=e;kt(t["add:active"],{instancePath:p+"/add:active",
parentData:t,parentDataProperty:"add:active",rootData:m})||(r=r===null?kt.errors:r.concat(kt.errors),e=r.length);var i=O===
e}else var i=!0;if(i)if(t["remove:active"]!==void 0){let O=t["remove:active"];const K=e,ke=e;let Y=!1;const oe=e;if(e===
oe)if(Array.isArray(O)){var Te=!0;const V=O.length;for(let Oe=0;Oe<V;Oe++){let te=O[Oe];const Xe=e;if(typeof te!="string"&&
!(typeof te=="number"&&!(te%1)&&!isNaN(te)&&isFinite(te))){const pr={};r===null?r=[pr]:r.push(pr),e++}var Te=Xe===e;if(!Te)
break}}else{const V={};r===null?r=[V]:r.push(V),e++}var ge=oe===e;if(Y=Y||ge,!Y){const V=e;if(e===V)if(typeof O=="string"){
if(x(O)<1){const te={};r===null?r=[te]:r.push(te),e++}}else{const te={};r===null?r=[te]:r.push(te),e++}var ge=V===e;Y=Y||
ge}if(Y)e=ke,r!==null&&(ke?r.length=ke:r=null);else{const V={};return r===null?r=[V]:r.push(V),e++,ce.errors=r,!1}var i=K===
e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return ce.errors=[{}],!1;return ce.
errors=r,e===0}const Cs=ue,Ms={type:"object",additionalProperties:!1,properties:{"edit-mode":{type:"string",enum:["creat\
e","modify","override"]},"copy-from":{type:"string",minLength:1,"x-extension":!0},abstract:{type:"string",minLength:1,"x\
-extension":!0},extend:{type:"object","x-extension":!0,additionalProperties:!1,properties:{flags:{type:"array",items:{type:"\
string",minLength:1}},symbol:{$ref:"#/definitions/seasonal_symbol"},color:{$ref:"#/definitions/seasonal_color"},bgcolor:{
$ref:"#/definitions/seasonal_color"},emissions:{type:"array",items:{type:"string",minLength:1,"x-ref":"emission"},"x-ext\
ension":!0},harvest_by_season:{"x-extension":!0,$ref:"#/definitions/list_harvest_by_season"},nail_pull_items:{type:"arra\
y",items:{type:"integer"},"x-extension":!0},allowed_template_ids:{type:"array",items:{type:"string",minLength:1,"x-ref":"\
item"},"x-extension":!0}},patternProperties:{"^//":{}}},delete:{type:"object","x-extension":!0},relative:{type:"object",
additionalProperties:{type:"number"},"x-extension":!0},proportional:{type:"object",additionalProperties:{type:"number",exclusiveMinimum:0},
"x-extension":!0},name:{$ref:"#/definitions/translated-text"},description:{"x-extension":!0,$ref:"#/definitions/translat\
ed-text"},flags:{type:"array",items:{type:"string",minLength:1}},connects_to:{type:"string",enum:["CHAINFENCE","RAILING",
"WALL","WATER","WOODFENCE","GUTTER"]},symbol:{$ref:"#/definitions/seasonal_symbol"},color:{$ref:"#/definitions/seasonal_\
color"},bgcolor:{$ref:"#/definitions/seasonal_color"},looks_like:{type:"string"},comfort:{anyOf:[{type:"integer"},{type:"\
string",enum:["uncomfortable","neutral","slightly_comfortable","comfortable","very_comfortable"],"x-extension":!0}]},floor_bedding_warmth:{
type:"number"},bonus_fire_warmth_feet:{type:"number"},max_volume:{anyOf:[{$ref:"#/definitions/units_volume"},{type:"inte\
ger",minimum:0,"x-extension":!0}]},examine_action:{type:"string",minLength:1},open:{type:"string",minLength:1,"x-ref":"t\
errain"},close:{type:"string",minLength:1,"x-ref":"terrain"},light_emitted:{type:"integer"},lockpick_result:{type:"strin\
g",minLength:1,"x-ref":"terrain"},lockpick_message:{$ref:"#/definitions/translated-text"},coverage:{type:"integer","x-ex\
tension":!0},emissions:{type:"array",items:{type:"string",minLength:1,"x-ref":"emission"},"x-extension":!0},harvest_by_season:{
"x-extension":!0,$ref:"#/definitions/list_harvest_by_season"},heat_radiation:{type:"number","x-extension":!0},message:{"\
x-extension":!0,$ref:"#/definitions/translated-text"},prompt:{"x-extension":!0,$ref:"#/definitions/translated-text"},fill_result:{
type:"string",minLength:1,"x-ref":"terrain","x-extension":!0},fill_minutes:{type:"integer","x-extension":!0},nail_pull_result:{
type:"string",minLength:1,"x-ref":"terrain","x-extension":!0},nail_pull_items:{type:"array",items:{type:"integer"},"x-ex\
tension":!0},fluid_grid:{type:"object","x-extension":!0},type:{const:"terrain"},id:{anyOf:[{type:"string",minLength:1},{
type:"array",items:{type:"string",minLength:1},minItems:1,"x-extension":!0}]},bash:{$ref:"#/definitions/bash_terrain"},deconstruct:{
$ref:"#/definitions/deconstruct_terrain"},pry:{$ref:"#/definitions/pry_terrain"},oxytorch:{$ref:"#/definitions/cutting_t\
errain"},boltcut:{$ref:"#/definitions/cutting_terrain"},hacksaw:{$ref:"#/definitions/cutting_terrain"},move_cost:{type:"\
integer",minimum:0},digging_result:{type:"string",minLength:1,"x-ref":"item_group"},trap:{type:"string",minLength:1,"x-r\
ef":"trap"},harvestable:{type:"string",minLength:1,"x-ref":"item"},transforms_into:{type:"string",minLength:1,"x-ref":"t\
errain"},harvest_season:{type:"string",enum:["SUMMER","AUTUMN","WINTER","SPRING"]},roof:{type:"string",minLength:1,"x-re\
f":"terrain"},curtain_transform:{type:"string",minLength:1,"x-ref":"terrain","x-extension":!0},allowed_template_ids:{type:"\
array",items:{type:"string",minLength:1,"x-ref":"item"},"x-extension":!0},digging_results:{type:"object",additionalProperties:!1,
properties:{digging_min:{type:"integer","x-extension":!0},result_ter:{type:"string",minLength:1,"x-ref":"terrain","x-ext\
ension":!0},num_minutes:{type:"integer","x-extension":!0},items:{"x-extension":!0,$ref:"#/definitions/item-group"}},"x-e\
xtension":!0,patternProperties:{"^//":{}}},ident:{type:"string",minLength:1,"x-extension":!0},alias:{anyOf:[{type:"strin\
g",minLength:1},{type:"array",items:{type:"string",minLength:1}}],"x-extension":!0},"add:flags":{type:"array",items:{type:"\
string",minLength:1},"x-extension":!0},"remove:flags":{anyOf:[{type:"array",items:{type:["string"]}},{type:"string",minLength:1}],
"x-extension":!0},"add:emissions":{type:"array",items:{type:"string",minLength:1,"x-ref":"emission"},"x-extension":!0},"\
remove:emissions":{anyOf:[{type:"array",items:{type:["string"]}},{type:"string",minLength:1}],"x-extension":!0},"add:har\
vest_by_season":{"x-extension":!0,$ref:"#/definitions/list_harvest_by_season"},"remove:harvest_by_season":{anyOf:[{type:"\
array",items:{type:["string","object"]}},{type:"string",minLength:1}],"x-extension":!0},"add:allowed_template_ids":{type:"\
array",items:{type:"string",minLength:1,"x-ref":"item"},"x-extension":!0},"remove:allowed_template_ids":{anyOf:[{type:"a\
rray",items:{type:["string"]}},{type:"string",minLength:1}],"x-extension":!0}},patternProperties:{"^//":{}},definitions:{
bash_terrain:{type:"object",additionalProperties:!1,required:["ter_set"],properties:{str_min:{type:"integer"},str_max:{type:"\
integer"},str_min_blocked:{type:"integer"},str_max_blocked:{type:"integer"},str_min_supported:{type:"integer"},str_max_supported:{
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
integer"}},patternProperties:{"^//":{}}},"common-members_harvest":{type:"object",additionalProperties:!1,required:["seas\
ons"],properties:{seasons:{type:"array",items:{type:"string",enum:["spring","summer","autumn","winter"]},"x-extension":!0},
id:{type:"string",minLength:1,"x-extension":!0},entries:{type:"array",items:{$ref:"#/definitions/common-members_harvest-\
entry"},"x-extension":!0}},patternProperties:{"^//":{}}},"common-members_harvest-entry":{type:"object",additionalProperties:!1,
required:["drop"],properties:{drop:{type:"string",minLength:1,"x-extension":!0},type:{type:"string","x-extension":!0},base_num:{
type:"array",items:[{type:"number"},{type:"number"}],minItems:2,maxItems:2,additionalItems:!1,"x-extension":!0},scale_num:{
type:"array",items:[{type:"number"},{type:"number"}],minItems:2,maxItems:2,additionalItems:!1,"x-extension":!0},max:{type:"\
number","x-extension":!0},mass_ratio:{type:"number","x-extension":!0}},patternProperties:{"^//":{}}},cutting_byproduct:{
type:"object",additionalProperties:!1,required:["item"],properties:{item:{type:"string",minLength:1,"x-ref":"item"},count:{
$ref:"#/definitions/item-group_range"}},patternProperties:{"^//":{}}},cutting_terrain:{type:"object",additionalProperties:!1,
required:["result"],properties:{duration:{$ref:"#/definitions/units_time"},message:{$ref:"#/definitions/translated-text"},
sound:{$ref:"#/definitions/translated-text"},byproducts:{type:"array",items:{$ref:"#/definitions/cutting_byproduct"}},result:{
type:"string",minLength:1,"x-ref":"terrain"}},patternProperties:{"^//":{}}},deconstruct_terrain:{type:"object",additionalProperties:!1,
required:["ter_set"],properties:{items:{$ref:"#/definitions/item-group"},deconstruct_above:{type:"boolean","x-extension":!0},
ter_set:{type:"string",minLength:1,"x-ref":"terrain"},furn_set:{type:"string"}},patternProperties:{"^//":{}}},"item-grou\
p":{anyOf:[{$ref:"#/definitions/item-group_reference"},{$ref:"#/definitions/item-group_list"},{$ref:"#/definitions/item-\
group_group"}]},"item-group_collection-entry":{type:"object",additionalProperties:!1,required:["collection"],properties:{
prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"inte\
ger",minimum:0,"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/it\
em-group_range"},"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-ex\
tension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},
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
ns/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,"x-exten\
sion":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charg\
es-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{"x\
-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"\
integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"\
contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
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
range"},"count-min":{type:"integer",minimum:0,"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},
charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{
type:"integer",minimum:0,"x-extension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{
type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitio\
ns/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"stri\
ng",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_gr\
oup"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"s\
tring","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-it\
em":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"\
custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},active:{type:"boolean","x-extension":!0},
snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,"x-ref":"s\
nippet"}}],"x-extension":!0},group:{type:"string",minLength:1,"x-ref":"item_group","x-extension":!0}},patternProperties:{
"^//":{}}},"item-group_item-entry":{type:"object",additionalProperties:!1,required:["item"],properties:{prob:{$ref:"#/de\
finitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,"\
x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},
"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{
"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"\
integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"\
contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
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
e":{anyOf:[{type:"integer",minimum:0},{type:"array",items:[{type:"integer",minimum:0},{type:"integer",minimum:0}],minItems:2,
maxItems:2,additionalItems:!1}]},"item-group_reference":{type:"string",minLength:1,"x-ref":"item_group"},pry_terrain:{type:"\
object",additionalProperties:!1,required:["pry_quality","difficulty","new_ter_type"],properties:{success_message:{$ref:"\
#/definitions/translated-text"},fail_message:{$ref:"#/definitions/translated-text"},break_message:{$ref:"#/definitions/t\
ranslated-text"},pry_quality:{type:"integer"},pry_bonus_mult:{type:"integer"},difficulty:{type:"integer"},noise:{type:"i\
nteger"},break_noise:{type:"integer"},sound:{$ref:"#/definitions/translated-text"},break_sound:{$ref:"#/definitions/tran\
slated-text"},breakable:{type:"boolean"},break_items:{$ref:"#/definitions/item-group"},pry_items:{"x-extension":!0,$ref:"\
#/definitions/item-group"},alarm:{type:"boolean","x-extension":!0},new_ter_type:{type:"string",minLength:1,"x-ref":"terr\
ain"},break_ter_type:{type:"string",minLength:1,"x-ref":"terrain"},new_furn_type:{type:"string"},break_furn_type:{type:"\
string"}},patternProperties:{"^//":{}}},seasonal_color:{anyOf:[{type:"string",minLength:1},{type:"array",items:{type:"st\
ring",minLength:1},minItems:1,maxItems:4}]},seasonal_symbol:{anyOf:[{type:"string",enum:["LINE_XOXO","LINE_OXOX"],"x-ext\
ension":!0},{type:"string",minLength:1,maxLength:1},{type:"array",items:{anyOf:[{type:"string",enum:["LINE_XOXO","LINE_O\
XOX"],"x-extension":!0},{type:"string",minLength:1,maxLength:1}]},minItems:1,maxItems:4}]},"translated-text":{anyOf:[{type:"\
string"},{$ref:"#/definitions/translated-text_uncountable"},{$ref:"#/definitions/translated-text_countable"}]},"translat\
ed-text_countable":{type:"object",additionalProperties:!1,required:["str"],properties:{str:{type:"string","x-extension":!0},
str_pl:{type:"string","x-extension":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{"^//":{}}},"translated\
-text_uncountable":{type:"object",additionalProperties:!1,required:["str_sp"],properties:{str_sp:{type:"string","x-exten\
sion":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{"^//":{}}},units_time:{type:"string","x-format":"tim\
e",pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|second|s|minutes|minute|m|hours|hour|h|days|day|d)[ \
\\t]*)+$"},units_volume:{type:"string","x-format":"volume",pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:ml|L)[ \\t]*)+$"},
list_harvest_by_season:{type:"array",items:{$ref:"#/definitions/common-members_harvest"}}},$id:"terrain"};function Li(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(typeof t!="string"){const F={};r===null?r=[F]:r.push(F),e++}if(!(t==="LINE_XOXO"||t==="LINE_OXOX")){const F={};r===null?
r=[F]:r.push(F),e++}var l=u===e;if(o=o||l,!o){const F=e;if(e===F)if(typeof t=="string"){if(x(t)>1){const D={};r===null?r=
[D]:r.push(D),e++}else if(x(t)<1){const D={};r===null?r=[D]:r.push(D),e++}}else{const D={};r===null?r=[D]:r.push(D),e++}
var l=F===e;if(o=o||l,!o){const D=e;if(e===D)if(Array.isArray(t))if(t.length>4){const n={};r===null?r=[n]:r.push(n),e++}else if(t.
length<1){const n={};r===null?r=[n]:r.push(n),e++}else{var c=!0;const n=t.length;for(let s=0;s<n;s++){let v=t[s];const d=e,
_=e;let P=!1;const y=e;if(typeof v!="string"){const X={};r===null?r=[X]:r.push(X),e++}if(!(v==="LINE_XOXO"||v==="LINE_OX\
OX")){const X={};r===null?r=[X]:r.push(X),e++}var a=y===e;if(P=P||a,!P){const X=e;if(e===X)if(typeof v=="string"){if(x(v)>
1){const E={};r===null?r=[E]:r.push(E),e++}else if(x(v)<1){const E={};r===null?r=[E]:r.push(E),e++}}else{const E={};r===
null?r=[E]:r.push(E),e++}var a=X===e;P=P||a}if(P)e=_,r!==null&&(_?r.length=_:r=null);else{const X={};r===null?r=[X]:r.push(
X),e++}var c=d===e;if(!c)break}}else{const n={};r===null?r=[n]:r.push(n),e++}var l=D===e;o=o||l}}if(o)e=i,r!==null&&(i?r.
length=i:r=null);else{const F={};return r===null?r=[F]:r.push(F),e++,Li.errors=r,!1}return Li.errors=r,e===0}function nt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(e===u)if(typeof t=="string"){if(x(t)<1){const a={};r===null?r=[a]:r.push(a),e++}}else{const a={};r===null?r=[a]:r.push(
a),e++}var l=u===e;if(o=o||l,!o){const a=e;if(e===a)if(Array.isArray(t))if(t.length>4){const L={};r===null?r=[L]:r.push(
L),e++}else if(t.length<1){const L={};r===null?r=[L]:r.push(L),e++}else{var c=!0;const L=t.length;for(let D=0;D<L;D++){let b=t[D];
const n=e;if(e===n)if(typeof b=="string"){if(x(b)<1){const v={};r===null?r=[v]:r.push(v),e++}}else{const v={};r===null?r=
[v]:r.push(v),e++}var c=n===e;if(!c)break}}else{const L={};r===null?r=[L]:r.push(L),e++}var l=a===e;o=o||l}if(o)e=i,r!==
null&&(i?r.length=i:r=null);else{const a={};return r===null?r=[a]:r.push(a),e++,nt.errors=r,!1}return nt.errors=r,e===0}function vr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let l;if(t.drop===void 0&&(l="drop"))return vr.errors=[{}],!1;{const c=e;for(const a in t)if(!(a===
"drop"||a==="type"||a==="base_num"||a==="scale_num"||a==="max"||a==="mass_ratio"||de.test(a))){return vr.errors=[{}],!1;
break}if(c===e){if(t.drop!==void 0){let a=t.drop;const F=e;if(e===F)if(typeof a=="string"){if(x(a)<1)return vr.errors=[{}],
!1}else return vr.errors=[{}],!1;var i=F===e}else var i=!0;if(i){if(t.type!==void 0){const a=e;if(typeof t.type!="string")
return vr.errors=[{}],!1;var i=a===e}else var i=!0;if(i){if(t.base_num!==void 0){let a=t.base_num;const F=e;if(e===F)if(Array.
isArray(a)){if(a.length>2)return vr.errors=[{}],!1;if(a.length<2)return vr.errors=[{}],!1;if(a.length<=2){const b=a.length;
if(b>0){let n=a[0];const s=e;if(!(typeof n=="number"&&isFinite(n)))return vr.errors=[{}],!1;var o=s===e}if(o&&b>1){let n=a[1];
const s=e;if(!(typeof n=="number"&&isFinite(n)))return vr.errors=[{}],!1;var o=s===e}}else return vr.errors=[{}],!1}else
return vr.errors=[{}],!1;var i=F===e}else var i=!0;if(i){if(t.scale_num!==void 0){let a=t.scale_num;const F=e;if(e===F)if(Array.
isArray(a)){if(a.length>2)return vr.errors=[{}],!1;if(a.length<2)return vr.errors=[{}],!1;if(a.length<=2){const b=a.length;
if(b>0){let n=a[0];const s=e;if(!(typeof n=="number"&&isFinite(n)))return vr.errors=[{}],!1;var u=s===e}if(u&&b>1){let n=a[1];
const s=e;if(!(typeof n=="number"&&isFinite(n)))return vr.errors=[{}],!1;var u=s===e}}else return vr.errors=[{}],!1}else
return vr.errors=[{}],!1;var i=F===e}else var i=!0;if(i){if(t.max!==void 0){let a=t.max;const F=e;if(!(typeof a=="number"&&
isFinite(a)))return vr.errors=[{}],!1;var i=F===e}else var i=!0;if(i)if(t.mass_ratio!==void 0){let a=t.mass_ratio;const F=e;
if(!(typeof a=="number"&&isFinite(a)))return vr.errors=[{}],!1;var i=F===e}else var i=!0}}}}}}}else return vr.errors=[{}],
!1;return vr.errors=r,e===0}function dt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.seasons===void 0&&(l="seasons"))return dt.errors=[{}],
!1;{const c=e;for(const a in t)if(!(a==="seasons"||a==="id"||a==="entries"||de.test(a))){return dt.errors=[{}],!1;break}
if(c===e){if(t.seasons!==void 0){let a=t.seasons;const F=e;if(e===F)if(Array.isArray(a)){var i=!0;const L=a.length;for(let D=0;D<
L;D++){let b=a[D];const n=e;if(typeof b!="string")return dt.errors=[{}],!1;if(!(b==="spring"||b==="summer"||b==="autumn"||
b==="winter"))return dt.errors=[{}],!1;var i=n===e;if(!i)break}}else return dt.errors=[{}],!1;var o=F===e}else var o=!0;
if(o){if(t.id!==void 0){let a=t.id;const F=e;if(e===F)if(typeof a=="string"){if(x(a)<1)return dt.errors=[{}],!1}else return dt.
errors=[{}],!1;var o=F===e}else var o=!0;if(o)if(t.entries!==void 0){let a=t.entries;const F=e;if(e===F)if(Array.isArray(
a)){var u=!0;const D=a.length;for(let b=0;b<D;b++){const n=e;vr(a[b],{instancePath:p+"/entries/"+b,parentData:a,parentDataProperty:b,
rootData:m})||(r=r===null?vr.errors:r.concat(vr.errors),e=r.length);var u=n===e;if(!u)break}}else return dt.errors=[{}],
!1;var o=F===e}else var o=!0}}}}else return dt.errors=[{}],!1;return dt.errors=r,e===0}function Tt(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;const o=t.length;
for(let u=0;u<o;u++){const l=e;dt(t[u],{instancePath:p+"/"+u,parentData:t,parentDataProperty:u,rootData:m})||(r=r===null?
dt.errors:r.concat(dt.errors),e=r.length);var i=l===e;if(!i)break}}else return Tt.errors=[{}],!1;return Tt.errors=r,e===
0}function vi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.str_sp===void 0&&(o="str_sp"))return vi.errors=[{}],!1;{const u=e;for(const l in t)
if(!(l==="str_sp"||l==="ctxt"||de.test(l))){return vi.errors=[{}],!1;break}if(u===e){if(t.str_sp!==void 0){const l=e;if(typeof t.
str_sp!="string")return vi.errors=[{}],!1;var i=l===e}else var i=!0;if(i)if(t.ctxt!==void 0){const l=e;if(typeof t.ctxt!=
"string")return vi.errors=[{}],!1;var i=l===e}else var i=!0}}}else return vi.errors=[{}],!1;return vi.errors=r,e===0}function ni(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.str===void 0&&(o="str"))return ni.errors=[{}],!1;{const u=e;for(const l in t)if(!(l===
"str"||l==="str_pl"||l==="ctxt"||de.test(l))){return ni.errors=[{}],!1;break}if(u===e){if(t.str!==void 0){const l=e;if(typeof t.
str!="string")return ni.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t.str_pl!==void 0){const l=e;if(typeof t.str_pl!=
"string")return ni.errors=[{}],!1;var i=l===e}else var i=!0;if(i)if(t.ctxt!==void 0){const l=e;if(typeof t.ctxt!="string")
return ni.errors=[{}],!1;var i=l===e}else var i=!0}}}}else return ni.errors=[{}],!1;return ni.errors=r,e===0}function Ee(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;if(typeof t!=
"string"){const c={};r===null?r=[c]:r.push(c),e++}var l=u===e;if(o=o||l,!o){const c=e;vi(t,{instancePath:p,parentData:z,
parentDataProperty:W,rootData:m})||(r=r===null?vi.errors:r.concat(vi.errors),e=r.length);var l=c===e;if(o=o||l,!o){const F=e;
ni(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?ni.errors:r.concat(ni.errors),e=r.length);
var l=F===e;o=o||l}}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const c={};return r===null?r=[c]:r.push(c),e++,Ee.errors=
r,!1}return Ee.errors=r,e===0}function Wi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(typeof t==
"string"){if(!_s.test(t))return Wi.errors=[{instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[ \
\\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:ml|L)[ \\t]*)+$"}}],!1}else return Wi.errors=[{}],!1;return Wi.errors=r,e===0}const Ss={
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
integer"}},patternProperties:{"^//":{}}};function Gi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(typeof t==
"string"){if(x(t)<1)return Gi.errors=[{}],!1}else return Gi.errors=[{}],!1;return Gi.errors=r,e===0}function Ir(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;return typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t)?(Ir.errors=r,e===0):(Ir.errors=[{}],!1)}const Bs={type:"object",additionalProperties:!1,required:["group"],properties:{prob:{$ref:"#/definitions/item-group_prob\
ability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,"x-extension":!0},"count-m\
ax":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},"charges-min":{type:"int\
eger",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{"x-extension":!0,$ref:"\
#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"integer","x-extensio\
n":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"string",minLength:1,
"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"contents-group":{anyOf:[
{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item_group"}}],
"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-group":{type:"string","x-r\
ef":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"ammo-group":{type:"strin\
g","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},"x-extension":!0},
active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},{type:"array",items:{
type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},group:{type:"string",minLength:1,"x-ref":"item_group","\
x-extension":!0}},patternProperties:{"^//":{}}};function $e(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={};r===null?r=[a]:r.push(a),e++}if(e===u&&typeof t=="n\
umber"&&isFinite(t)&&(t<0||isNaN(t))){const a={};r===null?r=[a]:r.push(a),e++}var l=u===e;if(o=o||l,!o){const a=e;if(e===
a)if(Array.isArray(t))if(t.length>2){const L={};r===null?r=[L]:r.push(L),e++}else if(t.length<2){const L={};r===null?r=[
L]:r.push(L),e++}else if(t.length<=2){const D=t.length;if(D>0){let b=t[0];const n=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(
b)&&isFinite(b))){const s={};r===null?r=[s]:r.push(s),e++}if(e===n&&typeof b=="number"&&isFinite(b)&&(b<0||isNaN(b))){const s={};
r===null?r=[s]:r.push(s),e++}var c=n===e}if(c&&D>1){let b=t[1];const n=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(
b))){const v={};r===null?r=[v]:r.push(v),e++}if(e===n&&typeof b=="number"&&isFinite(b)&&(b<0||isNaN(b))){const v={};r===
null?r=[v]:r.push(v),e++}var c=n===e}}else{const D={};r===null?r=[D]:r.push(D),e++}else{const L={};r===null?r=[L]:r.push(
L),e++}var l=a===e;o=o||l}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const a={};return r===null?r=[a]:r.push(a),e++,$e.
errors=r,!1}return $e.errors=r,e===0}function er(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let D;if(t.group===void 0&&(D="group"))return er.errors=
[{}],!1;{const b=e;for(const n in t)if(!(Ue.call(Bs.properties,n)||de.test(n))){return er.errors=[{}],!1;break}if(b===e){
if(t.prob!==void 0){const n=e;Ir(t.prob,{instancePath:p+"/prob",parentData:t,parentDataProperty:"prob",rootData:m})||(r=
r===null?Ir.errors:r.concat(Ir.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t.count!==void 0){const n=e;$e(t.count,
{instancePath:p+"/count",parentData:t,parentDataProperty:"count",rootData:m})||(r=r===null?$e.errors:r.concat($e.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["count-min"]!==void 0){let n=t["count-min"];const s=e;if(!(typeof n=="n\
umber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return er.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return er.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["count-max"]!==void 0){let n=t["count-max"];const s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return er.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n)))return er.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.charges!==void 0){const n=e;$e(t.charges,
{instancePath:p+"/charges",parentData:t,parentDataProperty:"charges",rootData:m})||(r=r===null?$e.errors:r.concat($e.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let n=t["charges-min"];const s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return er.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return er.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["charges-max"]!==void 0){let n=t["charges-max"];const s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return er.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n)))return er.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.damage!==void 0){const n=e;$e(t.damage,
{instancePath:p+"/damage",parentData:t,parentDataProperty:"damage",rootData:m})||(r=r===null?$e.errors:r.concat($e.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["damage-min"]!==void 0){let n=t["damage-min"];const s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return er.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["damage-max"]!==
void 0){let n=t["damage-max"];const s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return er.errors=[{}],!1;
var i=s===e}else var i=!0;if(i){if(t.dirt!==void 0){const n=e;$e(t.dirt,{instancePath:p+"/dirt",parentData:t,parentDataProperty:"\
dirt",rootData:m})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["contents\
-item"]!==void 0){let n=t["contents-item"];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};
r===null?r=[y]:r.push(y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var o=_===e;if(d=d||o,!d){const y=e;if(e===y)
if(Array.isArray(n)){var u=!0;const X=n.length;for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){
if(x(E)<1){const R={};r===null?r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var u=w===e;if(!u)break}}else{
const X={};r===null?r=[X]:r.push(X),e++}var o=y===e;d=d||o}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===
null?r=[y]:r.push(y),e++,er.errors=r,!1}var i=s===e}else var i=!0;if(i){if(t["contents-group"]!==void 0){let n=t["conten\
ts-group"];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(
y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var l=_===e;if(d=d||l,!d){const y=e;if(e===y)if(Array.isArray(n)){var c=!0;
const X=n.length;for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){if(x(E)<1){const R={};r===null?
r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var c=w===e;if(!c)break}}else{const X={};r===null?r=[X]:
r.push(X),e++}var l=y===e;d=d||l}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?r=[y]:r.push(y),
e++,er.errors=r,!1}var i=s===e}else var i=!0;if(i){if(t["container-item"]!==void 0){const n=e;if(typeof t["container-ite\
m"]!="string")return er.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["container-group"]!==void 0){const n=e;if(typeof t["\
container-group"]!="string")return er.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const n=e;
if(typeof t["ammo-item"]!="string")return er.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){
const n=e;if(typeof t["ammo-group"]!="string")return er.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["custom-flag\
s"]!==void 0){let n=t["custom-flags"];const s=e;if(e===s)if(Array.isArray(n)){var a=!0;const d=n.length;for(let _=0;_<d;_++){
let P=n[_];const y=e;if(e===y)if(typeof P=="string"){if(x(P)<1)return er.errors=[{}],!1}else return er.errors=[{}],!1;var a=y===
e;if(!a)break}}else return er.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.active!==void 0){const n=e;if(typeof t.
active!="boolean")return er.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.snippets!==void 0){let n=t.snippets;const s=e,
v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(y),e++}}else{const y={};
r===null?r=[y]:r.push(y),e++}var F=_===e;if(d=d||F,!d){const y=e;if(e===y)if(Array.isArray(n)){var L=!0;const X=n.length;
for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){if(x(E)<1){const R={};r===null?r=[R]:r.push(R),
e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var L=w===e;if(!L)break}}else{const X={};r===null?r=[X]:r.push(X),e++}
var F=y===e;d=d||F}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?r=[y]:r.push(y),e++,er.errors=
r,!1}var i=s===e}else var i=!0;if(i)if(t.group!==void 0){let n=t.group;const s=e;if(e===s)if(typeof n=="string"){if(x(n)<
1)return er.errors=[{}],!1}else return er.errors=[{}],!1;var i=s===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return er.errors=
[{}],!1;return er.errors=r,e===0}const zs={type:"object",additionalProperties:!1,required:["collection"],properties:{prob:{
$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,
"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},
"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{
"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"\
integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"\
contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-gr\
oup":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"\
ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},
"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},
{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},collection:{type:"array",items:{$ref:"\
#/definitions/item-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}},Ui={validate:It};function fr(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let b;if(t.collection===void 0&&(b="collection"))return fr.errors=[{}],!1;{const n=e;for(const s in t)
if(!(Ue.call(zs.properties,s)||de.test(s))){return fr.errors=[{}],!1;break}if(n===e){if(t.prob!==void 0){const s=e;Ir(t.
prob,{instancePath:p+"/prob",parentData:t,parentDataProperty:"prob",rootData:m})||(r=r===null?Ir.errors:r.concat(Ir.errors),
e=r.length);var i=s===e}else var i=!0;if(i){if(t.count!==void 0){const s=e;$e(t.count,{instancePath:p+"/count",parentData:t,
parentDataProperty:"count",rootData:m})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=s===e}else var i=!0;
if(i){if(t["count-min"]!==void 0){let s=t["count-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return fr.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return fr.errors=[{}],!1;var i=v===e}else
var i=!0;if(i){if(t["count-max"]!==void 0){let s=t["count-max"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return fr.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return fr.errors=[{}],!1;var i=v===
e}else var i=!0;if(i){if(t.charges!==void 0){const s=e;$e(t.charges,{instancePath:p+"/charges",parentData:t,parentDataProperty:"\
charges",rootData:m})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["charg\
es-min"]!==void 0){let s=t["charges-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return fr.errors=
[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return fr.errors=[{}],!1;var i=v===e}else var i=!0;if(i){
if(t["charges-max"]!==void 0){let s=t["charges-max"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return fr.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return fr.errors=[{}],!1;var i=v===e}else
var i=!0;if(i){if(t.damage!==void 0){const s=e;$e(t.damage,{instancePath:p+"/damage",parentData:t,parentDataProperty:"da\
mage",rootData:m})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["damage-m\
in"]!==void 0){let s=t["damage-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return fr.errors=
[{}],!1;var i=v===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let s=t["damage-max"];const v=e;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return fr.errors=[{}],!1;var i=v===e}else var i=!0;if(i){if(t.dirt!==void 0){const s=e;
$e(t.dirt,{instancePath:p+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:m})||(r=r===null?$e.errors:r.concat($e.
errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let s=t["contents-item"];const v=e,d=e;
let _=!1;const P=e;if(e===P)if(typeof s=="string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===
null?r=[h]:r.push(h),e++}var o=P===e;if(_=_||o,!_){const h=e;if(e===h)if(Array.isArray(s)){var u=!0;const N=s.length;for(let E=0;E<
N;E++){let w=s[E];const H=e;if(e===H)if(typeof w=="string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};
r===null?r=[C]:r.push(C),e++}var u=H===e;if(!u)break}}else{const N={};r===null?r=[N]:r.push(N),e++}var o=h===e;_=_||o}if(_)
e=d,r!==null&&(d?r.length=d:r=null);else{const h={};return r===null?r=[h]:r.push(h),e++,fr.errors=r,!1}var i=v===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let s=t["contents-group"];const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s==
"string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var l=P===e;if(_=
_||l,!_){const h=e;if(e===h)if(Array.isArray(s)){var c=!0;const N=s.length;for(let E=0;E<N;E++){let w=s[E];const H=e;if(e===
H)if(typeof w=="string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}
var c=H===e;if(!c)break}}else{const N={};r===null?r=[N]:r.push(N),e++}var l=h===e;_=_||l}if(_)e=d,r!==null&&(d?r.length=
d:r=null);else{const h={};return r===null?r=[h]:r.push(h),e++,fr.errors=r,!1}var i=v===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const s=e;if(typeof t["container-item"]!="string")return fr.errors=[{}],!1;var i=s===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const s=e;if(typeof t["container-group"]!="string")return fr.errors=[{}],!1;var i=s===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const s=e;if(typeof t["ammo-item"]!="string")return fr.errors=[{}],!1;
var i=s===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const s=e;if(typeof t["ammo-group"]!="string")return fr.errors=
[{}],!1;var i=s===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let s=t["custom-flags"];const v=e;if(e===v)if(Array.
isArray(s)){var a=!0;const _=s.length;for(let P=0;P<_;P++){let y=s[P];const h=e;if(e===h)if(typeof y=="string"){if(x(y)<
1)return fr.errors=[{}],!1}else return fr.errors=[{}],!1;var a=h===e;if(!a)break}}else return fr.errors=[{}],!1;var i=v===
e}else var i=!0;if(i){if(t.active!==void 0){const s=e;if(typeof t.active!="boolean")return fr.errors=[{}],!1;var i=s===e}else
var i=!0;if(i){if(t.snippets!==void 0){let s=t.snippets;const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s=="string"){
if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var F=P===e;if(_=_||F,!_){
const h=e;if(e===h)if(Array.isArray(s)){var L=!0;const N=s.length;for(let E=0;E<N;E++){let w=s[E];const H=e;if(e===H)if(typeof w==
"string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}var L=H===e;if(!L)
break}}else{const N={};r===null?r=[N]:r.push(N),e++}var F=h===e;_=_||F}if(_)e=d,r!==null&&(d?r.length=d:r=null);else{const h={};
return r===null?r=[h]:r.push(h),e++,fr.errors=r,!1}var i=v===e}else var i=!0;if(i)if(t.collection!==void 0){let s=t.collection;
const v=e;if(e===v)if(Array.isArray(s)){var D=!0;const _=s.length;for(let P=0;P<_;P++){const y=e;Ui.validate(s[P],{instancePath:p+
"/collection/"+P,parentData:s,parentDataProperty:P,rootData:m})||(r=r===null?Ui.validate.errors:r.concat(Ui.validate.errors),
e=r.length);var D=y===e;if(!D)break}}else return fr.errors=[{}],!1;var i=v===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return fr.
errors=[{}],!1;return fr.errors=r,e===0}const Ws={type:"object",additionalProperties:!1,required:["distribution"],properties:{
prob:{$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"inte\
ger",minimum:0,"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/it\
em-group_range"},"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-ex\
tension":!0},damage:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},
"damage-max":{type:"integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-i\
tem":{anyOf:[{type:"string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],
"x-extension":!0},"contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"s\
tring",minLength:1,"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},
"container-group":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-ext\
ension":!0},"ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"\
string",minLength:1},"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,
"x-ref":"snippet"},{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},distribution:{type:"\
array",items:{$ref:"#/definitions/item-group_listed-item"},"x-extension":!0}},patternProperties:{"^//":{}}};function ar(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let b;if(t.distribution===void 0&&(b="distribution"))return ar.errors=[{}],!1;{const n=e;for(const s in t)
if(!(Ue.call(Ws.properties,s)||de.test(s))){return ar.errors=[{}],!1;break}if(n===e){if(t.prob!==void 0){const s=e;Ir(t.
prob,{instancePath:p+"/prob",parentData:t,parentDataProperty:"prob",rootData:m})||(r=r===null?Ir.errors:r.concat(Ir.errors),
e=r.length);var i=s===e}else var i=!0;if(i){if(t.count!==void 0){const s=e;$e(t.count,{instancePath:p+"/count",parentData:t,
parentDataProperty:"count",rootData:m})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=s===e}else var i=!0;
if(i){if(t["count-min"]!==void 0){let s=t["count-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return ar.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ar.errors=[{}],!1;var i=v===e}else
var i=!0;if(i){if(t["count-max"]!==void 0){let s=t["count-max"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return ar.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ar.errors=[{}],!1;var i=v===
e}else var i=!0;if(i){if(t.charges!==void 0){const s=e;$e(t.charges,{instancePath:p+"/charges",parentData:t,parentDataProperty:"\
charges",rootData:m})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["charg\
es-min"]!==void 0){let s=t["charges-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ar.errors=
[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ar.errors=[{}],!1;var i=v===e}else var i=!0;if(i){
if(t["charges-max"]!==void 0){let s=t["charges-max"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return ar.errors=[{}],!1;if(e===v&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ar.errors=[{}],!1;var i=v===e}else
var i=!0;if(i){if(t.damage!==void 0){const s=e;$e(t.damage,{instancePath:p+"/damage",parentData:t,parentDataProperty:"da\
mage",rootData:m})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["damage-m\
in"]!==void 0){let s=t["damage-min"];const v=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ar.errors=
[{}],!1;var i=v===e}else var i=!0;if(i){if(t["damage-max"]!==void 0){let s=t["damage-max"];const v=e;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ar.errors=[{}],!1;var i=v===e}else var i=!0;if(i){if(t.dirt!==void 0){const s=e;
$e(t.dirt,{instancePath:p+"/dirt",parentData:t,parentDataProperty:"dirt",rootData:m})||(r=r===null?$e.errors:r.concat($e.
errors),e=r.length);var i=s===e}else var i=!0;if(i){if(t["contents-item"]!==void 0){let s=t["contents-item"];const v=e,d=e;
let _=!1;const P=e;if(e===P)if(typeof s=="string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===
null?r=[h]:r.push(h),e++}var o=P===e;if(_=_||o,!_){const h=e;if(e===h)if(Array.isArray(s)){var u=!0;const N=s.length;for(let E=0;E<
N;E++){let w=s[E];const H=e;if(e===H)if(typeof w=="string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};
r===null?r=[C]:r.push(C),e++}var u=H===e;if(!u)break}}else{const N={};r===null?r=[N]:r.push(N),e++}var o=h===e;_=_||o}if(_)
e=d,r!==null&&(d?r.length=d:r=null);else{const h={};return r===null?r=[h]:r.push(h),e++,ar.errors=r,!1}var i=v===e}else var i=!0;
if(i){if(t["contents-group"]!==void 0){let s=t["contents-group"];const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s==
"string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var l=P===e;if(_=
_||l,!_){const h=e;if(e===h)if(Array.isArray(s)){var c=!0;const N=s.length;for(let E=0;E<N;E++){let w=s[E];const H=e;if(e===
H)if(typeof w=="string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}
var c=H===e;if(!c)break}}else{const N={};r===null?r=[N]:r.push(N),e++}var l=h===e;_=_||l}if(_)e=d,r!==null&&(d?r.length=
d:r=null);else{const h={};return r===null?r=[h]:r.push(h),e++,ar.errors=r,!1}var i=v===e}else var i=!0;if(i){if(t["conta\
iner-item"]!==void 0){const s=e;if(typeof t["container-item"]!="string")return ar.errors=[{}],!1;var i=s===e}else var i=!0;
if(i){if(t["container-group"]!==void 0){const s=e;if(typeof t["container-group"]!="string")return ar.errors=[{}],!1;var i=s===
e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const s=e;if(typeof t["ammo-item"]!="string")return ar.errors=[{}],!1;
var i=s===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){const s=e;if(typeof t["ammo-group"]!="string")return ar.errors=
[{}],!1;var i=s===e}else var i=!0;if(i){if(t["custom-flags"]!==void 0){let s=t["custom-flags"];const v=e;if(e===v)if(Array.
isArray(s)){var a=!0;const _=s.length;for(let P=0;P<_;P++){let y=s[P];const h=e;if(e===h)if(typeof y=="string"){if(x(y)<
1)return ar.errors=[{}],!1}else return ar.errors=[{}],!1;var a=h===e;if(!a)break}}else return ar.errors=[{}],!1;var i=v===
e}else var i=!0;if(i){if(t.active!==void 0){const s=e;if(typeof t.active!="boolean")return ar.errors=[{}],!1;var i=s===e}else
var i=!0;if(i){if(t.snippets!==void 0){let s=t.snippets;const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s=="string"){
if(x(s)<1){const h={};r===null?r=[h]:r.push(h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var F=P===e;if(_=_||F,!_){
const h=e;if(e===h)if(Array.isArray(s)){var L=!0;const N=s.length;for(let E=0;E<N;E++){let w=s[E];const H=e;if(e===H)if(typeof w==
"string"){if(x(w)<1){const C={};r===null?r=[C]:r.push(C),e++}}else{const C={};r===null?r=[C]:r.push(C),e++}var L=H===e;if(!L)
break}}else{const N={};r===null?r=[N]:r.push(N),e++}var F=h===e;_=_||F}if(_)e=d,r!==null&&(d?r.length=d:r=null);else{const h={};
return r===null?r=[h]:r.push(h),e++,ar.errors=r,!1}var i=v===e}else var i=!0;if(i)if(t.distribution!==void 0){let s=t.distribution;
const v=e;if(e===v)if(Array.isArray(s)){var D=!0;const _=s.length;for(let P=0;P<_;P++){const y=e;Ui.validate(s[P],{instancePath:p+
"/distribution/"+P,parentData:s,parentDataProperty:P,rootData:m})||(r=r===null?Ui.validate.errors:r.concat(Ui.validate.errors),
e=r.length);var D=y===e;if(!D)break}}else return ar.errors=[{}],!1;var i=v===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return ar.
errors=[{}],!1;return ar.errors=r,e===0}const Gs={type:"object",additionalProperties:!1,required:["item"],properties:{prob:{
$ref:"#/definitions/item-group_probability"},count:{$ref:"#/definitions/item-group_range"},"count-min":{type:"integer",minimum:0,
"x-extension":!0},"count-max":{type:"integer",minimum:0,"x-extension":!0},charges:{$ref:"#/definitions/item-group_range"},
"charges-min":{type:"integer",minimum:0,"x-extension":!0},"charges-max":{type:"integer",minimum:0,"x-extension":!0},damage:{
"x-extension":!0,$ref:"#/definitions/item-group_range"},"damage-min":{type:"integer","x-extension":!0},"damage-max":{type:"\
integer","x-extension":!0},dirt:{"x-extension":!0,$ref:"#/definitions/item-group_range"},"contents-item":{anyOf:[{type:"\
string",minLength:1,"x-ref":"item"},{type:"array",items:{type:"string",minLength:1,"x-ref":"item"}}],"x-extension":!0},"\
contents-group":{anyOf:[{type:"string",minLength:1,"x-ref":"item_group"},{type:"array",items:{type:"string",minLength:1,
"x-ref":"item_group"}}],"x-extension":!0},"container-item":{type:"string","x-ref":"item","x-extension":!0},"container-gr\
oup":{type:"string","x-ref":"item_group","x-extension":!0},"ammo-item":{type:"string","x-ref":"item","x-extension":!0},"\
ammo-group":{type:"string","x-ref":"item_group","x-extension":!0},"custom-flags":{type:"array",items:{type:"string",minLength:1},
"x-extension":!0},active:{type:"boolean","x-extension":!0},snippets:{anyOf:[{type:"string",minLength:1,"x-ref":"snippet"},
{type:"array",items:{type:"string",minLength:1,"x-ref":"snippet"}}],"x-extension":!0},item:{type:"string",minLength:1,"x\
-ref":"item"}},patternProperties:{"^//":{}}};function rr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let D;if(t.item===void 0&&(D="item"))return rr.errors=
[{}],!1;{const b=e;for(const n in t)if(!(Ue.call(Gs.properties,n)||de.test(n))){return rr.errors=[{}],!1;break}if(b===e){
if(t.prob!==void 0){const n=e;Ir(t.prob,{instancePath:p+"/prob",parentData:t,parentDataProperty:"prob",rootData:m})||(r=
r===null?Ir.errors:r.concat(Ir.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t.count!==void 0){const n=e;$e(t.count,
{instancePath:p+"/count",parentData:t,parentDataProperty:"count",rootData:m})||(r=r===null?$e.errors:r.concat($e.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["count-min"]!==void 0){let n=t["count-min"];const s=e;if(!(typeof n=="n\
umber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return rr.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return rr.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["count-max"]!==void 0){let n=t["count-max"];const s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return rr.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n)))return rr.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.charges!==void 0){const n=e;$e(t.charges,
{instancePath:p+"/charges",parentData:t,parentDataProperty:"charges",rootData:m})||(r=r===null?$e.errors:r.concat($e.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["charges-min"]!==void 0){let n=t["charges-min"];const s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return rr.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return rr.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["charges-max"]!==void 0){let n=t["charges-max"];const s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return rr.errors=[{}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n)))return rr.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.damage!==void 0){const n=e;$e(t.damage,
{instancePath:p+"/damage",parentData:t,parentDataProperty:"damage",rootData:m})||(r=r===null?$e.errors:r.concat($e.errors),
e=r.length);var i=n===e}else var i=!0;if(i){if(t["damage-min"]!==void 0){let n=t["damage-min"];const s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return rr.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t["damage-max"]!==
void 0){let n=t["damage-max"];const s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return rr.errors=[{}],!1;
var i=s===e}else var i=!0;if(i){if(t.dirt!==void 0){const n=e;$e(t.dirt,{instancePath:p+"/dirt",parentData:t,parentDataProperty:"\
dirt",rootData:m})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=n===e}else var i=!0;if(i){if(t["contents\
-item"]!==void 0){let n=t["contents-item"];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};
r===null?r=[y]:r.push(y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var o=_===e;if(d=d||o,!d){const y=e;if(e===y)
if(Array.isArray(n)){var u=!0;const X=n.length;for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){
if(x(E)<1){const R={};r===null?r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var u=w===e;if(!u)break}}else{
const X={};r===null?r=[X]:r.push(X),e++}var o=y===e;d=d||o}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===
null?r=[y]:r.push(y),e++,rr.errors=r,!1}var i=s===e}else var i=!0;if(i){if(t["contents-group"]!==void 0){let n=t["conten\
ts-group"];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(
y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var l=_===e;if(d=d||l,!d){const y=e;if(e===y)if(Array.isArray(n)){var c=!0;
const X=n.length;for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){if(x(E)<1){const R={};r===null?
r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var c=w===e;if(!c)break}}else{const X={};r===null?r=[X]:
r.push(X),e++}var l=y===e;d=d||l}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?r=[y]:r.push(y),
e++,rr.errors=r,!1}var i=s===e}else var i=!0;if(i){if(t["container-item"]!==void 0){const n=e;if(typeof t["container-ite\
m"]!="string")return rr.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["container-group"]!==void 0){const n=e;if(typeof t["\
container-group"]!="string")return rr.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["ammo-item"]!==void 0){const n=e;
if(typeof t["ammo-item"]!="string")return rr.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["ammo-group"]!==void 0){
const n=e;if(typeof t["ammo-group"]!="string")return rr.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t["custom-flag\
s"]!==void 0){let n=t["custom-flags"];const s=e;if(e===s)if(Array.isArray(n)){var a=!0;const d=n.length;for(let _=0;_<d;_++){
let P=n[_];const y=e;if(e===y)if(typeof P=="string"){if(x(P)<1)return rr.errors=[{}],!1}else return rr.errors=[{}],!1;var a=y===
e;if(!a)break}}else return rr.errors=[{}],!1;var i=s===e}else var i=!0;if(i){if(t.active!==void 0){const n=e;if(typeof t.
active!="boolean")return rr.errors=[{}],!1;var i=n===e}else var i=!0;if(i){if(t.snippets!==void 0){let n=t.snippets;const s=e,
v=e;let d=!1;const _=e;if(e===_)if(typeof n=="string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(y),e++}}else{const y={};
r===null?r=[y]:r.push(y),e++}var F=_===e;if(d=d||F,!d){const y=e;if(e===y)if(Array.isArray(n)){var L=!0;const X=n.length;
for(let N=0;N<X;N++){let E=n[N];const w=e;if(e===w)if(typeof E=="string"){if(x(E)<1){const R={};r===null?r=[R]:r.push(R),
e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var L=w===e;if(!L)break}}else{const X={};r===null?r=[X]:r.push(X),e++}
var F=y===e;d=d||F}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?r=[y]:r.push(y),e++,rr.errors=
r,!1}var i=s===e}else var i=!0;if(i)if(t.item!==void 0){let n=t.item;const s=e;if(e===s)if(typeof n=="string"){if(x(n)<1)
return rr.errors=[{}],!1}else return rr.errors=[{}],!1;var i=s===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}else return rr.errors=
[{}],!1;return rr.errors=r,e===0}function wi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,
e=0;const i=e;let o=!1;const u=e;er(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?er.errors:
r.concat(er.errors),e=r.length);var l=u===e;if(o=o||l,!o){const c=e;fr(t,{instancePath:p,parentData:z,parentDataProperty:W,
rootData:m})||(r=r===null?fr.errors:r.concat(fr.errors),e=r.length);var l=c===e;if(o=o||l,!o){const F=e;ar(t,{instancePath:p,
parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?ar.errors:r.concat(ar.errors),e=r.length);var l=F===e;if(o=o||
l,!o){const D=e;rr(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?rr.errors:r.concat(rr.errors),
e=r.length);var l=D===e;o=o||l}}}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const c={};return r===null?r=[c]:r.push(c),
e++,wi.errors=r,!1}return wi.errors=r,e===0}function It(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){
let r=null,e=0;const i=e;let o=!1;const u=e;if(e===u)if(typeof t=="string"){if(x(t)<1){const a={};r===null?r=[a]:r.push(
a),e++}}else{const a={};r===null?r=[a]:r.push(a),e++}var l=u===e;if(o=o||l,!o){const a=e;if(e===a)if(Array.isArray(t))if(t.
length>2){const L={};r===null?r=[L]:r.push(L),e++}else if(t.length<2){const L={};r===null?r=[L]:r.push(L),e++}else if(t.
length<=2){const D=t.length;if(D>0){let b=t[0];const n=e;if(e===n)if(typeof b=="string"){if(x(b)<1){const s={};r===null?
r=[s]:r.push(s),e++}}else{const s={};r===null?r=[s]:r.push(s),e++}var c=n===e}if(c&&D>1){const b=e;Ir(t[1],{instancePath:p+
"/1",parentData:t,parentDataProperty:1,rootData:m})||(r=r===null?Ir.errors:r.concat(Ir.errors),e=r.length);var c=b===e}}else{
const D={};r===null?r=[D]:r.push(D),e++}else{const L={};r===null?r=[L]:r.push(L),e++}var l=a===e;if(o=o||l,!o){const L=e;
wi(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?wi.errors:r.concat(wi.errors),e=r.length);
var l=L===e;o=o||l}}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const a={};return r===null?r=[a]:r.push(a),e++,It.errors=
r,!1}return It.errors=r,e===0}function ss(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,
e=0;if(e===0)if(Array.isArray(t)){var i=!0;const o=t.length;for(let u=0;u<o;u++){const l=e;It(t[u],{instancePath:p+"/"+u,
parentData:t,parentDataProperty:u,rootData:m})||(r=r===null?It.errors:r.concat(It.errors),e=r.length);var i=l===e;if(!i)
break}}else return ss.errors=[{}],!1;return ss.errors=r,e===0}function ns(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(e===u)if(typeof t=="string"){if(x(t)<1){const a={};r===null?r=[a]:r.push(a),e++}}else{const a={};r===null?r=[a]:r.push(
a),e++}var l=u===e;if(o=o||l,!o){const a=e;if(e===a)if(Array.isArray(t))if(t.length>2){const L={};r===null?r=[L]:r.push(
L),e++}else if(t.length<2){const L={};r===null?r=[L]:r.push(L),e++}else if(t.length<=2){const D=t.length;if(D>0){let b=t[0];
const n=e;if(e===n)if(typeof b=="string"){if(x(b)<1){const s={};r===null?r=[s]:r.push(s),e++}}else{const s={};r===null?r=
[s]:r.push(s),e++}var c=n===e}if(c&&D>1){const b=e;Ir(t[1],{instancePath:p+"/1",parentData:t,parentDataProperty:1,rootData:m})||
(r=r===null?Ir.errors:r.concat(Ir.errors),e=r.length);var c=b===e}}else{const D={};r===null?r=[D]:r.push(D),e++}else{const L={};
r===null?r=[L]:r.push(L),e++}var l=a===e;if(o=o||l,!o){const L=e;wi(t,{instancePath:p,parentData:z,parentDataProperty:W,
rootData:m})||(r=r===null?wi.errors:r.concat(wi.errors),e=r.length);var l=L===e;o=o||l}}if(o)e=i,r!==null&&(i?r.length=i:
r=null);else{const a={};return r===null?r=[a]:r.push(a),e++,ns.errors=r,!1}return ns.errors=r,e===0}function wr(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
const c=e;for(const a in t)if(!(a==="type"||a==="id"||a==="subtype"||a==="ammo"||a==="magazine"||a==="entries"||a==="ite\
ms"||a==="groups"||de.test(a))){return wr.errors=[{}],!1;break}if(c===e){if(t.type!==void 0){const a=e;if(typeof t.type!=
"string")return wr.errors=[{}],!1;var i=a===e}else var i=!0;if(i){if(t.id!==void 0){const a=e;if(typeof t.id!="string")return wr.
errors=[{}],!1;var i=a===e}else var i=!0;if(i){if(t.subtype!==void 0){let a=t.subtype;const F=e;if(typeof a!="string")return wr.
errors=[{}],!1;if(!(a==="collection"||a==="distribution"||a==="old"))return wr.errors=[{}],!1;var i=F===e}else var i=!0;
if(i){if(t.ammo!==void 0){let a=t.ammo;const F=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return wr.errors=
[{}],!1;if(e===F&&typeof a=="number"&&isFinite(a)){if(a>100||isNaN(a))return wr.errors=[{}],!1;if(a<0||isNaN(a))return wr.
errors=[{}],!1}var i=F===e}else var i=!0;if(i){if(t.magazine!==void 0){let a=t.magazine;const F=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return wr.errors=[{}],!1;if(e===F&&typeof a=="number"&&isFinite(a)){if(a>100||isNaN(a))return wr.
errors=[{}],!1;if(a<0||isNaN(a))return wr.errors=[{}],!1}var i=F===e}else var i=!0;if(i){if(t.entries!==void 0){let a=t.
entries;const F=e;if(e===F)if(Array.isArray(a)){var o=!0;const D=a.length;for(let b=0;b<D;b++){const n=e;It(a[b],{instancePath:p+
"/entries/"+b,parentData:a,parentDataProperty:b,rootData:m})||(r=r===null?It.errors:r.concat(It.errors),e=r.length);var o=n===
e;if(!o)break}}else return wr.errors=[{}],!1;var i=F===e}else var i=!0;if(i){if(t.items!==void 0){let a=t.items;const F=e;
if(e===F)if(Array.isArray(a)){var u=!0;const D=a.length;for(let b=0;b<D;b++){const n=e;It(a[b],{instancePath:p+"/items/"+
b,parentData:a,parentDataProperty:b,rootData:m})||(r=r===null?It.errors:r.concat(It.errors),e=r.length);var u=n===e;if(!u)
break}}else return wr.errors=[{}],!1;var i=F===e}else var i=!0;if(i)if(t.groups!==void 0){let a=t.groups;const F=e;if(e===
F)if(Array.isArray(a)){var l=!0;const D=a.length;for(let b=0;b<D;b++){const n=e;ns(a[b],{instancePath:p+"/groups/"+b,parentData:a,
parentDataProperty:b,rootData:m})||(r=r===null?ns.errors:r.concat(ns.errors),e=r.length);var l=n===e;if(!l)break}}else return wr.
errors=[{}],!1;var i=F===e}else var i=!0}}}}}}}}else return wr.errors=[{}],!1;return wr.errors=r,e===0}function zr(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;Gi(t,{instancePath:p,parentData:z,
parentDataProperty:W,rootData:m})||(r=r===null?Gi.errors:r.concat(Gi.errors),e=r.length);var l=u===e;if(o=o||l,!o){const c=e;
ss(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?ss.errors:r.concat(ss.errors),e=r.length);
var l=c===e;if(o=o||l,!o){const F=e;wr(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?wr.
errors:r.concat(wr.errors),e=r.length);var l=F===e;o=o||l}}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const c={};return r===
null?r=[c]:r.push(c),e++,zr.errors=r,!1}return zr.errors=r,e===0}function Se(t,{instancePath:p="",parentData:z,parentDataProperty:W,
rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let s;if(t.ter_set===void 0&&(s="\
ter_set"))return Se.errors=[{}],!1;{const v=e;for(const d in t)if(!(Ue.call(Ss.properties,d)||de.test(d))){return Se.errors=
[{}],!1;break}if(v===e){if(t.str_min!==void 0){let d=t.str_min;const _=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d)))return Se.errors=[{}],!1;var i=_===e}else var i=!0;if(i){if(t.str_max!==void 0){let d=t.str_max;const _=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Se.errors=[{}],!1;var i=_===e}else var i=!0;if(i){if(t.str_min_blocked!==
void 0){let d=t.str_min_blocked;const _=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Se.errors=[{}],
!1;var i=_===e}else var i=!0;if(i){if(t.str_max_blocked!==void 0){let d=t.str_max_blocked;const _=e;if(!(typeof d=="numb\
er"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Se.errors=[{}],!1;var i=_===e}else var i=!0;if(i){if(t.str_min_supported!==void 0){
let d=t.str_min_supported;const _=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Se.errors=[{}],!1;var i=_===
e}else var i=!0;if(i){if(t.str_max_supported!==void 0){let d=t.str_max_supported;const _=e;if(!(typeof d=="number"&&!(d%
1)&&!isNaN(d)&&isFinite(d)))return Se.errors=[{}],!1;var i=_===e}else var i=!0;if(i){if(t.sound!==void 0){const d=e;Ee(t.
sound,{instancePath:p+"/sound",parentData:t,parentDataProperty:"sound",rootData:m})||(r=r===null?Ee.errors:r.concat(Ee.errors),
e=r.length);var i=d===e}else var i=!0;if(i){if(t.sound_fail!==void 0){const d=e;Ee(t.sound_fail,{instancePath:p+"/sound_\
fail",parentData:t,parentDataProperty:"sound_fail",rootData:m})||(r=r===null?Ee.errors:r.concat(Ee.errors),e=r.length);var i=d===
e}else var i=!0;if(i){if(t.sound_vol!==void 0){let d=t.sound_vol;const _=e,P=e;let y=!1;const h=e;if(!(typeof d=="number"&&
!(d%1)&&!isNaN(d)&&isFinite(d))){const N={};r===null?r=[N]:r.push(N),e++}var o=h===e;if(y=y||o,!y){const N=e;if(e===N)if(typeof d==
"string"){if(!ls.test(d)){const w={instancePath:p+"/sound_vol",schemaPath:"#/properties/sound_vol/anyOf/1/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,4} ?dB$"}};r===null?r=[w]:r.push(w),e++}}else{const w={};r===null?r=[w]:r.push(w),e++}
var o=N===e;y=y||o}if(y)e=P,r!==null&&(P?r.length=P:r=null);else{const N={};return r===null?r=[N]:r.push(N),e++,Se.errors=
r,!1}var i=_===e}else var i=!0;if(i){if(t.sound_fail_vol!==void 0){let d=t.sound_fail_vol;const _=e,P=e;let y=!1;const h=e;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const N={};r===null?r=[N]:r.push(N),e++}var u=h===e;if(y=y||u,
!y){const N=e;if(e===N)if(typeof d=="string"){if(!ls.test(d)){const w={instancePath:p+"/sound_fail_vol",schemaPath:"#/pr\
operties/sound_fail_vol/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,4} ?dB$"}};r===null?r=[w]:r.push(w),
e++}}else{const w={};r===null?r=[w]:r.push(w),e++}var u=N===e;y=y||u}if(y)e=P,r!==null&&(P?r.length=P:r=null);else{const N={};
return r===null?r=[N]:r.push(N),e++,Se.errors=r,!1}var i=_===e}else var i=!0;if(i){if(t.explosive!==void 0){let d=t.explosive;
const _=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Se.errors=[{}],!1;var i=_===e}else var i=!0;if(i){
if(t.destroy_only!==void 0){const d=e;if(typeof t.destroy_only!="boolean")return Se.errors=[{}],!1;var i=d===e}else var i=!0;
if(i){if(t.bash_below!==void 0){const d=e;if(typeof t.bash_below!="boolean")return Se.errors=[{}],!1;var i=d===e}else var i=!0;
if(i){if(t.items!==void 0){const d=e;zr(t.items,{instancePath:p+"/items",parentData:t,parentDataProperty:"items",rootData:m})||
(r=r===null?zr.errors:r.concat(zr.errors),e=r.length);var i=d===e}else var i=!0;if(i){if(t.ranged!==void 0){let d=t.ranged;
const _=e;if(e===_)if(d&&typeof d=="object"&&!Array.isArray(d)){const y=e;for(const h in d)if(!(h==="reduction"||h==="re\
duction_laser"||h==="destroy_threshold"||h==="flammable"||h==="block_unaimed_chance"||de.test(h))){return Se.errors=[{}],
!1;break}if(y===e){if(d.reduction!==void 0){let h=d.reduction;const X=e,N=e;let E=!1;const w=e;if(!(typeof h=="number"&&
isFinite(h))){const H={};r===null?r=[H]:r.push(H),e++}var l=w===e;if(E=E||l,!E){const H=e;if(e===H)if(Array.isArray(h))if(h.
length>2){const C={};r===null?r=[C]:r.push(C),e++}else if(h.length<2){const C={};r===null?r=[C]:r.push(C),e++}else if(h.
length<=2){const he=h.length;if(he>0){let _e=h[0];const Re=e;if(!(typeof _e=="number"&&isFinite(_e))){const qe={};r===null?
r=[qe]:r.push(qe),e++}var c=Re===e}if(c&&he>1){let _e=h[1];const Re=e;if(!(typeof _e=="number"&&isFinite(_e))){const Ve={};
r===null?r=[Ve]:r.push(Ve),e++}var c=Re===e}}else{const he={};r===null?r=[he]:r.push(he),e++}else{const C={};r===null?r=
[C]:r.push(C),e++}var l=H===e;E=E||l}if(E)e=N,r!==null&&(N?r.length=N:r=null);else{const H={};return r===null?r=[H]:r.push(
H),e++,Se.errors=r,!1}var a=X===e}else var a=!0;if(a){if(d.reduction_laser!==void 0){let h=d.reduction_laser;const X=e,N=e;
let E=!1;const w=e;if(!(typeof h=="number"&&isFinite(h))){const R={};r===null?r=[R]:r.push(R),e++}var F=w===e;if(E=E||F,
!E){const R=e;if(e===R)if(Array.isArray(h))if(h.length>2){const he={};r===null?r=[he]:r.push(he),e++}else if(h.length<2){
const he={};r===null?r=[he]:r.push(he),e++}else if(h.length<=2){const _e=h.length;if(_e>0){let Re=h[0];const qe=e;if(!(typeof Re==
"number"&&isFinite(Re))){const Ve={};r===null?r=[Ve]:r.push(Ve),e++}var L=qe===e}if(L&&_e>1){let Re=h[1];const qe=e;if(!(typeof Re==
"number"&&isFinite(Re))){const dr={};r===null?r=[dr]:r.push(dr),e++}var L=qe===e}}else{const _e={};r===null?r=[_e]:r.push(
_e),e++}else{const he={};r===null?r=[he]:r.push(he),e++}var F=R===e;E=E||F}if(E)e=N,r!==null&&(N?r.length=N:r=null);else{
const R={};return r===null?r=[R]:r.push(R),e++,Se.errors=r,!1}var a=X===e}else var a=!0;if(a){if(d.destroy_threshold!==void 0){
let h=d.destroy_threshold;const X=e,N=e;let E=!1;const w=e;if(!(typeof h=="number"&&isFinite(h))){const R={};r===null?r=
[R]:r.push(R),e++}var D=w===e;if(E=E||D,!E){const R=e;if(e===R)if(Array.isArray(h))if(h.length>2){const he={};r===null?r=
[he]:r.push(he),e++}else if(h.length<2){const he={};r===null?r=[he]:r.push(he),e++}else if(h.length<=2){const _e=h.length;
if(_e>0){let Re=h[0];const qe=e;if(!(typeof Re=="number"&&isFinite(Re))){const Ve={};r===null?r=[Ve]:r.push(Ve),e++}var b=qe===
e}if(b&&_e>1){let Re=h[1];const qe=e;if(!(typeof Re=="number"&&isFinite(Re))){const dr={};r===null?r=[dr]:r.push(dr),e++}
var b=qe===e}}else{const _e={};r===null?r=[_e]:r.push(_e),e++}else{const he={};r===null?r=[he]:r.push(he),e++}var D=R===
e;E=E||D}if(E)e=N,r!==null&&(N?r.length=N:r=null);else{const R={};return r===null?r=[R]:r.push(R),e++,Se.errors=r,!1}var a=X===
e}else var a=!0;if(a){if(d.flammable!==void 0){const h=e;if(typeof d.flammable!="boolean")return Se.errors=[{}],!1;var a=h===
e}else var a=!0;if(a)if(d.block_unaimed_chance!==void 0){let h=d.block_unaimed_chance;const X=e;if(typeof h!="string"&&!(typeof h==
"number"&&isFinite(h)))return Se.errors=[{}],!1;var a=X===e}else var a=!0}}}}}else return Se.errors=[{}],!1;var i=_===e}else
var i=!0;if(i){if(t.ter_set!==void 0){let d=t.ter_set;const _=e;if(e===_)if(typeof d=="string"){if(x(d)<1)return Se.errors=
[{}],!1}else return Se.errors=[{}],!1;var i=_===e}else var i=!0;if(i){if(t.ter_set_bashed_from_above!==void 0){let d=t.ter_set_bashed_from_above;
const _=e;if(e===_)if(typeof d=="string"){if(x(d)<1)return Se.errors=[{}],!1}else return Se.errors=[{}],!1;var i=_===e}else
var i=!0;if(i){if(t.furn_set!==void 0){const d=e;if(typeof t.furn_set!="string")return Se.errors=[{}],!1;var i=d===e}else
var i=!0;if(i){if(t.tent_centers!==void 0){let d=t.tent_centers;const _=e;if(e===_)if(Array.isArray(d)){var n=!0;const y=d.
length;for(let h=0;h<y;h++){const X=e;if(typeof d[h]!="string")return Se.errors=[{}],!1;var n=X===e;if(!n)break}}else return Se.
errors=[{}],!1;var i=_===e}else var i=!0;if(i)if(t.collapse_radius!==void 0){let d=t.collapse_radius;const _=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Se.errors=[{}],!1;var i=_===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}else return Se.
errors=[{}],!1;return Se.errors=r,e===0}function Yt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.ter_set===void 0&&(o="ter_set"))return Yt.errors=[{}],!1;{const u=e;for(const l in t)
if(!(l==="items"||l==="deconstruct_above"||l==="ter_set"||l==="furn_set"||de.test(l))){return Yt.errors=[{}],!1;break}if(u===
e){if(t.items!==void 0){const l=e;zr(t.items,{instancePath:p+"/items",parentData:t,parentDataProperty:"items",rootData:m})||
(r=r===null?zr.errors:r.concat(zr.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t.deconstruct_above!==void 0){const l=e;
if(typeof t.deconstruct_above!="boolean")return Yt.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t.ter_set!==void 0){
let l=t.ter_set;const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return Yt.errors=[{}],!1}else return Yt.errors=[{}],
!1;var i=c===e}else var i=!0;if(i)if(t.furn_set!==void 0){const l=e;if(typeof t.furn_set!="string")return Yt.errors=[{}],
!1;var i=l===e}else var i=!0}}}}}else return Yt.errors=[{}],!1;return Yt.errors=r,e===0}const Us={type:"object",additionalProperties:!1,
required:["pry_quality","difficulty","new_ter_type"],properties:{success_message:{$ref:"#/definitions/translated-text"},
fail_message:{$ref:"#/definitions/translated-text"},break_message:{$ref:"#/definitions/translated-text"},pry_quality:{type:"\
integer"},pry_bonus_mult:{type:"integer"},difficulty:{type:"integer"},noise:{type:"integer"},break_noise:{type:"integer"},
sound:{$ref:"#/definitions/translated-text"},break_sound:{$ref:"#/definitions/translated-text"},breakable:{type:"boolean"},
break_items:{$ref:"#/definitions/item-group"},pry_items:{"x-extension":!0,$ref:"#/definitions/item-group"},alarm:{type:"\
boolean","x-extension":!0},new_ter_type:{type:"string",minLength:1,"x-ref":"terrain"},break_ter_type:{type:"string",minLength:1,
"x-ref":"terrain"},new_furn_type:{type:"string"},break_furn_type:{type:"string"}},patternProperties:{"^//":{}}};function Dr(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let o;if(t.pry_quality===void 0&&(o="pry_quality")||t.difficulty===void 0&&(o="difficulty")||t.new_ter_type===
void 0&&(o="new_ter_type"))return Dr.errors=[{}],!1;{const u=e;for(const l in t)if(!(Ue.call(Us.properties,l)||de.test(l))){
return Dr.errors=[{}],!1;break}if(u===e){if(t.success_message!==void 0){const l=e;Ee(t.success_message,{instancePath:p+"\
/success_message",parentData:t,parentDataProperty:"success_message",rootData:m})||(r=r===null?Ee.errors:r.concat(Ee.errors),
e=r.length);var i=l===e}else var i=!0;if(i){if(t.fail_message!==void 0){const l=e;Ee(t.fail_message,{instancePath:p+"/fa\
il_message",parentData:t,parentDataProperty:"fail_message",rootData:m})||(r=r===null?Ee.errors:r.concat(Ee.errors),e=r.length);
var i=l===e}else var i=!0;if(i){if(t.break_message!==void 0){const l=e;Ee(t.break_message,{instancePath:p+"/break_messag\
e",parentData:t,parentDataProperty:"break_message",rootData:m})||(r=r===null?Ee.errors:r.concat(Ee.errors),e=r.length);var i=l===
e}else var i=!0;if(i){if(t.pry_quality!==void 0){let l=t.pry_quality;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&
isFinite(l)))return Dr.errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.pry_bonus_mult!==void 0){let l=t.pry_bonus_mult;
const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Dr.errors=[{}],!1;var i=c===e}else var i=!0;if(i){
if(t.difficulty!==void 0){let l=t.difficulty;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Dr.
errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.noise!==void 0){let l=t.noise;const c=e;if(!(typeof l=="number"&&!(l%
1)&&!isNaN(l)&&isFinite(l)))return Dr.errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.break_noise!==void 0){let l=t.
break_noise;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Dr.errors=[{}],!1;var i=c===e}else
var i=!0;if(i){if(t.sound!==void 0){const l=e;Ee(t.sound,{instancePath:p+"/sound",parentData:t,parentDataProperty:"sound",
rootData:m})||(r=r===null?Ee.errors:r.concat(Ee.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t.break_sound!==void 0){
const l=e;Ee(t.break_sound,{instancePath:p+"/break_sound",parentData:t,parentDataProperty:"break_sound",rootData:m})||(r=
r===null?Ee.errors:r.concat(Ee.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t.breakable!==void 0){const l=e;if(typeof t.
breakable!="boolean")return Dr.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t.break_items!==void 0){const l=e;zr(t.
break_items,{instancePath:p+"/break_items",parentData:t,parentDataProperty:"break_items",rootData:m})||(r=r===null?zr.errors:
r.concat(zr.errors),e=r.length);var i=l===e}else var i=!0;if(i){if(t.pry_items!==void 0){const l=e;zr(t.pry_items,{instancePath:p+
"/pry_items",parentData:t,parentDataProperty:"pry_items",rootData:m})||(r=r===null?zr.errors:r.concat(zr.errors),e=r.length);
var i=l===e}else var i=!0;if(i){if(t.alarm!==void 0){const l=e;if(typeof t.alarm!="boolean")return Dr.errors=[{}],!1;var i=l===
e}else var i=!0;if(i){if(t.new_ter_type!==void 0){let l=t.new_ter_type;const c=e;if(e===c)if(typeof l=="string"){if(x(l)<
1)return Dr.errors=[{}],!1}else return Dr.errors=[{}],!1;var i=c===e}else var i=!0;if(i){if(t.break_ter_type!==void 0){let l=t.
break_ter_type;const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return Dr.errors=[{}],!1}else return Dr.errors=[{}],!1;
var i=c===e}else var i=!0;if(i){if(t.new_furn_type!==void 0){const l=e;if(typeof t.new_furn_type!="string")return Dr.errors=
[{}],!1;var i=l===e}else var i=!0;if(i)if(t.break_furn_type!==void 0){const l=e;if(typeof t.break_furn_type!="string")return Dr.
errors=[{}],!1;var i=l===e}else var i=!0}}}}}}}}}}}}}}}}}}}else return Dr.errors=[{}],!1;return Dr.errors=r,e===0}function Vi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(typeof t==
"string"){if(!os.test(t))return Vi.errors=[{instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[ \
\\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|second|s|minutes|minute|m|hours|hour|h|days|day|d)[ \\t]*)+$"}}],
!1}else return Vi.errors=[{}],!1;return Vi.errors=r,e===0}function di(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.item===void 0&&(o="item"))return di.errors=[{}],!1;{const u=e;for(const l in t)if(!(l===
"item"||l==="count"||de.test(l))){return di.errors=[{}],!1;break}if(u===e){if(t.item!==void 0){let l=t.item;const c=e;if(e===
c)if(typeof l=="string"){if(x(l)<1)return di.errors=[{}],!1}else return di.errors=[{}],!1;var i=c===e}else var i=!0;if(i)
if(t.count!==void 0){const l=e;$e(t.count,{instancePath:p+"/count",parentData:t,parentDataProperty:"count",rootData:m})||
(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=l===e}else var i=!0}}}else return di.errors=[{}],!1;return di.
errors=r,e===0}function Ur(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.result===void 0&&(u="result"))return Ur.errors=[{}],!1;{const l=e;
for(const c in t)if(!(c==="duration"||c==="message"||c==="sound"||c==="byproducts"||c==="result"||de.test(c))){return Ur.
errors=[{}],!1;break}if(l===e){if(t.duration!==void 0){const c=e;Vi(t.duration,{instancePath:p+"/duration",parentData:t,
parentDataProperty:"duration",rootData:m})||(r=r===null?Vi.errors:r.concat(Vi.errors),e=r.length);var i=c===e}else var i=!0;
if(i){if(t.message!==void 0){const c=e;Ee(t.message,{instancePath:p+"/message",parentData:t,parentDataProperty:"message",
rootData:m})||(r=r===null?Ee.errors:r.concat(Ee.errors),e=r.length);var i=c===e}else var i=!0;if(i){if(t.sound!==void 0){
const c=e;Ee(t.sound,{instancePath:p+"/sound",parentData:t,parentDataProperty:"sound",rootData:m})||(r=r===null?Ee.errors:
r.concat(Ee.errors),e=r.length);var i=c===e}else var i=!0;if(i){if(t.byproducts!==void 0){let c=t.byproducts;const a=e;if(e===
a)if(Array.isArray(c)){var o=!0;const L=c.length;for(let D=0;D<L;D++){const b=e;di(c[D],{instancePath:p+"/byproducts/"+D,
parentData:c,parentDataProperty:D,rootData:m})||(r=r===null?di.errors:r.concat(di.errors),e=r.length);var o=b===e;if(!o)
break}}else return Ur.errors=[{}],!1;var i=a===e}else var i=!0;if(i)if(t.result!==void 0){let c=t.result;const a=e;if(e===
a)if(typeof c=="string"){if(x(c)<1)return Ur.errors=[{}],!1}else return Ur.errors=[{}],!1;var i=a===e}else var i=!0}}}}}}else
return Ur.errors=[{}],!1;return Ur.errors=r,e===0}function ue(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const dr=e;for(const j in t)if(!(Ue.call(Ms.properties,
j)||de.test(j))){return ue.errors=[{}],!1;break}if(dr===e){if(t["edit-mode"]!==void 0){let j=t["edit-mode"];const Z=e;if(typeof j!=
"string")return ue.errors=[{}],!1;if(!(j==="create"||j==="modify"||j==="override"))return ue.errors=[{}],!1;var i=Z===e}else
var i=!0;if(i){if(t["copy-from"]!==void 0){let j=t["copy-from"];const Z=e;if(e===Z)if(typeof j=="string"){if(x(j)<1)return ue.
errors=[{}],!1}else return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.abstract!==void 0){let j=t.abstract;const Z=e;
if(e===Z)if(typeof j=="string"){if(x(j)<1)return ue.errors=[{}],!1}else return ue.errors=[{}],!1;var i=Z===e}else var i=!0;
if(i){if(t.extend!==void 0){let j=t.extend;const Z=e;if(e===Z)if(j&&typeof j=="object"&&!Array.isArray(j)){const ve=e;for(const ee in j)
if(!(ee==="flags"||ee==="symbol"||ee==="color"||ee==="bgcolor"||ee==="emissions"||ee==="harvest_by_season"||ee==="nail_p\
ull_items"||ee==="allowed_template_ids"||de.test(ee))){return ue.errors=[{}],!1;break}if(ve===e){if(j.flags!==void 0){let ee=j.
flags;const Pe=e;if(e===Pe)if(Array.isArray(ee)){var o=!0;const le=ee.length;for(let Te=0;Te<le;Te++){let ge=ee[Te];const Ce=e;
if(e===Ce)if(typeof ge=="string"){if(x(ge)<1)return ue.errors=[{}],!1}else return ue.errors=[{}],!1;var o=Ce===e;if(!o)break}}else
return ue.errors=[{}],!1;var u=Pe===e}else var u=!0;if(u){if(j.symbol!==void 0){const ee=e;Li(j.symbol,{instancePath:p+"\
/extend/symbol",parentData:j,parentDataProperty:"symbol",rootData:m})||(r=r===null?Li.errors:r.concat(Li.errors),e=r.length);
var u=ee===e}else var u=!0;if(u){if(j.color!==void 0){const ee=e;nt(j.color,{instancePath:p+"/extend/color",parentData:j,
parentDataProperty:"color",rootData:m})||(r=r===null?nt.errors:r.concat(nt.errors),e=r.length);var u=ee===e}else var u=!0;
if(u){if(j.bgcolor!==void 0){const ee=e;nt(j.bgcolor,{instancePath:p+"/extend/bgcolor",parentData:j,parentDataProperty:"\
bgcolor",rootData:m})||(r=r===null?nt.errors:r.concat(nt.errors),e=r.length);var u=ee===e}else var u=!0;if(u){if(j.emissions!==
void 0){let ee=j.emissions;const Pe=e;if(e===Pe)if(Array.isArray(ee)){var l=!0;const Te=ee.length;for(let ge=0;ge<Te;ge++){
let Ce=ee[ge];const O=e;if(e===O)if(typeof Ce=="string"){if(x(Ce)<1)return ue.errors=[{}],!1}else return ue.errors=[{}],
!1;var l=O===e;if(!l)break}}else return ue.errors=[{}],!1;var u=Pe===e}else var u=!0;if(u){if(j.harvest_by_season!==void 0){
const ee=e;Tt(j.harvest_by_season,{instancePath:p+"/extend/harvest_by_season",parentData:j,parentDataProperty:"harvest_b\
y_season",rootData:m})||(r=r===null?Tt.errors:r.concat(Tt.errors),e=r.length);var u=ee===e}else var u=!0;if(u){if(j.nail_pull_items!==
void 0){let ee=j.nail_pull_items;const Pe=e;if(e===Pe)if(Array.isArray(ee)){var c=!0;const Te=ee.length;for(let ge=0;ge<
Te;ge++){let Ce=ee[ge];const O=e;if(!(typeof Ce=="number"&&!(Ce%1)&&!isNaN(Ce)&&isFinite(Ce)))return ue.errors=[{}],!1;var c=O===
e;if(!c)break}}else return ue.errors=[{}],!1;var u=Pe===e}else var u=!0;if(u)if(j.allowed_template_ids!==void 0){let ee=j.
allowed_template_ids;const Pe=e;if(e===Pe)if(Array.isArray(ee)){var a=!0;const Te=ee.length;for(let ge=0;ge<Te;ge++){let Ce=ee[ge];
const O=e;if(e===O)if(typeof Ce=="string"){if(x(Ce)<1)return ue.errors=[{}],!1}else return ue.errors=[{}],!1;var a=O===e;
if(!a)break}}else return ue.errors=[{}],!1;var u=Pe===e}else var u=!0}}}}}}}}else return ue.errors=[{}],!1;var i=Z===e}else
var i=!0;if(i){if(t.delete!==void 0){let j=t.delete;const Z=e;if(!(j&&typeof j=="object"&&!Array.isArray(j)))return ue.errors=
[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.relative!==void 0){let j=t.relative;const Z=e;if(e===Z)if(j&&typeof j=="obj\
ect"&&!Array.isArray(j))for(const ve in j){let ee=j[ve];const Pe=e;if(!(typeof ee=="number"&&isFinite(ee)))return ue.errors=
[{}],!1;var F=Pe===e;if(!F)break}else return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.proportional!==void 0){
let j=t.proportional;const Z=e;if(e===Z)if(j&&typeof j=="object"&&!Array.isArray(j))for(const ve in j){let ee=j[ve];const Pe=e;
if(e===Pe)if(typeof ee=="number"&&isFinite(ee)){if(ee<=0||isNaN(ee))return ue.errors=[{}],!1}else return ue.errors=[{}],
!1;var L=Pe===e;if(!L)break}else return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.name!==void 0){const j=e;
Ee(t.name,{instancePath:p+"/name",parentData:t,parentDataProperty:"name",rootData:m})||(r=r===null?Ee.errors:r.concat(Ee.
errors),e=r.length);var i=j===e}else var i=!0;if(i){if(t.description!==void 0){const j=e;Ee(t.description,{instancePath:p+
"/description",parentData:t,parentDataProperty:"description",rootData:m})||(r=r===null?Ee.errors:r.concat(Ee.errors),e=r.
length);var i=j===e}else var i=!0;if(i){if(t.flags!==void 0){let j=t.flags;const Z=e;if(e===Z)if(Array.isArray(j)){var D=!0;
const ve=j.length;for(let ee=0;ee<ve;ee++){let Pe=j[ee];const le=e;if(e===le)if(typeof Pe=="string"){if(x(Pe)<1)return ue.
errors=[{}],!1}else return ue.errors=[{}],!1;var D=le===e;if(!D)break}}else return ue.errors=[{}],!1;var i=Z===e}else var i=!0;
if(i){if(t.connects_to!==void 0){let j=t.connects_to;const Z=e;if(typeof j!="string")return ue.errors=[{}],!1;if(!(j==="\
CHAINFENCE"||j==="RAILING"||j==="WALL"||j==="WATER"||j==="WOODFENCE"||j==="GUTTER"))return ue.errors=[{}],!1;var i=Z===e}else
var i=!0;if(i){if(t.symbol!==void 0){const j=e;Li(t.symbol,{instancePath:p+"/symbol",parentData:t,parentDataProperty:"sy\
mbol",rootData:m})||(r=r===null?Li.errors:r.concat(Li.errors),e=r.length);var i=j===e}else var i=!0;if(i){if(t.color!==void 0){
const j=e;nt(t.color,{instancePath:p+"/color",parentData:t,parentDataProperty:"color",rootData:m})||(r=r===null?nt.errors:
r.concat(nt.errors),e=r.length);var i=j===e}else var i=!0;if(i){if(t.bgcolor!==void 0){const j=e;nt(t.bgcolor,{instancePath:p+
"/bgcolor",parentData:t,parentDataProperty:"bgcolor",rootData:m})||(r=r===null?nt.errors:r.concat(nt.errors),e=r.length);
var i=j===e}else var i=!0;if(i){if(t.looks_like!==void 0){const j=e;if(typeof t.looks_like!="string")return ue.errors=[{}],
!1;var i=j===e}else var i=!0;if(i){if(t.comfort!==void 0){let j=t.comfort;const Z=e,we=e;let ve=!1;const ee=e;if(!(typeof j==
"number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){const le={};r===null?r=[le]:r.push(le),e++}var b=ee===e;if(ve=ve||b,!ve){const le=e;
if(typeof j!="string"){const ge={};r===null?r=[ge]:r.push(ge),e++}if(!(j==="uncomfortable"||j==="neutral"||j==="slightly\
_comfortable"||j==="comfortable"||j==="very_comfortable")){const ge={};r===null?r=[ge]:r.push(ge),e++}var b=le===e;ve=ve||
b}if(ve)e=we,r!==null&&(we?r.length=we:r=null);else{const le={};return r===null?r=[le]:r.push(le),e++,ue.errors=r,!1}var i=Z===
e}else var i=!0;if(i){if(t.floor_bedding_warmth!==void 0){let j=t.floor_bedding_warmth;const Z=e;if(!(typeof j=="number"&&
isFinite(j)))return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.bonus_fire_warmth_feet!==void 0){let j=t.bonus_fire_warmth_feet;
const Z=e;if(!(typeof j=="number"&&isFinite(j)))return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.max_volume!==
void 0){let j=t.max_volume;const Z=e,we=e;let ve=!1;const ee=e;Wi(j,{instancePath:p+"/max_volume",parentData:t,parentDataProperty:"\
max_volume",rootData:m})||(r=r===null?Wi.errors:r.concat(Wi.errors),e=r.length);var n=ee===e;if(ve=ve||n,!ve){const le=e;
if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){const ge={};r===null?r=[ge]:r.push(ge),e++}if(e===le&&typeof j==
"number"&&isFinite(j)&&(j<0||isNaN(j))){const ge={};r===null?r=[ge]:r.push(ge),e++}var n=le===e;ve=ve||n}if(ve)e=we,r!==
null&&(we?r.length=we:r=null);else{const le={};return r===null?r=[le]:r.push(le),e++,ue.errors=r,!1}var i=Z===e}else var i=!0;
if(i){if(t.examine_action!==void 0){let j=t.examine_action;const Z=e;if(e===Z)if(typeof j=="string"){if(x(j)<1)return ue.
errors=[{}],!1}else return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.open!==void 0){let j=t.open;const Z=e;
if(e===Z)if(typeof j=="string"){if(x(j)<1)return ue.errors=[{}],!1}else return ue.errors=[{}],!1;var i=Z===e}else var i=!0;
if(i){if(t.close!==void 0){let j=t.close;const Z=e;if(e===Z)if(typeof j=="string"){if(x(j)<1)return ue.errors=[{}],!1}else
return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.light_emitted!==void 0){let j=t.light_emitted;const Z=e;if(!(typeof j==
"number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.lockpick_result!==
void 0){let j=t.lockpick_result;const Z=e;if(e===Z)if(typeof j=="string"){if(x(j)<1)return ue.errors=[{}],!1}else return ue.
errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.lockpick_message!==void 0){const j=e;Ee(t.lockpick_message,{instancePath:p+
"/lockpick_message",parentData:t,parentDataProperty:"lockpick_message",rootData:m})||(r=r===null?Ee.errors:r.concat(Ee.errors),
e=r.length);var i=j===e}else var i=!0;if(i){if(t.coverage!==void 0){let j=t.coverage;const Z=e;if(!(typeof j=="number"&&
!(j%1)&&!isNaN(j)&&isFinite(j)))return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.emissions!==void 0){let j=t.
emissions;const Z=e;if(e===Z)if(Array.isArray(j)){var s=!0;const ve=j.length;for(let ee=0;ee<ve;ee++){let Pe=j[ee];const le=e;
if(e===le)if(typeof Pe=="string"){if(x(Pe)<1)return ue.errors=[{}],!1}else return ue.errors=[{}],!1;var s=le===e;if(!s)break}}else
return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.harvest_by_season!==void 0){const j=e;Tt(t.harvest_by_season,
{instancePath:p+"/harvest_by_season",parentData:t,parentDataProperty:"harvest_by_season",rootData:m})||(r=r===null?Tt.errors:
r.concat(Tt.errors),e=r.length);var i=j===e}else var i=!0;if(i){if(t.heat_radiation!==void 0){let j=t.heat_radiation;const Z=e;
if(!(typeof j=="number"&&isFinite(j)))return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.message!==void 0){const j=e;
Ee(t.message,{instancePath:p+"/message",parentData:t,parentDataProperty:"message",rootData:m})||(r=r===null?Ee.errors:r.
concat(Ee.errors),e=r.length);var i=j===e}else var i=!0;if(i){if(t.prompt!==void 0){const j=e;Ee(t.prompt,{instancePath:p+
"/prompt",parentData:t,parentDataProperty:"prompt",rootData:m})||(r=r===null?Ee.errors:r.concat(Ee.errors),e=r.length);var i=j===
e}else var i=!0;if(i){if(t.fill_result!==void 0){let j=t.fill_result;const Z=e;if(e===Z)if(typeof j=="string"){if(x(j)<1)
return ue.errors=[{}],!1}else return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.fill_minutes!==void 0){let j=t.
fill_minutes;const Z=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return ue.errors=[{}],!1;var i=Z===e}else
var i=!0;if(i){if(t.nail_pull_result!==void 0){let j=t.nail_pull_result;const Z=e;if(e===Z)if(typeof j=="string"){if(x(j)<
1)return ue.errors=[{}],!1}else return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.nail_pull_items!==void 0){
let j=t.nail_pull_items;const Z=e;if(e===Z)if(Array.isArray(j)){var v=!0;const ve=j.length;for(let ee=0;ee<ve;ee++){let Pe=j[ee];
const le=e;if(!(typeof Pe=="number"&&!(Pe%1)&&!isNaN(Pe)&&isFinite(Pe)))return ue.errors=[{}],!1;var v=le===e;if(!v)break}}else
return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.fluid_grid!==void 0){let j=t.fluid_grid;const Z=e;if(!(j&&
typeof j=="object"&&!Array.isArray(j)))return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.type!==void 0){const j=e;
if(t.type!=="terrain")return ue.errors=[{}],!1;var i=j===e}else var i=!0;if(i){if(t.id!==void 0){let j=t.id;const Z=e,we=e;
let ve=!1;const ee=e;if(e===ee)if(typeof j=="string"){if(x(j)<1){const le={};r===null?r=[le]:r.push(le),e++}}else{const le={};
r===null?r=[le]:r.push(le),e++}var d=ee===e;if(ve=ve||d,!ve){const le=e;if(e===le)if(Array.isArray(j))if(j.length<1){const ge={};
r===null?r=[ge]:r.push(ge),e++}else{var _=!0;const ge=j.length;for(let Ce=0;Ce<ge;Ce++){let O=j[Ce];const K=e;if(e===K)if(typeof O==
"string"){if(x(O)<1){const Y={};r===null?r=[Y]:r.push(Y),e++}}else{const Y={};r===null?r=[Y]:r.push(Y),e++}var _=K===e;if(!_)
break}}else{const ge={};r===null?r=[ge]:r.push(ge),e++}var d=le===e;ve=ve||d}if(ve)e=we,r!==null&&(we?r.length=we:r=null);else{
const le={};return r===null?r=[le]:r.push(le),e++,ue.errors=r,!1}var i=Z===e}else var i=!0;if(i){if(t.bash!==void 0){const j=e;
Se(t.bash,{instancePath:p+"/bash",parentData:t,parentDataProperty:"bash",rootData:m})||(r=r===null?Se.errors:r.concat(Se.
errors),e=r.length);var i=j===e}else var i=!0;if(i){if(t.deconstruct!==void 0){const j=e;Yt(t.deconstruct,{instancePath:p+
"/deconstruct",parentData:t,parentDataProperty:"deconstruct",rootData:m})||(r=r===null?Yt.errors:r.concat(Yt.errors),e=r.
length);var i=j===e}else var i=!0;if(i){if(t.pry!==void 0){const j=e;Dr(t.pry,{instancePath:p+"/pry",parentData:t,parentDataProperty:"\
pry",rootData:m})||(r=r===null?Dr.errors:r.concat(Dr.errors),e=r.length);var i=j===e}else var i=!0;if(i){if(t.oxytorch!==
void 0){const j=e;Ur(t.oxytorch,{instancePath:p+"/oxytorch",parentData:t,parentDataProperty:"oxytorch",rootData:m})||(r=
r===null?Ur.errors:r.concat(Ur.errors),e=r.length);var i=j===e}else var i=!0;if(i){if(t.boltcut!==void 0){const j=e;Ur(t.
boltcut,{instancePath:p+"/boltcut",parentData:t,parentDataProperty:"boltcut",rootData:m})||(r=r===null?Ur.errors:r.concat(
Ur.errors),e=r.length);var i=j===e}else var i=!0;if(i){if(t.hacksaw!==void 0){const j=e;Ur(t.hacksaw,{instancePath:p+"/h\
acksaw",parentData:t,parentDataProperty:"hacksaw",rootData:m})||(r=r===null?Ur.errors:r.concat(Ur.errors),e=r.length);var i=j===
e}else var i=!0;if(i){if(t.move_cost!==void 0){let j=t.move_cost;const Z=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(
j)))return ue.errors=[{}],!1;if(e===Z&&typeof j=="number"&&isFinite(j)&&(j<0||isNaN(j)))return ue.errors=[{}],!1;var i=Z===
e}else var i=!0;if(i){if(t.digging_result!==void 0){let j=t.digging_result;const Z=e;if(e===Z)if(typeof j=="string"){if(x(
j)<1)return ue.errors=[{}],!1}else return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.trap!==void 0){let j=t.
trap;const Z=e;if(e===Z)if(typeof j=="string"){if(x(j)<1)return ue.errors=[{}],!1}else return ue.errors=[{}],!1;var i=Z===
e}else var i=!0;if(i){if(t.harvestable!==void 0){let j=t.harvestable;const Z=e;if(e===Z)if(typeof j=="string"){if(x(j)<1)
return ue.errors=[{}],!1}else return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.transforms_into!==void 0){let j=t.
transforms_into;const Z=e;if(e===Z)if(typeof j=="string"){if(x(j)<1)return ue.errors=[{}],!1}else return ue.errors=[{}],
!1;var i=Z===e}else var i=!0;if(i){if(t.harvest_season!==void 0){let j=t.harvest_season;const Z=e;if(typeof j!="string")
return ue.errors=[{}],!1;if(!(j==="SUMMER"||j==="AUTUMN"||j==="WINTER"||j==="SPRING"))return ue.errors=[{}],!1;var i=Z===
e}else var i=!0;if(i){if(t.roof!==void 0){let j=t.roof;const Z=e;if(e===Z)if(typeof j=="string"){if(x(j)<1)return ue.errors=
[{}],!1}else return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.curtain_transform!==void 0){let j=t.curtain_transform;
const Z=e;if(e===Z)if(typeof j=="string"){if(x(j)<1)return ue.errors=[{}],!1}else return ue.errors=[{}],!1;var i=Z===e}else
var i=!0;if(i){if(t.allowed_template_ids!==void 0){let j=t.allowed_template_ids;const Z=e;if(e===Z)if(Array.isArray(j)){
var P=!0;const ve=j.length;for(let ee=0;ee<ve;ee++){let Pe=j[ee];const le=e;if(e===le)if(typeof Pe=="string"){if(x(Pe)<1)
return ue.errors=[{}],!1}else return ue.errors=[{}],!1;var P=le===e;if(!P)break}}else return ue.errors=[{}],!1;var i=Z===
e}else var i=!0;if(i){if(t.digging_results!==void 0){let j=t.digging_results;const Z=e;if(e===Z)if(j&&typeof j=="object"&&
!Array.isArray(j)){const ve=e;for(const ee in j)if(!(ee==="digging_min"||ee==="result_ter"||ee==="num_minutes"||ee==="it\
ems"||de.test(ee))){return ue.errors=[{}],!1;break}if(ve===e){if(j.digging_min!==void 0){let ee=j.digging_min;const Pe=e;
if(!(typeof ee=="number"&&!(ee%1)&&!isNaN(ee)&&isFinite(ee)))return ue.errors=[{}],!1;var y=Pe===e}else var y=!0;if(y){if(j.
result_ter!==void 0){let ee=j.result_ter;const Pe=e;if(e===Pe)if(typeof ee=="string"){if(x(ee)<1)return ue.errors=[{}],!1}else
return ue.errors=[{}],!1;var y=Pe===e}else var y=!0;if(y){if(j.num_minutes!==void 0){let ee=j.num_minutes;const Pe=e;if(!(typeof ee==
"number"&&!(ee%1)&&!isNaN(ee)&&isFinite(ee)))return ue.errors=[{}],!1;var y=Pe===e}else var y=!0;if(y)if(j.items!==void 0){
const ee=e;zr(j.items,{instancePath:p+"/digging_results/items",parentData:j,parentDataProperty:"items",rootData:m})||(r=
r===null?zr.errors:r.concat(zr.errors),e=r.length);var y=ee===e}else var y=!0}}}}else return ue.errors=[{}],!1;var i=Z===
e}else var i=!0;if(i){if(t.ident!==void 0){let j=t.ident;const Z=e;if(e===Z)if(typeof j=="string"){if(x(j)<1)return ue.errors=
[{}],!1}else return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t.alias!==void 0){let j=t.alias;const Z=e,we=e;
let ve=!1;const ee=e;if(e===ee)if(typeof j=="string"){if(x(j)<1){const le={};r===null?r=[le]:r.push(le),e++}}else{const le={};
r===null?r=[le]:r.push(le),e++}var h=ee===e;if(ve=ve||h,!ve){const le=e;if(e===le)if(Array.isArray(j)){var X=!0;const ge=j.
length;for(let Ce=0;Ce<ge;Ce++){let O=j[Ce];const K=e;if(e===K)if(typeof O=="string"){if(x(O)<1){const Y={};r===null?r=[
Y]:r.push(Y),e++}}else{const Y={};r===null?r=[Y]:r.push(Y),e++}var X=K===e;if(!X)break}}else{const ge={};r===null?r=[ge]:
r.push(ge),e++}var h=le===e;ve=ve||h}if(ve)e=we,r!==null&&(we?r.length=we:r=null);else{const le={};return r===null?r=[le]:
r.push(le),e++,ue.errors=r,!1}var i=Z===e}else var i=!0;if(i){if(t["add:flags"]!==void 0){let j=t["add:flags"];const Z=e;
if(e===Z)if(Array.isArray(j)){var N=!0;const ve=j.length;for(let ee=0;ee<ve;ee++){let Pe=j[ee];const le=e;if(e===le)if(typeof Pe==
"string"){if(x(Pe)<1)return ue.errors=[{}],!1}else return ue.errors=[{}],!1;var N=le===e;if(!N)break}}else return ue.errors=
[{}],!1;var i=Z===e}else var i=!0;if(i){if(t["remove:flags"]!==void 0){let j=t["remove:flags"];const Z=e,we=e;let ve=!1;
const ee=e;if(e===ee)if(Array.isArray(j)){var E=!0;const le=j.length;for(let Te=0;Te<le;Te++){const ge=e;if(typeof j[Te]!=
"string"){const O={};r===null?r=[O]:r.push(O),e++}var E=ge===e;if(!E)break}}else{const le={};r===null?r=[le]:r.push(le),
e++}var w=ee===e;if(ve=ve||w,!ve){const le=e;if(e===le)if(typeof j=="string"){if(x(j)<1){const ge={};r===null?r=[ge]:r.push(
ge),e++}}else{const ge={};r===null?r=[ge]:r.push(ge),e++}var w=le===e;ve=ve||w}if(ve)e=we,r!==null&&(we?r.length=we:r=null);else{
const le={};return r===null?r=[le]:r.push(le),e++,ue.errors=r,!1}var i=Z===e}else var i=!0;if(i){if(t["add:emissions"]!==
void 0){let j=t["add:emissions"];const Z=e;if(e===Z)if(Array.isArray(j)){var H=!0;const ve=j.length;for(let ee=0;ee<ve;ee++){
let Pe=j[ee];const le=e;if(e===le)if(typeof Pe=="string"){if(x(Pe)<1)return ue.errors=[{}],!1}else return ue.errors=[{}],
!1;var H=le===e;if(!H)break}}else return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i){if(t["remove:emissions"]!==void 0){
let j=t["remove:emissions"];const Z=e,we=e;let ve=!1;const ee=e;if(e===ee)if(Array.isArray(j)){var R=!0;const le=j.length;
for(let Te=0;Te<le;Te++){const ge=e;if(typeof j[Te]!="string"){const O={};r===null?r=[O]:r.push(O),e++}var R=ge===e;if(!R)
break}}else{const le={};r===null?r=[le]:r.push(le),e++}var C=ee===e;if(ve=ve||C,!ve){const le=e;if(e===le)if(typeof j=="\
string"){if(x(j)<1){const ge={};r===null?r=[ge]:r.push(ge),e++}}else{const ge={};r===null?r=[ge]:r.push(ge),e++}var C=le===
e;ve=ve||C}if(ve)e=we,r!==null&&(we?r.length=we:r=null);else{const le={};return r===null?r=[le]:r.push(le),e++,ue.errors=
r,!1}var i=Z===e}else var i=!0;if(i){if(t["add:harvest_by_season"]!==void 0){const j=e;Tt(t["add:harvest_by_season"],{instancePath:p+
"/add:harvest_by_season",parentData:t,parentDataProperty:"add:harvest_by_season",rootData:m})||(r=r===null?Tt.errors:r.concat(
Tt.errors),e=r.length);var i=j===e}else var i=!0;if(i){if(t["remove:harvest_by_season"]!==void 0){let j=t["remove:harves\
t_by_season"];const Z=e,we=e;let ve=!1;const ee=e;if(e===ee)if(Array.isArray(j)){var he=!0;const le=j.length;for(let Te=0;Te<
le;Te++){let ge=j[Te];const Ce=e;if(typeof ge!="string"&&!(ge&&typeof ge=="object"&&!Array.isArray(ge))){const K={};r===
null?r=[K]:r.push(K),e++}var he=Ce===e;if(!he)break}}else{const le={};r===null?r=[le]:r.push(le),e++}var _e=ee===e;if(ve=
ve||_e,!ve){const le=e;if(e===le)if(typeof j=="string"){if(x(j)<1){const ge={};r===null?r=[ge]:r.push(ge),e++}}else{const ge={};
r===null?r=[ge]:r.push(ge),e++}var _e=le===e;ve=ve||_e}if(ve)e=we,r!==null&&(we?r.length=we:r=null);else{const le={};return r===
null?r=[le]:r.push(le),e++,ue.errors=r,!1}var i=Z===e}else var i=!0;if(i){if(t["add:allowed_template_ids"]!==void 0){let j=t["\
add:allowed_template_ids"];const Z=e;if(e===Z)if(Array.isArray(j)){var Re=!0;const ve=j.length;for(let ee=0;ee<ve;ee++){
let Pe=j[ee];const le=e;if(e===le)if(typeof Pe=="string"){if(x(Pe)<1)return ue.errors=[{}],!1}else return ue.errors=[{}],
!1;var Re=le===e;if(!Re)break}}else return ue.errors=[{}],!1;var i=Z===e}else var i=!0;if(i)if(t["remove:allowed_templat\
e_ids"]!==void 0){let j=t["remove:allowed_template_ids"];const Z=e,we=e;let ve=!1;const ee=e;if(e===ee)if(Array.isArray(
j)){var qe=!0;const le=j.length;for(let Te=0;Te<le;Te++){const ge=e;if(typeof j[Te]!="string"){const O={};r===null?r=[O]:
r.push(O),e++}var qe=ge===e;if(!qe)break}}else{const le={};r===null?r=[le]:r.push(le),e++}var Ve=ee===e;if(ve=ve||Ve,!ve){
const le=e;if(e===le)if(typeof j=="string"){if(x(j)<1){const ge={};r===null?r=[ge]:r.push(ge),e++}}else{const ge={};r===
null?r=[ge]:r.push(ge),e++}var Ve=le===e;ve=ve||Ve}if(ve)e=we,r!==null&&(we?r.length=we:r=null);else{const le={};return r===
null?r=[le]:r.push(le),e++,ue.errors=r,!1}var i=Z===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return ue.errors=[{}],!1;return ue.errors=r,e===0}const Vs=se,ds={type:"object",additionalProperties:!1,properties:{"edi\
t-mode":{type:"string",enum:["create","modify","override"]},"copy-from":{type:"string",minLength:1,"x-extension":!0},abstract:{
type:"string",minLength:1,"x-extension":!0},extend:{type:"object","x-extension":!0,additionalProperties:!1,properties:{qualities:{
$ref:"#/definitions/list_qualities"},tools:{$ref:"#/definitions/list_tools"},components:{$ref:"#/definitions/list_compon\
ents"},delete_flags:{type:"array",items:{type:"string",minLength:1}},skills_required:{anyOf:[{$ref:"#/definitions/requir\
ement-parts_skill_levels"},{$ref:"#/definitions/requirement-parts_skill_level"}]},book_learn:{anyOf:[{$ref:"#/definition\
s/list_book_learn"},{type:"object",properties:{},propertyNames:{type:"string",minLength:1,"x-ref":"item"},additionalProperties:{
$ref:"#/definitions/recipe_book"},"x-extension":!0,patternProperties:{"^//":{}}}]},autolearn:{anyOf:[{type:"boolean"},{$ref:"\
#/definitions/requirement-parts_skill_levels"}]},decomp_learn:{anyOf:[{type:"integer"},{$ref:"#/definitions/requirement-\
parts_skill_levels"}]},batch_time_factors:{type:"array",minItems:2,maxItems:2,items:[{type:"number",minimum:0,maximum:100},
{type:"number",minimum:0}],additionalItems:!1},flags:{type:"array",items:{type:"string",minLength:1}},using:{$ref:"#/def\
initions/requirement-parts_using"},byproducts:{"x-extension":!0,$ref:"#/definitions/list_byproducts"},proficiencies:{"x-\
extension":!0,$ref:"#/definitions/list_proficiencies"},nested_category_data:{type:"array",items:{type:"string"},"x-exten\
sion":!0},blueprint_requires:{"x-extension":!0,$ref:"#/definitions/list_blueprint_requires"},blueprint_provides:{"x-exte\
nsion":!0,$ref:"#/definitions/list_blueprint_provides"},blueprint_excludes:{"x-extension":!0,$ref:"#/definitions/list_bl\
ueprint_excludes"},blueprint_resources:{type:"array",items:{type:"string"},"x-extension":!0}},patternProperties:{"^//":{}}},
delete:{type:"object","x-extension":!0},relative:{type:"object",additionalProperties:{type:"number"},"x-extension":!0},proportional:{
type:"object",additionalProperties:{type:"number",exclusiveMinimum:0},"x-extension":!0},qualities:{$ref:"#/definitions/l\
ist_qualities"},tools:{$ref:"#/definitions/list_tools"},components:{$ref:"#/definitions/list_components"},type:{const:"r\
ecipe"},result:{type:"string",minLength:1,"x-ref":"item"},id_suffix:{type:"string"},reversible:{type:"boolean"},category:{
type:"string"},subcategory:{type:"string"},override:{type:"boolean"},obsolete:{type:"boolean"},delete_flags:{type:"array",
items:{type:"string",minLength:1}},contained:{type:"boolean"},container:{type:"string",minLength:1,"x-ref":"item"},charges:{
type:["integer","null"],minimum:0},result_mult:{type:"integer",minimum:1},skill_used:{type:"string",minLength:1,"x-ref":"\
skill"},skills_required:{anyOf:[{$ref:"#/definitions/requirement-parts_skill_levels"},{$ref:"#/definitions/requirement-p\
arts_skill_level"}]},book_learn:{anyOf:[{$ref:"#/definitions/list_book_learn"},{type:"object",properties:{},propertyNames:{
type:"string",minLength:1,"x-ref":"item"},additionalProperties:{$ref:"#/definitions/recipe_book"},"x-extension":!0,patternProperties:{
"^//":{}}}]},difficulty:{type:"integer",minimum:0,maximum:10},time:{anyOf:[{$ref:"#/definitions/units_time"},{type:"inte\
ger"}]},autolearn:{anyOf:[{type:"boolean"},{$ref:"#/definitions/requirement-parts_skill_levels"}]},decomp_learn:{anyOf:[
{type:"integer"},{$ref:"#/definitions/requirement-parts_skill_levels"}]},never_learn:{type:"boolean"},batch_time_factors:{
type:"array",minItems:2,maxItems:2,items:[{type:"number",minimum:0,maximum:100},{type:"number",minimum:0}],additionalItems:!1},
flags:{type:"array",items:{type:"string",minLength:1}},construction_blueprint:{type:"string","x-ref":"mapgen_update"},on_display:{
type:"boolean"},using:{$ref:"#/definitions/requirement-parts_using"},byproducts:{"x-extension":!0,$ref:"#/definitions/li\
st_byproducts"},description:{"x-extension":!0,$ref:"#/definitions/translated-text"},activity_level:{type:"string","x-ext\
ension":!0},proficiencies:{"x-extension":!0,$ref:"#/definitions/list_proficiencies"},nested_name:{"x-extension":!0,$ref:"\
#/definitions/translated-text"},nested_category_data:{type:"array",items:{type:"string"},"x-extension":!0},blueprint_name:{
"x-extension":!0,$ref:"#/definitions/translated-text"},blueprint_requires:{"x-extension":!0,$ref:"#/definitions/list_blu\
eprint_requires"},blueprint_provides:{"x-extension":!0,$ref:"#/definitions/list_blueprint_provides"},blueprint_excludes:{
"x-extension":!0,$ref:"#/definitions/list_blueprint_excludes"},blueprint_resources:{type:"array",items:{type:"string"},"\
x-extension":!0},blueprint_needs:{"x-extension":!0,$ref:"#/definitions/recipe_blueprint_needs"},check_blueprint_needs:{type:"\
boolean","x-extension":!0},"add:qualities":{$ref:"#/definitions/list_qualities","x-extension":!0},"remove:qualities":{anyOf:[
{type:"array",items:{type:["string","object","array"]}},{type:"string",minLength:1}],"x-extension":!0},"add:tools":{$ref:"\
#/definitions/list_tools","x-extension":!0},"remove:tools":{anyOf:[{type:"array",items:{type:["array"]}},{type:"string",
minLength:1}],"x-extension":!0},"add:components":{$ref:"#/definitions/list_components","x-extension":!0},"remove:compone\
nts":{anyOf:[{type:"array",items:{type:["array"]}},{type:"string",minLength:1}],"x-extension":!0},"add:delete_flags":{type:"\
array",items:{type:"string",minLength:1},"x-extension":!0},"remove:delete_flags":{anyOf:[{type:"array",items:{type:["str\
ing"]}},{type:"string",minLength:1}],"x-extension":!0},"add:skills_required":{anyOf:[{$ref:"#/definitions/requirement-pa\
rts_skill_levels"},{$ref:"#/definitions/requirement-parts_skill_level"}],"x-extension":!0},"remove:skills_required":{anyOf:[
{type:"array",items:{type:["string","array"]}},{type:"string",minLength:1}],"x-extension":!0},"add:book_learn":{$ref:"#/\
definitions/list_book_learn","x-extension":!0},"remove:book_learn":{anyOf:[{type:"array",items:{type:["string","array"]}},
{type:"string",minLength:1}],"x-extension":!0},"add:autolearn":{$ref:"#/definitions/requirement-parts_skill_levels","x-e\
xtension":!0},"remove:autolearn":{anyOf:[{type:"array",items:{type:["string","array"]}},{type:"string",minLength:1}],"x-\
extension":!0},"add:decomp_learn":{$ref:"#/definitions/requirement-parts_skill_levels","x-extension":!0},"remove:decomp_\
learn":{anyOf:[{type:"array",items:{type:["string","array"]}},{type:"string",minLength:1}],"x-extension":!0},"add:flags":{
type:"array",items:{type:"string",minLength:1},"x-extension":!0},"remove:flags":{anyOf:[{type:"array",items:{type:["stri\
ng"]}},{type:"string",minLength:1}],"x-extension":!0},"add:using":{$ref:"#/definitions/requirement-parts_using","x-exten\
sion":!0},"remove:using":{anyOf:[{type:"array",items:{type:["string","array"]}},{type:"string",minLength:1}],"x-extensio\
n":!0},"add:byproducts":{"x-extension":!0,$ref:"#/definitions/list_byproducts"},"remove:byproducts":{anyOf:[{type:"array",
items:{type:["string","array"]}},{type:"string",minLength:1}],"x-extension":!0},"add:proficiencies":{"x-extension":!0,$ref:"\
#/definitions/list_proficiencies"},"remove:proficiencies":{anyOf:[{type:"array",items:{type:["string","object"]}},{type:"\
string",minLength:1}],"x-extension":!0},"add:nested_category_data":{type:"array",items:{type:"string"},"x-extension":!0},
"remove:nested_category_data":{anyOf:[{type:"array",items:{type:["string"]}},{type:"string",minLength:1}],"x-extension":!0},
"add:blueprint_requires":{"x-extension":!0,$ref:"#/definitions/list_blueprint_requires"},"remove:blueprint_requires":{anyOf:[
{type:"array",items:{type:["string","object"]}},{type:"string",minLength:1}],"x-extension":!0},"add:blueprint_provides":{
"x-extension":!0,$ref:"#/definitions/list_blueprint_provides"},"remove:blueprint_provides":{anyOf:[{type:"array",items:{
type:["string","object"]}},{type:"string",minLength:1}],"x-extension":!0},"add:blueprint_excludes":{"x-extension":!0,$ref:"\
#/definitions/list_blueprint_excludes"},"remove:blueprint_excludes":{anyOf:[{type:"array",items:{type:["string","object"]}},
{type:"string",minLength:1}],"x-extension":!0},"add:blueprint_resources":{type:"array",items:{type:"string"},"x-extensio\
n":!0},"remove:blueprint_resources":{anyOf:[{type:"array",items:{type:["string"]}},{type:"string",minLength:1}],"x-exten\
sion":!0}},patternProperties:{"^//":{}},definitions:{recipe_blueprint_feature:{type:"object",additionalProperties:!1,required:[
"id"],properties:{id:{type:"string",minLength:1,"x-extension":!0},amount:{type:"integer","x-extension":!0}},"x-extension":!0,
patternProperties:{"^//":{}}},recipe_blueprint_needs:{type:"object",additionalProperties:!1,properties:{time:{"x-extensi\
on":!0,$ref:"#/definitions/units_time"},skills:{"x-extension":!0,$ref:"#/definitions/requirement-parts_skill_levels"},inline:{
"x-extension":!0,$ref:"#/definitions/requirement-parts"}},"x-extension":!0,patternProperties:{"^//":{}}},recipe_book:{type:"\
object",additionalProperties:!1,properties:{skill_level:{type:"integer","x-extension":!0},recipe_name:{"x-extension":!0,
$ref:"#/definitions/translated-text"},hidden:{type:"boolean","x-extension":!0}},"x-extension":!0,patternProperties:{"^//":{}}},
recipe_proficiency:{type:"object",additionalProperties:!1,required:["proficiency"],properties:{proficiency:{type:"string",
minLength:1,"x-ref":"proficiency","x-extension":!0},required:{type:"boolean","x-extension":!0},time_multiplier:{type:"nu\
mber","x-extension":!0},fail_multiplier:{type:"number","x-extension":!0},learning_time_multiplier:{type:"number","x-exte\
nsion":!0},max_experience:{anyOf:[{type:"string"},{type:"integer"}],"x-extension":!0}},"x-extension":!0,patternProperties:{
"^//":{}}},"requirement-parts":{type:"object",additionalProperties:!1,properties:{qualities:{type:"array",items:{anyOf:[
{$ref:"#/definitions/requirement-parts_quality"},{type:"array",minItems:1,items:{$ref:"#/definitions/requirement-parts_q\
uality"}}]}},tools:{type:"array",items:{type:"array",minItems:1,items:{anyOf:[{type:"string",minLength:1,"x-ref":"item",
"x-extension":!0},{$ref:"#/definitions/requirement-parts_tool"}]}}},components:{type:"array",items:{type:"array",minItems:1,
items:{$ref:"#/definitions/requirement-parts_component"}}}},patternProperties:{"^//":{}}},"requirement-parts_component":{
type:"array",minItems:2,maxItems:4,items:[{type:"string",minLength:1,"x-ref":"item","x-ref-list":"requirement"},{type:"i\
nteger",minimum:1},{$ref:"#/definitions/requirement-parts_component_word"},{$ref:"#/definitions/requirement-parts_compon\
ent_word"}],additionalItems:!1},"requirement-parts_component_word":{anyOf:[{type:"boolean"},{type:"string",enum:["NO_REC\
OVER","LIST"],"x-extension":!0}]},"requirement-parts_quality":{type:"object",additionalProperties:!1,required:["id"],properties:{
id:{type:"string",minLength:1,"x-ref":"quality"},level:{type:"integer"},amount:{type:"integer",minimum:1}},patternProperties:{
"^//":{}}},"requirement-parts_skill_level":{type:"array",minItems:2,maxItems:2,items:[{type:"string",minLength:1,"x-ref":"\
skill"},{type:"integer"}],additionalItems:!1},"requirement-parts_skill_levels":{type:"array",items:{$ref:"#/definitions/\
requirement-parts_skill_level"}},"requirement-parts_tool":{type:"array",minItems:2,maxItems:3,items:[{type:"string",minLength:1,
"x-ref":"item","x-ref-list":"requirement"},{type:"integer"},{type:"string",enum:["LIST"],"x-extension":!0}],additionalItems:!1},
"requirement-parts_using":{anyOf:[{type:"string",minLength:1,"x-ref":"requirement"},{type:"array",items:{anyOf:[{type:"s\
tring",minLength:1,"x-ref":"requirement"},{type:"array",minItems:2,maxItems:3,items:[{type:"string",minLength:1,"x-ref":"\
requirement"},{type:"integer","x-extension":!0},{type:"string",enum:["LIST"],"x-extension":!0}],additionalItems:!1,"x-ex\
tension":!0}]}}]},"translated-text":{anyOf:[{type:"string"},{$ref:"#/definitions/translated-text_uncountable"},{$ref:"#/\
definitions/translated-text_countable"}]},"translated-text_countable":{type:"object",additionalProperties:!1,required:["\
str"],properties:{str:{type:"string","x-extension":!0},str_pl:{type:"string","x-extension":!0},ctxt:{type:"string","x-ex\
tension":!0}},patternProperties:{"^//":{}}},"translated-text_uncountable":{type:"object",additionalProperties:!1,required:[
"str_sp"],properties:{str_sp:{type:"string","x-extension":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{
"^//":{}}},units_time:{type:"string","x-format":"time",pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|\
second|s|minutes|minute|m|hours|hour|h|days|day|d)[ \\t]*)+$"},list_qualities:{type:"array",items:{anyOf:[{$ref:"#/defin\
itions/requirement-parts_quality"},{type:"array",minItems:1,items:{$ref:"#/definitions/requirement-parts_quality"}}]}},list_tools:{
type:"array",items:{type:"array",minItems:1,items:{anyOf:[{type:"string",minLength:1,"x-ref":"item","x-extension":!0},{$ref:"\
#/definitions/requirement-parts_tool"}]}}},list_components:{type:"array",items:{type:"array",minItems:1,items:{$ref:"#/d\
efinitions/requirement-parts_component"}}},list_book_learn:{type:"array",items:{type:"array",minItems:1,maxItems:3,items:[
{type:"string",minLength:1,"x-ref":"item"},{type:"integer"},{type:"string"}],additionalItems:!1}},list_byproducts:{type:"\
array",items:{type:"array",minItems:1,maxItems:2,items:[{type:"string",minLength:1,"x-ref":"item"},{type:"integer",minimum:1}],
additionalItems:!1}},list_proficiencies:{type:"array",items:{$ref:"#/definitions/recipe_proficiency"}},list_blueprint_requires:{
type:"array",items:{$ref:"#/definitions/recipe_blueprint_feature"}},list_blueprint_provides:{type:"array",items:{$ref:"#\
/definitions/recipe_blueprint_feature"}},list_blueprint_excludes:{type:"array",items:{$ref:"#/definitions/recipe_bluepri\
nt_feature"}}},$id:"recipe"};function br(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.id===void 0&&(o="id"))return br.errors=[{}],!1;{const u=e;for(const l in t)if(!(l===
"id"||l==="level"||l==="amount"||de.test(l))){return br.errors=[{}],!1;break}if(u===e){if(t.id!==void 0){let l=t.id;const c=e;
if(e===c)if(typeof l=="string"){if(x(l)<1)return br.errors=[{}],!1}else return br.errors=[{}],!1;var i=c===e}else var i=!0;
if(i){if(t.level!==void 0){let l=t.level;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return br.errors=
[{}],!1;var i=c===e}else var i=!0;if(i)if(t.amount!==void 0){let l=t.amount;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return br.errors=[{}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l)))return br.errors=[{}],
!1;var i=c===e}else var i=!0}}}}else return br.errors=[{}],!1;return br.errors=r,e===0}function Nt(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;const l=t.length;
for(let c=0;c<l;c++){let a=t[c];const F=e,L=e;let D=!1;const b=e;br(a,{instancePath:p+"/"+c,parentData:t,parentDataProperty:c,
rootData:m})||(r=r===null?br.errors:r.concat(br.errors),e=r.length);var o=b===e;if(D=D||o,!D){const s=e;if(e===s)if(Array.
isArray(a))if(a.length<1){const d={};r===null?r=[d]:r.push(d),e++}else{var u=!0;const d=a.length;for(let _=0;_<d;_++){const P=e;
br(a[_],{instancePath:p+"/"+c+"/"+_,parentData:a,parentDataProperty:_,rootData:m})||(r=r===null?br.errors:r.concat(br.errors),
e=r.length);var u=P===e;if(!u)break}}else{const d={};r===null?r=[d]:r.push(d),e++}var o=s===e;D=D||o}if(D)e=L,r!==null&&
(L?r.length=L:r=null);else{const s={};return r===null?r=[s]:r.push(s),e++,Nt.errors=r,!1}var i=F===e;if(!i)break}}else return Nt.
errors=[{}],!1;return Nt.errors=r,e===0}function Wr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){if(t.length>3)return Wr.errors=[{}],!1;if(t.length<2)return Wr.errors=[{}],!1;if(t.length<=3){const u=t.length;if(u>
0){let l=t[0];const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return Wr.errors=[{}],!1}else return Wr.errors=[{}],!1;
var i=c===e}if(i){if(u>1){let l=t[1];const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Wr.errors=
[{}],!1;var i=c===e}if(i&&u>2){let l=t[2];const c=e;if(typeof l!="string")return Wr.errors=[{}],!1;if(l!=="LIST")return Wr.
errors=[{}],!1;var i=c===e}}}else return Wr.errors=[{}],!1}else return Wr.errors=[{}],!1;return Wr.errors=r,e===0}function ft(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;
const l=t.length;for(let c=0;c<l;c++){let a=t[c];const F=e;if(e===F)if(Array.isArray(a)){if(a.length<1)return ft.errors=
[{}],!1;{var o=!0;const D=a.length;for(let b=0;b<D;b++){let n=a[b];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n==
"string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var u=_===e;if(d=
d||u,!d){const y=e;Wr(n,{instancePath:p+"/"+c+"/"+b,parentData:a,parentDataProperty:b,rootData:m})||(r=r===null?Wr.errors:
r.concat(Wr.errors),e=r.length);var u=y===e;d=d||u}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?
r=[y]:r.push(y),e++,ft.errors=r,!1}var o=s===e;if(!o)break}}}else return ft.errors=[{}],!1;var i=F===e;if(!i)break}}else
return ft.errors=[{}],!1;return ft.errors=r,e===0}function qi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(typeof t!="boolean"){const c={};r===null?r=[c]:r.push(c),e++}var l=u===e;if(o=o||l,!o){const c=e;if(typeof t!="string"){
const F={};r===null?r=[F]:r.push(F),e++}if(!(t==="NO_RECOVER"||t==="LIST")){const F={};r===null?r=[F]:r.push(F),e++}var l=c===
e;o=o||l}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const c={};return r===null?r=[c]:r.push(c),e++,qi.errors=r,!1}return qi.
errors=r,e===0}function et(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===
0)if(Array.isArray(t)){if(t.length>4)return et.errors=[{}],!1;if(t.length<2)return et.errors=[{}],!1;if(t.length<=4){const u=t.
length;if(u>0){let l=t[0];const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return et.errors=[{}],!1}else return et.errors=
[{}],!1;var i=c===e}if(i){if(u>1){let l=t[1];const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return et.
errors=[{}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l)))return et.errors=[{}],!1;var i=c===e}if(i){if(u>
2){const l=e;qi(t[2],{instancePath:p+"/2",parentData:t,parentDataProperty:2,rootData:m})||(r=r===null?qi.errors:r.concat(
qi.errors),e=r.length);var i=l===e}if(i&&u>3){const l=e;qi(t[3],{instancePath:p+"/3",parentData:t,parentDataProperty:3,rootData:m})||
(r=r===null?qi.errors:r.concat(qi.errors),e=r.length);var i=l===e}}}}else return et.errors=[{}],!1}else return et.errors=
[{}],!1;return et.errors=r,e===0}function _t(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,
e=0;if(e===0)if(Array.isArray(t)){var i=!0;const u=t.length;for(let l=0;l<u;l++){let c=t[l];const a=e;if(e===a)if(Array.
isArray(c)){if(c.length<1)return _t.errors=[{}],!1;{var o=!0;const L=c.length;for(let D=0;D<L;D++){const b=e;et(c[D],{instancePath:p+
"/"+l+"/"+D,parentData:c,parentDataProperty:D,rootData:m})||(r=r===null?et.errors:r.concat(et.errors),e=r.length);var o=b===
e;if(!o)break}}}else return _t.errors=[{}],!1;var i=a===e;if(!i)break}}else return _t.errors=[{}],!1;return _t.errors=r,
e===0}function $r(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){if(t.length>2)return $r.errors=[{}],!1;if(t.length<2)return $r.errors=[{}],!1;if(t.length<=2){const u=t.length;if(u>
0){let l=t[0];const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return $r.errors=[{}],!1}else return $r.errors=[{}],!1;
var i=c===e}if(i&&u>1){let l=t[1];const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return $r.errors=[{}],
!1;var i=c===e}}else return $r.errors=[{}],!1}else return $r.errors=[{}],!1;return $r.errors=r,e===0}function ze(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;const o=t.length;
for(let u=0;u<o;u++){const l=e;$r(t[u],{instancePath:p+"/"+u,parentData:t,parentDataProperty:u,rootData:m})||(r=r===null?
$r.errors:r.concat($r.errors),e=r.length);var i=l===e;if(!i)break}}else return ze.errors=[{}],!1;return ze.errors=r,e===
0}function Xr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){var i=!0;const u=t.length;for(let l=0;l<u;l++){let c=t[l];const a=e;if(e===a)if(Array.isArray(c)){if(c.length>3)return Xr.
errors=[{}],!1;if(c.length<1)return Xr.errors=[{}],!1;if(c.length<=3){const D=c.length;if(D>0){let b=c[0];const n=e;if(e===
n)if(typeof b=="string"){if(x(b)<1)return Xr.errors=[{}],!1}else return Xr.errors=[{}],!1;var o=n===e}if(o){if(D>1){let b=c[1];
const n=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return Xr.errors=[{}],!1;var o=n===e}if(o&&D>2){const b=e;
if(typeof c[2]!="string")return Xr.errors=[{}],!1;var o=b===e}}}else return Xr.errors=[{}],!1}else return Xr.errors=[{}],
!1;var i=a===e;if(!i)break}}else return Xr.errors=[{}],!1;return Xr.errors=r,e===0}function gi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.str_sp===void 0&&(o="str_sp"))return gi.errors=[{}],!1;{const u=e;for(const l in t)
if(!(l==="str_sp"||l==="ctxt"||de.test(l))){return gi.errors=[{}],!1;break}if(u===e){if(t.str_sp!==void 0){const l=e;if(typeof t.
str_sp!="string")return gi.errors=[{}],!1;var i=l===e}else var i=!0;if(i)if(t.ctxt!==void 0){const l=e;if(typeof t.ctxt!=
"string")return gi.errors=[{}],!1;var i=l===e}else var i=!0}}}else return gi.errors=[{}],!1;return gi.errors=r,e===0}function li(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.str===void 0&&(o="str"))return li.errors=[{}],!1;{const u=e;for(const l in t)if(!(l===
"str"||l==="str_pl"||l==="ctxt"||de.test(l))){return li.errors=[{}],!1;break}if(u===e){if(t.str!==void 0){const l=e;if(typeof t.
str!="string")return li.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t.str_pl!==void 0){const l=e;if(typeof t.str_pl!=
"string")return li.errors=[{}],!1;var i=l===e}else var i=!0;if(i)if(t.ctxt!==void 0){const l=e;if(typeof t.ctxt!="string")
return li.errors=[{}],!1;var i=l===e}else var i=!0}}}}else return li.errors=[{}],!1;return li.errors=r,e===0}function at(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;if(typeof t!=
"string"){const c={};r===null?r=[c]:r.push(c),e++}var l=u===e;if(o=o||l,!o){const c=e;gi(t,{instancePath:p,parentData:z,
parentDataProperty:W,rootData:m})||(r=r===null?gi.errors:r.concat(gi.errors),e=r.length);var l=c===e;if(o=o||l,!o){const F=e;
li(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?li.errors:r.concat(li.errors),e=r.length);
var l=F===e;o=o||l}}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const c={};return r===null?r=[c]:r.push(c),e++,at.errors=
r,!1}return at.errors=r,e===0}function Zt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const o=e;for(const u in t)if(!(u==="skill_level"||u==="recipe\
_name"||u==="hidden"||de.test(u))){return Zt.errors=[{}],!1;break}if(o===e){if(t.skill_level!==void 0){let u=t.skill_level;
const l=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return Zt.errors=[{}],!1;var i=l===e}else var i=!0;if(i){
if(t.recipe_name!==void 0){const u=e;at(t.recipe_name,{instancePath:p+"/recipe_name",parentData:t,parentDataProperty:"re\
cipe_name",rootData:m})||(r=r===null?at.errors:r.concat(at.errors),e=r.length);var i=u===e}else var i=!0;if(i)if(t.hidden!==
void 0){const u=e;if(typeof t.hidden!="boolean")return Zt.errors=[{}],!1;var i=u===e}else var i=!0}}}else return Zt.errors=
[{}],!1;return Zt.errors=r,e===0}function Ct(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(e===u)if(typeof t=="string"){if(x(t)<1){const L={};r===null?r=[L]:r.push(L),e++}}else{const L={};r===null?r=[L]:r.push(
L),e++}var l=u===e;if(o=o||l,!o){const L=e;if(e===L)if(Array.isArray(t)){var c=!0;const b=t.length;for(let n=0;n<b;n++){
let s=t[n];const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s=="string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(
h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var a=P===e;if(_=_||a,!_){const h=e;if(e===h)if(Array.isArray(s))if(s.
length>3){const N={};r===null?r=[N]:r.push(N),e++}else if(s.length<2){const N={};r===null?r=[N]:r.push(N),e++}else if(s.
length<=3){const E=s.length;if(E>0){let w=s[0];const H=e;if(e===H)if(typeof w=="string"){if(x(w)<1){const R={};r===null?
r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var F=H===e}if(F){if(E>1){let w=s[1];const H=e;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){const C={};r===null?r=[C]:r.push(C),e++}var F=H===e}if(F&&E>2){let w=s[2];const H=e;
if(typeof w!="string"){const C={};r===null?r=[C]:r.push(C),e++}if(w!=="LIST"){const C={};r===null?r=[C]:r.push(C),e++}var F=H===
e}}}else{const E={};r===null?r=[E]:r.push(E),e++}else{const N={};r===null?r=[N]:r.push(N),e++}var a=h===e;_=_||a}if(_)e=
d,r!==null&&(d?r.length=d:r=null);else{const h={};r===null?r=[h]:r.push(h),e++}var c=v===e;if(!c)break}}else{const b={};
r===null?r=[b]:r.push(b),e++}var l=L===e;o=o||l}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const L={};return r===null?
r=[L]:r.push(L),e++,Ct.errors=r,!1}return Ct.errors=r,e===0}function Rr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){var i=!0;const u=t.length;for(let l=0;l<u;l++){let c=t[l];const a=e;if(e===a)if(Array.isArray(c)){if(c.length>2)return Rr.
errors=[{}],!1;if(c.length<1)return Rr.errors=[{}],!1;if(c.length<=2){const D=c.length;if(D>0){let b=c[0];const n=e;if(e===
n)if(typeof b=="string"){if(x(b)<1)return Rr.errors=[{}],!1}else return Rr.errors=[{}],!1;var o=n===e}if(o&&D>1){let b=c[1];
const n=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return Rr.errors=[{}],!1;if(e===n&&typeof b=="number"&&
isFinite(b)&&(b<1||isNaN(b)))return Rr.errors=[{}],!1;var o=n===e}}else return Rr.errors=[{}],!1}else return Rr.errors=[
{}],!1;var i=a===e;if(!i)break}}else return Rr.errors=[{}],!1;return Rr.errors=r,e===0}function lt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let u;if(t.proficiency===void 0&&(u="proficiency"))return lt.errors=[{}],!1;{const l=e;for(const c in t)
if(!(c==="proficiency"||c==="required"||c==="time_multiplier"||c==="fail_multiplier"||c==="learning_time_multiplier"||c===
"max_experience"||de.test(c))){return lt.errors=[{}],!1;break}if(l===e){if(t.proficiency!==void 0){let c=t.proficiency;const a=e;
if(e===a)if(typeof c=="string"){if(x(c)<1)return lt.errors=[{}],!1}else return lt.errors=[{}],!1;var i=a===e}else var i=!0;
if(i){if(t.required!==void 0){const c=e;if(typeof t.required!="boolean")return lt.errors=[{}],!1;var i=c===e}else var i=!0;
if(i){if(t.time_multiplier!==void 0){let c=t.time_multiplier;const a=e;if(!(typeof c=="number"&&isFinite(c)))return lt.errors=
[{}],!1;var i=a===e}else var i=!0;if(i){if(t.fail_multiplier!==void 0){let c=t.fail_multiplier;const a=e;if(!(typeof c==
"number"&&isFinite(c)))return lt.errors=[{}],!1;var i=a===e}else var i=!0;if(i){if(t.learning_time_multiplier!==void 0){
let c=t.learning_time_multiplier;const a=e;if(!(typeof c=="number"&&isFinite(c)))return lt.errors=[{}],!1;var i=a===e}else
var i=!0;if(i)if(t.max_experience!==void 0){let c=t.max_experience;const a=e,F=e;let L=!1;const D=e;if(typeof c!="string"){
const n={};r===null?r=[n]:r.push(n),e++}var o=D===e;if(L=L||o,!L){const n=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&
isFinite(c))){const v={};r===null?r=[v]:r.push(v),e++}var o=n===e;L=L||o}if(L)e=F,r!==null&&(F?r.length=F:r=null);else{const n={};
return r===null?r=[n]:r.push(n),e++,lt.errors=r,!1}var i=a===e}else var i=!0}}}}}}}else return lt.errors=[{}],!1;return lt.
errors=r,e===0}function Mt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===
0)if(Array.isArray(t)){var i=!0;const o=t.length;for(let u=0;u<o;u++){const l=e;lt(t[u],{instancePath:p+"/"+u,parentData:t,
parentDataProperty:u,rootData:m})||(r=r===null?lt.errors:r.concat(lt.errors),e=r.length);var i=l===e;if(!i)break}}else return Mt.
errors=[{}],!1;return Mt.errors=r,e===0}function Vr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.id===void 0&&(o="id"))return Vr.errors=[{}],!1;{const u=e;for(const l in t)if(!(l===
"id"||l==="amount"||de.test(l))){return Vr.errors=[{}],!1;break}if(u===e){if(t.id!==void 0){let l=t.id;const c=e;if(e===
c)if(typeof l=="string"){if(x(l)<1)return Vr.errors=[{}],!1}else return Vr.errors=[{}],!1;var i=c===e}else var i=!0;if(i)
if(t.amount!==void 0){let l=t.amount;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Vr.errors=
[{}],!1;var i=c===e}else var i=!0}}}else return Vr.errors=[{}],!1;return Vr.errors=r,e===0}function St(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;const o=t.length;
for(let u=0;u<o;u++){const l=e;Vr(t[u],{instancePath:p+"/"+u,parentData:t,parentDataProperty:u,rootData:m})||(r=r===null?
Vr.errors:r.concat(Vr.errors),e=r.length);var i=l===e;if(!i)break}}else return St.errors=[{}],!1;return St.errors=r,e===
0}function Bt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){var i=!0;const o=t.length;for(let u=0;u<o;u++){const l=e;Vr(t[u],{instancePath:p+"/"+u,parentData:t,parentDataProperty:u,
rootData:m})||(r=r===null?Vr.errors:r.concat(Vr.errors),e=r.length);var i=l===e;if(!i)break}}else return Bt.errors=[{}],
!1;return Bt.errors=r,e===0}function zt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){var i=!0;const o=t.length;for(let u=0;u<o;u++){const l=e;Vr(t[u],{instancePath:p+"/"+u,parentData:t,parentDataProperty:u,
rootData:m})||(r=r===null?Vr.errors:r.concat(Vr.errors),e=r.length);var i=l===e;if(!i)break}}else return zt.errors=[{}],
!1;return zt.errors=r,e===0}function hi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(typeof t==
"string"){if(!os.test(t))return hi.errors=[{instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[ \
\\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|second|s|minutes|minute|m|hours|hour|h|days|day|d)[ \\t]*)+$"}}],
!1}else return hi.errors=[{}],!1;return hi.errors=r,e===0}function Qr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){const b=e;for(const n in t)if(!(n==="qualities"||n==="tools"||n==="components"||de.test(n))){
return Qr.errors=[{}],!1;break}if(b===e){if(t.qualities!==void 0){let n=t.qualities;const s=e;if(e===s)if(Array.isArray(
n)){var i=!0;const v=n.length;for(let d=0;d<v;d++){let _=n[d];const P=e,y=e;let h=!1;const X=e;br(_,{instancePath:p+"/qu\
alities/"+d,parentData:n,parentDataProperty:d,rootData:m})||(r=r===null?br.errors:r.concat(br.errors),e=r.length);var o=X===
e;if(h=h||o,!h){const E=e;if(e===E)if(Array.isArray(_))if(_.length<1){const H={};r===null?r=[H]:r.push(H),e++}else{var u=!0;
const H=_.length;for(let R=0;R<H;R++){const C=e;br(_[R],{instancePath:p+"/qualities/"+d+"/"+R,parentData:_,parentDataProperty:R,
rootData:m})||(r=r===null?br.errors:r.concat(br.errors),e=r.length);var u=C===e;if(!u)break}}else{const H={};r===null?r=
[H]:r.push(H),e++}var o=E===e;h=h||o}if(h)e=y,r!==null&&(y?r.length=y:r=null);else{const E={};return r===null?r=[E]:r.push(
E),e++,Qr.errors=r,!1}var i=P===e;if(!i)break}}else return Qr.errors=[{}],!1;var l=s===e}else var l=!0;if(l){if(t.tools!==
void 0){let n=t.tools;const s=e;if(e===s)if(Array.isArray(n)){var c=!0;const d=n.length;for(let _=0;_<d;_++){let P=n[_];
const y=e;if(e===y)if(Array.isArray(P)){if(P.length<1)return Qr.errors=[{}],!1;{var a=!0;const X=P.length;for(let N=0;N<
X;N++){let E=P[N];const w=e,H=e;let R=!1;const C=e;if(e===C)if(typeof E=="string"){if(x(E)<1){const _e={};r===null?r=[_e]:
r.push(_e),e++}}else{const _e={};r===null?r=[_e]:r.push(_e),e++}var F=C===e;if(R=R||F,!R){const _e=e;Wr(E,{instancePath:p+
"/tools/"+_+"/"+N,parentData:P,parentDataProperty:N,rootData:m})||(r=r===null?Wr.errors:r.concat(Wr.errors),e=r.length);
var F=_e===e;R=R||F}if(R)e=H,r!==null&&(H?r.length=H:r=null);else{const _e={};return r===null?r=[_e]:r.push(_e),e++,Qr.errors=
r,!1}var a=w===e;if(!a)break}}}else return Qr.errors=[{}],!1;var c=y===e;if(!c)break}}else return Qr.errors=[{}],!1;var l=s===
e}else var l=!0;if(l)if(t.components!==void 0){let n=t.components;const s=e;if(e===s)if(Array.isArray(n)){var L=!0;const d=n.
length;for(let _=0;_<d;_++){let P=n[_];const y=e;if(e===y)if(Array.isArray(P)){if(P.length<1)return Qr.errors=[{}],!1;{var D=!0;
const X=P.length;for(let N=0;N<X;N++){const E=e;et(P[N],{instancePath:p+"/components/"+_+"/"+N,parentData:P,parentDataProperty:N,
rootData:m})||(r=r===null?et.errors:r.concat(et.errors),e=r.length);var D=E===e;if(!D)break}}}else return Qr.errors=[{}],
!1;var L=y===e;if(!L)break}}else return Qr.errors=[{}],!1;var l=s===e}else var l=!0}}}else return Qr.errors=[{}],!1;return Qr.
errors=r,e===0}function Hi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){const o=e;for(const u in t)if(!(u==="time"||u==="skills"||u==="inline"||de.
test(u))){return Hi.errors=[{}],!1;break}if(o===e){if(t.time!==void 0){const u=e;hi(t.time,{instancePath:p+"/time",parentData:t,
parentDataProperty:"time",rootData:m})||(r=r===null?hi.errors:r.concat(hi.errors),e=r.length);var i=u===e}else var i=!0;
if(i){if(t.skills!==void 0){const u=e;ze(t.skills,{instancePath:p+"/skills",parentData:t,parentDataProperty:"skills",rootData:m})||
(r=r===null?ze.errors:r.concat(ze.errors),e=r.length);var i=u===e}else var i=!0;if(i)if(t.inline!==void 0){const u=e;Qr(
t.inline,{instancePath:p+"/inline",parentData:t,parentDataProperty:"inline",rootData:m})||(r=r===null?Qr.errors:r.concat(
Qr.errors),e=r.length);var i=u===e}else var i=!0}}}else return Hi.errors=[{}],!1;return Hi.errors=r,e===0}function se(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){const Xi=e;for(const f in t)if(!(Ue.call(ds.properties,f)||de.test(f))){return se.errors=[{}],!1;break}
if(Xi===e){if(t["edit-mode"]!==void 0){let f=t["edit-mode"];const S=e;if(typeof f!="string")return se.errors=[{}],!1;if(!(f===
"create"||f==="modify"||f==="override"))return se.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t["copy-from"]!==void 0){
let f=t["copy-from"];const S=e;if(e===S)if(typeof f=="string"){if(x(f)<1)return se.errors=[{}],!1}else return se.errors=
[{}],!1;var i=S===e}else var i=!0;if(i){if(t.abstract!==void 0){let f=t.abstract;const S=e;if(e===S)if(typeof f=="string"){
if(x(f)<1)return se.errors=[{}],!1}else return se.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.extend!==void 0){let f=t.
extend;const S=e;if(e===S)if(f&&typeof f=="object"&&!Array.isArray(f)){const k=e;for(const q in f)if(!(Ue.call(ds.properties.
extend.properties,q)||de.test(q))){return se.errors=[{}],!1;break}if(k===e){if(f.qualities!==void 0){const q=e;Nt(f.qualities,
{instancePath:p+"/extend/qualities",parentData:f,parentDataProperty:"qualities",rootData:m})||(r=r===null?Nt.errors:r.concat(
Nt.errors),e=r.length);var o=q===e}else var o=!0;if(o){if(f.tools!==void 0){const q=e;ft(f.tools,{instancePath:p+"/exten\
d/tools",parentData:f,parentDataProperty:"tools",rootData:m})||(r=r===null?ft.errors:r.concat(ft.errors),e=r.length);var o=q===
e}else var o=!0;if(o){if(f.components!==void 0){const q=e;_t(f.components,{instancePath:p+"/extend/components",parentData:f,
parentDataProperty:"components",rootData:m})||(r=r===null?_t.errors:r.concat(_t.errors),e=r.length);var o=q===e}else var o=!0;
if(o){if(f.delete_flags!==void 0){let q=f.delete_flags;const ie=e;if(e===ie)if(Array.isArray(q)){var u=!0;const B=q.length;
for(let A=0;A<B;A++){let pe=q[A];const Q=e;if(e===Q)if(typeof pe=="string"){if(x(pe)<1)return se.errors=[{}],!1}else return se.
errors=[{}],!1;var u=Q===e;if(!u)break}}else return se.errors=[{}],!1;var o=ie===e}else var o=!0;if(o){if(f.skills_required!==
void 0){let q=f.skills_required;const ie=e,g=e;let B=!1;const A=e;ze(q,{instancePath:p+"/extend/skills_required",parentData:f,
parentDataProperty:"skills_required",rootData:m})||(r=r===null?ze.errors:r.concat(ze.errors),e=r.length);var l=A===e;if(B=
B||l,!B){const Q=e;$r(q,{instancePath:p+"/extend/skills_required",parentData:f,parentDataProperty:"skills_required",rootData:m})||
(r=r===null?$r.errors:r.concat($r.errors),e=r.length);var l=Q===e;B=B||l}if(B)e=g,r!==null&&(g?r.length=g:r=null);else{const Q={};
return r===null?r=[Q]:r.push(Q),e++,se.errors=r,!1}var o=ie===e}else var o=!0;if(o){if(f.book_learn!==void 0){let q=f.book_learn;
const ie=e,g=e;let B=!1;const A=e;Xr(q,{instancePath:p+"/extend/book_learn",parentData:f,parentDataProperty:"book_learn",
rootData:m})||(r=r===null?Xr.errors:r.concat(Xr.errors),e=r.length);var c=A===e;if(B=B||c,!B){const Q=e;if(e===Q)if(q&&typeof q==
"object"&&!Array.isArray(q)){for(const ur in q){const yt=e;if(e===yt)if(typeof ur=="string"){if(x(ur)<1){const Pr={instancePath:p+
"/extend/book_learn",schemaPath:"#/properties/extend/properties/book_learn/anyOf/1/propertyNames/minLength",keyword:"min\
Length",params:{limit:1},propertyName:ur};r===null?r=[Pr]:r.push(Pr),e++}}else{const Pr={instancePath:p+"/extend/book_le\
arn",schemaPath:"#/properties/extend/properties/book_learn/anyOf/1/propertyNames/type",keyword:"type",params:{type:"stri\
ng"},propertyName:ur};r===null?r=[Pr]:r.push(Pr),e++}var a=yt===e;if(!a){const Pr={};r===null?r=[Pr]:r.push(Pr),e++;break}}
if(a){for(const ur in q)if(!de.test(ur)){const yt=e;Zt(q[ur],{instancePath:p+"/extend/book_learn/"+ur.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:q,parentDataProperty:ur,rootData:m})||(r=r===null?Zt.errors:r.concat(Zt.errors),e=r.length);
var F=yt===e;if(!F)break}}}else{const ur={};r===null?r=[ur]:r.push(ur),e++}var c=Q===e;B=B||c}if(B)e=g,r!==null&&(g?r.length=
g:r=null);else{const Q={};return r===null?r=[Q]:r.push(Q),e++,se.errors=r,!1}var o=ie===e}else var o=!0;if(o){if(f.autolearn!==
void 0){let q=f.autolearn;const ie=e,g=e;let B=!1;const A=e;if(typeof q!="boolean"){const Q={};r===null?r=[Q]:r.push(Q),
e++}var L=A===e;if(B=B||L,!B){const Q=e;ze(q,{instancePath:p+"/extend/autolearn",parentData:f,parentDataProperty:"autole\
arn",rootData:m})||(r=r===null?ze.errors:r.concat(ze.errors),e=r.length);var L=Q===e;B=B||L}if(B)e=g,r!==null&&(g?r.length=
g:r=null);else{const Q={};return r===null?r=[Q]:r.push(Q),e++,se.errors=r,!1}var o=ie===e}else var o=!0;if(o){if(f.decomp_learn!==
void 0){let q=f.decomp_learn;const ie=e,g=e;let B=!1;const A=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q))){
const Q={};r===null?r=[Q]:r.push(Q),e++}var D=A===e;if(B=B||D,!B){const Q=e;ze(q,{instancePath:p+"/extend/decomp_learn",
parentData:f,parentDataProperty:"decomp_learn",rootData:m})||(r=r===null?ze.errors:r.concat(ze.errors),e=r.length);var D=Q===
e;B=B||D}if(B)e=g,r!==null&&(g?r.length=g:r=null);else{const Q={};return r===null?r=[Q]:r.push(Q),e++,se.errors=r,!1}var o=ie===
e}else var o=!0;if(o){if(f.batch_time_factors!==void 0){let q=f.batch_time_factors;const ie=e;if(e===ie)if(Array.isArray(
q)){if(q.length>2)return se.errors=[{}],!1;if(q.length<2)return se.errors=[{}],!1;if(q.length<=2){const A=q.length;if(A>
0){let pe=q[0];const Q=e;if(e===Q)if(typeof pe=="number"&&isFinite(pe)){if(pe>100||isNaN(pe))return se.errors=[{}],!1;if(pe<
0||isNaN(pe))return se.errors=[{}],!1}else return se.errors=[{}],!1;var b=Q===e}if(b&&A>1){let pe=q[1];const Q=e;if(e===
Q)if(typeof pe=="number"&&isFinite(pe)){if(pe<0||isNaN(pe))return se.errors=[{}],!1}else return se.errors=[{}],!1;var b=Q===
e}}else return se.errors=[{}],!1}else return se.errors=[{}],!1;var o=ie===e}else var o=!0;if(o){if(f.flags!==void 0){let q=f.
flags;const ie=e;if(e===ie)if(Array.isArray(q)){var n=!0;const B=q.length;for(let A=0;A<B;A++){let pe=q[A];const Q=e;if(e===
Q)if(typeof pe=="string"){if(x(pe)<1)return se.errors=[{}],!1}else return se.errors=[{}],!1;var n=Q===e;if(!n)break}}else
return se.errors=[{}],!1;var o=ie===e}else var o=!0;if(o){if(f.using!==void 0){const q=e;Ct(f.using,{instancePath:p+"/ex\
tend/using",parentData:f,parentDataProperty:"using",rootData:m})||(r=r===null?Ct.errors:r.concat(Ct.errors),e=r.length);
var o=q===e}else var o=!0;if(o){if(f.byproducts!==void 0){const q=e;Rr(f.byproducts,{instancePath:p+"/extend/byproducts",
parentData:f,parentDataProperty:"byproducts",rootData:m})||(r=r===null?Rr.errors:r.concat(Rr.errors),e=r.length);var o=q===
e}else var o=!0;if(o){if(f.proficiencies!==void 0){const q=e;Mt(f.proficiencies,{instancePath:p+"/extend/proficiencies",
parentData:f,parentDataProperty:"proficiencies",rootData:m})||(r=r===null?Mt.errors:r.concat(Mt.errors),e=r.length);var o=q===
e}else var o=!0;if(o){if(f.nested_category_data!==void 0){let q=f.nested_category_data;const ie=e;if(e===ie)if(Array.isArray(
q)){var s=!0;const B=q.length;for(let A=0;A<B;A++){const pe=e;if(typeof q[A]!="string")return se.errors=[{}],!1;var s=pe===
e;if(!s)break}}else return se.errors=[{}],!1;var o=ie===e}else var o=!0;if(o){if(f.blueprint_requires!==void 0){const q=e;
St(f.blueprint_requires,{instancePath:p+"/extend/blueprint_requires",parentData:f,parentDataProperty:"blueprint_requires",
rootData:m})||(r=r===null?St.errors:r.concat(St.errors),e=r.length);var o=q===e}else var o=!0;if(o){if(f.blueprint_provides!==
void 0){const q=e;Bt(f.blueprint_provides,{instancePath:p+"/extend/blueprint_provides",parentData:f,parentDataProperty:"\
blueprint_provides",rootData:m})||(r=r===null?Bt.errors:r.concat(Bt.errors),e=r.length);var o=q===e}else var o=!0;if(o){
if(f.blueprint_excludes!==void 0){const q=e;zt(f.blueprint_excludes,{instancePath:p+"/extend/blueprint_excludes",parentData:f,
parentDataProperty:"blueprint_excludes",rootData:m})||(r=r===null?zt.errors:r.concat(zt.errors),e=r.length);var o=q===e}else
var o=!0;if(o)if(f.blueprint_resources!==void 0){let q=f.blueprint_resources;const ie=e;if(e===ie)if(Array.isArray(q)){var v=!0;
const B=q.length;for(let A=0;A<B;A++){const pe=e;if(typeof q[A]!="string")return se.errors=[{}],!1;var v=pe===e;if(!v)break}}else
return se.errors=[{}],!1;var o=ie===e}else var o=!0}}}}}}}}}}}}}}}}}}else return se.errors=[{}],!1;var i=S===e}else var i=!0;
if(i){if(t.delete!==void 0){let f=t.delete;const S=e;if(!(f&&typeof f=="object"&&!Array.isArray(f)))return se.errors=[{}],
!1;var i=S===e}else var i=!0;if(i){if(t.relative!==void 0){let f=t.relative;const S=e;if(e===S)if(f&&typeof f=="object"&&
!Array.isArray(f))for(const k in f){let q=f[k];const ie=e;if(!(typeof q=="number"&&isFinite(q)))return se.errors=[{}],!1;
var d=ie===e;if(!d)break}else return se.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.proportional!==void 0){let f=t.
proportional;const S=e;if(e===S)if(f&&typeof f=="object"&&!Array.isArray(f))for(const k in f){let q=f[k];const ie=e;if(e===
ie)if(typeof q=="number"&&isFinite(q)){if(q<=0||isNaN(q))return se.errors=[{}],!1}else return se.errors=[{}],!1;var _=ie===
e;if(!_)break}else return se.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.qualities!==void 0){const f=e;Nt(t.qualities,
{instancePath:p+"/qualities",parentData:t,parentDataProperty:"qualities",rootData:m})||(r=r===null?Nt.errors:r.concat(Nt.
errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.tools!==void 0){const f=e;ft(t.tools,{instancePath:p+"/tools",parentData:t,
parentDataProperty:"tools",rootData:m})||(r=r===null?ft.errors:r.concat(ft.errors),e=r.length);var i=f===e}else var i=!0;
if(i){if(t.components!==void 0){const f=e;_t(t.components,{instancePath:p+"/components",parentData:t,parentDataProperty:"\
components",rootData:m})||(r=r===null?_t.errors:r.concat(_t.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.type!==
void 0){const f=e;if(t.type!=="recipe")return se.errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.result!==void 0){let f=t.
result;const S=e;if(e===S)if(typeof f=="string"){if(x(f)<1)return se.errors=[{}],!1}else return se.errors=[{}],!1;var i=S===
e}else var i=!0;if(i){if(t.id_suffix!==void 0){const f=e;if(typeof t.id_suffix!="string")return se.errors=[{}],!1;var i=f===
e}else var i=!0;if(i){if(t.reversible!==void 0){const f=e;if(typeof t.reversible!="boolean")return se.errors=[{}],!1;var i=f===
e}else var i=!0;if(i){if(t.category!==void 0){const f=e;if(typeof t.category!="string")return se.errors=[{}],!1;var i=f===
e}else var i=!0;if(i){if(t.subcategory!==void 0){const f=e;if(typeof t.subcategory!="string")return se.errors=[{}],!1;var i=f===
e}else var i=!0;if(i){if(t.override!==void 0){const f=e;if(typeof t.override!="boolean")return se.errors=[{}],!1;var i=f===
e}else var i=!0;if(i){if(t.obsolete!==void 0){const f=e;if(typeof t.obsolete!="boolean")return se.errors=[{}],!1;var i=f===
e}else var i=!0;if(i){if(t.delete_flags!==void 0){let f=t.delete_flags;const S=e;if(e===S)if(Array.isArray(f)){var P=!0;
const k=f.length;for(let q=0;q<k;q++){let ie=f[q];const g=e;if(e===g)if(typeof ie=="string"){if(x(ie)<1)return se.errors=
[{}],!1}else return se.errors=[{}],!1;var P=g===e;if(!P)break}}else return se.errors=[{}],!1;var i=S===e}else var i=!0;if(i){
if(t.contained!==void 0){const f=e;if(typeof t.contained!="boolean")return se.errors=[{}],!1;var i=f===e}else var i=!0;if(i){
if(t.container!==void 0){let f=t.container;const S=e;if(e===S)if(typeof f=="string"){if(x(f)<1)return se.errors=[{}],!1}else
return se.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.charges!==void 0){let f=t.charges;const S=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return se.errors=[{}],!1;if(e===S&&typeof f=="number"&&isFinite(f)&&
(f<0||isNaN(f)))return se.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.result_mult!==void 0){let f=t.result_mult;
const S=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return se.errors=[{}],!1;if(e===S&&typeof f=="number"&&
isFinite(f)&&(f<1||isNaN(f)))return se.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.skill_used!==void 0){let f=t.
skill_used;const S=e;if(e===S)if(typeof f=="string"){if(x(f)<1)return se.errors=[{}],!1}else return se.errors=[{}],!1;var i=S===
e}else var i=!0;if(i){if(t.skills_required!==void 0){let f=t.skills_required;const S=e,U=e;let k=!1;const q=e;ze(f,{instancePath:p+
"/skills_required",parentData:t,parentDataProperty:"skills_required",rootData:m})||(r=r===null?ze.errors:r.concat(ze.errors),
e=r.length);var y=q===e;if(k=k||y,!k){const g=e;$r(f,{instancePath:p+"/skills_required",parentData:t,parentDataProperty:"\
skills_required",rootData:m})||(r=r===null?$r.errors:r.concat($r.errors),e=r.length);var y=g===e;k=k||y}if(k)e=U,r!==null&&
(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0;if(i){
if(t.book_learn!==void 0){let f=t.book_learn;const S=e,U=e;let k=!1;const q=e;Xr(f,{instancePath:p+"/book_learn",parentData:t,
parentDataProperty:"book_learn",rootData:m})||(r=r===null?Xr.errors:r.concat(Xr.errors),e=r.length);var h=q===e;if(k=k||
h,!k){const g=e;if(e===g)if(f&&typeof f=="object"&&!Array.isArray(f)){for(const A in f){const pe=e;if(e===pe)if(typeof A==
"string"){if(x(A)<1){const Q={instancePath:p+"/book_learn",schemaPath:"#/properties/book_learn/anyOf/1/propertyNames/min\
Length",keyword:"minLength",params:{limit:1},propertyName:A};r===null?r=[Q]:r.push(Q),e++}}else{const Q={instancePath:p+
"/book_learn",schemaPath:"#/properties/book_learn/anyOf/1/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:A};
r===null?r=[Q]:r.push(Q),e++}var X=pe===e;if(!X){const Q={};r===null?r=[Q]:r.push(Q),e++;break}}if(X){for(const A in f)if(!de.
test(A)){const pe=e;Zt(f[A],{instancePath:p+"/book_learn/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:A,
rootData:m})||(r=r===null?Zt.errors:r.concat(Zt.errors),e=r.length);var N=pe===e;if(!N)break}}}else{const A={};r===null?
r=[A]:r.push(A),e++}var h=g===e;k=k||h}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.
push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t.difficulty!==void 0){let f=t.difficulty;const S=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return se.errors=[{}],!1;if(e===S&&typeof f=="number"&&isFinite(f)){if(f>10||isNaN(
f))return se.errors=[{}],!1;if(f<0||isNaN(f))return se.errors=[{}],!1}var i=S===e}else var i=!0;if(i){if(t.time!==void 0){
let f=t.time;const S=e,U=e;let k=!1;const q=e;hi(f,{instancePath:p+"/time",parentData:t,parentDataProperty:"time",rootData:m})||
(r=r===null?hi.errors:r.concat(hi.errors),e=r.length);var E=q===e;if(k=k||E,!k){const g=e;if(!(typeof f=="number"&&!(f%1)&&
!isNaN(f)&&isFinite(f))){const A={};r===null?r=[A]:r.push(A),e++}var E=g===e;k=k||E}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{
const g={};return r===null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t.autolearn!==void 0){let f=t.
autolearn;const S=e,U=e;let k=!1;const q=e;if(typeof f!="boolean"){const g={};r===null?r=[g]:r.push(g),e++}var w=q===e;if(k=
k||w,!k){const g=e;ze(f,{instancePath:p+"/autolearn",parentData:t,parentDataProperty:"autolearn",rootData:m})||(r=r===null?
ze.errors:r.concat(ze.errors),e=r.length);var w=g===e;k=k||w}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===
null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t.decomp_learn!==void 0){let f=t.decomp_learn;
const S=e,U=e;let k=!1;const q=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const g={};r===null?r=[g]:r.push(
g),e++}var H=q===e;if(k=k||H,!k){const g=e;ze(f,{instancePath:p+"/decomp_learn",parentData:t,parentDataProperty:"decomp_\
learn",rootData:m})||(r=r===null?ze.errors:r.concat(ze.errors),e=r.length);var H=g===e;k=k||H}if(k)e=U,r!==null&&(U?r.length=
U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t.never_learn!==
void 0){const f=e;if(typeof t.never_learn!="boolean")return se.errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.batch_time_factors!==
void 0){let f=t.batch_time_factors;const S=e;if(e===S)if(Array.isArray(f)){if(f.length>2)return se.errors=[{}],!1;if(f.length<
2)return se.errors=[{}],!1;if(f.length<=2){const q=f.length;if(q>0){let ie=f[0];const g=e;if(e===g)if(typeof ie=="number"&&
isFinite(ie)){if(ie>100||isNaN(ie))return se.errors=[{}],!1;if(ie<0||isNaN(ie))return se.errors=[{}],!1}else return se.errors=
[{}],!1;var R=g===e}if(R&&q>1){let ie=f[1];const g=e;if(e===g)if(typeof ie=="number"&&isFinite(ie)){if(ie<0||isNaN(ie))return se.
errors=[{}],!1}else return se.errors=[{}],!1;var R=g===e}}else return se.errors=[{}],!1}else return se.errors=[{}],!1;var i=S===
e}else var i=!0;if(i){if(t.flags!==void 0){let f=t.flags;const S=e;if(e===S)if(Array.isArray(f)){var C=!0;const k=f.length;
for(let q=0;q<k;q++){let ie=f[q];const g=e;if(e===g)if(typeof ie=="string"){if(x(ie)<1)return se.errors=[{}],!1}else return se.
errors=[{}],!1;var C=g===e;if(!C)break}}else return se.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.construction_blueprint!==
void 0){const f=e;if(typeof t.construction_blueprint!="string")return se.errors=[{}],!1;var i=f===e}else var i=!0;if(i){
if(t.on_display!==void 0){const f=e;if(typeof t.on_display!="boolean")return se.errors=[{}],!1;var i=f===e}else var i=!0;
if(i){if(t.using!==void 0){const f=e;Ct(t.using,{instancePath:p+"/using",parentData:t,parentDataProperty:"using",rootData:m})||
(r=r===null?Ct.errors:r.concat(Ct.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.byproducts!==void 0){const f=e;
Rr(t.byproducts,{instancePath:p+"/byproducts",parentData:t,parentDataProperty:"byproducts",rootData:m})||(r=r===null?Rr.
errors:r.concat(Rr.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.description!==void 0){const f=e;at(t.description,
{instancePath:p+"/description",parentData:t,parentDataProperty:"description",rootData:m})||(r=r===null?at.errors:r.concat(
at.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.activity_level!==void 0){const f=e;if(typeof t.activity_level!=
"string")return se.errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.proficiencies!==void 0){const f=e;Mt(t.proficiencies,
{instancePath:p+"/proficiencies",parentData:t,parentDataProperty:"proficiencies",rootData:m})||(r=r===null?Mt.errors:r.concat(
Mt.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.nested_name!==void 0){const f=e;at(t.nested_name,{instancePath:p+
"/nested_name",parentData:t,parentDataProperty:"nested_name",rootData:m})||(r=r===null?at.errors:r.concat(at.errors),e=r.
length);var i=f===e}else var i=!0;if(i){if(t.nested_category_data!==void 0){let f=t.nested_category_data;const S=e;if(e===
S)if(Array.isArray(f)){var he=!0;const k=f.length;for(let q=0;q<k;q++){const ie=e;if(typeof f[q]!="string")return se.errors=
[{}],!1;var he=ie===e;if(!he)break}}else return se.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.blueprint_name!==
void 0){const f=e;at(t.blueprint_name,{instancePath:p+"/blueprint_name",parentData:t,parentDataProperty:"blueprint_name",
rootData:m})||(r=r===null?at.errors:r.concat(at.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.blueprint_requires!==
void 0){const f=e;St(t.blueprint_requires,{instancePath:p+"/blueprint_requires",parentData:t,parentDataProperty:"bluepri\
nt_requires",rootData:m})||(r=r===null?St.errors:r.concat(St.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.blueprint_provides!==
void 0){const f=e;Bt(t.blueprint_provides,{instancePath:p+"/blueprint_provides",parentData:t,parentDataProperty:"bluepri\
nt_provides",rootData:m})||(r=r===null?Bt.errors:r.concat(Bt.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.blueprint_excludes!==
void 0){const f=e;zt(t.blueprint_excludes,{instancePath:p+"/blueprint_excludes",parentData:t,parentDataProperty:"bluepri\
nt_excludes",rootData:m})||(r=r===null?zt.errors:r.concat(zt.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.blueprint_resources!==
void 0){let f=t.blueprint_resources;const S=e;if(e===S)if(Array.isArray(f)){var _e=!0;const k=f.length;for(let q=0;q<k;q++){
const ie=e;if(typeof f[q]!="string")return se.errors=[{}],!1;var _e=ie===e;if(!_e)break}}else return se.errors=[{}],!1;var i=S===
e}else var i=!0;if(i){if(t.blueprint_needs!==void 0){const f=e;Hi(t.blueprint_needs,{instancePath:p+"/blueprint_needs",parentData:t,
parentDataProperty:"blueprint_needs",rootData:m})||(r=r===null?Hi.errors:r.concat(Hi.errors),e=r.length);var i=f===e}else
var i=!0;if(i){if(t.check_blueprint_needs!==void 0){const f=e;if(typeof t.check_blueprint_needs!="boolean")return se.errors=
[{}],!1;var i=f===e}else var i=!0;if(i){if(t["add:qualities"]!==void 0){const f=e;Nt(t["add:qualities"],{instancePath:p+
"/add:qualities",parentData:t,parentDataProperty:"add:qualities",rootData:m})||(r=r===null?Nt.errors:r.concat(Nt.errors),
e=r.length);var i=f===e}else var i=!0;if(i){if(t["remove:qualities"]!==void 0){let f=t["remove:qualities"];const S=e,U=e;
let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var Re=!0;const g=f.length;for(let B=0;B<g;B++){let A=f[B];const pe=e;if((!A||
typeof A!="object")&&typeof A!="string"){const xe={};r===null?r=[xe]:r.push(xe),e++}var Re=pe===e;if(!Re)break}}else{const g={};
r===null?r=[g]:r.push(g),e++}var qe=q===e;if(k=k||qe,!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};
r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var qe=g===e;k=k||qe}if(k)e=U,r!==null&&(U?r.
length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["\
add:tools"]!==void 0){const f=e;ft(t["add:tools"],{instancePath:p+"/add:tools",parentData:t,parentDataProperty:"add:tool\
s",rootData:m})||(r=r===null?ft.errors:r.concat(ft.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t["remove:tool\
s"]!==void 0){let f=t["remove:tools"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var Ve=!0;const g=f.
length;for(let B=0;B<g;B++){const A=e;if(!Array.isArray(f[B])){const Q={};r===null?r=[Q]:r.push(Q),e++}var Ve=A===e;if(!Ve)
break}}else{const g={};r===null?r=[g]:r.push(g),e++}var dr=q===e;if(k=k||dr,!k){const g=e;if(e===g)if(typeof f=="string"){
if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var dr=g===e;k=k||dr}if(k)
e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0;
if(i){if(t["add:components"]!==void 0){const f=e;_t(t["add:components"],{instancePath:p+"/add:components",parentData:t,parentDataProperty:"\
add:components",rootData:m})||(r=r===null?_t.errors:r.concat(_t.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t["\
remove:components"]!==void 0){let f=t["remove:components"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){
var j=!0;const g=f.length;for(let B=0;B<g;B++){const A=e;if(!Array.isArray(f[B])){const Q={};r===null?r=[Q]:r.push(Q),e++}
var j=A===e;if(!j)break}}else{const g={};r===null?r=[g]:r.push(g),e++}var Z=q===e;if(k=k||Z,!k){const g=e;if(e===g)if(typeof f==
"string"){if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var Z=g===e;k=
k||Z}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===
e}else var i=!0;if(i){if(t["add:delete_flags"]!==void 0){let f=t["add:delete_flags"];const S=e;if(e===S)if(Array.isArray(
f)){var we=!0;const k=f.length;for(let q=0;q<k;q++){let ie=f[q];const g=e;if(e===g)if(typeof ie=="string"){if(x(ie)<1)return se.
errors=[{}],!1}else return se.errors=[{}],!1;var we=g===e;if(!we)break}}else return se.errors=[{}],!1;var i=S===e}else var i=!0;
if(i){if(t["remove:delete_flags"]!==void 0){let f=t["remove:delete_flags"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.
isArray(f)){var ve=!0;const g=f.length;for(let B=0;B<g;B++){const A=e;if(typeof f[B]!="string"){const Q={};r===null?r=[Q]:
r.push(Q),e++}var ve=A===e;if(!ve)break}}else{const g={};r===null?r=[g]:r.push(g),e++}var ee=q===e;if(k=k||ee,!k){const g=e;
if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(
A),e++}var ee=g===e;k=k||ee}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,
se.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["add:skills_required"]!==void 0){let f=t["add:skills_required"];const S=e,
U=e;let k=!1;const q=e;ze(f,{instancePath:p+"/add:skills_required",parentData:t,parentDataProperty:"add:skills_required",
rootData:m})||(r=r===null?ze.errors:r.concat(ze.errors),e=r.length);var Pe=q===e;if(k=k||Pe,!k){const g=e;$r(f,{instancePath:p+
"/add:skills_required",parentData:t,parentDataProperty:"add:skills_required",rootData:m})||(r=r===null?$r.errors:r.concat(
$r.errors),e=r.length);var Pe=g===e;k=k||Pe}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[
g]:r.push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["remove:skills_required"]!==void 0){let f=t["remove\
:skills_required"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var le=!0;const g=f.length;for(let B=0;B<
g;B++){let A=f[B];const pe=e;if(typeof A!="string"&&!Array.isArray(A)){const xe={};r===null?r=[xe]:r.push(xe),e++}var le=pe===
e;if(!le)break}}else{const g={};r===null?r=[g]:r.push(g),e++}var Te=q===e;if(k=k||Te,!k){const g=e;if(e===g)if(typeof f==
"string"){if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var Te=g===e;
k=k||Te}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===
e}else var i=!0;if(i){if(t["add:book_learn"]!==void 0){const f=e;Xr(t["add:book_learn"],{instancePath:p+"/add:book_learn",
parentData:t,parentDataProperty:"add:book_learn",rootData:m})||(r=r===null?Xr.errors:r.concat(Xr.errors),e=r.length);var i=f===
e}else var i=!0;if(i){if(t["remove:book_learn"]!==void 0){let f=t["remove:book_learn"];const S=e,U=e;let k=!1;const q=e;
if(e===q)if(Array.isArray(f)){var ge=!0;const g=f.length;for(let B=0;B<g;B++){let A=f[B];const pe=e;if(typeof A!="string"&&
!Array.isArray(A)){const xe={};r===null?r=[xe]:r.push(xe),e++}var ge=pe===e;if(!ge)break}}else{const g={};r===null?r=[g]:
r.push(g),e++}var Ce=q===e;if(k=k||Ce,!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===null?r=[A]:
r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var Ce=g===e;k=k||Ce}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{
const g={};return r===null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["add:autolearn"]!==void 0){
const f=e;ze(t["add:autolearn"],{instancePath:p+"/add:autolearn",parentData:t,parentDataProperty:"add:autolearn",rootData:m})||
(r=r===null?ze.errors:r.concat(ze.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t["remove:autolearn"]!==void 0){
let f=t["remove:autolearn"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var O=!0;const g=f.length;for(let B=0;B<
g;B++){let A=f[B];const pe=e;if(typeof A!="string"&&!Array.isArray(A)){const xe={};r===null?r=[xe]:r.push(xe),e++}var O=pe===
e;if(!O)break}}else{const g={};r===null?r=[g]:r.push(g),e++}var K=q===e;if(k=k||K,!k){const g=e;if(e===g)if(typeof f=="s\
tring"){if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var K=g===e;k=k||
K}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===
e}else var i=!0;if(i){if(t["add:decomp_learn"]!==void 0){const f=e;ze(t["add:decomp_learn"],{instancePath:p+"/add:decomp\
_learn",parentData:t,parentDataProperty:"add:decomp_learn",rootData:m})||(r=r===null?ze.errors:r.concat(ze.errors),e=r.length);
var i=f===e}else var i=!0;if(i){if(t["remove:decomp_learn"]!==void 0){let f=t["remove:decomp_learn"];const S=e,U=e;let k=!1;
const q=e;if(e===q)if(Array.isArray(f)){var ke=!0;const g=f.length;for(let B=0;B<g;B++){let A=f[B];const pe=e;if(typeof A!=
"string"&&!Array.isArray(A)){const xe={};r===null?r=[xe]:r.push(xe),e++}var ke=pe===e;if(!ke)break}}else{const g={};r===
null?r=[g]:r.push(g),e++}var Y=q===e;if(k=k||Y,!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===null?
r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var Y=g===e;k=k||Y}if(k)e=U,r!==null&&(U?r.length=U:r=
null);else{const g={};return r===null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["add:flags"]!==
void 0){let f=t["add:flags"];const S=e;if(e===S)if(Array.isArray(f)){var oe=!0;const k=f.length;for(let q=0;q<k;q++){let ie=f[q];
const g=e;if(e===g)if(typeof ie=="string"){if(x(ie)<1)return se.errors=[{}],!1}else return se.errors=[{}],!1;var oe=g===
e;if(!oe)break}}else return se.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t["remove:flags"]!==void 0){let f=t["re\
move:flags"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var Le=!0;const g=f.length;for(let B=0;B<g;B++){
const A=e;if(typeof f[B]!="string"){const Q={};r===null?r=[Q]:r.push(Q),e++}var Le=A===e;if(!Le)break}}else{const g={};r===
null?r=[g]:r.push(g),e++}var V=q===e;if(k=k||V,!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===null?
r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var V=g===e;k=k||V}if(k)e=U,r!==null&&(U?r.length=U:r=
null);else{const g={};return r===null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["add:using"]!==
void 0){const f=e;Ct(t["add:using"],{instancePath:p+"/add:using",parentData:t,parentDataProperty:"add:using",rootData:m})||
(r=r===null?Ct.errors:r.concat(Ct.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t["remove:using"]!==void 0){let f=t["\
remove:using"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var Oe=!0;const g=f.length;for(let B=0;B<g;B++){
let A=f[B];const pe=e;if(typeof A!="string"&&!Array.isArray(A)){const xe={};r===null?r=[xe]:r.push(xe),e++}var Oe=pe===e;
if(!Oe)break}}else{const g={};r===null?r=[g]:r.push(g),e++}var te=q===e;if(k=k||te,!k){const g=e;if(e===g)if(typeof f=="\
string"){if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var te=g===e;k=
k||te}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===
e}else var i=!0;if(i){if(t["add:byproducts"]!==void 0){const f=e;Rr(t["add:byproducts"],{instancePath:p+"/add:byproducts",
parentData:t,parentDataProperty:"add:byproducts",rootData:m})||(r=r===null?Rr.errors:r.concat(Rr.errors),e=r.length);var i=f===
e}else var i=!0;if(i){if(t["remove:byproducts"]!==void 0){let f=t["remove:byproducts"];const S=e,U=e;let k=!1;const q=e;
if(e===q)if(Array.isArray(f)){var Xe=!0;const g=f.length;for(let B=0;B<g;B++){let A=f[B];const pe=e;if(typeof A!="string"&&
!Array.isArray(A)){const xe={};r===null?r=[xe]:r.push(xe),e++}var Xe=pe===e;if(!Xe)break}}else{const g={};r===null?r=[g]:
r.push(g),e++}var Ne=q===e;if(k=k||Ne,!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===null?r=[A]:
r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var Ne=g===e;k=k||Ne}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{
const g={};return r===null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["add:proficiencies"]!==
void 0){const f=e;Mt(t["add:proficiencies"],{instancePath:p+"/add:proficiencies",parentData:t,parentDataProperty:"add:pr\
oficiencies",rootData:m})||(r=r===null?Mt.errors:r.concat(Mt.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t["r\
emove:proficiencies"]!==void 0){let f=t["remove:proficiencies"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(
f)){var pr=!0;const g=f.length;for(let B=0;B<g;B++){let A=f[B];const pe=e;if(typeof A!="string"&&!(A&&typeof A=="object"&&
!Array.isArray(A))){const xe={};r===null?r=[xe]:r.push(xe),e++}var pr=pe===e;if(!pr)break}}else{const g={};r===null?r=[g]:
r.push(g),e++}var Jr=q===e;if(k=k||Jr,!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===null?r=[A]:
r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var Jr=g===e;k=k||Jr}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{
const g={};return r===null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["add:nested_category_\
data"]!==void 0){let f=t["add:nested_category_data"];const S=e;if(e===S)if(Array.isArray(f)){var Me=!0;const k=f.length;
for(let q=0;q<k;q++){const ie=e;if(typeof f[q]!="string")return se.errors=[{}],!1;var Me=ie===e;if(!Me)break}}else return se.
errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t["remove:nested_category_data"]!==void 0){let f=t["remove:nested_cate\
gory_data"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var jt=!0;const g=f.length;for(let B=0;B<g;B++){
const A=e;if(typeof f[B]!="string"){const Q={};r===null?r=[Q]:r.push(Q),e++}var jt=A===e;if(!jt)break}}else{const g={};r===
null?r=[g]:r.push(g),e++}var it=q===e;if(k=k||it,!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===
null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var it=g===e;k=k||it}if(k)e=U,r!==null&&(U?r.length=
U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["add:b\
lueprint_requires"]!==void 0){const f=e;St(t["add:blueprint_requires"],{instancePath:p+"/add:blueprint_requires",parentData:t,
parentDataProperty:"add:blueprint_requires",rootData:m})||(r=r===null?St.errors:r.concat(St.errors),e=r.length);var i=f===
e}else var i=!0;if(i){if(t["remove:blueprint_requires"]!==void 0){let f=t["remove:blueprint_requires"];const S=e,U=e;let k=!1;
const q=e;if(e===q)if(Array.isArray(f)){var bi=!0;const g=f.length;for(let B=0;B<g;B++){let A=f[B];const pe=e;if(typeof A!=
"string"&&!(A&&typeof A=="object"&&!Array.isArray(A))){const xe={};r===null?r=[xe]:r.push(xe),e++}var bi=pe===e;if(!bi)break}}else{
const g={};r===null?r=[g]:r.push(g),e++}var Mr=q===e;if(k=k||Mr,!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){
const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var Mr=g===e;k=k||Mr}if(k)e=U,r!==
null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0;
if(i){if(t["add:blueprint_provides"]!==void 0){const f=e;Bt(t["add:blueprint_provides"],{instancePath:p+"/add:blueprint_\
provides",parentData:t,parentDataProperty:"add:blueprint_provides",rootData:m})||(r=r===null?Bt.errors:r.concat(Bt.errors),
e=r.length);var i=f===e}else var i=!0;if(i){if(t["remove:blueprint_provides"]!==void 0){let f=t["remove:blueprint_provid\
es"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var Ai=!0;const g=f.length;for(let B=0;B<g;B++){let A=f[B];
const pe=e;if(typeof A!="string"&&!(A&&typeof A=="object"&&!Array.isArray(A))){const xe={};r===null?r=[xe]:r.push(xe),e++}
var Ai=pe===e;if(!Ai)break}}else{const g={};r===null?r=[g]:r.push(g),e++}var Et=q===e;if(k=k||Et,!k){const g=e;if(e===g)
if(typeof f=="string"){if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}
var Et=g===e;k=k||Et}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,se.errors=
r,!1}var i=S===e}else var i=!0;if(i){if(t["add:blueprint_excludes"]!==void 0){const f=e;zt(t["add:blueprint_excludes"],{
instancePath:p+"/add:blueprint_excludes",parentData:t,parentDataProperty:"add:blueprint_excludes",rootData:m})||(r=r===null?
zt.errors:r.concat(zt.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t["remove:blueprint_excludes"]!==void 0){let f=t["\
remove:blueprint_excludes"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var Pi=!0;const g=f.length;for(let B=0;B<
g;B++){let A=f[B];const pe=e;if(typeof A!="string"&&!(A&&typeof A=="object"&&!Array.isArray(A))){const xe={};r===null?r=
[xe]:r.push(xe),e++}var Pi=pe===e;if(!Pi)break}}else{const g={};r===null?r=[g]:r.push(g),e++}var wt=q===e;if(k=k||wt,!k){
const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=
[A]:r.push(A),e++}var wt=g===e;k=k||wt}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.
push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["add:blueprint_resources"]!==void 0){let f=t["add:bluepr\
int_resources"];const S=e;if(e===S)if(Array.isArray(f)){var fi=!0;const k=f.length;for(let q=0;q<k;q++){const ie=e;if(typeof f[q]!=
"string")return se.errors=[{}],!1;var fi=ie===e;if(!fi)break}}else return se.errors=[{}],!1;var i=S===e}else var i=!0;if(i)
if(t["remove:blueprint_resources"]!==void 0){let f=t["remove:blueprint_resources"];const S=e,U=e;let k=!1;const q=e;if(e===
q)if(Array.isArray(f)){var ki=!0;const g=f.length;for(let B=0;B<g;B++){const A=e;if(typeof f[B]!="string"){const Q={};r===
null?r=[Q]:r.push(Q),e++}var ki=A===e;if(!ki)break}}else{const g={};r===null?r=[g]:r.push(g),e++}var ri=q===e;if(k=k||ri,
!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?
r=[A]:r.push(A),e++}var ri=g===e;k=k||ri}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:
r.push(g),e++,se.errors=r,!1}var i=S===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return se.errors=[{}],!1;return se.errors=r,e===0}const Hs=ne,gs={type:"object",additionalProperties:!1,properties:{"edi\
t-mode":{type:"string",enum:["create","modify","override"]},"copy-from":{type:"string",minLength:1,"x-extension":!0},abstract:{
type:"string",minLength:1,"x-extension":!0},extend:{type:"object","x-extension":!0,additionalProperties:!1,properties:{qualities:{
$ref:"#/definitions/list_qualities"},tools:{$ref:"#/definitions/list_tools"},components:{$ref:"#/definitions/list_compon\
ents"},delete_flags:{type:"array",items:{type:"string",minLength:1}},skills_required:{anyOf:[{$ref:"#/definitions/requir\
ement-parts_skill_levels"},{$ref:"#/definitions/requirement-parts_skill_level"}]},book_learn:{anyOf:[{$ref:"#/definition\
s/list_book_learn"},{type:"object",properties:{},propertyNames:{type:"string",minLength:1,"x-ref":"item"},additionalProperties:{
$ref:"#/definitions/recipe_book"},"x-extension":!0,patternProperties:{"^//":{}}}]},autolearn:{anyOf:[{type:"boolean"},{$ref:"\
#/definitions/requirement-parts_skill_levels"}]},decomp_learn:{anyOf:[{type:"integer"},{$ref:"#/definitions/requirement-\
parts_skill_levels"}]},batch_time_factors:{type:"array",minItems:2,maxItems:2,items:[{type:"number",minimum:0,maximum:100},
{type:"number",minimum:0}],additionalItems:!1},flags:{type:"array",items:{type:"string",minLength:1}},using:{$ref:"#/def\
initions/requirement-parts_using"},byproducts:{"x-extension":!0,$ref:"#/definitions/list_byproducts"},proficiencies:{"x-\
extension":!0,$ref:"#/definitions/list_proficiencies"},nested_category_data:{type:"array",items:{type:"string"},"x-exten\
sion":!0},blueprint_requires:{"x-extension":!0,$ref:"#/definitions/list_blueprint_requires"},blueprint_provides:{"x-exte\
nsion":!0,$ref:"#/definitions/list_blueprint_provides"},blueprint_excludes:{"x-extension":!0,$ref:"#/definitions/list_bl\
ueprint_excludes"},blueprint_resources:{type:"array",items:{type:"string"},"x-extension":!0}},patternProperties:{"^//":{}}},
delete:{type:"object","x-extension":!0},relative:{type:"object",additionalProperties:{type:"number"},"x-extension":!0},proportional:{
type:"object",additionalProperties:{type:"number",exclusiveMinimum:0},"x-extension":!0},qualities:{$ref:"#/definitions/l\
ist_qualities"},tools:{$ref:"#/definitions/list_tools"},components:{$ref:"#/definitions/list_components"},type:{const:"u\
ncraft"},result:{type:"string",minLength:1,"x-ref":"item"},id_suffix:{type:"string"},reversible:{type:"boolean"},category:{
type:"string"},subcategory:{type:"string"},override:{type:"boolean"},obsolete:{type:"boolean"},delete_flags:{type:"array",
items:{type:"string",minLength:1}},contained:{type:"boolean"},container:{type:"string",minLength:1,"x-ref":"item"},charges:{
type:["integer","null"],minimum:0},result_mult:{type:"integer",minimum:1},skill_used:{type:"string",minLength:1,"x-ref":"\
skill"},skills_required:{anyOf:[{$ref:"#/definitions/requirement-parts_skill_levels"},{$ref:"#/definitions/requirement-p\
arts_skill_level"}]},book_learn:{anyOf:[{$ref:"#/definitions/list_book_learn"},{type:"object",properties:{},propertyNames:{
type:"string",minLength:1,"x-ref":"item"},additionalProperties:{$ref:"#/definitions/recipe_book"},"x-extension":!0,patternProperties:{
"^//":{}}}]},difficulty:{type:"integer",minimum:0,maximum:10},time:{anyOf:[{$ref:"#/definitions/units_time"},{type:"inte\
ger"}]},autolearn:{anyOf:[{type:"boolean"},{$ref:"#/definitions/requirement-parts_skill_levels"}]},decomp_learn:{anyOf:[
{type:"integer"},{$ref:"#/definitions/requirement-parts_skill_levels"}]},never_learn:{type:"boolean"},batch_time_factors:{
type:"array",minItems:2,maxItems:2,items:[{type:"number",minimum:0,maximum:100},{type:"number",minimum:0}],additionalItems:!1},
flags:{type:"array",items:{type:"string",minLength:1}},construction_blueprint:{type:"string","x-ref":"mapgen_update"},on_display:{
type:"boolean"},using:{$ref:"#/definitions/requirement-parts_using"},byproducts:{"x-extension":!0,$ref:"#/definitions/li\
st_byproducts"},description:{"x-extension":!0,$ref:"#/definitions/translated-text"},activity_level:{type:"string","x-ext\
ension":!0},proficiencies:{"x-extension":!0,$ref:"#/definitions/list_proficiencies"},nested_name:{"x-extension":!0,$ref:"\
#/definitions/translated-text"},nested_category_data:{type:"array",items:{type:"string"},"x-extension":!0},blueprint_name:{
"x-extension":!0,$ref:"#/definitions/translated-text"},blueprint_requires:{"x-extension":!0,$ref:"#/definitions/list_blu\
eprint_requires"},blueprint_provides:{"x-extension":!0,$ref:"#/definitions/list_blueprint_provides"},blueprint_excludes:{
"x-extension":!0,$ref:"#/definitions/list_blueprint_excludes"},blueprint_resources:{type:"array",items:{type:"string"},"\
x-extension":!0},blueprint_needs:{"x-extension":!0,$ref:"#/definitions/recipe_blueprint_needs"},check_blueprint_needs:{type:"\
boolean","x-extension":!0},"add:qualities":{$ref:"#/definitions/list_qualities","x-extension":!0},"remove:qualities":{anyOf:[
{type:"array",items:{type:["string","object","array"]}},{type:"string",minLength:1}],"x-extension":!0},"add:tools":{$ref:"\
#/definitions/list_tools","x-extension":!0},"remove:tools":{anyOf:[{type:"array",items:{type:["array"]}},{type:"string",
minLength:1}],"x-extension":!0},"add:components":{$ref:"#/definitions/list_components","x-extension":!0},"remove:compone\
nts":{anyOf:[{type:"array",items:{type:["array"]}},{type:"string",minLength:1}],"x-extension":!0},"add:delete_flags":{type:"\
array",items:{type:"string",minLength:1},"x-extension":!0},"remove:delete_flags":{anyOf:[{type:"array",items:{type:["str\
ing"]}},{type:"string",minLength:1}],"x-extension":!0},"add:skills_required":{anyOf:[{$ref:"#/definitions/requirement-pa\
rts_skill_levels"},{$ref:"#/definitions/requirement-parts_skill_level"}],"x-extension":!0},"remove:skills_required":{anyOf:[
{type:"array",items:{type:["string","array"]}},{type:"string",minLength:1}],"x-extension":!0},"add:book_learn":{$ref:"#/\
definitions/list_book_learn","x-extension":!0},"remove:book_learn":{anyOf:[{type:"array",items:{type:["string","array"]}},
{type:"string",minLength:1}],"x-extension":!0},"add:autolearn":{$ref:"#/definitions/requirement-parts_skill_levels","x-e\
xtension":!0},"remove:autolearn":{anyOf:[{type:"array",items:{type:["string","array"]}},{type:"string",minLength:1}],"x-\
extension":!0},"add:decomp_learn":{$ref:"#/definitions/requirement-parts_skill_levels","x-extension":!0},"remove:decomp_\
learn":{anyOf:[{type:"array",items:{type:["string","array"]}},{type:"string",minLength:1}],"x-extension":!0},"add:flags":{
type:"array",items:{type:"string",minLength:1},"x-extension":!0},"remove:flags":{anyOf:[{type:"array",items:{type:["stri\
ng"]}},{type:"string",minLength:1}],"x-extension":!0},"add:using":{$ref:"#/definitions/requirement-parts_using","x-exten\
sion":!0},"remove:using":{anyOf:[{type:"array",items:{type:["string","array"]}},{type:"string",minLength:1}],"x-extensio\
n":!0},"add:byproducts":{"x-extension":!0,$ref:"#/definitions/list_byproducts"},"remove:byproducts":{anyOf:[{type:"array",
items:{type:["string","array"]}},{type:"string",minLength:1}],"x-extension":!0},"add:proficiencies":{"x-extension":!0,$ref:"\
#/definitions/list_proficiencies"},"remove:proficiencies":{anyOf:[{type:"array",items:{type:["string","object"]}},{type:"\
string",minLength:1}],"x-extension":!0},"add:nested_category_data":{type:"array",items:{type:"string"},"x-extension":!0},
"remove:nested_category_data":{anyOf:[{type:"array",items:{type:["string"]}},{type:"string",minLength:1}],"x-extension":!0},
"add:blueprint_requires":{"x-extension":!0,$ref:"#/definitions/list_blueprint_requires"},"remove:blueprint_requires":{anyOf:[
{type:"array",items:{type:["string","object"]}},{type:"string",minLength:1}],"x-extension":!0},"add:blueprint_provides":{
"x-extension":!0,$ref:"#/definitions/list_blueprint_provides"},"remove:blueprint_provides":{anyOf:[{type:"array",items:{
type:["string","object"]}},{type:"string",minLength:1}],"x-extension":!0},"add:blueprint_excludes":{"x-extension":!0,$ref:"\
#/definitions/list_blueprint_excludes"},"remove:blueprint_excludes":{anyOf:[{type:"array",items:{type:["string","object"]}},
{type:"string",minLength:1}],"x-extension":!0},"add:blueprint_resources":{type:"array",items:{type:"string"},"x-extensio\
n":!0},"remove:blueprint_resources":{anyOf:[{type:"array",items:{type:["string"]}},{type:"string",minLength:1}],"x-exten\
sion":!0}},patternProperties:{"^//":{}},definitions:{recipe_blueprint_feature:{type:"object",additionalProperties:!1,required:[
"id"],properties:{id:{type:"string",minLength:1,"x-extension":!0},amount:{type:"integer","x-extension":!0}},"x-extension":!0,
patternProperties:{"^//":{}}},recipe_blueprint_needs:{type:"object",additionalProperties:!1,properties:{time:{"x-extensi\
on":!0,$ref:"#/definitions/units_time"},skills:{"x-extension":!0,$ref:"#/definitions/requirement-parts_skill_levels"},inline:{
"x-extension":!0,$ref:"#/definitions/requirement-parts"}},"x-extension":!0,patternProperties:{"^//":{}}},recipe_book:{type:"\
object",additionalProperties:!1,properties:{skill_level:{type:"integer","x-extension":!0},recipe_name:{"x-extension":!0,
$ref:"#/definitions/translated-text"},hidden:{type:"boolean","x-extension":!0}},"x-extension":!0,patternProperties:{"^//":{}}},
recipe_proficiency:{type:"object",additionalProperties:!1,required:["proficiency"],properties:{proficiency:{type:"string",
minLength:1,"x-ref":"proficiency","x-extension":!0},required:{type:"boolean","x-extension":!0},time_multiplier:{type:"nu\
mber","x-extension":!0},fail_multiplier:{type:"number","x-extension":!0},learning_time_multiplier:{type:"number","x-exte\
nsion":!0},max_experience:{anyOf:[{type:"string"},{type:"integer"}],"x-extension":!0}},"x-extension":!0,patternProperties:{
"^//":{}}},"requirement-parts":{type:"object",additionalProperties:!1,properties:{qualities:{type:"array",items:{anyOf:[
{$ref:"#/definitions/requirement-parts_quality"},{type:"array",minItems:1,items:{$ref:"#/definitions/requirement-parts_q\
uality"}}]}},tools:{type:"array",items:{type:"array",minItems:1,items:{anyOf:[{type:"string",minLength:1,"x-ref":"item",
"x-extension":!0},{$ref:"#/definitions/requirement-parts_tool"}]}}},components:{type:"array",items:{type:"array",minItems:1,
items:{$ref:"#/definitions/requirement-parts_component"}}}},patternProperties:{"^//":{}}},"requirement-parts_component":{
type:"array",minItems:2,maxItems:4,items:[{type:"string",minLength:1,"x-ref":"item","x-ref-list":"requirement"},{type:"i\
nteger",minimum:1},{$ref:"#/definitions/requirement-parts_component_word"},{$ref:"#/definitions/requirement-parts_compon\
ent_word"}],additionalItems:!1},"requirement-parts_component_word":{anyOf:[{type:"boolean"},{type:"string",enum:["NO_REC\
OVER","LIST"],"x-extension":!0}]},"requirement-parts_quality":{type:"object",additionalProperties:!1,required:["id"],properties:{
id:{type:"string",minLength:1,"x-ref":"quality"},level:{type:"integer"},amount:{type:"integer",minimum:1}},patternProperties:{
"^//":{}}},"requirement-parts_skill_level":{type:"array",minItems:2,maxItems:2,items:[{type:"string",minLength:1,"x-ref":"\
skill"},{type:"integer"}],additionalItems:!1},"requirement-parts_skill_levels":{type:"array",items:{$ref:"#/definitions/\
requirement-parts_skill_level"}},"requirement-parts_tool":{type:"array",minItems:2,maxItems:3,items:[{type:"string",minLength:1,
"x-ref":"item","x-ref-list":"requirement"},{type:"integer"},{type:"string",enum:["LIST"],"x-extension":!0}],additionalItems:!1},
"requirement-parts_using":{anyOf:[{type:"string",minLength:1,"x-ref":"requirement"},{type:"array",items:{anyOf:[{type:"s\
tring",minLength:1,"x-ref":"requirement"},{type:"array",minItems:2,maxItems:3,items:[{type:"string",minLength:1,"x-ref":"\
requirement"},{type:"integer","x-extension":!0},{type:"string",enum:["LIST"],"x-extension":!0}],additionalItems:!1,"x-ex\
tension":!0}]}}]},"translated-text":{anyOf:[{type:"string"},{$ref:"#/definitions/translated-text_uncountable"},{$ref:"#/\
definitions/translated-text_countable"}]},"translated-text_countable":{type:"object",additionalProperties:!1,required:["\
str"],properties:{str:{type:"string","x-extension":!0},str_pl:{type:"string","x-extension":!0},ctxt:{type:"string","x-ex\
tension":!0}},patternProperties:{"^//":{}}},"translated-text_uncountable":{type:"object",additionalProperties:!1,required:[
"str_sp"],properties:{str_sp:{type:"string","x-extension":!0},ctxt:{type:"string","x-extension":!0}},patternProperties:{
"^//":{}}},units_time:{type:"string","x-format":"time",pattern:"^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|\
second|s|minutes|minute|m|hours|hour|h|days|day|d)[ \\t]*)+$"},list_qualities:{type:"array",items:{anyOf:[{$ref:"#/defin\
itions/requirement-parts_quality"},{type:"array",minItems:1,items:{$ref:"#/definitions/requirement-parts_quality"}}]}},list_tools:{
type:"array",items:{type:"array",minItems:1,items:{anyOf:[{type:"string",minLength:1,"x-ref":"item","x-extension":!0},{$ref:"\
#/definitions/requirement-parts_tool"}]}}},list_components:{type:"array",items:{type:"array",minItems:1,items:{$ref:"#/d\
efinitions/requirement-parts_component"}}},list_book_learn:{type:"array",items:{type:"array",minItems:1,maxItems:3,items:[
{type:"string",minLength:1,"x-ref":"item"},{type:"integer"},{type:"string"}],additionalItems:!1}},list_byproducts:{type:"\
array",items:{type:"array",minItems:1,maxItems:2,items:[{type:"string",minLength:1,"x-ref":"item"},{type:"integer",minimum:1}],
additionalItems:!1}},list_proficiencies:{type:"array",items:{$ref:"#/definitions/recipe_proficiency"}},list_blueprint_requires:{
type:"array",items:{$ref:"#/definitions/recipe_blueprint_feature"}},list_blueprint_provides:{type:"array",items:{$ref:"#\
/definitions/recipe_blueprint_feature"}},list_blueprint_excludes:{type:"array",items:{$ref:"#/definitions/recipe_bluepri\
nt_feature"}}},$id:"uncraft"};function Ar(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.id===void 0&&(o="id"))return Ar.errors=[{}],!1;{const u=e;for(const l in t)if(!(l===
"id"||l==="level"||l==="amount"||de.test(l))){return Ar.errors=[{}],!1;break}if(u===e){if(t.id!==void 0){let l=t.id;const c=e;
if(e===c)if(typeof l=="string"){if(x(l)<1)return Ar.errors=[{}],!1}else return Ar.errors=[{}],!1;var i=c===e}else var i=!0;
if(i){if(t.level!==void 0){let l=t.level;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Ar.errors=
[{}],!1;var i=c===e}else var i=!0;if(i)if(t.amount!==void 0){let l=t.amount;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return Ar.errors=[{}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l)))return Ar.errors=[{}],
!1;var i=c===e}else var i=!0}}}}else return Ar.errors=[{}],!1;return Ar.errors=r,e===0}function Dt(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;const l=t.length;
for(let c=0;c<l;c++){let a=t[c];const F=e,L=e;let D=!1;const b=e;Ar(a,{instancePath:p+"/"+c,parentData:t,parentDataProperty:c,
rootData:m})||(r=r===null?Ar.errors:r.concat(Ar.errors),e=r.length);var o=b===e;if(D=D||o,!D){const s=e;if(e===s)if(Array.
isArray(a))if(a.length<1){const d={};r===null?r=[d]:r.push(d),e++}else{var u=!0;const d=a.length;for(let _=0;_<d;_++){const P=e;
Ar(a[_],{instancePath:p+"/"+c+"/"+_,parentData:a,parentDataProperty:_,rootData:m})||(r=r===null?Ar.errors:r.concat(Ar.errors),
e=r.length);var u=P===e;if(!u)break}}else{const d={};r===null?r=[d]:r.push(d),e++}var o=s===e;D=D||o}if(D)e=L,r!==null&&
(L?r.length=L:r=null);else{const s={};return r===null?r=[s]:r.push(s),e++,Dt.errors=r,!1}var i=F===e;if(!i)break}}else return Dt.
errors=[{}],!1;return Dt.errors=r,e===0}function Gr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){if(t.length>3)return Gr.errors=[{}],!1;if(t.length<2)return Gr.errors=[{}],!1;if(t.length<=3){const u=t.length;if(u>
0){let l=t[0];const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return Gr.errors=[{}],!1}else return Gr.errors=[{}],!1;
var i=c===e}if(i){if(u>1){let l=t[1];const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Gr.errors=
[{}],!1;var i=c===e}if(i&&u>2){let l=t[2];const c=e;if(typeof l!="string")return Gr.errors=[{}],!1;if(l!=="LIST")return Gr.
errors=[{}],!1;var i=c===e}}}else return Gr.errors=[{}],!1}else return Gr.errors=[{}],!1;return Gr.errors=r,e===0}function ut(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;
const l=t.length;for(let c=0;c<l;c++){let a=t[c];const F=e;if(e===F)if(Array.isArray(a)){if(a.length<1)return ut.errors=
[{}],!1;{var o=!0;const D=a.length;for(let b=0;b<D;b++){let n=a[b];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n==
"string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var u=_===e;if(d=
d||u,!d){const y=e;Gr(n,{instancePath:p+"/"+c+"/"+b,parentData:a,parentDataProperty:b,rootData:m})||(r=r===null?Gr.errors:
r.concat(Gr.errors),e=r.length);var u=y===e;d=d||u}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?
r=[y]:r.push(y),e++,ut.errors=r,!1}var o=s===e;if(!o)break}}}else return ut.errors=[{}],!1;var i=F===e;if(!i)break}}else
return ut.errors=[{}],!1;return ut.errors=r,e===0}function Oi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(typeof t!="boolean"){const c={};r===null?r=[c]:r.push(c),e++}var l=u===e;if(o=o||l,!o){const c=e;if(typeof t!="string"){
const F={};r===null?r=[F]:r.push(F),e++}if(!(t==="NO_RECOVER"||t==="LIST")){const F={};r===null?r=[F]:r.push(F),e++}var l=c===
e;o=o||l}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const c={};return r===null?r=[c]:r.push(c),e++,Oi.errors=r,!1}return Oi.
errors=r,e===0}function rt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===
0)if(Array.isArray(t)){if(t.length>4)return rt.errors=[{}],!1;if(t.length<2)return rt.errors=[{}],!1;if(t.length<=4){const u=t.
length;if(u>0){let l=t[0];const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return rt.errors=[{}],!1}else return rt.errors=
[{}],!1;var i=c===e}if(i){if(u>1){let l=t[1];const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return rt.
errors=[{}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l)))return rt.errors=[{}],!1;var i=c===e}if(i){if(u>
2){const l=e;Oi(t[2],{instancePath:p+"/2",parentData:t,parentDataProperty:2,rootData:m})||(r=r===null?Oi.errors:r.concat(
Oi.errors),e=r.length);var i=l===e}if(i&&u>3){const l=e;Oi(t[3],{instancePath:p+"/3",parentData:t,parentDataProperty:3,rootData:m})||
(r=r===null?Oi.errors:r.concat(Oi.errors),e=r.length);var i=l===e}}}}else return rt.errors=[{}],!1}else return rt.errors=
[{}],!1;return rt.errors=r,e===0}function ht(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,
e=0;if(e===0)if(Array.isArray(t)){var i=!0;const u=t.length;for(let l=0;l<u;l++){let c=t[l];const a=e;if(e===a)if(Array.
isArray(c)){if(c.length<1)return ht.errors=[{}],!1;{var o=!0;const L=c.length;for(let D=0;D<L;D++){const b=e;rt(c[D],{instancePath:p+
"/"+l+"/"+D,parentData:c,parentDataProperty:D,rootData:m})||(r=r===null?rt.errors:r.concat(rt.errors),e=r.length);var o=b===
e;if(!o)break}}}else return ht.errors=[{}],!1;var i=a===e;if(!i)break}}else return ht.errors=[{}],!1;return ht.errors=r,
e===0}function Lr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){if(t.length>2)return Lr.errors=[{}],!1;if(t.length<2)return Lr.errors=[{}],!1;if(t.length<=2){const u=t.length;if(u>
0){let l=t[0];const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return Lr.errors=[{}],!1}else return Lr.errors=[{}],!1;
var i=c===e}if(i&&u>1){let l=t[1];const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Lr.errors=[{}],
!1;var i=c===e}}else return Lr.errors=[{}],!1}else return Lr.errors=[{}],!1;return Lr.errors=r,e===0}function We(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;const o=t.length;
for(let u=0;u<o;u++){const l=e;Lr(t[u],{instancePath:p+"/"+u,parentData:t,parentDataProperty:u,rootData:m})||(r=r===null?
Lr.errors:r.concat(Lr.errors),e=r.length);var i=l===e;if(!i)break}}else return We.errors=[{}],!1;return We.errors=r,e===
0}function Tr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){var i=!0;const u=t.length;for(let l=0;l<u;l++){let c=t[l];const a=e;if(e===a)if(Array.isArray(c)){if(c.length>3)return Tr.
errors=[{}],!1;if(c.length<1)return Tr.errors=[{}],!1;if(c.length<=3){const D=c.length;if(D>0){let b=c[0];const n=e;if(e===
n)if(typeof b=="string"){if(x(b)<1)return Tr.errors=[{}],!1}else return Tr.errors=[{}],!1;var o=n===e}if(o){if(D>1){let b=c[1];
const n=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return Tr.errors=[{}],!1;var o=n===e}if(o&&D>2){const b=e;
if(typeof c[2]!="string")return Tr.errors=[{}],!1;var o=b===e}}}else return Tr.errors=[{}],!1}else return Tr.errors=[{}],
!1;var i=a===e;if(!i)break}}else return Tr.errors=[{}],!1;return Tr.errors=r,e===0}function _i(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.str_sp===void 0&&(o="str_sp"))return _i.errors=[{}],!1;{const u=e;for(const l in t)
if(!(l==="str_sp"||l==="ctxt"||de.test(l))){return _i.errors=[{}],!1;break}if(u===e){if(t.str_sp!==void 0){const l=e;if(typeof t.
str_sp!="string")return _i.errors=[{}],!1;var i=l===e}else var i=!0;if(i)if(t.ctxt!==void 0){const l=e;if(typeof t.ctxt!=
"string")return _i.errors=[{}],!1;var i=l===e}else var i=!0}}}else return _i.errors=[{}],!1;return _i.errors=r,e===0}function oi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.str===void 0&&(o="str"))return oi.errors=[{}],!1;{const u=e;for(const l in t)if(!(l===
"str"||l==="str_pl"||l==="ctxt"||de.test(l))){return oi.errors=[{}],!1;break}if(u===e){if(t.str!==void 0){const l=e;if(typeof t.
str!="string")return oi.errors=[{}],!1;var i=l===e}else var i=!0;if(i){if(t.str_pl!==void 0){const l=e;if(typeof t.str_pl!=
"string")return oi.errors=[{}],!1;var i=l===e}else var i=!0;if(i)if(t.ctxt!==void 0){const l=e;if(typeof t.ctxt!="string")
return oi.errors=[{}],!1;var i=l===e}else var i=!0}}}}else return oi.errors=[{}],!1;return oi.errors=r,e===0}function pt(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;if(typeof t!=
"string"){const c={};r===null?r=[c]:r.push(c),e++}var l=u===e;if(o=o||l,!o){const c=e;_i(t,{instancePath:p,parentData:z,
parentDataProperty:W,rootData:m})||(r=r===null?_i.errors:r.concat(_i.errors),e=r.length);var l=c===e;if(o=o||l,!o){const F=e;
oi(t,{instancePath:p,parentData:z,parentDataProperty:W,rootData:m})||(r=r===null?oi.errors:r.concat(oi.errors),e=r.length);
var l=F===e;o=o||l}}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const c={};return r===null?r=[c]:r.push(c),e++,pt.errors=
r,!1}return pt.errors=r,e===0}function ei(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const o=e;for(const u in t)if(!(u==="skill_level"||u==="recipe\
_name"||u==="hidden"||de.test(u))){return ei.errors=[{}],!1;break}if(o===e){if(t.skill_level!==void 0){let u=t.skill_level;
const l=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return ei.errors=[{}],!1;var i=l===e}else var i=!0;if(i){
if(t.recipe_name!==void 0){const u=e;pt(t.recipe_name,{instancePath:p+"/recipe_name",parentData:t,parentDataProperty:"re\
cipe_name",rootData:m})||(r=r===null?pt.errors:r.concat(pt.errors),e=r.length);var i=u===e}else var i=!0;if(i)if(t.hidden!==
void 0){const u=e;if(typeof t.hidden!="boolean")return ei.errors=[{}],!1;var i=u===e}else var i=!0}}}else return ei.errors=
[{}],!1;return ei.errors=r,e===0}function Wt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(e===u)if(typeof t=="string"){if(x(t)<1){const L={};r===null?r=[L]:r.push(L),e++}}else{const L={};r===null?r=[L]:r.push(
L),e++}var l=u===e;if(o=o||l,!o){const L=e;if(e===L)if(Array.isArray(t)){var c=!0;const b=t.length;for(let n=0;n<b;n++){
let s=t[n];const v=e,d=e;let _=!1;const P=e;if(e===P)if(typeof s=="string"){if(x(s)<1){const h={};r===null?r=[h]:r.push(
h),e++}}else{const h={};r===null?r=[h]:r.push(h),e++}var a=P===e;if(_=_||a,!_){const h=e;if(e===h)if(Array.isArray(s))if(s.
length>3){const N={};r===null?r=[N]:r.push(N),e++}else if(s.length<2){const N={};r===null?r=[N]:r.push(N),e++}else if(s.
length<=3){const E=s.length;if(E>0){let w=s[0];const H=e;if(e===H)if(typeof w=="string"){if(x(w)<1){const R={};r===null?
r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var F=H===e}if(F){if(E>1){let w=s[1];const H=e;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){const C={};r===null?r=[C]:r.push(C),e++}var F=H===e}if(F&&E>2){let w=s[2];const H=e;
if(typeof w!="string"){const C={};r===null?r=[C]:r.push(C),e++}if(w!=="LIST"){const C={};r===null?r=[C]:r.push(C),e++}var F=H===
e}}}else{const E={};r===null?r=[E]:r.push(E),e++}else{const N={};r===null?r=[N]:r.push(N),e++}var a=h===e;_=_||a}if(_)e=
d,r!==null&&(d?r.length=d:r=null);else{const h={};r===null?r=[h]:r.push(h),e++}var c=v===e;if(!c)break}}else{const b={};
r===null?r=[b]:r.push(b),e++}var l=L===e;o=o||l}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const L={};return r===null?
r=[L]:r.push(L),e++,Wt.errors=r,!1}return Wt.errors=r,e===0}function Cr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){var i=!0;const u=t.length;for(let l=0;l<u;l++){let c=t[l];const a=e;if(e===a)if(Array.isArray(c)){if(c.length>2)return Cr.
errors=[{}],!1;if(c.length<1)return Cr.errors=[{}],!1;if(c.length<=2){const D=c.length;if(D>0){let b=c[0];const n=e;if(e===
n)if(typeof b=="string"){if(x(b)<1)return Cr.errors=[{}],!1}else return Cr.errors=[{}],!1;var o=n===e}if(o&&D>1){let b=c[1];
const n=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return Cr.errors=[{}],!1;if(e===n&&typeof b=="number"&&
isFinite(b)&&(b<1||isNaN(b)))return Cr.errors=[{}],!1;var o=n===e}}else return Cr.errors=[{}],!1}else return Cr.errors=[
{}],!1;var i=a===e;if(!i)break}}else return Cr.errors=[{}],!1;return Cr.errors=r,e===0}function ot(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let u;if(t.proficiency===void 0&&(u="proficiency"))return ot.errors=[{}],!1;{const l=e;for(const c in t)
if(!(c==="proficiency"||c==="required"||c==="time_multiplier"||c==="fail_multiplier"||c==="learning_time_multiplier"||c===
"max_experience"||de.test(c))){return ot.errors=[{}],!1;break}if(l===e){if(t.proficiency!==void 0){let c=t.proficiency;const a=e;
if(e===a)if(typeof c=="string"){if(x(c)<1)return ot.errors=[{}],!1}else return ot.errors=[{}],!1;var i=a===e}else var i=!0;
if(i){if(t.required!==void 0){const c=e;if(typeof t.required!="boolean")return ot.errors=[{}],!1;var i=c===e}else var i=!0;
if(i){if(t.time_multiplier!==void 0){let c=t.time_multiplier;const a=e;if(!(typeof c=="number"&&isFinite(c)))return ot.errors=
[{}],!1;var i=a===e}else var i=!0;if(i){if(t.fail_multiplier!==void 0){let c=t.fail_multiplier;const a=e;if(!(typeof c==
"number"&&isFinite(c)))return ot.errors=[{}],!1;var i=a===e}else var i=!0;if(i){if(t.learning_time_multiplier!==void 0){
let c=t.learning_time_multiplier;const a=e;if(!(typeof c=="number"&&isFinite(c)))return ot.errors=[{}],!1;var i=a===e}else
var i=!0;if(i)if(t.max_experience!==void 0){let c=t.max_experience;const a=e,F=e;let L=!1;const D=e;if(typeof c!="string"){
const n={};r===null?r=[n]:r.push(n),e++}var o=D===e;if(L=L||o,!L){const n=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&
isFinite(c))){const v={};r===null?r=[v]:r.push(v),e++}var o=n===e;L=L||o}if(L)e=F,r!==null&&(F?r.length=F:r=null);else{const n={};
return r===null?r=[n]:r.push(n),e++,ot.errors=r,!1}var i=a===e}else var i=!0}}}}}}}else return ot.errors=[{}],!1;return ot.
errors=r,e===0}function Gt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===
0)if(Array.isArray(t)){var i=!0;const o=t.length;for(let u=0;u<o;u++){const l=e;ot(t[u],{instancePath:p+"/"+u,parentData:t,
parentDataProperty:u,rootData:m})||(r=r===null?ot.errors:r.concat(ot.errors),e=r.length);var i=l===e;if(!i)break}}else return Gt.
errors=[{}],!1;return Gt.errors=r,e===0}function Hr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.id===void 0&&(o="id"))return Hr.errors=[{}],!1;{const u=e;for(const l in t)if(!(l===
"id"||l==="amount"||de.test(l))){return Hr.errors=[{}],!1;break}if(u===e){if(t.id!==void 0){let l=t.id;const c=e;if(e===
c)if(typeof l=="string"){if(x(l)<1)return Hr.errors=[{}],!1}else return Hr.errors=[{}],!1;var i=c===e}else var i=!0;if(i)
if(t.amount!==void 0){let l=t.amount;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Hr.errors=
[{}],!1;var i=c===e}else var i=!0}}}else return Hr.errors=[{}],!1;return Hr.errors=r,e===0}function Ut(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;const o=t.length;
for(let u=0;u<o;u++){const l=e;Hr(t[u],{instancePath:p+"/"+u,parentData:t,parentDataProperty:u,rootData:m})||(r=r===null?
Hr.errors:r.concat(Hr.errors),e=r.length);var i=l===e;if(!i)break}}else return Ut.errors=[{}],!1;return Ut.errors=r,e===
0}function Vt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){var i=!0;const o=t.length;for(let u=0;u<o;u++){const l=e;Hr(t[u],{instancePath:p+"/"+u,parentData:t,parentDataProperty:u,
rootData:m})||(r=r===null?Hr.errors:r.concat(Hr.errors),e=r.length);var i=l===e;if(!i)break}}else return Vt.errors=[{}],
!1;return Vt.errors=r,e===0}function Ht(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){var i=!0;const o=t.length;for(let u=0;u<o;u++){const l=e;Hr(t[u],{instancePath:p+"/"+u,parentData:t,parentDataProperty:u,
rootData:m})||(r=r===null?Hr.errors:r.concat(Hr.errors),e=r.length);var i=l===e;if(!i)break}}else return Ht.errors=[{}],
!1;return Ht.errors=r,e===0}function xi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(typeof t==
"string"){if(!os.test(t))return xi.errors=[{instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[ \
\\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|second|s|minutes|minute|m|hours|hour|h|days|day|d)[ \\t]*)+$"}}],
!1}else return xi.errors=[{}],!1;return xi.errors=r,e===0}function Yr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){const b=e;for(const n in t)if(!(n==="qualities"||n==="tools"||n==="components"||de.test(n))){
return Yr.errors=[{}],!1;break}if(b===e){if(t.qualities!==void 0){let n=t.qualities;const s=e;if(e===s)if(Array.isArray(
n)){var i=!0;const v=n.length;for(let d=0;d<v;d++){let _=n[d];const P=e,y=e;let h=!1;const X=e;Ar(_,{instancePath:p+"/qu\
alities/"+d,parentData:n,parentDataProperty:d,rootData:m})||(r=r===null?Ar.errors:r.concat(Ar.errors),e=r.length);var o=X===
e;if(h=h||o,!h){const E=e;if(e===E)if(Array.isArray(_))if(_.length<1){const H={};r===null?r=[H]:r.push(H),e++}else{var u=!0;
const H=_.length;for(let R=0;R<H;R++){const C=e;Ar(_[R],{instancePath:p+"/qualities/"+d+"/"+R,parentData:_,parentDataProperty:R,
rootData:m})||(r=r===null?Ar.errors:r.concat(Ar.errors),e=r.length);var u=C===e;if(!u)break}}else{const H={};r===null?r=
[H]:r.push(H),e++}var o=E===e;h=h||o}if(h)e=y,r!==null&&(y?r.length=y:r=null);else{const E={};return r===null?r=[E]:r.push(
E),e++,Yr.errors=r,!1}var i=P===e;if(!i)break}}else return Yr.errors=[{}],!1;var l=s===e}else var l=!0;if(l){if(t.tools!==
void 0){let n=t.tools;const s=e;if(e===s)if(Array.isArray(n)){var c=!0;const d=n.length;for(let _=0;_<d;_++){let P=n[_];
const y=e;if(e===y)if(Array.isArray(P)){if(P.length<1)return Yr.errors=[{}],!1;{var a=!0;const X=P.length;for(let N=0;N<
X;N++){let E=P[N];const w=e,H=e;let R=!1;const C=e;if(e===C)if(typeof E=="string"){if(x(E)<1){const _e={};r===null?r=[_e]:
r.push(_e),e++}}else{const _e={};r===null?r=[_e]:r.push(_e),e++}var F=C===e;if(R=R||F,!R){const _e=e;Gr(E,{instancePath:p+
"/tools/"+_+"/"+N,parentData:P,parentDataProperty:N,rootData:m})||(r=r===null?Gr.errors:r.concat(Gr.errors),e=r.length);
var F=_e===e;R=R||F}if(R)e=H,r!==null&&(H?r.length=H:r=null);else{const _e={};return r===null?r=[_e]:r.push(_e),e++,Yr.errors=
r,!1}var a=w===e;if(!a)break}}}else return Yr.errors=[{}],!1;var c=y===e;if(!c)break}}else return Yr.errors=[{}],!1;var l=s===
e}else var l=!0;if(l)if(t.components!==void 0){let n=t.components;const s=e;if(e===s)if(Array.isArray(n)){var L=!0;const d=n.
length;for(let _=0;_<d;_++){let P=n[_];const y=e;if(e===y)if(Array.isArray(P)){if(P.length<1)return Yr.errors=[{}],!1;{var D=!0;
const X=P.length;for(let N=0;N<X;N++){const E=e;rt(P[N],{instancePath:p+"/components/"+_+"/"+N,parentData:P,parentDataProperty:N,
rootData:m})||(r=r===null?rt.errors:r.concat(rt.errors),e=r.length);var D=E===e;if(!D)break}}}else return Yr.errors=[{}],
!1;var L=y===e;if(!L)break}}else return Yr.errors=[{}],!1;var l=s===e}else var l=!0}}}else return Yr.errors=[{}],!1;return Yr.
errors=r,e===0}function Ji(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){const o=e;for(const u in t)if(!(u==="time"||u==="skills"||u==="inline"||de.
test(u))){return Ji.errors=[{}],!1;break}if(o===e){if(t.time!==void 0){const u=e;xi(t.time,{instancePath:p+"/time",parentData:t,
parentDataProperty:"time",rootData:m})||(r=r===null?xi.errors:r.concat(xi.errors),e=r.length);var i=u===e}else var i=!0;
if(i){if(t.skills!==void 0){const u=e;We(t.skills,{instancePath:p+"/skills",parentData:t,parentDataProperty:"skills",rootData:m})||
(r=r===null?We.errors:r.concat(We.errors),e=r.length);var i=u===e}else var i=!0;if(i)if(t.inline!==void 0){const u=e;Yr(
t.inline,{instancePath:p+"/inline",parentData:t,parentDataProperty:"inline",rootData:m})||(r=r===null?Yr.errors:r.concat(
Yr.errors),e=r.length);var i=u===e}else var i=!0}}}else return Ji.errors=[{}],!1;return Ji.errors=r,e===0}function ne(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){const Xi=e;for(const f in t)if(!(Ue.call(gs.properties,f)||de.test(f))){return ne.errors=[{}],!1;break}
if(Xi===e){if(t["edit-mode"]!==void 0){let f=t["edit-mode"];const S=e;if(typeof f!="string")return ne.errors=[{}],!1;if(!(f===
"create"||f==="modify"||f==="override"))return ne.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t["copy-from"]!==void 0){
let f=t["copy-from"];const S=e;if(e===S)if(typeof f=="string"){if(x(f)<1)return ne.errors=[{}],!1}else return ne.errors=
[{}],!1;var i=S===e}else var i=!0;if(i){if(t.abstract!==void 0){let f=t.abstract;const S=e;if(e===S)if(typeof f=="string"){
if(x(f)<1)return ne.errors=[{}],!1}else return ne.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.extend!==void 0){let f=t.
extend;const S=e;if(e===S)if(f&&typeof f=="object"&&!Array.isArray(f)){const k=e;for(const q in f)if(!(Ue.call(gs.properties.
extend.properties,q)||de.test(q))){return ne.errors=[{}],!1;break}if(k===e){if(f.qualities!==void 0){const q=e;Dt(f.qualities,
{instancePath:p+"/extend/qualities",parentData:f,parentDataProperty:"qualities",rootData:m})||(r=r===null?Dt.errors:r.concat(
Dt.errors),e=r.length);var o=q===e}else var o=!0;if(o){if(f.tools!==void 0){const q=e;ut(f.tools,{instancePath:p+"/exten\
d/tools",parentData:f,parentDataProperty:"tools",rootData:m})||(r=r===null?ut.errors:r.concat(ut.errors),e=r.length);var o=q===
e}else var o=!0;if(o){if(f.components!==void 0){const q=e;ht(f.components,{instancePath:p+"/extend/components",parentData:f,
parentDataProperty:"components",rootData:m})||(r=r===null?ht.errors:r.concat(ht.errors),e=r.length);var o=q===e}else var o=!0;
if(o){if(f.delete_flags!==void 0){let q=f.delete_flags;const ie=e;if(e===ie)if(Array.isArray(q)){var u=!0;const B=q.length;
for(let A=0;A<B;A++){let pe=q[A];const Q=e;if(e===Q)if(typeof pe=="string"){if(x(pe)<1)return ne.errors=[{}],!1}else return ne.
errors=[{}],!1;var u=Q===e;if(!u)break}}else return ne.errors=[{}],!1;var o=ie===e}else var o=!0;if(o){if(f.skills_required!==
void 0){let q=f.skills_required;const ie=e,g=e;let B=!1;const A=e;We(q,{instancePath:p+"/extend/skills_required",parentData:f,
parentDataProperty:"skills_required",rootData:m})||(r=r===null?We.errors:r.concat(We.errors),e=r.length);var l=A===e;if(B=
B||l,!B){const Q=e;Lr(q,{instancePath:p+"/extend/skills_required",parentData:f,parentDataProperty:"skills_required",rootData:m})||
(r=r===null?Lr.errors:r.concat(Lr.errors),e=r.length);var l=Q===e;B=B||l}if(B)e=g,r!==null&&(g?r.length=g:r=null);else{const Q={};
return r===null?r=[Q]:r.push(Q),e++,ne.errors=r,!1}var o=ie===e}else var o=!0;if(o){if(f.book_learn!==void 0){let q=f.book_learn;
const ie=e,g=e;let B=!1;const A=e;Tr(q,{instancePath:p+"/extend/book_learn",parentData:f,parentDataProperty:"book_learn",
rootData:m})||(r=r===null?Tr.errors:r.concat(Tr.errors),e=r.length);var c=A===e;if(B=B||c,!B){const Q=e;if(e===Q)if(q&&typeof q==
"object"&&!Array.isArray(q)){for(const ur in q){const yt=e;if(e===yt)if(typeof ur=="string"){if(x(ur)<1){const Pr={instancePath:p+
"/extend/book_learn",schemaPath:"#/properties/extend/properties/book_learn/anyOf/1/propertyNames/minLength",keyword:"min\
Length",params:{limit:1},propertyName:ur};r===null?r=[Pr]:r.push(Pr),e++}}else{const Pr={instancePath:p+"/extend/book_le\
arn",schemaPath:"#/properties/extend/properties/book_learn/anyOf/1/propertyNames/type",keyword:"type",params:{type:"stri\
ng"},propertyName:ur};r===null?r=[Pr]:r.push(Pr),e++}var a=yt===e;if(!a){const Pr={};r===null?r=[Pr]:r.push(Pr),e++;break}}
if(a){for(const ur in q)if(!de.test(ur)){const yt=e;ei(q[ur],{instancePath:p+"/extend/book_learn/"+ur.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:q,parentDataProperty:ur,rootData:m})||(r=r===null?ei.errors:r.concat(ei.errors),e=r.length);
var F=yt===e;if(!F)break}}}else{const ur={};r===null?r=[ur]:r.push(ur),e++}var c=Q===e;B=B||c}if(B)e=g,r!==null&&(g?r.length=
g:r=null);else{const Q={};return r===null?r=[Q]:r.push(Q),e++,ne.errors=r,!1}var o=ie===e}else var o=!0;if(o){if(f.autolearn!==
void 0){let q=f.autolearn;const ie=e,g=e;let B=!1;const A=e;if(typeof q!="boolean"){const Q={};r===null?r=[Q]:r.push(Q),
e++}var L=A===e;if(B=B||L,!B){const Q=e;We(q,{instancePath:p+"/extend/autolearn",parentData:f,parentDataProperty:"autole\
arn",rootData:m})||(r=r===null?We.errors:r.concat(We.errors),e=r.length);var L=Q===e;B=B||L}if(B)e=g,r!==null&&(g?r.length=
g:r=null);else{const Q={};return r===null?r=[Q]:r.push(Q),e++,ne.errors=r,!1}var o=ie===e}else var o=!0;if(o){if(f.decomp_learn!==
void 0){let q=f.decomp_learn;const ie=e,g=e;let B=!1;const A=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q))){
const Q={};r===null?r=[Q]:r.push(Q),e++}var D=A===e;if(B=B||D,!B){const Q=e;We(q,{instancePath:p+"/extend/decomp_learn",
parentData:f,parentDataProperty:"decomp_learn",rootData:m})||(r=r===null?We.errors:r.concat(We.errors),e=r.length);var D=Q===
e;B=B||D}if(B)e=g,r!==null&&(g?r.length=g:r=null);else{const Q={};return r===null?r=[Q]:r.push(Q),e++,ne.errors=r,!1}var o=ie===
e}else var o=!0;if(o){if(f.batch_time_factors!==void 0){let q=f.batch_time_factors;const ie=e;if(e===ie)if(Array.isArray(
q)){if(q.length>2)return ne.errors=[{}],!1;if(q.length<2)return ne.errors=[{}],!1;if(q.length<=2){const A=q.length;if(A>
0){let pe=q[0];const Q=e;if(e===Q)if(typeof pe=="number"&&isFinite(pe)){if(pe>100||isNaN(pe))return ne.errors=[{}],!1;if(pe<
0||isNaN(pe))return ne.errors=[{}],!1}else return ne.errors=[{}],!1;var b=Q===e}if(b&&A>1){let pe=q[1];const Q=e;if(e===
Q)if(typeof pe=="number"&&isFinite(pe)){if(pe<0||isNaN(pe))return ne.errors=[{}],!1}else return ne.errors=[{}],!1;var b=Q===
e}}else return ne.errors=[{}],!1}else return ne.errors=[{}],!1;var o=ie===e}else var o=!0;if(o){if(f.flags!==void 0){let q=f.
flags;const ie=e;if(e===ie)if(Array.isArray(q)){var n=!0;const B=q.length;for(let A=0;A<B;A++){let pe=q[A];const Q=e;if(e===
Q)if(typeof pe=="string"){if(x(pe)<1)return ne.errors=[{}],!1}else return ne.errors=[{}],!1;var n=Q===e;if(!n)break}}else
return ne.errors=[{}],!1;var o=ie===e}else var o=!0;if(o){if(f.using!==void 0){const q=e;Wt(f.using,{instancePath:p+"/ex\
tend/using",parentData:f,parentDataProperty:"using",rootData:m})||(r=r===null?Wt.errors:r.concat(Wt.errors),e=r.length);
var o=q===e}else var o=!0;if(o){if(f.byproducts!==void 0){const q=e;Cr(f.byproducts,{instancePath:p+"/extend/byproducts",
parentData:f,parentDataProperty:"byproducts",rootData:m})||(r=r===null?Cr.errors:r.concat(Cr.errors),e=r.length);var o=q===
e}else var o=!0;if(o){if(f.proficiencies!==void 0){const q=e;Gt(f.proficiencies,{instancePath:p+"/extend/proficiencies",
parentData:f,parentDataProperty:"proficiencies",rootData:m})||(r=r===null?Gt.errors:r.concat(Gt.errors),e=r.length);var o=q===
e}else var o=!0;if(o){if(f.nested_category_data!==void 0){let q=f.nested_category_data;const ie=e;if(e===ie)if(Array.isArray(
q)){var s=!0;const B=q.length;for(let A=0;A<B;A++){const pe=e;if(typeof q[A]!="string")return ne.errors=[{}],!1;var s=pe===
e;if(!s)break}}else return ne.errors=[{}],!1;var o=ie===e}else var o=!0;if(o){if(f.blueprint_requires!==void 0){const q=e;
Ut(f.blueprint_requires,{instancePath:p+"/extend/blueprint_requires",parentData:f,parentDataProperty:"blueprint_requires",
rootData:m})||(r=r===null?Ut.errors:r.concat(Ut.errors),e=r.length);var o=q===e}else var o=!0;if(o){if(f.blueprint_provides!==
void 0){const q=e;Vt(f.blueprint_provides,{instancePath:p+"/extend/blueprint_provides",parentData:f,parentDataProperty:"\
blueprint_provides",rootData:m})||(r=r===null?Vt.errors:r.concat(Vt.errors),e=r.length);var o=q===e}else var o=!0;if(o){
if(f.blueprint_excludes!==void 0){const q=e;Ht(f.blueprint_excludes,{instancePath:p+"/extend/blueprint_excludes",parentData:f,
parentDataProperty:"blueprint_excludes",rootData:m})||(r=r===null?Ht.errors:r.concat(Ht.errors),e=r.length);var o=q===e}else
var o=!0;if(o)if(f.blueprint_resources!==void 0){let q=f.blueprint_resources;const ie=e;if(e===ie)if(Array.isArray(q)){var v=!0;
const B=q.length;for(let A=0;A<B;A++){const pe=e;if(typeof q[A]!="string")return ne.errors=[{}],!1;var v=pe===e;if(!v)break}}else
return ne.errors=[{}],!1;var o=ie===e}else var o=!0}}}}}}}}}}}}}}}}}}else return ne.errors=[{}],!1;var i=S===e}else var i=!0;
if(i){if(t.delete!==void 0){let f=t.delete;const S=e;if(!(f&&typeof f=="object"&&!Array.isArray(f)))return ne.errors=[{}],
!1;var i=S===e}else var i=!0;if(i){if(t.relative!==void 0){let f=t.relative;const S=e;if(e===S)if(f&&typeof f=="object"&&
!Array.isArray(f))for(const k in f){let q=f[k];const ie=e;if(!(typeof q=="number"&&isFinite(q)))return ne.errors=[{}],!1;
var d=ie===e;if(!d)break}else return ne.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.proportional!==void 0){let f=t.
proportional;const S=e;if(e===S)if(f&&typeof f=="object"&&!Array.isArray(f))for(const k in f){let q=f[k];const ie=e;if(e===
ie)if(typeof q=="number"&&isFinite(q)){if(q<=0||isNaN(q))return ne.errors=[{}],!1}else return ne.errors=[{}],!1;var _=ie===
e;if(!_)break}else return ne.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.qualities!==void 0){const f=e;Dt(t.qualities,
{instancePath:p+"/qualities",parentData:t,parentDataProperty:"qualities",rootData:m})||(r=r===null?Dt.errors:r.concat(Dt.
errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.tools!==void 0){const f=e;ut(t.tools,{instancePath:p+"/tools",parentData:t,
parentDataProperty:"tools",rootData:m})||(r=r===null?ut.errors:r.concat(ut.errors),e=r.length);var i=f===e}else var i=!0;
if(i){if(t.components!==void 0){const f=e;ht(t.components,{instancePath:p+"/components",parentData:t,parentDataProperty:"\
components",rootData:m})||(r=r===null?ht.errors:r.concat(ht.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.type!==
void 0){const f=e;if(t.type!=="uncraft")return ne.errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.result!==void 0){let f=t.
result;const S=e;if(e===S)if(typeof f=="string"){if(x(f)<1)return ne.errors=[{}],!1}else return ne.errors=[{}],!1;var i=S===
e}else var i=!0;if(i){if(t.id_suffix!==void 0){const f=e;if(typeof t.id_suffix!="string")return ne.errors=[{}],!1;var i=f===
e}else var i=!0;if(i){if(t.reversible!==void 0){const f=e;if(typeof t.reversible!="boolean")return ne.errors=[{}],!1;var i=f===
e}else var i=!0;if(i){if(t.category!==void 0){const f=e;if(typeof t.category!="string")return ne.errors=[{}],!1;var i=f===
e}else var i=!0;if(i){if(t.subcategory!==void 0){const f=e;if(typeof t.subcategory!="string")return ne.errors=[{}],!1;var i=f===
e}else var i=!0;if(i){if(t.override!==void 0){const f=e;if(typeof t.override!="boolean")return ne.errors=[{}],!1;var i=f===
e}else var i=!0;if(i){if(t.obsolete!==void 0){const f=e;if(typeof t.obsolete!="boolean")return ne.errors=[{}],!1;var i=f===
e}else var i=!0;if(i){if(t.delete_flags!==void 0){let f=t.delete_flags;const S=e;if(e===S)if(Array.isArray(f)){var P=!0;
const k=f.length;for(let q=0;q<k;q++){let ie=f[q];const g=e;if(e===g)if(typeof ie=="string"){if(x(ie)<1)return ne.errors=
[{}],!1}else return ne.errors=[{}],!1;var P=g===e;if(!P)break}}else return ne.errors=[{}],!1;var i=S===e}else var i=!0;if(i){
if(t.contained!==void 0){const f=e;if(typeof t.contained!="boolean")return ne.errors=[{}],!1;var i=f===e}else var i=!0;if(i){
if(t.container!==void 0){let f=t.container;const S=e;if(e===S)if(typeof f=="string"){if(x(f)<1)return ne.errors=[{}],!1}else
return ne.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.charges!==void 0){let f=t.charges;const S=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return ne.errors=[{}],!1;if(e===S&&typeof f=="number"&&isFinite(f)&&
(f<0||isNaN(f)))return ne.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.result_mult!==void 0){let f=t.result_mult;
const S=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return ne.errors=[{}],!1;if(e===S&&typeof f=="number"&&
isFinite(f)&&(f<1||isNaN(f)))return ne.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.skill_used!==void 0){let f=t.
skill_used;const S=e;if(e===S)if(typeof f=="string"){if(x(f)<1)return ne.errors=[{}],!1}else return ne.errors=[{}],!1;var i=S===
e}else var i=!0;if(i){if(t.skills_required!==void 0){let f=t.skills_required;const S=e,U=e;let k=!1;const q=e;We(f,{instancePath:p+
"/skills_required",parentData:t,parentDataProperty:"skills_required",rootData:m})||(r=r===null?We.errors:r.concat(We.errors),
e=r.length);var y=q===e;if(k=k||y,!k){const g=e;Lr(f,{instancePath:p+"/skills_required",parentData:t,parentDataProperty:"\
skills_required",rootData:m})||(r=r===null?Lr.errors:r.concat(Lr.errors),e=r.length);var y=g===e;k=k||y}if(k)e=U,r!==null&&
(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0;if(i){
if(t.book_learn!==void 0){let f=t.book_learn;const S=e,U=e;let k=!1;const q=e;Tr(f,{instancePath:p+"/book_learn",parentData:t,
parentDataProperty:"book_learn",rootData:m})||(r=r===null?Tr.errors:r.concat(Tr.errors),e=r.length);var h=q===e;if(k=k||
h,!k){const g=e;if(e===g)if(f&&typeof f=="object"&&!Array.isArray(f)){for(const A in f){const pe=e;if(e===pe)if(typeof A==
"string"){if(x(A)<1){const Q={instancePath:p+"/book_learn",schemaPath:"#/properties/book_learn/anyOf/1/propertyNames/min\
Length",keyword:"minLength",params:{limit:1},propertyName:A};r===null?r=[Q]:r.push(Q),e++}}else{const Q={instancePath:p+
"/book_learn",schemaPath:"#/properties/book_learn/anyOf/1/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:A};
r===null?r=[Q]:r.push(Q),e++}var X=pe===e;if(!X){const Q={};r===null?r=[Q]:r.push(Q),e++;break}}if(X){for(const A in f)if(!de.
test(A)){const pe=e;ei(f[A],{instancePath:p+"/book_learn/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:A,
rootData:m})||(r=r===null?ei.errors:r.concat(ei.errors),e=r.length);var N=pe===e;if(!N)break}}}else{const A={};r===null?
r=[A]:r.push(A),e++}var h=g===e;k=k||h}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.
push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t.difficulty!==void 0){let f=t.difficulty;const S=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return ne.errors=[{}],!1;if(e===S&&typeof f=="number"&&isFinite(f)){if(f>10||isNaN(
f))return ne.errors=[{}],!1;if(f<0||isNaN(f))return ne.errors=[{}],!1}var i=S===e}else var i=!0;if(i){if(t.time!==void 0){
let f=t.time;const S=e,U=e;let k=!1;const q=e;xi(f,{instancePath:p+"/time",parentData:t,parentDataProperty:"time",rootData:m})||
(r=r===null?xi.errors:r.concat(xi.errors),e=r.length);var E=q===e;if(k=k||E,!k){const g=e;if(!(typeof f=="number"&&!(f%1)&&
!isNaN(f)&&isFinite(f))){const A={};r===null?r=[A]:r.push(A),e++}var E=g===e;k=k||E}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{
const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t.autolearn!==void 0){let f=t.
autolearn;const S=e,U=e;let k=!1;const q=e;if(typeof f!="boolean"){const g={};r===null?r=[g]:r.push(g),e++}var w=q===e;if(k=
k||w,!k){const g=e;We(f,{instancePath:p+"/autolearn",parentData:t,parentDataProperty:"autolearn",rootData:m})||(r=r===null?
We.errors:r.concat(We.errors),e=r.length);var w=g===e;k=k||w}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===
null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t.decomp_learn!==void 0){let f=t.decomp_learn;
const S=e,U=e;let k=!1;const q=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const g={};r===null?r=[g]:r.push(
g),e++}var H=q===e;if(k=k||H,!k){const g=e;We(f,{instancePath:p+"/decomp_learn",parentData:t,parentDataProperty:"decomp_\
learn",rootData:m})||(r=r===null?We.errors:r.concat(We.errors),e=r.length);var H=g===e;k=k||H}if(k)e=U,r!==null&&(U?r.length=
U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t.never_learn!==
void 0){const f=e;if(typeof t.never_learn!="boolean")return ne.errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.batch_time_factors!==
void 0){let f=t.batch_time_factors;const S=e;if(e===S)if(Array.isArray(f)){if(f.length>2)return ne.errors=[{}],!1;if(f.length<
2)return ne.errors=[{}],!1;if(f.length<=2){const q=f.length;if(q>0){let ie=f[0];const g=e;if(e===g)if(typeof ie=="number"&&
isFinite(ie)){if(ie>100||isNaN(ie))return ne.errors=[{}],!1;if(ie<0||isNaN(ie))return ne.errors=[{}],!1}else return ne.errors=
[{}],!1;var R=g===e}if(R&&q>1){let ie=f[1];const g=e;if(e===g)if(typeof ie=="number"&&isFinite(ie)){if(ie<0||isNaN(ie))return ne.
errors=[{}],!1}else return ne.errors=[{}],!1;var R=g===e}}else return ne.errors=[{}],!1}else return ne.errors=[{}],!1;var i=S===
e}else var i=!0;if(i){if(t.flags!==void 0){let f=t.flags;const S=e;if(e===S)if(Array.isArray(f)){var C=!0;const k=f.length;
for(let q=0;q<k;q++){let ie=f[q];const g=e;if(e===g)if(typeof ie=="string"){if(x(ie)<1)return ne.errors=[{}],!1}else return ne.
errors=[{}],!1;var C=g===e;if(!C)break}}else return ne.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.construction_blueprint!==
void 0){const f=e;if(typeof t.construction_blueprint!="string")return ne.errors=[{}],!1;var i=f===e}else var i=!0;if(i){
if(t.on_display!==void 0){const f=e;if(typeof t.on_display!="boolean")return ne.errors=[{}],!1;var i=f===e}else var i=!0;
if(i){if(t.using!==void 0){const f=e;Wt(t.using,{instancePath:p+"/using",parentData:t,parentDataProperty:"using",rootData:m})||
(r=r===null?Wt.errors:r.concat(Wt.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.byproducts!==void 0){const f=e;
Cr(t.byproducts,{instancePath:p+"/byproducts",parentData:t,parentDataProperty:"byproducts",rootData:m})||(r=r===null?Cr.
errors:r.concat(Cr.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.description!==void 0){const f=e;pt(t.description,
{instancePath:p+"/description",parentData:t,parentDataProperty:"description",rootData:m})||(r=r===null?pt.errors:r.concat(
pt.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.activity_level!==void 0){const f=e;if(typeof t.activity_level!=
"string")return ne.errors=[{}],!1;var i=f===e}else var i=!0;if(i){if(t.proficiencies!==void 0){const f=e;Gt(t.proficiencies,
{instancePath:p+"/proficiencies",parentData:t,parentDataProperty:"proficiencies",rootData:m})||(r=r===null?Gt.errors:r.concat(
Gt.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.nested_name!==void 0){const f=e;pt(t.nested_name,{instancePath:p+
"/nested_name",parentData:t,parentDataProperty:"nested_name",rootData:m})||(r=r===null?pt.errors:r.concat(pt.errors),e=r.
length);var i=f===e}else var i=!0;if(i){if(t.nested_category_data!==void 0){let f=t.nested_category_data;const S=e;if(e===
S)if(Array.isArray(f)){var he=!0;const k=f.length;for(let q=0;q<k;q++){const ie=e;if(typeof f[q]!="string")return ne.errors=
[{}],!1;var he=ie===e;if(!he)break}}else return ne.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t.blueprint_name!==
void 0){const f=e;pt(t.blueprint_name,{instancePath:p+"/blueprint_name",parentData:t,parentDataProperty:"blueprint_name",
rootData:m})||(r=r===null?pt.errors:r.concat(pt.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.blueprint_requires!==
void 0){const f=e;Ut(t.blueprint_requires,{instancePath:p+"/blueprint_requires",parentData:t,parentDataProperty:"bluepri\
nt_requires",rootData:m})||(r=r===null?Ut.errors:r.concat(Ut.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.blueprint_provides!==
void 0){const f=e;Vt(t.blueprint_provides,{instancePath:p+"/blueprint_provides",parentData:t,parentDataProperty:"bluepri\
nt_provides",rootData:m})||(r=r===null?Vt.errors:r.concat(Vt.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.blueprint_excludes!==
void 0){const f=e;Ht(t.blueprint_excludes,{instancePath:p+"/blueprint_excludes",parentData:t,parentDataProperty:"bluepri\
nt_excludes",rootData:m})||(r=r===null?Ht.errors:r.concat(Ht.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t.blueprint_resources!==
void 0){let f=t.blueprint_resources;const S=e;if(e===S)if(Array.isArray(f)){var _e=!0;const k=f.length;for(let q=0;q<k;q++){
const ie=e;if(typeof f[q]!="string")return ne.errors=[{}],!1;var _e=ie===e;if(!_e)break}}else return ne.errors=[{}],!1;var i=S===
e}else var i=!0;if(i){if(t.blueprint_needs!==void 0){const f=e;Ji(t.blueprint_needs,{instancePath:p+"/blueprint_needs",parentData:t,
parentDataProperty:"blueprint_needs",rootData:m})||(r=r===null?Ji.errors:r.concat(Ji.errors),e=r.length);var i=f===e}else
var i=!0;if(i){if(t.check_blueprint_needs!==void 0){const f=e;if(typeof t.check_blueprint_needs!="boolean")return ne.errors=
[{}],!1;var i=f===e}else var i=!0;if(i){if(t["add:qualities"]!==void 0){const f=e;Dt(t["add:qualities"],{instancePath:p+
"/add:qualities",parentData:t,parentDataProperty:"add:qualities",rootData:m})||(r=r===null?Dt.errors:r.concat(Dt.errors),
e=r.length);var i=f===e}else var i=!0;if(i){if(t["remove:qualities"]!==void 0){let f=t["remove:qualities"];const S=e,U=e;
let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var Re=!0;const g=f.length;for(let B=0;B<g;B++){let A=f[B];const pe=e;if((!A||
typeof A!="object")&&typeof A!="string"){const xe={};r===null?r=[xe]:r.push(xe),e++}var Re=pe===e;if(!Re)break}}else{const g={};
r===null?r=[g]:r.push(g),e++}var qe=q===e;if(k=k||qe,!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};
r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var qe=g===e;k=k||qe}if(k)e=U,r!==null&&(U?r.
length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["\
add:tools"]!==void 0){const f=e;ut(t["add:tools"],{instancePath:p+"/add:tools",parentData:t,parentDataProperty:"add:tool\
s",rootData:m})||(r=r===null?ut.errors:r.concat(ut.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t["remove:tool\
s"]!==void 0){let f=t["remove:tools"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var Ve=!0;const g=f.
length;for(let B=0;B<g;B++){const A=e;if(!Array.isArray(f[B])){const Q={};r===null?r=[Q]:r.push(Q),e++}var Ve=A===e;if(!Ve)
break}}else{const g={};r===null?r=[g]:r.push(g),e++}var dr=q===e;if(k=k||dr,!k){const g=e;if(e===g)if(typeof f=="string"){
if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var dr=g===e;k=k||dr}if(k)
e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0;
if(i){if(t["add:components"]!==void 0){const f=e;ht(t["add:components"],{instancePath:p+"/add:components",parentData:t,parentDataProperty:"\
add:components",rootData:m})||(r=r===null?ht.errors:r.concat(ht.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t["\
remove:components"]!==void 0){let f=t["remove:components"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){
var j=!0;const g=f.length;for(let B=0;B<g;B++){const A=e;if(!Array.isArray(f[B])){const Q={};r===null?r=[Q]:r.push(Q),e++}
var j=A===e;if(!j)break}}else{const g={};r===null?r=[g]:r.push(g),e++}var Z=q===e;if(k=k||Z,!k){const g=e;if(e===g)if(typeof f==
"string"){if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var Z=g===e;k=
k||Z}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===
e}else var i=!0;if(i){if(t["add:delete_flags"]!==void 0){let f=t["add:delete_flags"];const S=e;if(e===S)if(Array.isArray(
f)){var we=!0;const k=f.length;for(let q=0;q<k;q++){let ie=f[q];const g=e;if(e===g)if(typeof ie=="string"){if(x(ie)<1)return ne.
errors=[{}],!1}else return ne.errors=[{}],!1;var we=g===e;if(!we)break}}else return ne.errors=[{}],!1;var i=S===e}else var i=!0;
if(i){if(t["remove:delete_flags"]!==void 0){let f=t["remove:delete_flags"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.
isArray(f)){var ve=!0;const g=f.length;for(let B=0;B<g;B++){const A=e;if(typeof f[B]!="string"){const Q={};r===null?r=[Q]:
r.push(Q),e++}var ve=A===e;if(!ve)break}}else{const g={};r===null?r=[g]:r.push(g),e++}var ee=q===e;if(k=k||ee,!k){const g=e;
if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(
A),e++}var ee=g===e;k=k||ee}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,
ne.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["add:skills_required"]!==void 0){let f=t["add:skills_required"];const S=e,
U=e;let k=!1;const q=e;We(f,{instancePath:p+"/add:skills_required",parentData:t,parentDataProperty:"add:skills_required",
rootData:m})||(r=r===null?We.errors:r.concat(We.errors),e=r.length);var Pe=q===e;if(k=k||Pe,!k){const g=e;Lr(f,{instancePath:p+
"/add:skills_required",parentData:t,parentDataProperty:"add:skills_required",rootData:m})||(r=r===null?Lr.errors:r.concat(
Lr.errors),e=r.length);var Pe=g===e;k=k||Pe}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[
g]:r.push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["remove:skills_required"]!==void 0){let f=t["remove\
:skills_required"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var le=!0;const g=f.length;for(let B=0;B<
g;B++){let A=f[B];const pe=e;if(typeof A!="string"&&!Array.isArray(A)){const xe={};r===null?r=[xe]:r.push(xe),e++}var le=pe===
e;if(!le)break}}else{const g={};r===null?r=[g]:r.push(g),e++}var Te=q===e;if(k=k||Te,!k){const g=e;if(e===g)if(typeof f==
"string"){if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var Te=g===e;
k=k||Te}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===
e}else var i=!0;if(i){if(t["add:book_learn"]!==void 0){const f=e;Tr(t["add:book_learn"],{instancePath:p+"/add:book_learn",
parentData:t,parentDataProperty:"add:book_learn",rootData:m})||(r=r===null?Tr.errors:r.concat(Tr.errors),e=r.length);var i=f===
e}else var i=!0;if(i){if(t["remove:book_learn"]!==void 0){let f=t["remove:book_learn"];const S=e,U=e;let k=!1;const q=e;
if(e===q)if(Array.isArray(f)){var ge=!0;const g=f.length;for(let B=0;B<g;B++){let A=f[B];const pe=e;if(typeof A!="string"&&
!Array.isArray(A)){const xe={};r===null?r=[xe]:r.push(xe),e++}var ge=pe===e;if(!ge)break}}else{const g={};r===null?r=[g]:
r.push(g),e++}var Ce=q===e;if(k=k||Ce,!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===null?r=[A]:
r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var Ce=g===e;k=k||Ce}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{
const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["add:autolearn"]!==void 0){
const f=e;We(t["add:autolearn"],{instancePath:p+"/add:autolearn",parentData:t,parentDataProperty:"add:autolearn",rootData:m})||
(r=r===null?We.errors:r.concat(We.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t["remove:autolearn"]!==void 0){
let f=t["remove:autolearn"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var O=!0;const g=f.length;for(let B=0;B<
g;B++){let A=f[B];const pe=e;if(typeof A!="string"&&!Array.isArray(A)){const xe={};r===null?r=[xe]:r.push(xe),e++}var O=pe===
e;if(!O)break}}else{const g={};r===null?r=[g]:r.push(g),e++}var K=q===e;if(k=k||K,!k){const g=e;if(e===g)if(typeof f=="s\
tring"){if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var K=g===e;k=k||
K}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===
e}else var i=!0;if(i){if(t["add:decomp_learn"]!==void 0){const f=e;We(t["add:decomp_learn"],{instancePath:p+"/add:decomp\
_learn",parentData:t,parentDataProperty:"add:decomp_learn",rootData:m})||(r=r===null?We.errors:r.concat(We.errors),e=r.length);
var i=f===e}else var i=!0;if(i){if(t["remove:decomp_learn"]!==void 0){let f=t["remove:decomp_learn"];const S=e,U=e;let k=!1;
const q=e;if(e===q)if(Array.isArray(f)){var ke=!0;const g=f.length;for(let B=0;B<g;B++){let A=f[B];const pe=e;if(typeof A!=
"string"&&!Array.isArray(A)){const xe={};r===null?r=[xe]:r.push(xe),e++}var ke=pe===e;if(!ke)break}}else{const g={};r===
null?r=[g]:r.push(g),e++}var Y=q===e;if(k=k||Y,!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===null?
r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var Y=g===e;k=k||Y}if(k)e=U,r!==null&&(U?r.length=U:r=
null);else{const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["add:flags"]!==
void 0){let f=t["add:flags"];const S=e;if(e===S)if(Array.isArray(f)){var oe=!0;const k=f.length;for(let q=0;q<k;q++){let ie=f[q];
const g=e;if(e===g)if(typeof ie=="string"){if(x(ie)<1)return ne.errors=[{}],!1}else return ne.errors=[{}],!1;var oe=g===
e;if(!oe)break}}else return ne.errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t["remove:flags"]!==void 0){let f=t["re\
move:flags"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var Le=!0;const g=f.length;for(let B=0;B<g;B++){
const A=e;if(typeof f[B]!="string"){const Q={};r===null?r=[Q]:r.push(Q),e++}var Le=A===e;if(!Le)break}}else{const g={};r===
null?r=[g]:r.push(g),e++}var V=q===e;if(k=k||V,!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===null?
r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var V=g===e;k=k||V}if(k)e=U,r!==null&&(U?r.length=U:r=
null);else{const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["add:using"]!==
void 0){const f=e;Wt(t["add:using"],{instancePath:p+"/add:using",parentData:t,parentDataProperty:"add:using",rootData:m})||
(r=r===null?Wt.errors:r.concat(Wt.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t["remove:using"]!==void 0){let f=t["\
remove:using"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var Oe=!0;const g=f.length;for(let B=0;B<g;B++){
let A=f[B];const pe=e;if(typeof A!="string"&&!Array.isArray(A)){const xe={};r===null?r=[xe]:r.push(xe),e++}var Oe=pe===e;
if(!Oe)break}}else{const g={};r===null?r=[g]:r.push(g),e++}var te=q===e;if(k=k||te,!k){const g=e;if(e===g)if(typeof f=="\
string"){if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var te=g===e;k=
k||te}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===
e}else var i=!0;if(i){if(t["add:byproducts"]!==void 0){const f=e;Cr(t["add:byproducts"],{instancePath:p+"/add:byproducts",
parentData:t,parentDataProperty:"add:byproducts",rootData:m})||(r=r===null?Cr.errors:r.concat(Cr.errors),e=r.length);var i=f===
e}else var i=!0;if(i){if(t["remove:byproducts"]!==void 0){let f=t["remove:byproducts"];const S=e,U=e;let k=!1;const q=e;
if(e===q)if(Array.isArray(f)){var Xe=!0;const g=f.length;for(let B=0;B<g;B++){let A=f[B];const pe=e;if(typeof A!="string"&&
!Array.isArray(A)){const xe={};r===null?r=[xe]:r.push(xe),e++}var Xe=pe===e;if(!Xe)break}}else{const g={};r===null?r=[g]:
r.push(g),e++}var Ne=q===e;if(k=k||Ne,!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===null?r=[A]:
r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var Ne=g===e;k=k||Ne}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{
const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["add:proficiencies"]!==
void 0){const f=e;Gt(t["add:proficiencies"],{instancePath:p+"/add:proficiencies",parentData:t,parentDataProperty:"add:pr\
oficiencies",rootData:m})||(r=r===null?Gt.errors:r.concat(Gt.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t["r\
emove:proficiencies"]!==void 0){let f=t["remove:proficiencies"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(
f)){var pr=!0;const g=f.length;for(let B=0;B<g;B++){let A=f[B];const pe=e;if(typeof A!="string"&&!(A&&typeof A=="object"&&
!Array.isArray(A))){const xe={};r===null?r=[xe]:r.push(xe),e++}var pr=pe===e;if(!pr)break}}else{const g={};r===null?r=[g]:
r.push(g),e++}var Jr=q===e;if(k=k||Jr,!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===null?r=[A]:
r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var Jr=g===e;k=k||Jr}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{
const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["add:nested_category_\
data"]!==void 0){let f=t["add:nested_category_data"];const S=e;if(e===S)if(Array.isArray(f)){var Me=!0;const k=f.length;
for(let q=0;q<k;q++){const ie=e;if(typeof f[q]!="string")return ne.errors=[{}],!1;var Me=ie===e;if(!Me)break}}else return ne.
errors=[{}],!1;var i=S===e}else var i=!0;if(i){if(t["remove:nested_category_data"]!==void 0){let f=t["remove:nested_cate\
gory_data"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var jt=!0;const g=f.length;for(let B=0;B<g;B++){
const A=e;if(typeof f[B]!="string"){const Q={};r===null?r=[Q]:r.push(Q),e++}var jt=A===e;if(!jt)break}}else{const g={};r===
null?r=[g]:r.push(g),e++}var it=q===e;if(k=k||it,!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===
null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var it=g===e;k=k||it}if(k)e=U,r!==null&&(U?r.length=
U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["add:b\
lueprint_requires"]!==void 0){const f=e;Ut(t["add:blueprint_requires"],{instancePath:p+"/add:blueprint_requires",parentData:t,
parentDataProperty:"add:blueprint_requires",rootData:m})||(r=r===null?Ut.errors:r.concat(Ut.errors),e=r.length);var i=f===
e}else var i=!0;if(i){if(t["remove:blueprint_requires"]!==void 0){let f=t["remove:blueprint_requires"];const S=e,U=e;let k=!1;
const q=e;if(e===q)if(Array.isArray(f)){var bi=!0;const g=f.length;for(let B=0;B<g;B++){let A=f[B];const pe=e;if(typeof A!=
"string"&&!(A&&typeof A=="object"&&!Array.isArray(A))){const xe={};r===null?r=[xe]:r.push(xe),e++}var bi=pe===e;if(!bi)break}}else{
const g={};r===null?r=[g]:r.push(g),e++}var Mr=q===e;if(k=k||Mr,!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){
const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}var Mr=g===e;k=k||Mr}if(k)e=U,r!==
null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0;
if(i){if(t["add:blueprint_provides"]!==void 0){const f=e;Vt(t["add:blueprint_provides"],{instancePath:p+"/add:blueprint_\
provides",parentData:t,parentDataProperty:"add:blueprint_provides",rootData:m})||(r=r===null?Vt.errors:r.concat(Vt.errors),
e=r.length);var i=f===e}else var i=!0;if(i){if(t["remove:blueprint_provides"]!==void 0){let f=t["remove:blueprint_provid\
es"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var Ai=!0;const g=f.length;for(let B=0;B<g;B++){let A=f[B];
const pe=e;if(typeof A!="string"&&!(A&&typeof A=="object"&&!Array.isArray(A))){const xe={};r===null?r=[xe]:r.push(xe),e++}
var Ai=pe===e;if(!Ai)break}}else{const g={};r===null?r=[g]:r.push(g),e++}var Et=q===e;if(k=k||Et,!k){const g=e;if(e===g)
if(typeof f=="string"){if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=[A]:r.push(A),e++}
var Et=g===e;k=k||Et}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.push(g),e++,ne.errors=
r,!1}var i=S===e}else var i=!0;if(i){if(t["add:blueprint_excludes"]!==void 0){const f=e;Ht(t["add:blueprint_excludes"],{
instancePath:p+"/add:blueprint_excludes",parentData:t,parentDataProperty:"add:blueprint_excludes",rootData:m})||(r=r===null?
Ht.errors:r.concat(Ht.errors),e=r.length);var i=f===e}else var i=!0;if(i){if(t["remove:blueprint_excludes"]!==void 0){let f=t["\
remove:blueprint_excludes"];const S=e,U=e;let k=!1;const q=e;if(e===q)if(Array.isArray(f)){var Pi=!0;const g=f.length;for(let B=0;B<
g;B++){let A=f[B];const pe=e;if(typeof A!="string"&&!(A&&typeof A=="object"&&!Array.isArray(A))){const xe={};r===null?r=
[xe]:r.push(xe),e++}var Pi=pe===e;if(!Pi)break}}else{const g={};r===null?r=[g]:r.push(g),e++}var wt=q===e;if(k=k||wt,!k){
const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?r=
[A]:r.push(A),e++}var wt=g===e;k=k||wt}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:r.
push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0;if(i){if(t["add:blueprint_resources"]!==void 0){let f=t["add:bluepr\
int_resources"];const S=e;if(e===S)if(Array.isArray(f)){var fi=!0;const k=f.length;for(let q=0;q<k;q++){const ie=e;if(typeof f[q]!=
"string")return ne.errors=[{}],!1;var fi=ie===e;if(!fi)break}}else return ne.errors=[{}],!1;var i=S===e}else var i=!0;if(i)
if(t["remove:blueprint_resources"]!==void 0){let f=t["remove:blueprint_resources"];const S=e,U=e;let k=!1;const q=e;if(e===
q)if(Array.isArray(f)){var ki=!0;const g=f.length;for(let B=0;B<g;B++){const A=e;if(typeof f[B]!="string"){const Q={};r===
null?r=[Q]:r.push(Q),e++}var ki=A===e;if(!ki)break}}else{const g={};r===null?r=[g]:r.push(g),e++}var ri=q===e;if(k=k||ri,
!k){const g=e;if(e===g)if(typeof f=="string"){if(x(f)<1){const A={};r===null?r=[A]:r.push(A),e++}}else{const A={};r===null?
r=[A]:r.push(A),e++}var ri=g===e;k=k||ri}if(k)e=U,r!==null&&(U?r.length=U:r=null);else{const g={};return r===null?r=[g]:
r.push(g),e++,ne.errors=r,!1}var i=S===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return ne.errors=[{}],!1;return ne.errors=r,e===0}const Js=cr,Ks={type:"object",additionalProperties:!1,properties:{"edi\
t-mode":{type:"string",enum:["create","modify","override"]},"copy-from":{type:"string",minLength:1,"x-extension":!0},abstract:{
type:"string",minLength:1,"x-extension":!0},extend:{type:"object","x-extension":!0,additionalProperties:!1,properties:{qualities:{
$ref:"#/definitions/list_qualities"},tools:{$ref:"#/definitions/list_tools"},components:{$ref:"#/definitions/list_compon\
ents"}},patternProperties:{"^//":{}}},delete:{type:"object","x-extension":!0},relative:{type:"object",additionalProperties:{
type:"number"},"x-extension":!0},proportional:{type:"object",additionalProperties:{type:"number",exclusiveMinimum:0},"x-\
extension":!0},qualities:{$ref:"#/definitions/list_qualities"},tools:{$ref:"#/definitions/list_tools"},components:{$ref:"\
#/definitions/list_components"},type:{const:"requirement","x-extension":!0},id:{anyOf:[{type:"string",minLength:1,"x-ext\
ension":!0},{type:"array",items:{type:"string",minLength:1,"x-extension":!0},minItems:1,"x-extension":!0}]},ident:{type:"\
string",minLength:1,"x-extension":!0},alias:{anyOf:[{type:"string",minLength:1},{type:"array",items:{type:"string",minLength:1}}],
"x-extension":!0},"add:qualities":{$ref:"#/definitions/list_qualities","x-extension":!0},"remove:qualities":{anyOf:[{type:"\
array",items:{type:["string","object","array"]}},{type:"string",minLength:1}],"x-extension":!0},"add:tools":{$ref:"#/def\
initions/list_tools","x-extension":!0},"remove:tools":{anyOf:[{type:"array",items:{type:["array"]}},{type:"string",minLength:1}],
"x-extension":!0},"add:components":{$ref:"#/definitions/list_components","x-extension":!0},"remove:components":{anyOf:[{
type:"array",items:{type:["array"]}},{type:"string",minLength:1}],"x-extension":!0}},patternProperties:{"^//":{}},definitions:{
"requirement-parts_component":{type:"array",minItems:2,maxItems:4,items:[{type:"string",minLength:1,"x-ref":"item","x-re\
f-list":"requirement"},{type:"integer",minimum:1},{$ref:"#/definitions/requirement-parts_component_word"},{$ref:"#/defin\
itions/requirement-parts_component_word"}],additionalItems:!1},"requirement-parts_component_word":{anyOf:[{type:"boolean"},
{type:"string",enum:["NO_RECOVER","LIST"],"x-extension":!0}]},"requirement-parts_quality":{type:"object",additionalProperties:!1,
required:["id"],properties:{id:{type:"string",minLength:1,"x-ref":"quality"},level:{type:"integer"},amount:{type:"intege\
r",minimum:1}},patternProperties:{"^//":{}}},"requirement-parts_tool":{type:"array",minItems:2,maxItems:3,items:[{type:"\
string",minLength:1,"x-ref":"item","x-ref-list":"requirement"},{type:"integer"},{type:"string",enum:["LIST"],"x-extensio\
n":!0}],additionalItems:!1},list_qualities:{type:"array",items:{anyOf:[{$ref:"#/definitions/requirement-parts_quality"},
{type:"array",minItems:1,items:{$ref:"#/definitions/requirement-parts_quality"}}]}},list_tools:{type:"array",items:{type:"\
array",minItems:1,items:{anyOf:[{type:"string",minLength:1,"x-ref":"item","x-extension":!0},{$ref:"#/definitions/require\
ment-parts_tool"}]}}},list_components:{type:"array",items:{type:"array",minItems:1,items:{$ref:"#/definitions/requiremen\
t-parts_component"}}}},$id:"requirement"};function tt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let o;if(t.id===void 0&&(o="id"))return tt.errors=[{}],!1;{const u=e;for(const l in t)if(!(l===
"id"||l==="level"||l==="amount"||de.test(l))){return tt.errors=[{}],!1;break}if(u===e){if(t.id!==void 0){let l=t.id;const c=e;
if(e===c)if(typeof l=="string"){if(x(l)<1)return tt.errors=[{}],!1}else return tt.errors=[{}],!1;var i=c===e}else var i=!0;
if(i){if(t.level!==void 0){let l=t.level;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return tt.errors=
[{}],!1;var i=c===e}else var i=!0;if(i)if(t.amount!==void 0){let l=t.amount;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return tt.errors=[{}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l)))return tt.errors=[{}],
!1;var i=c===e}else var i=!0}}}}else return tt.errors=[{}],!1;return tt.errors=r,e===0}function $t(t,{instancePath:p="",
parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;const l=t.length;
for(let c=0;c<l;c++){let a=t[c];const F=e,L=e;let D=!1;const b=e;tt(a,{instancePath:p+"/"+c,parentData:t,parentDataProperty:c,
rootData:m})||(r=r===null?tt.errors:r.concat(tt.errors),e=r.length);var o=b===e;if(D=D||o,!D){const s=e;if(e===s)if(Array.
isArray(a))if(a.length<1){const d={};r===null?r=[d]:r.push(d),e++}else{var u=!0;const d=a.length;for(let _=0;_<d;_++){const P=e;
tt(a[_],{instancePath:p+"/"+c+"/"+_,parentData:a,parentDataProperty:_,rootData:m})||(r=r===null?tt.errors:r.concat(tt.errors),
e=r.length);var u=P===e;if(!u)break}}else{const d={};r===null?r=[d]:r.push(d),e++}var o=s===e;D=D||o}if(D)e=L,r!==null&&
(L?r.length=L:r=null);else{const s={};return r===null?r=[s]:r.push(s),e++,$t.errors=r,!1}var i=F===e;if(!i)break}}else return $t.
errors=[{}],!1;return $t.errors=r,e===0}function gt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(
t)){if(t.length>3)return gt.errors=[{}],!1;if(t.length<2)return gt.errors=[{}],!1;if(t.length<=3){const u=t.length;if(u>
0){let l=t[0];const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return gt.errors=[{}],!1}else return gt.errors=[{}],!1;
var i=c===e}if(i){if(u>1){let l=t[1];const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return gt.errors=
[{}],!1;var i=c===e}if(i&&u>2){let l=t[2];const c=e;if(typeof l!="string")return gt.errors=[{}],!1;if(l!=="LIST")return gt.
errors=[{}],!1;var i=c===e}}}else return gt.errors=[{}],!1}else return gt.errors=[{}],!1;return gt.errors=r,e===0}function ct(t,{
instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(Array.isArray(t)){var i=!0;
const l=t.length;for(let c=0;c<l;c++){let a=t[c];const F=e;if(e===F)if(Array.isArray(a)){if(a.length<1)return ct.errors=
[{}],!1;{var o=!0;const D=a.length;for(let b=0;b<D;b++){let n=a[b];const s=e,v=e;let d=!1;const _=e;if(e===_)if(typeof n==
"string"){if(x(n)<1){const y={};r===null?r=[y]:r.push(y),e++}}else{const y={};r===null?r=[y]:r.push(y),e++}var u=_===e;if(d=
d||u,!d){const y=e;gt(n,{instancePath:p+"/"+c+"/"+b,parentData:a,parentDataProperty:b,rootData:m})||(r=r===null?gt.errors:
r.concat(gt.errors),e=r.length);var u=y===e;d=d||u}if(d)e=v,r!==null&&(v?r.length=v:r=null);else{const y={};return r===null?
r=[y]:r.push(y),e++,ct.errors=r,!1}var o=s===e;if(!o)break}}}else return ct.errors=[{}],!1;var i=F===e;if(!i)break}}else
return ct.errors=[{}],!1;return ct.errors=r,e===0}function Fi(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;const i=e;let o=!1;const u=e;
if(typeof t!="boolean"){const c={};r===null?r=[c]:r.push(c),e++}var l=u===e;if(o=o||l,!o){const c=e;if(typeof t!="string"){
const F={};r===null?r=[F]:r.push(F),e++}if(!(t==="NO_RECOVER"||t==="LIST")){const F={};r===null?r=[F]:r.push(F),e++}var l=c===
e;o=o||l}if(o)e=i,r!==null&&(i?r.length=i:r=null);else{const c={};return r===null?r=[c]:r.push(c),e++,Fi.errors=r,!1}return Fi.
errors=r,e===0}function Lt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===
0)if(Array.isArray(t)){if(t.length>4)return Lt.errors=[{}],!1;if(t.length<2)return Lt.errors=[{}],!1;if(t.length<=4){const u=t.
length;if(u>0){let l=t[0];const c=e;if(e===c)if(typeof l=="string"){if(x(l)<1)return Lt.errors=[{}],!1}else return Lt.errors=
[{}],!1;var i=c===e}if(i){if(u>1){let l=t[1];const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Lt.
errors=[{}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l)))return Lt.errors=[{}],!1;var i=c===e}if(i){if(u>
2){const l=e;Fi(t[2],{instancePath:p+"/2",parentData:t,parentDataProperty:2,rootData:m})||(r=r===null?Fi.errors:r.concat(
Fi.errors),e=r.length);var i=l===e}if(i&&u>3){const l=e;Fi(t[3],{instancePath:p+"/3",parentData:t,parentDataProperty:3,rootData:m})||
(r=r===null?Fi.errors:r.concat(Fi.errors),e=r.length);var i=l===e}}}}else return Lt.errors=[{}],!1}else return Lt.errors=
[{}],!1;return Lt.errors=r,e===0}function xt(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,
e=0;if(e===0)if(Array.isArray(t)){var i=!0;const u=t.length;for(let l=0;l<u;l++){let c=t[l];const a=e;if(e===a)if(Array.
isArray(c)){if(c.length<1)return xt.errors=[{}],!1;{var o=!0;const L=c.length;for(let D=0;D<L;D++){const b=e;Lt(c[D],{instancePath:p+
"/"+l+"/"+D,parentData:c,parentDataProperty:D,rootData:m})||(r=r===null?Lt.errors:r.concat(Lt.errors),e=r.length);var o=b===
e;if(!o)break}}}else return xt.errors=[{}],!1;var i=a===e;if(!i)break}}else return xt.errors=[{}],!1;return xt.errors=r,
e===0}function cr(t,{instancePath:p="",parentData:z,parentDataProperty:W,rootData:m=t}={}){let r=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){const _=e;for(const P in t)if(!(Ue.call(Ks.properties,P)||de.test(P))){return cr.
errors=[{}],!1;break}if(_===e){if(t["edit-mode"]!==void 0){let P=t["edit-mode"];const y=e;if(typeof P!="string")return cr.
errors=[{}],!1;if(!(P==="create"||P==="modify"||P==="override"))return cr.errors=[{}],!1;var i=y===e}else var i=!0;if(i){
if(t["copy-from"]!==void 0){let P=t["copy-from"];const y=e;if(e===y)if(typeof P=="string"){if(x(P)<1)return cr.errors=[{}],
!1}else return cr.errors=[{}],!1;var i=y===e}else var i=!0;if(i){if(t.abstract!==void 0){let P=t.abstract;const y=e;if(e===
y)if(typeof P=="string"){if(x(P)<1)return cr.errors=[{}],!1}else return cr.errors=[{}],!1;var i=y===e}else var i=!0;if(i){
if(t.extend!==void 0){let P=t.extend;const y=e;if(e===y)if(P&&typeof P=="object"&&!Array.isArray(P)){const X=e;for(const N in P)
if(!(N==="qualities"||N==="tools"||N==="components"||de.test(N))){return cr.errors=[{}],!1;break}if(X===e){if(P.qualities!==
void 0){const N=e;$t(P.qualities,{instancePath:p+"/extend/qualities",parentData:P,parentDataProperty:"qualities",rootData:m})||
(r=r===null?$t.errors:r.concat($t.errors),e=r.length);var o=N===e}else var o=!0;if(o){if(P.tools!==void 0){const N=e;ct(
P.tools,{instancePath:p+"/extend/tools",parentData:P,parentDataProperty:"tools",rootData:m})||(r=r===null?ct.errors:r.concat(
ct.errors),e=r.length);var o=N===e}else var o=!0;if(o)if(P.components!==void 0){const N=e;xt(P.components,{instancePath:p+
"/extend/components",parentData:P,parentDataProperty:"components",rootData:m})||(r=r===null?xt.errors:r.concat(xt.errors),
e=r.length);var o=N===e}else var o=!0}}}else return cr.errors=[{}],!1;var i=y===e}else var i=!0;if(i){if(t.delete!==void 0){
let P=t.delete;const y=e;if(!(P&&typeof P=="object"&&!Array.isArray(P)))return cr.errors=[{}],!1;var i=y===e}else var i=!0;
if(i){if(t.relative!==void 0){let P=t.relative;const y=e;if(e===y)if(P&&typeof P=="object"&&!Array.isArray(P))for(const X in P){
let N=P[X];const E=e;if(!(typeof N=="number"&&isFinite(N)))return cr.errors=[{}],!1;var u=E===e;if(!u)break}else return cr.
errors=[{}],!1;var i=y===e}else var i=!0;if(i){if(t.proportional!==void 0){let P=t.proportional;const y=e;if(e===y)if(P&&
typeof P=="object"&&!Array.isArray(P))for(const X in P){let N=P[X];const E=e;if(e===E)if(typeof N=="number"&&isFinite(N)){
if(N<=0||isNaN(N))return cr.errors=[{}],!1}else return cr.errors=[{}],!1;var l=E===e;if(!l)break}else return cr.errors=[
{}],!1;var i=y===e}else var i=!0;if(i){if(t.qualities!==void 0){const P=e;$t(t.qualities,{instancePath:p+"/qualities",parentData:t,
parentDataProperty:"qualities",rootData:m})||(r=r===null?$t.errors:r.concat($t.errors),e=r.length);var i=P===e}else var i=!0;
if(i){if(t.tools!==void 0){const P=e;ct(t.tools,{instancePath:p+"/tools",parentData:t,parentDataProperty:"tools",rootData:m})||
(r=r===null?ct.errors:r.concat(ct.errors),e=r.length);var i=P===e}else var i=!0;if(i){if(t.components!==void 0){const P=e;
xt(t.components,{instancePath:p+"/components",parentData:t,parentDataProperty:"components",rootData:m})||(r=r===null?xt.
errors:r.concat(xt.errors),e=r.length);var i=P===e}else var i=!0;if(i){if(t.type!==void 0){const P=e;if(t.type!=="requir\
ement")return cr.errors=[{}],!1;var i=P===e}else var i=!0;if(i){if(t.id!==void 0){let P=t.id;const y=e,h=e;let X=!1;const N=e;
if(e===N)if(typeof P=="string"){if(x(P)<1){const w={};r===null?r=[w]:r.push(w),e++}}else{const w={};r===null?r=[w]:r.push(
w),e++}var c=N===e;if(X=X||c,!X){const w=e;if(e===w)if(Array.isArray(P))if(P.length<1){const R={};r===null?r=[R]:r.push(
R),e++}else{var a=!0;const R=P.length;for(let C=0;C<R;C++){let he=P[C];const _e=e;if(e===_e)if(typeof he=="string"){if(x(
he)<1){const qe={};r===null?r=[qe]:r.push(qe),e++}}else{const qe={};r===null?r=[qe]:r.push(qe),e++}var a=_e===e;if(!a)break}}else{
const R={};r===null?r=[R]:r.push(R),e++}var c=w===e;X=X||c}if(X)e=h,r!==null&&(h?r.length=h:r=null);else{const w={};return r===
null?r=[w]:r.push(w),e++,cr.errors=r,!1}var i=y===e}else var i=!0;if(i){if(t.ident!==void 0){let P=t.ident;const y=e;if(e===
y)if(typeof P=="string"){if(x(P)<1)return cr.errors=[{}],!1}else return cr.errors=[{}],!1;var i=y===e}else var i=!0;if(i){
if(t.alias!==void 0){let P=t.alias;const y=e,h=e;let X=!1;const N=e;if(e===N)if(typeof P=="string"){if(x(P)<1){const w={};
r===null?r=[w]:r.push(w),e++}}else{const w={};r===null?r=[w]:r.push(w),e++}var F=N===e;if(X=X||F,!X){const w=e;if(e===w)
if(Array.isArray(P)){var L=!0;const R=P.length;for(let C=0;C<R;C++){let he=P[C];const _e=e;if(e===_e)if(typeof he=="stri\
ng"){if(x(he)<1){const qe={};r===null?r=[qe]:r.push(qe),e++}}else{const qe={};r===null?r=[qe]:r.push(qe),e++}var L=_e===
e;if(!L)break}}else{const R={};r===null?r=[R]:r.push(R),e++}var F=w===e;X=X||F}if(X)e=h,r!==null&&(h?r.length=h:r=null);else{
const w={};return r===null?r=[w]:r.push(w),e++,cr.errors=r,!1}var i=y===e}else var i=!0;if(i){if(t["add:qualities"]!==void 0){
const P=e;$t(t["add:qualities"],{instancePath:p+"/add:qualities",parentData:t,parentDataProperty:"add:qualities",rootData:m})||
(r=r===null?$t.errors:r.concat($t.errors),e=r.length);var i=P===e}else var i=!0;if(i){if(t["remove:qualities"]!==void 0){
let P=t["remove:qualities"];const y=e,h=e;let X=!1;const N=e;if(e===N)if(Array.isArray(P)){var D=!0;const w=P.length;for(let H=0;H<
w;H++){let R=P[H];const C=e;if((!R||typeof R!="object")&&typeof R!="string"){const _e={};r===null?r=[_e]:r.push(_e),e++}
var D=C===e;if(!D)break}}else{const w={};r===null?r=[w]:r.push(w),e++}var b=N===e;if(X=X||b,!X){const w=e;if(e===w)if(typeof P==
"string"){if(x(P)<1){const R={};r===null?r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}var b=w===e;X=
X||b}if(X)e=h,r!==null&&(h?r.length=h:r=null);else{const w={};return r===null?r=[w]:r.push(w),e++,cr.errors=r,!1}var i=y===
e}else var i=!0;if(i){if(t["add:tools"]!==void 0){const P=e;ct(t["add:tools"],{instancePath:p+"/add:tools",parentData:t,
parentDataProperty:"add:tools",rootData:m})||(r=r===null?ct.errors:r.concat(ct.errors),e=r.length);var i=P===e}else var i=!0;
if(i){if(t["remove:tools"]!==void 0){let P=t["remove:tools"];const y=e,h=e;let X=!1;const N=e;if(e===N)if(Array.isArray(
P)){var n=!0;const w=P.length;for(let H=0;H<w;H++){const R=e;if(!Array.isArray(P[H])){const he={};r===null?r=[he]:r.push(
he),e++}var n=R===e;if(!n)break}}else{const w={};r===null?r=[w]:r.push(w),e++}var s=N===e;if(X=X||s,!X){const w=e;if(e===
w)if(typeof P=="string"){if(x(P)<1){const R={};r===null?r=[R]:r.push(R),e++}}else{const R={};r===null?r=[R]:r.push(R),e++}
var s=w===e;X=X||s}if(X)e=h,r!==null&&(h?r.length=h:r=null);else{const w={};return r===null?r=[w]:r.push(w),e++,cr.errors=
r,!1}var i=y===e}else var i=!0;if(i){if(t["add:components"]!==void 0){const P=e;xt(t["add:components"],{instancePath:p+"\
/add:components",parentData:t,parentDataProperty:"add:components",rootData:m})||(r=r===null?xt.errors:r.concat(xt.errors),
e=r.length);var i=P===e}else var i=!0;if(i)if(t["remove:components"]!==void 0){let P=t["remove:components"];const y=e,h=e;
let X=!1;const N=e;if(e===N)if(Array.isArray(P)){var v=!0;const w=P.length;for(let H=0;H<w;H++){const R=e;if(!Array.isArray(
P[H])){const he={};r===null?r=[he]:r.push(he),e++}var v=R===e;if(!v)break}}else{const w={};r===null?r=[w]:r.push(w),e++}
var d=N===e;if(X=X||d,!X){const w=e;if(e===w)if(typeof P=="string"){if(x(P)<1){const R={};r===null?r=[R]:r.push(R),e++}}else{
const R={};r===null?r=[R]:r.push(R),e++}var d=w===e;X=X||d}if(X)e=h,r!==null&&(h?r.length=h:r=null);else{const w={};return r===
null?r=[w]:r.push(w),e++,cr.errors=r,!1}var i=y===e}else var i=!0}}}}}}}}}}}}}}}}}}}}else return cr.errors=[{}],!1;return cr.
errors=r,e===0}const Qs={profession:xs,profession_item_substitutions:Ds,furniture:Fs,terrain:Cs,recipe:Vs,uncraft:Hs,requirement:Js};export{Fs as furniture,xs as profession,Ds as profession_item_substitutions,Vs as recipe,Js as requirement,Cs as terrain,
Hs as uncraft,Qs as validators};
