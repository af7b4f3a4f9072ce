// Written by evals/data/requests-train.ts (half A, 4495 rows). Do not edit by hand.
export const SCALE = 50;
export const BIASES: readonly number[] = [
  12, 8, 15, -8, -20, -15, -18, 30, 30, -16, 52, 11, -8, 12, -5, -14, -18, -9, -11, -18, -17, -7, -14, -11,
  39,
];
export const WEIGHTS = `#1	a-113b-66c-8d-71e-62f-69g-58h79i69j-62k70l-93m-9n-80o-76p-66q-63r-70s-70t-63u-61v-67w-64x-65
#12+	b25c-9d-21e8f8h-22i-15k-12m-19n-14o-15p-9q14s12v-15x17y-13
#2	a31b14c-42d-54e-42f-30g-42h59i42j-52k59m-83n-31o22p-58q-46r-50s-50t-45u-43v-53w-44x-46y-79
#3-5	a-11b-11e-21f-25g-25h14k41l27m-14n25q-19r-14s-14t-20u-24v11w-28x-27y22
#6-11	a9c12d-8h-12j-8p-8q-8v-17y22
&	a-28b-19c-8f-8g-8s16u-10v-9w-10x32
?no	a16b-31c13d-8e-12g-17h45i40j-13k57l13m-8p-8q-10t-11u-13v-17w-14x-15
?yes	a-26b49c-10e-11f-14h-27i-20n20o-9p-11q-15r-8s-8t-11v15x8y45
NAME	a21b9c33e-8g-16h-30i-23j-8k-51l-36m-38n109o-21p-9q-11r-13s17t-10u-11w-12x-11y-10
NAME $	a78b-8c19d23e-13f-20g-18h-8i-34j-12k-28l-29m13o-13p-9q-9r-12t-11u-9v-22w-11y-38
NAME NAME	a-45b37c53d-10e-8k-8l-10n-43o-21r-10s19
NAME _time_	a-56b-56c-86f48g-8h-16i-11j-8k-9l-34m-40n14o-33q-10s-26u-11v72w38x-17y48
NAME and	a25b33c-8e10f-10g-12h27i-11k-22l-19m-20n8o-8r-12s-15u-8v-29x-10y-71
NAME at	c-27d-21s38
NAME birthday	a48b22c-48d-14h-18m-25s-9w-22
NAME for	a-33b-11c59d-22k-9l-10o-9s10y-8
NAME from	a-19c38d-33f18h-11o-10q15
NAME in	b-33c51g-9m26n-35s-13u-11v-10w-25x-12y-34
NAME scheduled	a-26b39l-22
NAME steakhouse	s9
NAME take	s15
NAME to	a-18b-16c70d-11f-9h-22i-8k-9m-11n-15
NUMBER	a8b8c59d12e-11f-21g-22h-16i-39j-9k-22l-19m-34n-11o-27p-10q-10t-14v-21w11x-11y35
NUMBER $	a22b-53c53d-33e-8g-11h-15i-34k-29l-13m-11n-9o-19p-8r-12s-15t-12u19w10x-10
NUMBER _time_	a-19b-57c28i-28w54
NUMBER at	a-14s38
^ NAME	a75b-22c-43d-13i-8k-22n17o-8s11v-43x-10y-10
^ _time_	b-9c-43e-20f23g-24h-52i-57j-14k-119l-38m73n-23o68p-25q-17r-21s-25t-18u-19v-36w-32x-16y-28
^ a	a-51b-22c48d-33e-12f-23h-31i-31j-9k-38l9m-16n-18o-11p-17q-10r-22s-16t-21u-10v-8w-8x-9y56
^ abort	a-11b-8c-14d-9h-38i66k-42l-14m-10o-8y-13
^ add	a30b-33c12d-22f10g-34h-22i-12k-20l-10m-8n-9q18r25s-11v-8y-12
^ ai	b-11c-10g-11h-10i31l34v-13w-12y-34
^ am	a-37b29c-22d-8k29l-15n-9o-13r-8s-8u8v-27y-13
^ and	a-49b28d-14e-9h-49i-20l-37m-21n61o-8s-14v-8y-26
^ any	a-34b30c-23d-14h-8j43k-16n-11o20w-8y-15
^ anything	a-29b20c-20g-8h-10j64k-46l-11n-33o-13r-9v-14w-9y-14
^ are	a-19b-10c-27d-15e-10f-10h-22j-14l-37m-16n-23o-12p-13q-14r-9s33t-12u-11v-13w-20x-15y73
^ book	a63b-20c-36d-10f-15h-9i-17k-17l-12m-9n-17o-11p-8r-9s23t33y-34
^ call	a41b-31c-73d-28e-11f-44h-31i-51j-16k-47l-38m-21n12o-25p-14q-12r-11t-12v-25w-12x-8y37
^ can	b-16c20d-12f-8h-27j-12k-39l-29m-18n14o-8p-16u-9w11y27
^ cancel	a-46b-85c-35d104e-12f-11h-49j-9k-27l-11m-8n-12o13p-8r-8s-11y-23
^ change	a-47b-18c19d40e-10f-15g-10h-24i-27j-9k-22l-14m28o8s9t-14u-8v-11w-8y-40
^ check	a-45c-22d-35f-11g27h-22i-11j-9k-23l20m-13n31q-30r-10s12t-16u-12v30x-16y-14
^ clear	a-16b-32c-11d63i-8k10l-15o-8
^ confirm	a-43b-21c-27d-21h74i-16k-33l-44m-10o-9s27y-22
^ convert	a-13c-17h-11i-9k-17m48o-8
^ could	a43b-18c-30d-11g-11h-47i-43j-11k-37l47m-9n-14o-13q-8r-14t10v-12w-9y-19
^ create	a34b-22c-42d-19f35h-22i-13k-30l-10m-12n-13o31r-9s-8v-8y-10
^ decline	a-54b-42c-41d-20e78f-9h-20i-11k-16l-9m-12o-16s-12u-9w-10y-9
^ delete	a-69b-38c-34d67e-14f-14g-29h-117i40j-10k-32l-16m-13n-10p-10r-12s-10t-8u-8v-11w-9y-14
^ did	a-33b22c-22d-11e-10f-26g21i-12k-14l31q-33s-9u14v-15w-10x-8y-36
^ do	a-8d-13e-8f-13g13h-17i14l-28n-13p-8q-27r19s12t-8x-8y-12
^ does	a-46b31c-19d-15e-11f-9g-16h-17i-11j13l-11m-34n-23o-14p-14q-9s22t-9u-14w-16x28y-17
^ erase	a-26b-28c-8d53g-48h-8k-11q44
^ find	b44c-41d-17e-10f-20h-18i-14j-10k-24l-10m-13n-9o-22p-20r-19t35u-10v-11w-27y8
^ forget	a-26c-11d-9h-35i39k-35l-13o17s25
^ get	a-27b-13c-27d36f-10h15i-12k-19l-18m-16n-13o17s-9t-15u-9v-11x-9y15
^ give	a-23b20c-14d-12e-11f-24g-16h-13i-18j-14k13l-12o-18p31q-8r-15s8t-17u-17v-32w-61x17y10
^ go	f-10g33l-8q-20
^ good	a-65b-27c-22d-18e-8f-15h57i-51j-26k43l-30m-20n-14o-39p-13q-8r-13s-10t-10u-11v-10w-9y-17
^ great	a-10c-12d-8f-9h38i-88k19l-13m-10y-11
^ has	a-20b-18c-22d-12k-9n34u29y-8
^ have	a-44c39d-16e-10f-11h-14i-19j25k-67l53m31n-25p-16q-23r-24s-19t-13u-8v-25w-12x-17y-29
^ hello	b-16c-15d-8h-27i-25k57l11m10o-10s9v-11
^ help	f-9l-39p22r30s-9t9y-30
^ hey	a-23b54d-65e-9f33g-15h-40i-35k76l-20m-11n-21o-21r-11s-24t-9u-12v-16w-11x-16y-22
^ hi	a32b-41c-40d8e-14g-15h-55i-42j-10k63l14m-32n-25o-30p-13q-10r-18s-24t-19u-22v-33w18y-30
^ hmm	h-11i50k-19l-26
^ hold	a-15b-20c-17d-8g-10h-28i-26k32m-11n36o-10p-15r-15s-9t-11u-10v-14w-11x-8y-21
^ how	a-33d-23e-17f-19g-20h-26i-24j-20l9m9n-13o-18p-16q-23r-23s-18v-9w-14y36
^ i	a28b-13d-18e-9f-24g-17i-8k16m-10n-11v-21w-12y-24
^ if	i-8k-16l-18m46v-9
^ in	b-15d-12g-14i-11k-28l-22m28n-18o-9p-11r-23s-14u-14v36w-11x29y-20
^ is	a-66b11c-28d-25e-18f-27g26h26i-26j-29k-35m-30n-53o-9p-17q-55r-16t-8u-8v38x32y9
^ it	a-16c39d-16e-9f-9h47i-14j26k-22l-25m-27n-19o-10p-13q-8r-12s-15t-10u-8v-12w-18x-9y-24
^ just	a-13b-11c-14d-14f-11h-34k-13l45m-21n-10s22v-25
^ let	a-60b32c14d-14f-9g22h-22i-41j-12k27l36m-16n-15o-27p-24q-28r-25t-14u-14v-22w-14y32
^ list	a-20b32c-26e-8g-21h-26i-16j-9k-30l-8n56o9p-12q-19s-10y-63
^ look	a-35b38c-19d-23e-8f-10g-13h-11i-40j-10k23l-22m9n-14o-20p-10r-9s-11t-13u-8v-18w-8x-21y-12
^ looks	a-21b-19c-14d-9f-12g-13h44i-31j-17l-20m-8n-16o-16p-10r-20v-8y-34
^ make	a-18c81e-8f11g-36h-12i-21k-37l-18m-17n-14o-14q30r-13s-19t14u-9v-9w-10y-10
^ mark	a48b-26c-26d-10
^ may	a-16b14c-13m-12u17
^ move	a-27b-11c48
^ my	a40d-43e-12f-15h-18i-22j-11k-37l-16m-23n-17p-11q-18s-10t36u-13v-25w-12y-15
^ no	a-47b-21c44d67f-12g-10h-43i28j-21k-51m-20n-11o-18p-11q-8r-13s-14t-8u-10v-8w-13y-17
^ nope	a-9b-10c-16h-51i37k18l-39m-11o-10y-18
^ not	a-15b-12c-13d-16h-59i76j-26k-16l-25n-11o-12p-8s-11y-16
^ oh	a-46c34d-25e-10f-10g-13h52l-23m-9n-9o-17r-13s-12t-9u-9v-19w-11y-10
^ ok	a18b-33c-73d-24e-14f-16g-11h27i-42j-34k22l-26m-25n-19o-31p-15q-14r-16s-19t-15u-14v49w-16x-11y-36
^ okay	b12c10d-27e-9f-10g-11h-67i-45j-13k68l-12m-9o-10q-9r-9s-12u-16v-13w-13x14y-15
^ olly	a-8c-9d-25h-17i75j-16k-42l-18
^ on	a28b12d-21i20k-18q18s-20y-11
^ oops	a-11c28d-52g-12h-12i55k-30l-19n-12o-9q-12r-10s-12t-14
^ order	a-12c-13d-12h-14i-23k-12l-24m-9n-10o-8p-8r67x-16y-35
^ perfect	a-8c-16d-8f-8h10i-38k20l-10m-15n-8o-10p-8r-8s-8y-22
^ please	a8b-15d19e-11g-24h-33i12j-13k-31l-17m-11n-17p-14q9r-21s45t-15u-10w-14x-10y15
^ purchase	a-9c-13h-8i-10j-9k-29m-8n-10o-9p-21r57y-28
^ put	a24b-60c43d12e-13f-22g-48h-27i-17j-8k-23l-12m-12n-14o-15p-8q28r-27s-23t18u-14v-9w-10y-20
^ read	a-24b32c-15d-16f-11g32h-11i-12k-14l-9o-15r8
^ remind	a-24b-29c-16d-12f31g-23h-18i-23j-13k-33l-13m-17n-15o26p40q-17r-12s-12t-22u-9v-10w-9x-13y-17
^ remove	a-39b-30c19d32e-10f-10g-21h-13i-20k-18l-14m-8n-9o34q12r-9y-28
^ repeat	g17h-20i-20k-19l38q-15
^ reserve	a25b-14c37f-11h-13i-12k-18l-10p-8r-8s-22y-10
^ s1	h-8l29
^ s2	h-9i-15k-14l35
^ schedule	a77b-34c-17h-9k-9o8t-34
^ search	a-34b51c40d-31e-12f-11h-20i-19j-10k-36l-13m-13n-11o-16p-12r-12s-17v-12w-8y-21
^ see	a-9b-9h-25i-22k64l-10o-8
^ set	a42b-27c14d-15e-9f23g-15h-26i-19k-78l-10m-10n-11o10p8r-10s-22u-12v-12w-12x-9y13
^ shit	h-9i35
^ show	a17b-36c17d-17e-9f-15g-45h-19i-16j-14k-24l9m60n-14o8p-17q-19r9s-8t-15u-10v-17w-8x-9y-32
^ so	a13b48c-18f-8h-76i-12k38m-8
^ sorry	c-14h-40i13j-17k35l-16
^ speak	i-8l31
^ stop	a-26b-28c-38d-19e-12f-8g-11h-30i40j-9k-30l48m-17n-19p-16r-16s-13t-9u-9v-9y-37
^ take	a-54b-27c8d40e-9f-10h-21i-22k49l-9q-15s-11u-17y-12
^ tell	a-22c-10d-19e-9f-16h-16i-14j-10l29n-12o-13p29q-12r-9t-14w24x-13y-67
^ thanks	a-18b-45c-17d-11f-13g-9h-51i-47j-10k112l-43m-23n-19o-15p-11r-15s-13t-8u-10v44w-16x-16y-33
^ that	a-38b-29c-9d-50e-13f-18g-13h36i10j23k28l-45m-16n-24o-27p-17q-13r-15s-24t-12u-13v-19w-25x-14y-26
^ the	b-71c33d-35e-23f-26g26h-40i-11j-21k40n-25o-39q-13r-18t-21u-17v-26w-26x-27y-46
^ this	a-38b-8c-56d51f-14h8i-30j32k16l-19m-11n-25o-16p-12r-14s-10t-11u-8v-18w-9y-31
^ uh	a-19b-12c-11h66i-16k-51l-31m15o-16y-17
^ undo	a36b-37c-9d-30h-36i53k-41l-11y-11
^ update	a-36c56h-9i-9k-31u24
^ wait	a-55b40c25d57f-9h-28j-9k-50l-41n-15o-12p-8q-11r-16s-14t-11v-9x-11y-21
^ wake	a-11i-9k19l-9m-8o23
^ we	a-47b-29c51d37e-12h-18j-10k-26l-14m-15o-19p-9v-21w-13y-14
^ what	a-24c-10d-19e-10f-10h-20i-13j-11k9l22m19n-25p-10q-15s-10t-11u-9v11y26
^ whatever	a-9b-9h-34i-18j58k-39l-10n-10y-9
^ when	a-37b14c-32d-18e-11f-12g-9h-15i-17j-13k-17l-12n8o10p-16q-9r-13s-11t-9u-9v20w-19x-12y26
^ where	a-41b-13c-22d-21e-12f-12g-16h-22i-22j-19l-21m-18n23o-15p-14q-11r-14s8t-10u-14w-18x-19y43
^ which	a-23c-28d-22e-9f-10g-10h-16i-25j-28k-36l-10m46n-23o-16p-10q-8r-11s-12u-18v-12w21x-16y23
^ who	a-32b-13c-22d-19e-14f-13g-13h-22i-30j-15k59l-24m-17n43o-16p-15q-10r-14s-15u-16v-24w-17x-29y10
^ why	a-19b-39c-16d-41g-18h-12i-12j-9k46l-13m-10n-15o-13r-9s-9u-10v-11w-9y45
^ will	a-44b50c-51d-40e-28f-19g12h-32i-39j-17k24m-52o-15p-8q-20r21t-16v-46w36x-20y-40
^ would	a8b-11c-11h-20j49k-13l16o18w-9
^ yeah	a-14b-10d-52f-8g-10h55i-42j-9k16l-24m-14n-14o-12p-11r-10s-9v-10w-8y-17
^ yeap	a-9c-10h63i-31k-40l-16o-9y-9
^ yes	a-33b-32c-14d-24e-11f-8g-9h69i-32j-10l43m-10n-24o-19p-16r-14s-14v-10w-8y-22
^ you	a-21b-11c-25f-11g-9h34j-9k16m-9n-17o-17q-9r-24t-10w-9y-23
^^ NAME	a36b-23c-46d-17f-8h-11i-10k47l-13m-8n10o-11v-44w-8x-11y-12
^^ _time_	a-20b-14c-53e-21f20g-24h-106i-62j-15k21l-10m67n-24o61p-26q-19r-21s-26t-18u-21v-37w-36x-16y-28
^^ _time_ i	a43b-20c-26d-11f-9m-11s-10
^^ _time_ what	a-12b35c-8d-17m10
^^ a	a-53b-21c46d-33e-13f-26g-8h-41i-34j-10l8m-16n-20o-12p-20q-11r-23t-23u-12v-19w-9x-10y54
^^ abort	a-11b-8c-16d-10h-38i69k-41l-15m-12o-8y-16
^^ accept	a-28b19c-37d-15e80f-15g-11h-33i-26k-51l-35n-12o-8p-10q-10r-32s-20t-10u-9w-19x-8y-14
^^ add	a56b-40c35d-28e-10g-38h-20i-16k-17l-14m-8n-17q31r10s-13v-8w-8y-20
^^ add NAME	a-43b-12c67h-11n-20
^^ add a	a34c-40d-12f18g-8i-8l-9o11s-10y-11
^^ add an	a27b-9c-11o10
^^ add my	a41b-9c-12d-16
^^ again	h-14i-14k15l37v-8
^^ alarm	a-10o46
^^ am	a-37b29c-22d-8k29l-15n-9o-13r-8s-8u8v-27y-13
^^ am i	a-37b29c-22d-8k29l-15n-9o-13r-8s-8u8v-27y-13
^^ any	a-34b30c-23d-14h-8j43k-16n-11o20w-8y-15
^^ any one	b-18c-8j48k-14y-12
^^ anything	a-29b20c-20g-8h-10j64k-46l-11n-33o-13r-9v-14w-9y-14
^^ are	a-18b-10c-26d-15e-10f-10h-22j-14l-38m-16n-23o-12p-13q-14r-9s33t-12u-11v-13w-19x-15y73
^^ are there	a-15b31c-22g-8i-8k-24l-20m-10s17w-23x-12y14
^^ are you	b-13h-14i10k49l-8s-10y-37
^^ book	a36b-28c-68d-20e-9f-17g-11h-10i-18k-19l-23m-11n-21o-13p-9r-11s33t32u-10w-18x-15y33
^^ book a	a39c-10l-17s17t-8w-8x-13y-23
^^ buy	a-44b-12f-11h-13i-26j-8k-61l-42n-10o-10p-18r88s-11t-16u-16y-35
^^ call	a26b-40c8d-37e-21f-61g-14h-48i-63j-21k-68l-46m-28n60o-34p-19q-26r-27s-16t-22u-15v-28w-17x-16y13
^^ call NAME	b-20c-56d-17f-34h-17i-13k-25l-11m-8n19o-12p-9q-8r-13s-27v-15w-11y39
^^ can	a8c37d-24e-12f-14g8h-12i-32j-10k-17m-28n26p-8q-21r-16s15t-17v-59x12y-71
^^ can i	a-22c-41d-13e-8g11i-14l13m-14n34q-19r-13s-29t-12v-32x15y-59
^^ cancel	a-65c-40d70e-14f-23g-12h45i-8j-11k-35l-47m-9n-26o-8p-11q-16r-17s19t-15u-13v-11w-10x-9y-21
^^ cancel it	d-31h60i-23k-13l-20
^^ cancel my	a-25b18c-22d19e-8f-20i-30k-8n-14q-10s17
^^ cancel that	a-13b-15c-9d25h-46i31k-14l-23s-14
^^ cancel the	a-26b-28c-27d27f-8h-28i17k-8l-9o-11s25y-16
^^ cancel this	a-21b-12h27i-49
^^ change	a-38b-20c65d25e-10f-21g-11h-24i-25j-8k-26l-15m18n-37q-13r-10t-16u-9v-11w-9y-54
^^ change my	a-27b-13c25k-12s23
^^ change that	c18
^^ change the	b-10c-9d42f-9h-13i-17l-11o24q-11r-8s-11t-8y-32
^^ check	a-17b9c-30d-31f-10h-22i-33k-44l54m-15n15r-12s15t-20v21y-14
^^ check and	l26
^^ check if	a-10g16h-10k-12o21q-15s-15w13
^^ check my	a-24b39c-8d-39g32l10n-24o-8q-33s10t-12
^^ check the	a-16t-8x26
^^ check to	a-23b-13s26
^^ check what	h-8l33
^^ clarify	l27
^^ clear	a-18b-33c-11d64i-9k9l-19o-8
^^ clear my	a-14b-16d35
^^ confirm	a31b-19c-32d-25f-14h44i-44k-29l46m-11n-24o-12s17v-18w-9y-24
^^ confirm my	a-14h-18s36
^^ confirm that	s14
^^ confirm the	a-39b-18c-26d-21h55i-23l14m-9s-10y-20
^^ convert	a-15c-21h-12i-12k-21l-9m58o-10s-8v-11y-8
^^ create	a53b-27c-38d-18f26h-19i-13k-26l-10m-11n-14o31p8r-11s-8y-11
^^ create a	a23c-27f12k-13l-8p20r-9
^^ create an	a24b-10o13p-8
^^ create event	f-14h-18o36
^^ decline	a-56b-47c-44d-24e78f-11g-8h21i-12k-29l-16m-13n-8o-16r-8s-13u-11w-12y-14
^^ decline my	a-11b-13c-9d-8e21h25k-23l-14
^^ delete	a-70b-52c-27d62e-17f-18g-45h28i24j-11k-35l-39m-14n-17o-14p-11q21r-16s-18t-11u-10v-17w-16x-9y-24
^^ delete all	a-15b-15c-8d35i-9
^^ delete my	a-51b-36c-26e-9f-12g-10h56i-23k-13n-11r-9s-14t-8u-8v-14w-13y-13
^^ delete that	d68h-12i-81k-25l-32q-8
^^ delete the	a-17b-30c-27d55g-27h-10i-27l-11q18s-8y-11
^^ did	a-33b22c-22d-11e-10f-26g21i-12k-14l31q-33s-9u14v-15w-10x-8y-36
^^ did i	a-29b13c-11d-9f-27g27o9q-35u13v-10y-27
^^ did you	b-17i-9l31y-11
^^ do	a-33c-13d-18e-8f-21i14l-23n-14p-8q32r16s8t-8w-8x-10y-15
^^ do i	a-63b49c-42d-18f-24g29h19k-18l-8m-13q-23r-10s21u-12v9x-10y-17
^^ do it	l34y-10
^^ do not	a49b-58c-8d-15e-8f-8g-13i50j11l-23m-11n-13q-8r-11s-16u-9v-25y-38
^^ do they	x19
^^ do you	a-14b-12d-10e-9g-20h-23i-30j-13k18l-50m32n-20o-17p-9q-15r42t-8v-23y-63
^^ does	a-46b31c-19d-15e-11f-9g-16h-17i-11j13k-8l-11m-34n-23o-14p-14q-9s21t-9u-14w-16x31y-18
^^ does NAME	s16x11
^^ does my	a-12r27
^^ does not	b-18j47k-8s-10x-10y-26
^^ does the	b10k27s-9v-12x-18
^^ elaborate	l49
^^ erase	a-37b-46c-17d76g-56h-10k-11o-8q49r-8v-10
^^ erase my	a-22b-11c-8d43h-9k-12q-9
^^ explain	a-29b-14c-15d-9f-15g-16h-40i-38j-11k-45l40m-10n-13o-19r-15s-10y55
^^ extend	a-34b-32c58d-12k-15p-8y-10
^^ extend the	a-34b-33c52d-12p-8y-9
^^ find	a-19b53c-47d-29e-13f-20g-11h-21i-31j-11k-29l-27m-17n-16p-20q-11r-24s-14t38u-11v-13w43x-19y-13
^^ find out	a-8r-8s16t-18y24
^^ find someone	s-8t19
^^ for	b-33c-15d-26f-10h48i-30j-14k9l-13n-17o-15p-10r-16s-12v-21y-18
^^ forget	a-26c-11d-9h-35i39k-35l-13o17s25
^^ further	i-8l24
^^ get	a-28b-25c-46d18e-10f-20g-13i-21j-10l-37m13n-18o30p10q-18t14u-26v-18w-18x-12y30
^^ get me	a-13b-18c-11d-20f-12h-11i-13k-16l-19m-9n-14p-8r-18t-16v-9y55
^^ get rid	a-20c-20d43h-14o8y-29
^^ give	a-32b14c-20d-16e-13g-19h-15i-27j-14l-24m11n17o-21p9q-10r-26t-20u-18v-37w17x10y14
^^ give me	a-32b14c-20d-16e-13g-19h-15i-27j-14l-24m11n17o-21p9q-10r-26t-20u-18v-37w17x10y14
^^ go	a-9c-14f-15g30h-8k-8l-15q-24r36y-10
^^ good	a-14b-8h85i-31k-66l-8
^^ goodbye	h-30i-24k59l-10
^^ has	a-20b-18c-22d-12k-9n34u29y-8
^^ has my	a-10b-8u29
^^ have	a-9b-25c56d-35e-12f-16g-14h-14i-33j19k-67l42m23n-36p-16q-22r41s-22t-9v-28w-22x-19y-49
^^ have i	b38c-20j-10l-10n-12o17q-23r-9y-18
^^ hear	a-8b20g36k-9l31o-10q-41r-12
^^ hello	h-25i-21k61l-8
^^ hi	a-19h-26i-23k65l-12
^^ hold	a-15b-20c-17d-8g-10h-28i-26k32m-11n36o-10p-15r-15s-9t-11u-10v-14w-11x-8y-21
^^ hold on	a-15b-20c-17d-8g-10h-28i-26k32m-11n36o-10p-15r-15s-9t-11u-10v-14w-11x-8y-21
^^ how	a-31b-10d-22e-16f-18g-20h-25i-23j-19k19n-14o-18p-16q-22r-21s-18v-11w-15x20y33
^^ how about	b-56c64k-16l-11m-8o-8v-10w-10x16y-30
^^ how are	b-23c-10k29l-59y29
^^ how can	a-16b-24c-9d-8g-9k-70l66m-8n-20o-8r-8s-8t-22v-17w-10x-44y19
^^ how do	a-14b-34g-14l-13o-16p12t12u23v-15w-8x-25y23
^^ how is	a-14b30c-35d-13e-10f-11g-12h-20i-18j-17m-21n-40o-18p-15r-10s-13t-15u15v-61w11x-43
^^ how long	b40c-11g-9k-19l-17n-24u-15v23x-11y-8
^^ how many	a-26b-36c-40d-14e-11f-9g9h-10i-9j-10k-46l25m9n33o14p-13q-32r-11t-17u-28v-10w-21x-41
^^ how much	b-34c-31h-9k-64l-22m19n-22o-10p-21r-14s-8t-9u-20v8w-11x41y11
^^ i	c25d-22e-11h-9i13j9k14l14m-13n-11o-13p-10q-17r-9s-15t-15u-8v-23y-25
^^ i am	a21b-57c-25d-18e-12f-9g-8i-31j-15k48m-10n-9o-23p-10q-8r16s-16t-8u28v-31w-12x-11y-8
^^ i appreciate	a-8c-12h-31i-24k60l-43
^^ i did	a-19b29c-40d-11g-8h-17j-14l34m-15w-8
^^ i do	a-46c-21d-25e-13f-8g-11h21i-12j37l9n-12p-10q-10s-11t-12u-10v-12w-9x-12y-11
^^ i have	a76b-36c-30d-19g-24h-12i-14j24o-14
^^ i just	f18g-22i-19j-10k22l-20q19r9s-8
^^ i meant	a-41b-25c52d34f-9g-11h-37j-21k-59l-38m-10n-16o-18p-15q-10r-21s-15t-10u-12v-11w-8x-11y-14
^^ i missed	i-8k-11l31
^^ i need	a-17b-51c14d-24e-8f8h-22i-26j-13k-71l29m45n-25q-18r-22v18w-12x34y-18
^^ i no	i-12s21
^^ i think	a-31b29h14i16l-28
^^ i want	a-26c26d24e-9g-21h-88i-34j-15k-40l54n34o-34q-8r-25t-19u-14v-13w-14x-20y-10
^^ i will	a49b-41c-65d-13h25i41j-16k-19l-24m-11o-17r-15s-11u-10v-18w-30y-16
^^ i would	a-42b20c-14d-30f23g-13h-47j16k-57l28m-23n-15o34q-11r-16s-19u-30w14x-9y-8
^^ if	i-8k-16l-18m46v-9
^^ in	b-15d-12g-14i-11k-28l-22m28n-18o-9p-11r-23s-14u-14v36w-11x29y-20
^^ is	a-62b12c-25d-27e-18f-28g27h28i-27j-31k-33m-29n-56o-8p-18q-58r-17s-35v40x33y11
^^ is NAME	a-13b38c-20g-8h-13m32n-37v-11w-8x-20y-17
^^ is _time_	a-24b-35c-15h-8m-67o-15v77w-31x-9y-39
^^ is it	a-14b19c-19h-19m-43s-18u11v-32w44x-21y-15
^^ is my	a-33b23d-9g29h-9o33q-10u15v-48
^^ is the	a-8b28c-23g-21h-31i-14k-18l-11m15o-17p-8s-14t-8u-32v-38w-55x67y-13
^^ is there	a-25b16c11d-12f-31g11h-23j-9k-9l21m-26o13s-13t13u-17v-12w17x-31y-46
^^ it	a-16c36d-16e-9f-9g-8h9i8j21k11l-25m-29n-19o-11p-13q-8r-12s-16t-10u-8v-13w-18x-9y-27
^^ it is	a-8c-23i-34j27k29l-8m-21n-11v-11w-12x-8y-15
^^ it was	c-27h-39k68
^^ let	a-17b-13d-10f-11h-9i-10k-29n-9o18r-9u-9v23w-15x-9
^^ let me	a-17b-13d-10f-11h-9i-10k-29n-9o18r-9u-9v23w-15x-9
^^ list	a-32b34c-35e-14f-17g-10h-29i-65j-14k-51l-56m-13n23p-17q-45r-69s-23t-15u-10v-13w-19x-11y85
^^ list all	a-8b24d10g-10h-8k-12n-25o20q-10y-13
^^ list my	a-12b31c-9d-22n-8o-11
^^ look	a-35b35c-33d-23e-9f-16g14h-11i-44j-11k22l-23n-26o-28p-13q-19r-13s-16t-14w-11x20y-18
^^ look up	b-13f-10i-10m12n-14o-16v12x25y-9
^^ looks	a-21b-19c-14d-9f-12g-13h44i-31j-17l-20m-8n-16o-16p-10r-20v-8y-34
^^ looks good	i-8
^^ make	a50b-23c31d-18e-10f9g-35h-37i-15j-10k-24l-28m-18n-21o-10q15r14s8v-20w-14x-10y-24
^^ make a	a11c-61d-22f18g-8h-8i-10k-8l-11m-10o-23q-17r30s11t8x-8
^^ make an	a11b-15c-52f-9o20r22s-8t16
^^ make it	a-54c64h-37i-19k28l-8m-9p-10r-8v-14
^^ make me	a38c-34f21m-8s14t-9
^^ make sure	a-32b-23c18d31e-8h-30i32y-8
^^ mark	a55b-33c-25d-11
^^ meet	a51b-22c-17n-15
^^ meet with	a19c-11
^^ move	a-48b-17c61d-10f-8m-9
^^ move my	a-28b-8c41
^^ my	a40d-43e-12f-15h-18i-22j-11k-37l-16m-23n-17p-11q-18s-10t36u-13v-25w-12y-15
^^ no	a-11d-33f-8h-43i76j-27k-16l-20m-10n-9o-13p-8r-8s-9w-8y-9
^^ no it	c44i-21k-10
^^ no that	i19k-8
^^ no you	i13
^^ nope	a-8c-16h-51i18k22l-10m-11o-9y-17
^^ not	a-15b-12c-14d-16h-61i79j-27k-17l-27n-12o-12p-8s-11y-16
^^ ok	a-14h25i-28m-9v-20y-12
^^ on	a28b12d-21i20k-18q18s-20y-11
^^ once	k-10l34
^^ once again	k-10l34
^^ oops	a-11c28d-52g-12h-12i55k-30l-19n-12o-9q-12r-10s-12t-14
^^ order	a-18c-16d-14f-13g-9h-14i-27k-15l-31m-9n-15o-8p-11q-9r85s-8t-9v-8x-17y-43
^^ perfect	a-8c-16d-8f-8h-34i-37k59l-9m-15n-8o-10r-8s-8y-23
^^ provide	m18
^^ purchase	a-13b-8c-17f-11h-11i-50j-13k-34l-22m-9n-48o-14p-23r82s-10y-33
^^ put	a32b-64c36e-13f-24g-57h-26i-17j-8k-23l-20m-15n-15o-19p-8q41r-29s16t10u-14v-12w-11x-8y-20
^^ put a	b-9c-13f-17q-14t32
^^ put in	a-46c-10s39u16
^^ put my	a23b-11c-18d-21q21
^^ read	a-22b29c-14d-15f-11g48h-11i-12k-13l-9n-8o-15q-36
^^ read my	a-12b24c-11d-14g45i-8k-10o-10q-35r-8
^^ remind	a-48b-48c-30d-23e-9f62h-16i-25j-12k-30l-21m-18n-15o17p35r-16s-13t-21u-10v-12w-13x-13y-27
^^ remind me	a-35b-29c-26d-15e-8f48h-17i-25j-12k-31l-21m-19n-15o17p35q8r-16s-13t-21u-10v-12w-11x-13y-27
^^ remove	a-51b-42c8d71e-10f-12g-21h-20i-26k-18l-20m-11n-12o30q26r-12v-8y-27
^^ remove _time_	a-17c-44d32o26
^^ remove all	b-17c-18d18k-9o29
^^ remove my	a-26b-17c-21d21g-22o12q21s16
^^ remove the	a-13b-13c-49d50o19
^^ repeat	c-10d-9g31h-26i-41k-25l48n-12q-19r-16
^^ repeat that	c-8d-8h-22i-35k-22l49
^^ rephrase	l26
^^ rephrase me	l16
^^ replay	a-8c-10d-8h-20i-25k-27l52
^^ reserve	b-16c32f-12h-12i-11k-16l-9o-9p-8r-8s9y-9
^^ reserve a	a-34c38h-12i-11k-17l-9s17y-9
^^ reset	a-20b-12c-28d-17f-10h-38i-61k-48l87m-8n-20o11r-11s-9v-8y-20
^^ s1	h-8l29
^^ s2	h-9i-15k-14l35
^^ s2 i	h-8i-8k-11l37
^^ say	a-15c-13d-13e-11g16h18i-14k18l30m-10n-12o-8q-20r-12t-10u-8
^^ say it	i-8l29
^^ say that	h-20i-20k19l21
^^ schedule	a65b-34c-38d-12f-8h-14i-27k-14l-38m-11n-12q-9r-11s-14t46u31y-9
^^ schedule a	a14b-8i-8l-35s-10t35u10
^^ schedule an	b-10o26
^^ search	a-36b55c39d-35e-12f-13h-20i-19j-9k-36l-13m-13n-11o-17p-12r-12s-19u-8v-12w-9y-21
^^ search for	a-17b55c-38d-14h-9i-11k-19m-8s-9v-9
^^ see	a-12b38c-27d-13f-9g-17h-33i-47j-9k23l-28n18r-8s-25t-13w-14x-13y30
^^ set	a25b-21c12d-14e-8g-17h22i-26j-8l-32m-9n-23p35q-8r-13s-8t-9v-12w-9x-8
^^ set a	a10b-10c-35d-8e-8f9g-25h-12i-11k37l-13m-13n-8o-12p22q-9r-11s-13u-12v-11w-9x-11y-29
^^ set alarm	a-17c-11f-10o44p-17
^^ set an	a-65b-12c-49d-9f-12h-11k-13p44y36
^^ set my	a22c-19
^^ set reminder	a-51b-15c-37d-8f18h-11i-9k-20o39p-9y-12
^^ set the	a-40c32f-15h-10i-8l-8m-8p30s-8y-37
^^ set timer	c-10o-11p41
^^ set up	a30c9d-8g-16i-18k-14l-19o-17s9u12y-11
^^ shit	h-9i35
^^ show	a-20b63d-32e-11f-30g-44h-19i-20j-14k-23m25n-14p-16q-19s-13t-14u-12v-19w-12x-9y-38
^^ show me	a16b11c18d-17e-8f-15g-41h-13i-13j-12k-19l11m17n-11p-13r-32t-13u-10v-17w-10y-32
^^ shut	a-9c-9d-8h-16i67k-30l-25n-8o-13
^^ shut down	i33l-16
^^ shut off	i28k-11l-14
^^ shut up	h-10i55k-27l-11o-12
^^ speak	i-13l42
^^ start	a-64b-40c30d-18f-9h-15i-13k-44l-62o-12p82r-21v-9w-10y-54
^^ stop	a-26b-24c-36d-23e-11f-11g-12h-33i86j-12k-55l11m-18n-19o-9p-17q-11r-17s-15t-11u-10v-10y-33
^^ stop it	i10
^^ stop please	i31l-39
^^ submit	a-14c-12d-9h-17i-14k-38n-9o-11r50s-10u25
^^ take	a-65b-29d42e-10f14g-26h-20i-25k45l-10m-8n-10q28r-10s-20u13y-13
^^ talk	a-13c-27d-8f-12h-37i-17k44l-10
^^ tell	a-19b17c-26d-17e-9f-16g21h-14i-22j-8m15n-14p14q-32r-16t-10v32
^^ tell me	b22c-14d-11e-8f-16h-10i-21j-8k14l11m40n-12o-9p16q-32r-15t-10v-49
^^ thanks	a-10h-134i-31k119
^^ that	a-16b-29c-13d-49e-14f-20g-14h29i19j18k32l-45m-16n-23o-27p-16q-13r-16s-25t-13u-15v-23w-25x-14y-26
^^ that does	i-16j27
^^ that is	a12b-10c-22d-11e-9f-14g-10h-17i21j27k12l-24m-13n-23o-9p-16q-8r-12s-16t-10u-11v-22w-9x-14y-19
^^ that looks	h56i-12k-54
^^ that would	c-10h42j-28k-46l-12
^^ the	b-73c48d-41e-25f-26g24h-49i-20j-23k36l-23n-34o-39p34q-15r-19t-22u-18v-28w-28x-28y-54
^^ this	a-40b-10c-58d50e-8f-15h36i-34j31l-22m-13n-25o-18p-13r-16s-11t-12u-9v-21w-10y-31
^^ this is	d-9h-18j38k-26v-8y-9
^^ to	a-61b-25c-52d-12e-10f-10g-21h19i-42j-8l-13m-22n-14o-18p-10q-10r-19s-9t48u-19v72w-13y-20
^^ try	i-8k-8l31
^^ turn	a-30b-41c-19d-8f43k-19o28
^^ turn off	a-10o28
^^ undo	a35b-36c-14d-31h-37i49k-42l-16m-8s25y-14
^^ update	a-42b-20c30d-28h-11i-10k46n-8o-13q-14r-8s-11u18
^^ wait	a-64b46c24d57e-9f-10h-27j-9k-50l-41m-8n-15o-15q-11r-16s-15t-12v-10x-11y-21
^^ wake	a-13i-11k18l-9m-8o30
^^ wake me	a-11k-25o40
^^ we	a-44b-29c47d36e-12h-19j-11k-26l-17m-16o13p-9s-13v-20w-13y-18
^^ we are	a-10b-23d39e-11h-17k-24l-16o16p-8s-12y-18
^^ what	a-25c-11d-19e-10f-10h-19i-15j-11k15l27m23n-26p-9q-14s-10t-11u-10v18y21
^^ what about	a-11b-60c89g-12k-34l-46m-24n-8o-17v-23w14y-46
^^ what alarms	b-30g-13k-11l-17m-9o55v-14y-14
^^ what are	c-19d-17h-10i-18k-8l18m-37n-13o-30r-14s-12u-10v-23w-17x-19y34
^^ what can	b-19c-21g-14i-8k12l41m-16r-10s-9v-12w-13x20y-35
^^ what date	b21c-9g-10k-26l-11m25v-46y-9
^^ what day	b-33c-29d-15g-14h-9k-46l-31m57n-13o-8r-10u-14v29w-25y-35
^^ what did	b-20g44i-14y-24
^^ what do	a34c-21d38e-10f-8h-12i-22j-10l-11m-28n-17o-28p-8q-38r31s-20t-19v-39x-21y-26
^^ what does	b-13c-17d-13g21i-8k-16l-22m28n-9o-13q-30r11v-17w-8x-9y11
^^ what events	b32d-8
^^ what is	a-34b-34c-24d-28e-12f-11g-15h-31i10j-14k26m26p-11r-13t-11w11x28y-20
^^ what kind	k-46l18w22y-8
^^ what kinds	l22
^^ what meetings	b41l-10m-12y-16
^^ what name	k40l-17y-20
^^ what time	a-24b-26c-11g-24k-37l-24m21n-10o44u-11v28w-18x-13y-21
^^ what timezone	b-14k-9l-12m52v-8y-13
^^ what types	l21
^^ what was	b-39c-29g-23i-11k27m-29o-9u-11v-32w38x-14y13
^^ what were	a-12b-42c-28g32k-14l-17m-33o-11v-20w-18y46
^^ what will	b-35c-15m19v-26w29y-11
^^ whatever	a-9b-9h-34i-18j58k-39l-10n-10y-9
^^ when	a-39b16c-31d-18e-11f-12g-9h-15i-17j-13k-17l-12n8o10p-16q-9r-13s-10t-9u-9v20w-19x-12y25
^^ when am	b28
^^ when do	b-60c-16o-10u-14v27y29
^^ when is	a-38b19c-17d-16e-8f-10h-13i-11j-11k-10n-35p-13s-8u-10w-14x-11y23
^^ when will	b-57c-20i-8l-9m29n-11u25v28w-18y-38
^^ where	a-41b-13c-22d-21e-12f-12g-16h-22i-22j-19l-21m-18n23o-15p-14q-11r-14s8t-10u-14w-18x-19y43
^^ where is	a-26c-11d-9f-8h-18i-15j-16k-44l-8m-17n49o-11p-10s-20t-8u-8v13w-13x-16y-23
^^ which	a-23c-28d-22e-9f-10g-10h-16i-25j-28k-36l-10m46n-23o-16p-10q-8r-11s-12u-18v-12w21x-16y23
^^ who	a-34b27c-26d-19e-15f-13g-13h-22i-30j-15k44l-24m-18n39o-17p-15q-10r-14s-15u-17v-24w-17x-29
^^ who is	a-31b-21c-12g-8h-11i-28j-9k-30m-15n65o-8p-10s-9u-12v-21w-15x-22y11
^^ who made	k21
^^ why	a-19b-39c-16d-41g-18h-12i-12j-9k46l-13m-10n-15o-13r-9s-9u-10v-11w-9y45
^^ will	a-36b40c-59d-8e-10f-10g16i-13j-13k-26l-11m-52n-17o-10p-8q-17r-16s12t-15u11v-22w46x-20y-26
^^ will i	a-9b27s12u16w-31
^^ will it	a-19b17c-38k-12m-51s-12u-12v-8w47x-15y-15
^^ would	i-13j64k-59l-21m-9o22w-10
^^ would not	i-12j65k-55l-16
^^ yeah	a-14b-10c-25d-8g-10h42i-41j-9k19l-24m-14n-13o-12p-9r-9s-9v-10y-17
^^ yeah you	h20k-15l-9
^^ yeap	a-9c-10h63i-31k-40l-16o-9y-9
^^ yeap you	h23i-13l-9
^^ yes	a-10d-11h45i-41k13l-47m-10n-9s-10y-15
^^ yes it	h53k-49
^^ yes thanks	h58k-59
^^ yes that	h29k-21l-10
^^ yes you	h28k-15l-10
^^ you	a-22b-8c-18f-10h62i24j-8k-25l-20n-13o-13r-18t-8u-8v-9w-9y-20
^^ you are	h47i-14k-19l-29
^^ you can	a-15d12i16l-12
^^ you did	h-9i44k-23l-47
^^ you for	h-24k40
^^ you have	a-8c-20d-13h-17i31k35l-45n-8o-10p-12r-12
_duration_	b-42c65d-31e-21f-42g-27h-58i-62j-25k-16l-55m-60n17o-58p93q-24r37s-31t-31u-14v15x-56y-45
_duration_ $	a-69b26c28d-37e-22f-18g-23h-61i-63j-28k45l-49m-34n-78o-34p46q-22r48s-27t-25u-29v-47w-33x-59y-35
_duration_ _time_	b-22c-35g-8m-11o-11p-12s-10t-9u12v48w-18y-13
_duration_ event	a24c-20d16
_duration_ timer	a-8c-12d-8h-15i-10k-25p51
_duration_ to	a-33b-32c37f20p-14v38y-24
_quote_	a69b31d-85e33g-15h-34i-29j-15k-48l-24m-14n-34o-20p-20q-21r-15s12t-22u-15v-11w-16x-9y-32
_quote_ $	a-46b46c31d8e39f-12g-12h-33i-27j-10k-39l-19m-12n-34o-12p-10q-8r-11s-16t-13v-9w-10y-32
_quote_ _time_	a42b-9c-30
_quote_ for	a13b-15f31p-13
_repeat_	a56c-22d-30g-15h-14i-13k-30l-15m-30n-9o-16p-33r-8s-16t-11v-20y57
_repeat_ $	a59c-17d-21f-22g-14h-10i-10k-24l-14m-15n-8o-23p-26s-12t-9v-19y60
_time_	a76b39c41g-17h-23i-34j-10k-44l-28m28n-28o32p-16q-8r-15t-13v10w12x-21y-31
_time_ $	a73b24c31d10f-11g-22h-38i-30j-11k-29l-18m22n-29r-15t-14w16x-21y-22
_time_ _time_	b-34c-52d-24f-8g-11h-19j-10k-57l-18m16n-10o17p-12u-10v78w-28x-9y-37
_time_ alarm	a-24d-45i-17m-37o84p-12v-14
_time_ and	b-18c-11e29f-18h-31i-10m-10o26p-8s-16u24y-8
_time_ appointment	a58b-53d58f-12h-73k-8m-15o-53s-21
_time_ at	a42b-8c-8d-14f-13i-8k-8m-9p-8
_time_ date	a-25b-29c-16d-16h-9i-12k-24l-25m88n-9o-30r-8s-11t-12u-10v-46y-13
_time_ for	a28b-74c41d-14f-11k-11n-8s23y-17
_time_ from	a-17b-8c-12d12m21
_time_ i	a66b-66c-26d-12f30m-11o-27p-10s-15
_time_ in	a13b-50c-36f-9k-34l-17m35n-11o-17p-30r-11s-20u-19v12w25x-59y26
_time_ instead	a-8b-18c45h-26k-17m-11
_time_ is	a65b-46c-27d-20g-24h-16i-17k-29l-23m40n-15o-49p-18r-9s-10u-11w-27x-8y-24
_time_ meeting	a-42b28c-24d48e-9f45g-8h-11i-21j-9k-18l-11m-18n-10o-30q-8s-13v-13y-25
_time_ of	a-47b31c-12d-13m-11o-11t42u-8y-14
_time_ on	a80b-29d-68g14m29o-8v-18w-10
_time_ please	a63b8c28d27f-38g-8h-13i-21l-74m-8n-12o33p-39q-9r-11s-39t-23u-9v-18y-16
_time_ reservation	a-9c-8d-20h-21s37
_time_ to	b-32c25d-30f-8g-8k-11m-20o63p-33s-10t-11v-8w-9y-32
_time_ what	a-20b31c-40d-20g51i-13k-41l-10o-24s-16y-8
_time_ with	a14b-13c20d-18f-9k-53l-20u-9y39
a	a15b-21c-37f23h-23i-17j-11m-13o-27p22q-12t13u9
a NUMBER	a10b11f-11r18y-9
a _duration_	a12b-9d-9f-21i-9k-48l-10m-15n-47p56r-21s-11t-8v-11w40x-14y-39
a _time_	a-12f-9o33p-13
a appointment	a36c-17
a bot	h-17i-21k57l-22
a calendar	b-58c-11d-25f-40k-13l-24m61o-11p-8r-12s-9
a computer	b-13g-10h-8k42n-9p-10r19s-9v-15y-36
a conference	a-9c45h-14i-13k-19l-11p-8s-13t-8y-10
a doctors	a-14b17f36g-10o-28p-10v-11
a full	b-9m-8s-14x29
a happy	b-46k-9s-12w-8x54y-10
a holiday	b-71c-13g-8h-8j-10k-20o-9s-17u-8v74w-10x-22
a human	b-8k28v-10y-13
a lunch	a36b-22c-11
a mechanic	a-38b-29f-12i-15k-15l-14m-8o-9p-14r-17s-8t68w-13y-19
a meeting	a74b-12c-43d30f-29g-17h-24i-27k-25l63m-8n-13p-30r-16s-20t-36u-21v-13w-12x-16y-53
a new	a17b-26c-13f-45o30p26
a person	g-8k45r-9y-28
a pto	a-42b-12c-15f-11o-13r-8s-17t-8u69
a real	b-11k28u-10
a reminder	a-82b-46c-31d-15e-11f82g38h-16i-17j-10k16l-25m-17n-14o8p-53q-14r-23s-22u-26v-17w-15x-20y-28
a request	a-18u38
a reservation	a-58b-35l-11o-8r-10s84t-8u-11w-9
a robot	k40l-18s-8
a room	a22b-14c-27f-8
a table	a-29c-20f-8s64y-9
a team	a-12b51c-9
a time	a24b-28c-28d-12f-22h-36i-18k-60l-25m-26n-10o-37p35q-13r-15s-13t12u-17v-30w-9x-11y59
a timer	a-39c-11d-8f-19h-16i-11k-17l-31n-14o-31p89r-20s-9t-13u-14x-9y-20
a tire	a-60f-33q-13t74u-20
a vacation	a-19b-15g-8k-21l-27m-17r-13s-10t-17u82v-13w-13x-19y-48
able	b-17g-10k-27l27s17u9w10
able to	b-17g-10k-27l27s17u9w10
abort	a-12b-8c-17d-10h-37i71k-41l-17m-12o-8y-16
about	a-18b-28c89d-16e-12f39i-76j-26k-18l12m-41n-30p-31q-9r-30s-14t-13v-32w14x-15y-22
about $	b-12c-23g36k-31l30m-8w-21y-31
about _time_	a-11b-63c77k-17l-15m-19o-15v-13w-14y-28
about my	a-19b50f29k-23m-10o-38p-10
about that	c-12h56i-58j-29k35l-36
about the	a-17b22c-22e-8f-17g-29i-8k-52l-55m-29o42p-28r-31u-19v-17w8x11y32
about what	i-10l18
about your	h-12i-10k-90l90
accept	a-29b12c-37d-16e78f-15g-13h-33i-26j-10k-52l-35m-11n-17o-10p-11q-11r-32s21t-11u-11v-9w-20x-15y-18
accept reservations	b-15s27x-9
accepted	a-13b102c-20d-13k-92n-38x-13y-60
actually	a-59b-21c93d-53e-16f-9g-8h19i16j-15k-92l-26m-20n-33o-17p-8q-8r-9s-17t-8u-10v-12w-13y-22
add	a63b-51c30d-29e-11g-17i-18k-26l-19m-8n-16q36s-14t-8u-9v-8w-9y-21
add NAME	a-43b-12c67h-11n-20
add a	a34c-40d-12f18g-8i-8l-9o11s-10y-11
add an	a27b-9c-11o10
add my	a41b-9c-12d-16
added	a69b-23c-17d-64f-8g35q-32t-8
address	a-53b22c-29d-12f-13g-20h-9i-10k-8l-34m-44n34o-46r-13s-32t-10u-22v54w-10x44y-44
affirmative	a-8c-25d-9g-8h93i-59k-78l-11m-13n-10o-9r-8v-8y-16
again	a-13b19c-15d-10f-9h-22i-40j-9k-15l103m-66o-11p-8r-11s-12u-9v31x-10y-36
again $	a-15b28c-13d-11f-8g17h-26i-38l45m-63n10o-13r-10s-15u-11v39w-8x-14y-36
again please	b-14c-12g-9i-19k-25l67m-14v-10y-11
ahead	d-9e-8g23h39i-9k-28o-8q-20y-9
ai	a-19b-37c-21d-14e-8f-9g-25h-41i-13j-12k111l25m-32n-38o-37p-14q-8r17s-18t-10u-13v-24w-18x-19y-88
ai $	a-14b-32g-23h-18i-22k80l16m-32n-36o-36p-9r27u-12v-11w-12x-10y-79
ai or	k14
ai what	b-8g-10i-10l34v-10w-11y-33
alarm	a-92b-70c-42d-50f-27g-25h-17i-31k-32l-35m-34n-11o205p13r-10s-12t-9u-9v-37w-21y-15
alarm $	a-24b-20c-22d-31h-28i-45k-31l-23m-8o134p-57r-12s-9t-8v-33y-73
alarm _time_	a-69b-11c-47d-9f-49h-10i-11k-13l-9m-13n-8o19p67s-8v-12w-12y-72
alarm for	a-74b-12c-16d-43f-13g-11n-8o72p-44s-8y51
alarm is	b-14o27w-20
alarm set	a-9b-41g-16o53p-10
alarm to	a-9b-8o44p-14y-22
alarms	a-70b-74c-35d-49e-9f-13g-31h-50i-50j-18k-69l-40m-32n-22o191p-18q-12r-20s-17t-12u-13v-23w-12x-10y-63
alarms $	a-18b-24c-21d-34e-8f-9g-14h-60i-59j-16k-70l-19m-28n-13o124p-11q-14r-19s-11t-13u-10v-9y-33
alarms are	b-17g-9k-13l-18m-11o48p-11v-9y-23
alarms do	b-28g-16l-22n-9o51v-10y-21
alarms set	b-45d-11g-12o53y-26
all	a-35b17c-70d68e-17f-9g-21h-58i-11j-26k60l-15m-24n-29o15p-15q29s-22t-13u-18v-19w-25x-23
all $	c-12d-13g13h-49i9j-25k36l-10q-12s-8y-10
all events	a-8b-24c-15d61h-8k-18n-21o-15q-8y-9
all my	a-35b-86c28d67e-8g37h-11i-26k-55l-27n-11o-18p-13q-9r-16s-9t-10u-11v-13
all of	b-15g33o22q-29r-9
all the	a-9b34c-19d-14f12g-8k-11l-11m-13o-8q-11r17v-9w-8x-23y24
allowed	b-12s26u24y-23
also	a-8b55c49d-12e-43f-14g-8h16i-26j-9k-66l-39n-24o-9p-12q-9r-32s-16u-10v-12w-21x-10y-19
am	a-8b19c-34f-11g-17h-17i-31j-13k35l-9n-19p-11q-8r11s-8t-12u16v44w-18x-26y-53
am going	a60b-16k-50u-12
am i	a-47b75c-36d-13e-8g-13h-8l-10m-78n-19o-21r-13s-10v44y-31
am not	a-21b-9e20h-28i-37j-8k43r-11u-9
am out	a-27k-10l-8r35t-8
am sorry	c11h-15i50k-32l-22r-8u-17
amazing	c-34h117i-62j-22k-84
amazon	a-14b-21c-14f-8g-21k-21l-32r52t-9x-16y19
an	c-9d-19f-8h-15i-22j-8l-52m-27n-14o24p13q-15r8s-16t28u-12v-9w-16x-16y49
an ai	k28y-28
an alarm	a-52b-14c-28f-9h-8i-9k-14l-8n-8o8p44r-12t-10y37
an appointment	a22c-38d-28f-11k-10l-10o-17r-9s-11t46y-12
an event	a57b34c-50d-10o-23p-11s-8t-8w-17y-19
an oil	a-31b-10c-21d-8f13g27i-14k-11l-14n-8o-11q-19r-10s-10t53y-25
and	b-13c42e27f-23g-12h-41i-44j-11l20m17n21o-13p-15q-23s-8t-15v-33w-13x-13
and NAME	a40b43c25d-36e-19f-10g-8h26i-10k-24l-19m-11n-60r-11s-26u-9v-10w-9x-9y-52
and another	a-10o41p-8y-18
and confirm	l24
and his	b-15c-19d9e-8g-8l-8m-13n52v-28y-31
and i	b-19c-18d-9e-8g-8h-15k35l26
and order	r13
and say	a-30b-17c-20e44g24h-15l-8q-21
and thirty	o22y-12
angeles	a-11b-10c-17h-17i-10k-36l-27m52n-11o-11s8u-11v-19y-19
anniversary	a16b61c-8f-19g32h-14k-28l-14m-54n-27o-26r-8s-10t-9u-17v-55x-12y-43
another	a41b-9c-42d-13h-18i-35k-12l57m-41n-9o27p-11u-10y-19
another for	o14
answer	a-25b-14c-35d-16e-9f-11g-20h51j-33k42m-18n-14o-15p-12q-8r-22s-15t-13u-15v-16w-15x-11y-32
answer $	a-21b-11c-13d-9g-13j-28k-20l75o-11r-16s-8t-9u-15w-8y-12
answer is	a-9c-13i57k18l-76m-13n-9p-9s-8v-10y-10
answer to	c-10h37i-33k43l-42y-11
answers	b-16i-8k-56l67r-35w-10y-20
answers $	k-12l29
any	a-40b21d-22f-10g-13h-14j27l-17m-12n-11o40q-13r-28s-29t-9u-9v-18w15x-13y27
any alarms	a-9b-31c-10i-21j-20k-14l-11n-8o64y-39
any appointments	b25
any event	a-41b35c-16d10o-11
any events	b-8c44y-55
any meetings	b56o-35
any one	b-21c-9i-24j61k-20o-11y-14
anymore	a-22b-10c30d42e-8j-33k-48l-15n-13o-11r-8s18v-11y-16
anymore $	c-14d46j-30k-47l-12n-12o-8r-8s22v-9y-15
anyone	k20l-9
anything	a-35b18c31d-18e-9f-10g20h15i-18j43l33m-38n-32o-26p-8q-23r-17s-25t-11u-23v-40w-36x-18y-29
anything _time_	a-29b83c-28g-23h-11j-20k-9o-18v-8
anything on	b21d-9g18q-16
anything scheduled	b12
appointment	a69b36c26d40f-9g-28h-17i-43j-9k-41l-20m-20n-13o-35p-13r-14s-28t21u-14v-40w-13x-9y-43
appointment $	a32b47c37d30e-15f12g-20i-60j-12k-51l-22m-29n-17p-18q-18r-12s-27t-21u-10v-51w-11x-8y-52
appointment _time_	a36b11d22f-10g-8h-12k-13m-10o-15q-8s-10t-12v-15w-11y-10
appointment for	a65b-63d-12e-13f-12h-18i-14k-27l-12n-11o-26p-11r-12s-20t37u-8w-8y-9
appointment on	b-23c22o-10q20u-12
appointment to	a-32b-12c49d-14l-11o-8t16
appointment with	a31b36c-40h-8o-10q-8r-8v-19y-37
appointments	a-16b58c-14d20g-29o-18s-10y-10
appointments _time_	b25d14o-9s-8
appreciate	c-12h-34i-29k65l-45
appreciate your	k20l-11
approved	a-8b-41k-20n-8s-8u76v-16w-11
approved $	u46v-14
approved yet	b-14u25
are	a-35c-24e-13f-12g12j-15k16l55n-9q-19r-15u-15v-36w-23x-21
are a	h-16i-16k48l-24m-8s-15
are doing	a-22b-31c34h-15i45k9l-38m-21o-8s-9y-34
are my	b52c-8g-25k-76l-21m-12v-8y41
are not	b-28h54i-46j-21k-32l-47m-39n-14y63
are on	g39m-8o17q-34y-22
are the	b-40c-23d-12g37h20i-15k-11l15m-23o20q-15s-8v-8w-8x-14
are there	a-27b48c-22d-20g-10i-10k-26l-21m-10s17t-9w-24x-11y13
are you	b-20c-10d-9g-16h-20k76l33m-20n-9o-8r-8s-12v-8w-11x-15y-107
around	a-25b34h-27i-20k61l-22q-18r-13x-8
around $	h-27i-21k62l-23
as	a-20b-49c84d-26e-18f30g-16h62i-35j-16k-73l-50m-59n-30o-47p-16q-28r-23s-26t-28u-22w-15x-11
ask	a-19b-47c-47g11h-9j-9k-36l82m-18n-14o-15r-14v-23x-25y-54
ask the	g-13k-61l55m-10
ask you	b-15c-13g-14i-8k-82l72n-10u-11w12y-10
at	a44b-26d-16e-8h-14j-8k-49l-18m-28n-15o-21q-31s82u-9v45w-19y-56
at NAME	a-25b-8s29
at _time_	a-27b-53c48d33f-9o-22s-17v-9y-14
at my	a-22b25d-11s-11t17
at outback	a-9s11
at red	a-13s19
at the	a18b33c-23f15g-26i-9l-15m-17n-9o-10r20s10t-13u-9v-22w-26x8y-30
attending	a21b92c22d-14e-8i-14k-57n-99o-12u-10v-11w-9y-49
attending the	a45b17c-29d-8k-20n-18y-30
available	a11b-57c25d-9e-8f-9g-22i-10j-10k-37l90m-86n-39o-47p-9r9s30u-21v-34w-35x-20y-56
away	b-9c-35d-9f-8g-13i-25k-35l-12m-14q11r34v43y-9
awesome	c-18h74i-51j-12k-43l-14o-8
baby	a70b18d-31e-10h-24i-21j-8k-28l-10m-10n-21o-12p-8r-8t-12y-17
baby shower	b31c27d-13i-10m-8n-12y-14
back	a-41b63c-39d-17e-18f-21g35h-41i20j-11k-51l-44m-17n-25o-21p-11q-15r-34s16t-10u-8v-37y-26
back to	a-39b73c-33d-8e-13f-14g29h-22i-68k-34l-24m-11n-15o-8q-12r-24s-11v-34y-17
bank	b53c-9g-15h-15i-9j-19k-20m-15n-22o-12r-14s-22u-9v-119x-50y89
bar	a30b-20c-8f-10i-8k-13m-24o-14p-33u-10v-9w-17x60y-33
bar $	b-14k-11m-12s-30u-8w-8x55y-30
baseball	a91b-40c-78d16f-9h-9i-11k-19m-14o-23s-23w-20y-33
basketball	b23c41d17h-14i-13k-9m-18o-13s-16u-13
basketball game	c45d18h-14i-13m-17o-11s-13
bathroom	f11q23
be	a-26c13d-16e-12h-44i71j12l-17n-38o-17p-17q-23r-25s-23t-16u-16v-12w24x-23y-20
be $	a-23c-18g-10i-10j-10k20l-22m58o-13r-10u-13v34w-20y-29
be _duration_	c59h-13k-65p-9
be _time_	a-26b-35c25d-22f11i-27k-16m74o-12v-45w-9y-20
be a	a-11b-40h-10i20w43
be at	b45c50d-25e-8f-11g-8i-20j-14k-14l-15m-15n-13r-9s-48t-10u-9v-14w-29x-13y-16
be either	c-21h-15i-23k48
be good	h-31i-15j41k-22l-8
be in	a-16b50c-13e16u-8w-38x-16y-16
be like	a-10b8m-16w27
be the	b-13c-17m31v-10w11
because	a33b-9c-24d21f-21h-31i9j-9k-21l-10m-13r31s-14u-14w-14
been	a53c-65k84l-62m-11n-18u36v-11x-11y-47
been approved	b-10u34
being	b-21d-8g-10i-9k76l-46m-11r-42s-8u-8v-14w-17y-46
being $	b-12k35r-9v-13y-14
best	a-10b-47f-9g-10l-12m-38r15u-10v-25w-25x-30y73
better	a-12e13h31i-97j-19l-8o-8
between	a39b-16k-23l-23m44s-8y-19
big	b-20c26d-15g-15q19s-9
birthday	a44b37c-26d23e-12g13h-33i-16j-8k-38l-10m-30n-15o-45p-8q-25r-11s-22t-11u-11v-30w-26y-18
birthday $	a8b37c-15d-29f18k-13o-10y-9
birthday party	a19b8c-46d18o-8
black	a-23b-17d-11g-18k-37l-70m-8r33s11t-8v-8y60
book	a-18b-35c25d-22e-12g-13h-11i-21k-23l-29m-14n34o-18p-12r-14s20t30u-11v-20w-21x-25y30
book a	a39c-10l-17s17t-8w-8x-13y-23
boss	a-36c-22d-26e-13f38g-16l-10m-16n50o-14p-8s-8v-35w-8y-35
boston	b45c-15g-8k-13l-29m21s-8v-9w-25x-13y-39
bot	h-17i-21k57l-22
bot $	i-14k39l-17
bother	i-53j65k-20l-22y-14
bother $	i-45j57k-19l-22y-13
break	b72c17d-9f-9g-11h-9k-21m-13o-21r-10s-10v-53y-21
brooklyn	b-10g-16m-10n-9s-9u-12v-21w-36x65y-47
brunch	a-24b-27c77d13f-10h-21i-49k-20l-47m-23o-12p-11r-9s11y-27
brunch _time_	d13p-8
burger	k-17m-11n-11r-8s44y-30
busy	a17b-11c25g-9l-9m-52o-37r-8s-10u-10v-19y-14
but	c31h-49i80k-65l-20r-10u-16
but i	i36k-30
but it	c15h-21i19k-9
buy	a25b-38c-23d-28f-27h-13i-25j-9k-65l-48m-26n-14o-35p-17q-20r104s-22t-19u-23v-17w-17x-14
buy a	a39c-18f-22i-8k-17l-15p-11r37s-11t-12y-31
by	b-26c-14d-11f-23g-32h-19i-33j-9k78l28m-15n-13o-10q20r-43s-16u-10v-16w-15x-8y-40
by $	k49l-46r-8y-13
bye	a-17c-19d-8f-9h-44i-41k69l-17o-12y-16
bye $	a-17c-19d-8f-9h-44i-41k69l-17o-12y-16
calendar	a51b24c-57d88e-10g-21h-16i-28j-8k13l-13n-19o-27p-9q-19r-18s-17t-12u-11v-16w-16x-15y-28
calendar $	b30c-25d55e-13g-26h-28i-34j-13k31m31n-33o-26p-18q-26r-31s-21t-19u-15v-31w-24x-25y-41
calendar _time_	a56b34c-27d-52g-8
calendar event	a14b-15
calendar for	b34c-47d61f-9g-20k-15l-10m-38o-24q-10s-15u-11w-9
calendar on	a22b-25c-8d16
calendar to	a20b15d-17f-17
call	c16d-33e-20f43g-40h-40i-59j-20l-74m-31n48o-12p-25q-23r-35t-21u-22v-30w-30x-19y28
call NAME	a-12b-24c-15d-18e-8f56h-17i-13j-9k-29l-11m-10n11o-13p-12q-8r-13s-28t-8v-18w-14y33
call you	b-8f-12g-18i-11k80l-49n-15r-14y-24
called	b14c-28d11f-9g-14i-8k69l-47m-14o25r-36s-9w-17y-56
can	b-25d9e-9f-11g-12h-29j-11l24m-25o-12p-18q-8u-9y18
can i	a-28b-36c-37d-27e-9f-8h-10i-16l15m-18n20q-18r-23s22v-32x8y35
can not	a8b-17c-12d18h-18i-62j-12k59l-19t-8v-10
can remove	a-12d14
can you	c11d10f-8h-14j-11k-48l21m-17o-11p-15t-8u-13x-10y9
cancel	a-118b-15c-47d82e-15f-22g-18h34i60j-15k-58l-66m-31n-28o-11p-13q-18r-19s18t-16u-16v-28w-20x-18y-41
cancel $	a-13b-11c-18d9f-8g-11i55j-14k-57l-64n-27o-26p-16q-16r-19s-54t-13u-8v-9x-10y-10
cancel it	b-27c-10d-62g-13h47i49k-32l-31m-45s-14u-9v-40w-27x-22y-40
cancel my	a-25b18c-22d19e-8f-20i-30k-8n-14q-10s17
cancel that	a-13b-15c-9d25h-46i31k-14l-23s-14
cancel the	a-26b-28c-27d27f-8h-28i17k-8l-9o-11s25y-16
cancel this	a-21b-12h27i-49
car	a-73b8c-32d-13f-10g-25h-19i-21j-11k-39l-41m-29n-16o-19p-10r-22s-18t92u-25v-22w-10x-16y16
car maintenance	a-18b-19i-10k-17l-22t54u-14y-32
car's	a-24s-9t23
care	a-12h-8i-80j94k-84l-36
cat	a-11f15k-16l-11r31s-9t-10x-15y21
catch	a46b-14c-29d-11f-17g-15h-27i-50j-12k-42l46m-14n-9o-12r-12s-11v-9y56
catch that	i-40k-28l47
center	a15
central	a19b-31c14m31n-9o-9s-8u-11w-11x-26y-16
change	a-62b-77c67d8e-12h-24i-28j-9k-30l-27m-33n-38p-15q-10r-15t34u-12v-29w-28x-16y67
change $	a-27c-13f19o-8t34
change my	a-27b-13c25k-12s23
change that	c30l-14
change the	b-12d29e-8g-8h-15i-18l-12o24q-11r-9s-12t-11y-35
changed	a-12b-42c49d19f-13g-9h-17i-53k-9m-42o-15p-11s-9t35u-8w-9y-16
changed $	a-33c31f-8g-8i-35o-12p-11t38y-11
chatting	c-16h-39i-14k74
check	a-40b17c-27d-27f-11g-15h-19i-30j-8k8l32m-14n-14p-8r-16s9t46v16y-18
check and	l26
check engine	b-9l-25n-11s-8t41
check if	a-10g16h-10k-12o21q-15s-15w13
check my	a-24b29c-9d-37f8g24l8n-24o-11q-33s8t30u-9v-13w-11y-15
check the	a-16f12t-11x25
check to	a-23b-13s26
check what	h-8l33
checked	a-49c-12d-9o-9r-9t50u-9y-14
checked out	t20
chicago	b-30k-14m-21n-34w49x-39y22
chili's	c-9l-17n-22r-8s14u-15w-11x50y-40
choose	c-13i-8j49k-17
choose any	i-8j17
city	a-12b-66c-24e-8f-12g-17h-10i-9k-27l-12m15n-10o-11r-13s-20t-10u-21v-37w88y-45
city $	b-13c-12k-10v-18w-10x-14y55
clarify	i-14k-20l54
clarify me	i-10k-21l39
clean	a-39b-48d72f-10g14h-12i-8k-39l-17o-27p-12q46t-9y-15
cleaning	a55b-36c-13g17k-24o-12q14r-10s-10t-15
cleaning the	b-8
clear	a-79b-40c-25d103f-9h-9i-23k-25l37o-20r-8s-10u-10
clear about	c-9i-17k-41l45
clear my	a-14b-16d35
coast	b-21m43v-20y-10
coffee	a76b-10c-36d-14f-12h-12i-23k8l-32n-28o-9p-10q-10r-27s-33t-10u-9v-15w-14x-11y-39
come	a-61b-20c34d-9h-92i-10k75l-14m-47n-30o-12v-25w-8y48
coming	b51c-9d-12g-11i-13k-42l-26m-34n-18o-45p-8q-8r-9s-14u-16v30w-16x-14
coming up	b56d-11g-10i-11k-36l-26m-33n-15o-42p-8s-10u-15v23w-15x-12y-35
command	a-20b-15c-42d-17e-8f-12g-11h56i64j-11k-45m-15n-12o-15p-13q-9r-11s-18t-9v-13y-38
command $	a-15b-13c-22d-12f-8h19i51k-22l19m-9n-8o-9s-11y-19
command exactly	h41i-25k-14l-13y-8
company	b30c-9g-13h-16i-18k96l-104m-29n-8o-10r-19s-8u-8v-27w-16x-19y-62
complete	a-8b-9g32i23k-19n-11q11r-21u-12v-8y-17
complete $	a-9g-14q27
computer	b-13g-10h-8k42n-9p-10r19s-9v-15y-36
computer $	g-8k42r-13s-8y-31
concert	a-40b-12c-41e15f-10g-12i-8k-9m-26o52r-8s-13u-20v-31w-10x-12y32
conference	a15b36c42d-9e8f-18g-10h-15i-15k-20l-11m-10o-16p-10r-10s-27t-11u-11v-21w-8x-12y-11
confirm	a27b-17c-27d-21f-11h45i-39k-37l50m-9n-22o-10s13v-15w-8y-19
confirm detail	l19
confirm it	h24i-13k-27l21
confirm last	l9
confirm my	a-13b-9h-17s35
confirm that	s13
confirm the	a-37b-18c-26d-19h53i-21l23m-9s-11y-20
confirmed	b-10c-12h80i-47k-46l-19n-9o-8s12v-9y-16
confirmed $	b-10c-12h80i-47k-46l-19n-9o-8s12v-9y-16
convert	a-15c-21h-12i-12k-21l-9m58o-10s-8v-11y-8
correcly	c-13h68i-47k-56l-16y-11
correcly $	c-13h68i-47k-56l-16y-11
correct	b-24c-33d-15e-8f-11g-15h61i15j-39k-20m-23n-15o-10p-10r-10s-15t-8u-8v-16w-15x-12y-26
correct $	a-12b-26c-19f-8g-16h46i-15j-37l8m-16n-12o-9p-9r-8s-15v-14w-14x-12y-19
correct answer	h-16i27
correct response	c-8h-10i35k-10
correctly	b-16h-10i37k-27y-14
correctly $	b-16h-10i37k-27y-14
could	a30b-16c-22d-15g-10h-61i-67j-17k8l61m-11n-14o-13q-8u-8v-11w-11y-17
could be	c-36h-19i-51j-14k72l-36
could not	a-8i-38j-9l30
could you	a38b-15c16d11g-8h-19i22k-23l-30n-9o-9s-9t12y-9
create	a60b-28c-39d-18f26h-19i-13k-27l-10m-11n-14o30r-11s-9t-8v-9w-10y-12
create a	a37b-9c-30f11k-14l-8n-8p18r-10t-8u-8y-8
create an	a24b-10o13p-8
create event	f-14h-18o36
created	b-39d10k22l-13m-9n-20o-11v-47y51
current	a-21b-44c-32d-24e-8g-13h-25i66j-10k-60l-60m41n-50o-14p-25q-10r-13s-16t-10u-10v41w-16x-18
current date	b-9m61v-28y-25
current time	a-14b-24c-13d-9f9h-11i-49k-44l-49m36n-10o-24p-23s-8v48w-14x-17y-52
currently	a-29b23d-13k-27l-11m33n-9o30r42u-8v-22y-14
date	a-39b-17d15e-8f-13g-20h-14i-30j-9k-50l-44m112n-16o-44p-11q-9r-17s-37t-13u-16v44w-29x-21y-53
date $	a-25b-27c-26d-17f-8g-10h-11i-18k-34l-26m108n-12o-29p-10r-16s-12t-13u-10v-49y-43
date _time_	a-22b26c-22d-13g-10h-9i-22k-18l-8m96o-14s-9v-80w-17y-17
date is	b16g-12h-9k-26l-10m53v-51y-9
date of	b20c-20d22m-92v75w-10x-10y-16
date with	a-43b-51c64m-8s-10
dates	a-16u31
dates _time_	a-16u31
day	a-27b-32c49d-23e-13f-13g-36i-24j-13k-30l-42m65n-26o-35p-24q-12r-22s-22t-19u16v35x-29
day $	a9b-8c66d-21e-14f-10g-37h14i-25j-16l-46m10n-31o-37p-35q-15r-27s-25t-28u-51v-49w-23x-32y50
day _time_	a-39b21c28d-10g-11m41o-8s-11v-53w-10y-16
day is	a-22b-32c-20k-20l-8m48u-9v-55w42y-17
day of	b-36c-10m67u11v-79y-22
day off	b-17c-8g-11i-12k-12m-42o-14p-9r-8s-8t-8u40v54w-8x-13y-71
days	a-8b-36k-14l-38m80n-14o-11t-15u36v11x-11y-92
decline	a-56b-33c-44d-25e78f-11g-12h21i-12k-28l-16m-13n-10o-16r-9s-13u-11w-12y-15
decline my	a-11b-13c-9d-8e21h25k-23l-14
decline the	a-42b-19c-40d-18e62f-9i-8m-11o-15s-8w-9y-10
delete	a-69b-77c-62d92e-18f-18g-45h22i12j-12k-39l-43m-15n-28o-18p-12q20r-17s-19t-12u-11v-18w-16x-10y-28
delete all	a-15b-15c-8d35i-9
delete my	a-51b-36c-26e-9f-12g-10h56i-23k-13n-11r-9s-14t-8u-8v-14w-13y-13
delete that	d68h-12i-81k-25l-32q-8
delete the	a-17b-30c-27d55g-27h-10i-27l-11q18s-8y-11
dentist	a21b31c-23d14e27h-26i-18j-8k-27l-13m-21n-14o8p-8q-10r-11s-16t-18u-8v-42w-8y-30
dentist appointment	a28b17c-19d14e27f-11h-26i-18j-8k-27l-13m-20n-13o10p-8q-9r-10s-16t-18v-39w-8y-11
detail	b-9l42y-8
detail $	l19
details	a-21b-8c-11d-37h-8i45k-16l64m-8s-34y-10
details $	a-21b-8d-49h-30i50k-13l62s-34y-8
did	a-27b51c-48d-15e-11f-22g35h-21j-12m-31n-55p-8q-24s-14t-10v-21w-14x-10y49
did i	a-29b33c-15d-10f-25g51k-11l-43o11q-34r11v-14w-9y-43
did not	a-19b27c-41d-11g-9h-21i23j-15k-16l21m-15o-8r-8s-8u-8w-8y-12
did you	b-21g-16i-22k-28l56r-8y-22
difference	k-13l-24m45y-20
difference between	m16
different	b-42c-9g-9h-9i-8k-30l10m45n-8o-14s-13v-20x-17y23
dinner	a13d19e8f-21g-18h-65i17j-12k13l-20m-47n-29o-45p-13q-22r-17s50t-17u-17v-30w-19x-11y-34
dinner _time_	a62d39f-10h-12i-38k-24m-29o-29q-9s-36v-9w-12
dinner meeting	a38b37c-52n-21o-12v-8
dinner reservation	d-36h-18i-20k-18l-9o-8s61y-8
dinner with	c-10e21k-11s-8
do	a-31c-18e-10f-11g28h8m-20n-21p-11q30t-8v-16w-10x-10y13
do $	a-26b43c-20d-78e-10f-20g56h26i-54j-23k-9l-19m-43n-27o-23p-12q21r-55s-18t-15u-16v-32w-24x-25y-59
do _time_	a-39b-87c-9d68g14k-26m-10o-11q-13r-11s-8v-23w-10y-24
do i	a-29b48d16f-17g10h8k-25l-25m-20n-14o12q-28r25t-8v-10w-9y-31
do it	l34y-10
do list	a-20b-25c-11d-28f-20g44h-8i-8k-10l-14n-12q37r-30s-12t-9u-8y-26
do not	a10b-50c-31g-22h-103i31j40k37m-12n-20o-9p-15q-19r-21s-25t-17u-17v8w-13x-15y-58
do people	b-26g-13i-13l-11m-12r-21s-14v-9y49
do reservations	k-8s45y-9
do they	x19
do this	f39i15j-9p-9q-11
do we	a-18b-45c29d-11g-16h-12j-11k-9l-9m-20o-11q-9r-14s-15u31v51w-12x-21y-57
do you	a-14b-38c-8d-20e-10f-10g-34h-26i-42j-13k8l42m14n-23o-21p-11q-14r15t-9u-12v-30w21x-14
doctor	a40b-14c-35f-10s-9
doctor appointment	a-8d12
doctor's	a18b18c-44d43f-11g-15o12q-8u-11v-17y-25
doctor's appointment	a18b14c-44d43f-11g-14o14q-8u-11v-17y-25
doctors	a8b11c17d-8f32g-10o-31p-9v-13
doctors appointment	a-14b19c21f32g-10o-31p-10v-13
does	a-50b18c-37d-19e-12f-12h31i-33j18k-46l-32m18n-15p-19q-19s24t-15u-17v-26w-20y54
does $	c-28h35i-19j-12k9m-8y-10
does NAME	b-58c-14g-8j-8k-31l-11m-12n8r-10v-11w-8y50
does it	b-14c-18g-15k-15l-9m33y9
does my	a-40b8c-16d-12g26k-13l-16m-30n-12o13q-30r24s-16t-15u-11x-15y27
does not	a-15b-22c26d-9h-33i-11j68k-20l-11n-15r-9v-8x-10y-31
does reservations	k-11m-12o-9s34w-8
does the	b33c-15g-10k25l-10m25s-10v-22x-20y-46
dog	a21b-21c-16f-17h-11i-10k-43l-45m-16o-9p-10r36v-14y58
doing	a30b29c13d-20e-11f-9g-17h-27i32j-13k37l-83m-34n-17o-21p-11q-8r-30s-17t-10u-23v-45w-28x-10y8
doing $	a-8b-45c-18d-11g-12h-24i40j-11k31l-64m-13n-16o-9p-8r-26t-8u-10v-8w-22x-9y26
doing _time_	a-9b41c-8i-9k33l-34m-23o-8v-36w-8y-34
done	a-18c-8d-8h-41i10k71l-19
down	a66c-93d-36e-10f-23g-11h-24i22j-9k-91l-20m-22n-20o-13p97q9r-43s-14t-9u-12v-15w-12x-11y-29
dr	a-11c-20d30l-8n-27o-10q-14r-8v-16x49y-32
drive	a50c-28d-9f-8m-14
eastern	b-14k-15m82v-50y-8
either	a-22b-43c-35d-26h-46i15j-40k72l-49m-8n34o-13p-8r-11s-9t-8u-12v-9w-8x-8y-14
either $	b-42c-27d-11h-22i-31k56n39u-8
elaborate	i-15k-24l62n-8r-9
elaborate further	l16
elaborate me	l26
else	b-43c-32d-8f-8g-22h35i10k-30l33o-10r-15s-15t-8w-13y-8
end	a-63b-12c69d-34e-8f-17g-9h-59i-67j-10k92l-41m-33o-19r-8s-16u-10v-23w-12y-32
end _time_	a-52b-42c35d-13i-31j-8k53l-41m-10o-11s-8w-9
engine	b-27g-9l-24n-12s-8t52w-9y-12
engine light	b-28g-9l-24n-12s-8t52w-9y-12
enough	b-8h-101i17j-23k58n-15o-8r-12s-11w27y-11
entire	b-17d50h-11k-31o-14r16
entry	b-11c-18d-22f41k-17m-10o-21s-9
erase	a-37b-47c-22d78g-56h-10k-11o-8q48r-8v-10
erase my	a-22b-12c-15d47h-9k-12q-9
est	b-53g-8i-13k-39l-10m103n-8u-14v-69w-18x-22y-60
event	a82b47c28d47e-13f-13g-15i-53j-11k-47l-26m-29o-30p-15q-18r-14s-19t-13u-13v-21w-19x-16y-48
event $	a36b-24d29e-9f-16g-17h31i-49j-10k-54l-31m-28n-31o-45p-12q-18r-18s-20t-12u-12v32x-30y-35
event _time_	a19b66c-49d29h-18l-9m-17o-20p-14q-8v-28w-11y-19
event called	b23c-23d-11
event for	a71b22c-41d21f-14h-8k-9m-20n-10o-41s-12w-11y-10
event from	a-10b-23d50i-9k-10
event in	a36b20c-24d-25m-12v-10y-9
event on	a18b-8c-16
event to	a52b-13c11d-21o-12q-13s-9y-15
event with	a-58b13d28e-10n-9o44y-21
events	a-14b110d49e-15f-20g-29h-46i-42j-13k-60l-47m-35n-35o-52p-16q-26r-27s-24t-20u-18v-20w-22x-15y-80
events $	a-57b70c27e-11f-12g-10h-54i-47j-10k-53l-25m-8n-13o-22p-11q-13r-15s-13t-22u-10v-11x-9y-13
events _time_	a-78b70d-35f-9h-12i-9k-23l-10m-19o-18p-8s-8v-14w-12y-42
events do	b49g-9l-19y-16
events for	a-12b34c-10m-8o-19y-12
events on	b27d-20
everything	a-51b-36c-23f-8g-11h-23i-19j-10k45l-26m-12n-17o-15p-10q-18r83s-11t-10u-16v-18w-11x-14y-55
everything on	g-19q16r19
exact	a-8b-23c-43f-9g-18h107i-69j-21k-106l-28m41n-11o-42s-14v18w-11x-14y-46
exactly	a22b-21c-35d-15f-10h75i-63k-54l10m29o-17p14r-12s-11v-43w-14x-10y-49
exactly $	a23b-21c-35d-15f-10h76i-63k-55l-13m30o-17p14r-11s-11u-8v-43w-14x-10y-28
explain	a-30b-16c-19d-11e-8f-19g-22h-46i-43j-16k-52l66m-13n-17o-21p-8q-8r-21s-12t-9v-9y51
explain me	l11
extend	a-34b-32c58d-12k-15p-8y-10
extend the	a-34b-33c52d-12p-8y-9
false	a-9c-28h-68i96j-16k-56l-17m-12s-9w-9y-13
false $	c-26h-42i73j-11k-52l-13
familiar	b-8k-18l36y-16
familiar with	b-8k-18l36y-16
fantastic	c-10h67i-17k-36l-8
farm	b14
find	a-19b37c-47d-30e-14f-20g-15h-21i-31j-11k-29l-27m-16n-27p-20q-12r-25t38u-14v-16w42x-20
find a	a28b-22t8y-8
find out	a-8r-8s16t-18y24
find someone	s-8t19
fine	a-10b-25c-17h33i-56j23k30l-19m-9o-8r-8v-14w-8y-45
fine $	a-10b-15c-14h34i-55j15l-14o-8v-11
first	a-9b42h-12i-8k46l-10m-23n-41o24v-8w-8y-16
fish	a54c-24f-9g-20m-8n-28q25s-15u-10x26y-17
five	a-9o11s11y-11
food	a40b-26c-39d-10g-10h-16i-13j-9k-29l-16m-12n-11o-11r39s-21t-8u-10v-14w-9x13y25
football	a47b31c-28d-18k-21m-11u-8v-9y-9
for	a-13d-8h-14i-9l-29m-19n12o15p-11q-11r9s29v-23w17y-11
for $	a-10b16c-18d-17g-31h-8j-9k-13l38m-19n-66p-34s-22u24v-21w-21x-17y17
for NAME	a-21b-22d-10l-16n44v-13x14y-11
for NUMBER	b-8c-12f-9l-8s48y-17
for _duration_	a-21b-18c24d-8f12g-12h-9i-12l-19n-15o-26p31r-27s-17t-16v-13w-10y-33
for _repeat_	d-13l-9m-12o-34p-8s-8v-17y67
for _time_	a-25b30c16d29f-11g10h-20l-20o53p-33q-10r-11t-12v-18w-16x-12y-41
for a	a-27c-53e-8f-24g-13h-8o-9p-10r-14s8t-14u-17w51x-14y31
for an	a12b-22c-17f-12k-13o-9r-8s-9t43w-10
for any	i-17j27
for birthday	a-32b61c-22d-27h-11k-36m-11o-14
for dinner	b16c-16s19t-8
for lunch	b17f10
for me	a-29c-20d-25e-18f-28g-28h-11i27k-27l-43m-25n74p9q-10t-17u11w-24x-22y-38
for my	a-40b-25d-11f18g12i-9k-13o-9r-12s-14t21u-24w56y-8
for that	a-25d-12i-8k29l-32o15p-15s-11t19w30y-8
for the	a26c11d-17e-14h-46i-29j-9k20l-24m-39n-18o-20q-19r-20s14t-10v-35x-23y27
for this	a64b-22f-15h-9i9j-8l-26n-39o-9y-70
for vacation	a-8b-27k-10u37
for you	a24k-12l22r-8t-8
for your	b-13h-18k-22l-66r61s-8u-8w-8y-19
forecast	a44b-50c-44f-12i-8k-21l-8m-78n-26o-13p-48r-15s-10u-9v-21w95x-22y-48
forget	a42b-48c-28d-12f24g-10h-60i66j-15k-49l-34o14s22y-25
four	a-23c-12m21s24
free	a25c-37d-18e-9f-13g26h-13j-17k-40l-25m-41n42o-38p-12q-13s-25t-11u-23v22w-16x-26y29
free _time_	b53k-25v-15
free day	b-23c-16m-31v71y-57
from	a-30b-63c25d30e-17f-17g-16h-32j-20k-41l13m-13o-30p12q16r25s-37t-17u-16v19w-28x19
from calendar	a-30c-20d106h-16i-18k-69l-28m-14n-8p-8y-9
from my	a-27b-33c-9d29g-13q47
from the	a13b-34c76d-57i-21k-22l-16m-36n-8o-22q-12r-8v-14x-13y37
full	a-35b-23c-51d-17l-8m62o-21s-18u-8v-18w-12x33y-11
full bar	b-9k-10m-12s-14w-8x39y-8
further	a-17b-12c-12d-8f-10g-8h-37i-41k-45l107n-9o-15r-9y-29
further on	i-11l46
g	a-12c-13h-9k-10m38
g m	a-12c-13h-9k-10m38
game	a58d49e-8f28h-51i-52j-9k-43l-26m-50n-50o-57p-37q-15r-17s-33t-9u-18v-26w-19x-13y36
game _time_	a66b-14c-11d-20f-11k-13m-8o-15y-12
garden	a-15c43h-11i-12k-15n-9o-11q-10s24t-17
gave	i47k-29
gave me	i30k-14
get	a-22b-35c21e-13f-20g-23h-15i-56j-30k-39l48m-14n-36p-49q-21s-18t26u14w-28x14y43
get a	a-43b-14c70f-29l-17n-11o-16p-45r-12t-14u-21v33y-40
get an	a-23f26s-9t11
get me	a-13b-18c-11d-20f-12h-11i-13k-16l-19m-9n-14p-8r-18t-16v-9y55
get my	a-53b-11c-22d-15g-11k-9l10o-23p-11q-11s-8t59y-24
get rid	a-20c-20d43h-14o8y-29
get the	a43b24c-12d-15i-9k-45l22m-13o-25s-10t-9u-22w-18x-12y-20
give	a-33b-10c-20d-15e-13f10g-20h-16i-26j-14l-23m10n16o-22q-11r-27s-8t-19v15w16x9y8
give me	a-32b-9c-20d-16e-13g-19h-15i-27j-14l-23m11n17o-21p9q-10r-26t-19u-19v16w16x10y9
go	a-59c-24d10e-23f12g11h72i-54j-33k23l-92m-33n-25p-9q-30r24s-24t-22u8v17w-29x-17y-10
go ahead	d-9e-8g23h39i-9k-28o-8q-20y-9
go off	a-8b-8o28p14u-11v-21y-20
go to	a-40b24c-27d-46e-11f42g-25h-65i-23j-8k36l-14m-18n-8o-25p-14q-9r22s-12t-13u-11v-18w-10y35
going	a14b52d-45e-8f-12g-29h-23j-12k69l-25m-62n-20o-12q-15r-22s-19t-16v-36w30x-24y-63
going $	b-9h-19k55l-14o-8t-13y-36
going on	b61g-14i-11k26l-17m-26n-14o-12u-10v-16w-34x-14y-21
going to	a51b-20c-35g-10h-10k-59m-36o-9s-11u21v-19w54y-20
golf	a44b12d17o-47
good	a-31b-56c-50d-23e-14f-21g-19h61i-30k40l-16m-25n-28o-39p-18q-14r-23s-20t-16u15v-33w-21x-28y-32
good $	a-19b-46c-20d-14e-9f-10g-14h43i12j17l-29m-11n-12o-16p-10q-8r-10s-10t-10u-15v-21w-11x-19y-20
good _time_	a-57b-18c-17d-12f-8h-15i-9k67m-14o-33
good job	h-51i-48j-19k72l-14
good to	c-10h-34i-19j14k47
goodbye	a-49c-19d-10h-42i-65k112l-27m-10o-12r-9
got	b33d-15h29i34j-8k-72l-43m-19n-9o-9p-11q-13r-16s-12v-29w-9y-15
got it	a-8c-11g14h55i-46k-28l-11q-12
got my	h38i-30
gotten	h24i-8k-15l-16
great	a-27b-11c-31d-13e-11f-11g-12h64i-96j-17k30l-25m-21n-16o-12p-12q-9r-12s-23t-9u-9v-21w-9x13y-22
great $	c-15h97i-19j-9k-99
great thanks	h17i-12k-10
had	a17d-14g-9i-10s12
hair	a23b-10c-13d18s-14t-8v-9w-11
hair appointment	a8b-8c-11d30s-13t-8v-9w-11
happening	a-27b56c-27d-9e-8f-8g-22h-14i34j-12k34l-46m-78n-39o-29p-9r-11s-9u-17v-71w-42x-37y12
happy	a24g-8i-34j-8k34l-18n-13r-20s-23v-9w-11x54y-22
happy hour	a25g-8k-21n-12s-21v-8w-11x49y-21
has	b43c-23d-16e-9f-10g-15j-8k-27l-19m-24n11o-10r-11s-18u22v-17w-21x20y-8
has a	a20b-10s-8w-10x23
has been	a62c-63
has my	a-10b-8u29
have	a-14b9c15e-8f-9g9h-9i-15j-8k10m-11o-8p10q-20t-8u-8w-13y-18
have $	b16c-10g-20k-57l39m20n-19o26r-11v-16y-48
have _time_	a-13b81c-8d-19g-18k-13m-10o-11r-8v-13y-13
have a	a8b9c-40d-23h-12i-26j-28k34l-25m-18n-12o-35p-17r-17t-12v35w-13x35y-28
have an	a23b21c-19d-25i-26j-8k15
have any	b27c33k-9o-19q-13s-10v-9
have anything	a-14b-10c35d-11g28h31k-12l-17m-23o-17q-13r-10s-17u-13v-25
have done	h27i18k-31l-14
have for	b-30g43l-18o-14y-8
have got	a30b-20c-15g-9i44k-64l-28o-8p-8r-9
have gotten	h24i-8k-15l-16
have i	a-10b66c-27g39j-11l-11m-14n-15o-31q-48r-25v-32y-27
have it	a-19b-23c71h-22j-8l-14m-13v-9w-13x-8
have just	g-12l17
have my	a-10b-17c21d-10h-54i-60k70l-16
have no	a-11b-14c-20g-12h-8i-13j47l-9m-10n-8o-8r-8s-8y-9
have on	a-14b8d-29g-30q-9r46
have reservations	a-12b-47s54
have said	l18
have scheduled	b35d-10g-10
have set	a-11b-43g49k-23l-16o18p-16y-11
have the	a-18b-47c21d-26g-15i-8k-15m40n24o-9r-13s24v52x-13y-18
have to	a10b-92c-57d57e-12f-13g29h-12i-45j-17k47l-48m-31n-17o-33q-20r-27s-19u-21v12w-16x-8y18
have understood	h16i16k-13l-9
have waiter	x22
have you	b-21c-50h-14i-17j-14l35m38n-15p-16r-15s-8v-17x-12y-39
having	b-18c-11d26h-15i-9k25m-11s-12
hear	a-8b15g53h-8i-29k-59l73n-12o-10q-48r-12y-8
hear what	g-15l30
hear you	i-26k-55l57
hello	b-19c-18d-10f-8g-8h-32i-28j-8k91m8n-12o-15p-8r-9u-9v-17w-9x-8y-78
hello $	h-20i-15k40y-13
hello i	a12b-10c-10k-19l27s12
help	b-36c-25d-67e-15f-23g-21h-90i-45j-16k-47l110m-16n-19o-20q-10r21s-25t15v-14w-18x-17y20
help $	a-15c-17h-76i-16k21l62o-8r-35y-16
help me	a44b-36c-12d-17e-13f-20g-13h-41i-39j-15k-56l31m-13n-20o-16s-20t13v-13w-11x-9y27
help with	a-50d-28k-12l54
her	a29b-43c35d-23e-8f12h-18i-34j-9k-40l-12m-8n-20o-13p-10r-15s37t-8v-11y-21
here	a-22b-61c-21g-11h-19i-26k22l-28n-71o-12r-13s-10u-16v65w67y-65
here $	b-14h-13k9l-8n-72r-8v71w-9y-53
hey	a-23b54d-65e-9f33g-15h-40i-35k76l-20m-11n-21o-21r-11s-24t-9u-12v-16w-11x-16y-22
hi	a32b-41c-40d8e-14g-15h-55i-42j-10k63l14m-32n-25o-30p-13q-10r-18s-24t-19u-22v-33w18y-30
hi $	h-20i-16k53
hi i	a-60b-13d20f-9g-12h-43i-29l36p-8r-11s-8t-8w41
hi there	a14c-9d-18f-9k48l-23m-12n-20o-20s-9t-9w-18y-11
his	b-24c-19d8e-8g-9h-8l-9m-15n-39s-8v99y-43
hmm	h-11i50k-19l-26
hold	a-15b-20c-17d-8g-10h-28i-26k32m-11n36o-10p-15r-15s-9t-11u-10v-14w-11x-8y-21
hold on	a-15b-20c-17d-8g-10h-28i-26k32m-11n36o-10p-15r-15s-9t-11u-10v-14w-11x-8y-21
holiday	a-8b-36c-20d-14e-8f-14g-25h-16i-23j-15k-52l-33m-47n-25o-37p-24r-16s-20t-11u-13v134w-20x-27y-130
holiday $	b44c-10h-10j-11k-22l-10m-21n-15o-14p-8r-9s-17u-8v24x-23y-95
holiday here	v9
hour	b-10c-14g-9h22i-10j-8k-25l-33m-20n-12o-8p18s-25u-9v-15w42x23y-50
hour $	g-8k-21m-36n-12s-14v-12w46x27y-45
hours	a-42b-37c-15d-12f-76g-9h-18i-23j-14k-42l-33m13n-17o49p80r-18s-16v-13w-10y-34
house	a24b-19d-17g-9o11t-9x27
how	a-60b-14c-12d-24e-16f-18g-14h-15i-28j-18k26l40m8n-17o-22p-24q-20r-21s-23t-12w-19x17y35
how about	b-56c64k-16l-11m-8o-8v-10w-10x16y-30
how are	b-23c-10k32l-65y29
how can	a-16b-24c-9d-8g-9k-70l66m-8n-20o-8r-8s-8t-22v-17w-10x-44y19
how do	a-45b-50c-8g-16h-10i-9l19m-9o-20p11r-11t8u21v-16w-8x-26y23
how is	a-14b30c-35d-13e-10f-11g-12h-20i-18j-17m-21n-40o-18p-15r-10s-13t-15u15v-61w11x-43
how long	b51c-15d-11g-13k-25l-22m-22n-28o-11q-8s-10t-10u-31v31w-11x-14y-12
how many	a-30b-16c-43d-16e-12f-9h-11i-11j-10k-50l9m30n31o16p-20q-31r-12t-19u-28v-11w-22x-39
how much	b-34c-31h-9k-64l-22m19n-22o-10p-21r-14s-8t-9u-20v8w-11x41y11
how to	a-34b-38c-23f-11g18h-8i-11k-44l24m-22n-13o-15p-22s-9t-18u15v-15x-13y68
human	b-9i-9k58l-50s-9v-10y-20
human $	k27l-10y-9
human or	k44l-47s-8
hundred	a19b-19f-34o37p-11y-12
hundred and	o22y-12
i	b29c-15e-8f-14g17h-9m-27n-10p-9q-12w-12y-19
i able	b-13k-22l14w20
i am	b-34c-34f-12g-15h-17i-30j-15k45m-34n-14o21p-13q-8r19t-14u16v27w-17x-26y-13
i appreciate	a-8c-12h-35i-29k65l-45
i ask	b-14c-15g32k-23l15n-10u9w-14x-8y-21
i be	a-8l-8m10s11u13v31w-26y-9
i can	a22b-60c-24d11f-11g-22h-23i-64j-15k25l12m-21n-21o-11p-20r-24s-20t16v35w-26x29y-23
i could	i-34j-8k-25l55
i did	b26c-40d-11g-8h-17j-14l34m-15w-8
i do	a45b-48c-24d20f-9g-20h10j43k-30l-26n-13p-10q-13r-10s-16t11u-18v-14w-11x-15y-29
i free	b50k-25v-14
i get	a-18b15c-19d-10g-15l-45n-25o-25r-10s-13t-12u21w-14x38
i going	a-20b45c-18u10v-10
i got	a-8b44c-9g-14i-10l-10m-11v-30y-10
i had	a17d-14g-9i-11s12
i have	a-9b59c-24d17g20i-8k-19l-25m-21p-8q-19s11u-9w-9x-9y-17
i just	a-8b-9d10f18g-22h-15i8j-12k21l-29q18r8s-9
i know	a-9b-12g-11i-13k11l-43m-11n-17o-10s-16w44y-8
i like	i-10k-12l43
i make	a-10g11
i meant	a-45b-28c74d17e-8f-11g-16h-39j-22k-60l-37m-10n-17o-20p-16q-11r-22s-17t-18u-15v-13w-10x-12y-19
i missed	i-8k-11l31
i must	h-17i10k29l-22
i need	a17b-54c-8d26e-10f-16h-46i-26j-12k-25l11m9n8o12q20v-15w-13x12y-31
i no	i-12s21
i put	b-12g9q-26r22
i remember	a-13b-26o16
i request	a-8b-19c-9f-22g31n-14o-10t-16u26w-8
i said	l13
i schedule	a-43b-36i-10k-13l33o-10r-8t31u22y-35
i set	a-15b-40c-9k-9l44o35p13q-9u-23x-8y-45
i should	b-14g-8l49m-11r8u-8v-17w-15x-21y-45
i think	a-29b26i46k-33l-30
i use	b-13g-9k10l-8n-13r-9u8v-37x43y-12
i want	b-26c-11e-12f-15h16i-21j-12k-37l33m-8n14o12q-27r13s-8v-15w-16y-45
i wanted	a-8c-11g51h-15k-34l-25y-8
i was	c-12f-19g20h13i-11k-15l14y-10
i will	a29b-25c-80d-21f-15g-21i28j-19k25l-57m-14n-9o-19p-11q-9r-25s-19t-14u-19v14w-37x-9y36
i would	a8b-8c-27d15e-9g-17h-15k-68l18n-12u13y-10
idea	a-15b-17c-32d-20g-13h-14i-96j42k79l-17m-12n-12o-14p-8r-11s-11t-8u-8v-8y-13
idea regarding	b-8g-8j36k-36
if	b8c-36d-24e-9g10h-17i-16j-8l-11m-10p-15q-30r-12s35t-10v-27w21x10y-30
if i	a-41b-18c-14d-10f25g-8h-15k49l-32m17n15o-34p-10q-13s25v-17w-19x-17y18
if it	b-8h-9k-28s-12v-8w36y-9
if my	k-8s-9u19
if the	a28b-31k-14m-16s10w-19x34
if there	a-25b-27f-10k-46l31m-28o-12s-18v-8w42
if you	i-9k27l-27m22s-15
in	a18b-33c-21d-32e-11f-46g-19h-36i-26j-13k-62l-30m41n-25o-48p20q-9r-19t-16v-27w40x111y-8
in $	b-17g-21i-14k-63l77m32o-8s-10v-11w-15x-26y-61
in NAME	a-13b-11c-26m-21n-35s45y-36
in NUMBER	w20y-8
in _time_	a30b50c-74e-11f-8g-21h-11i-9j-21k-13l-60m-18n-20o-32p-17q-13r-14s-43t-11u-28w-45x-81y43
in a	a-51c-9e17s38u17
in london	m37
in my	a47c-20d-27g53k-41l-27m-49n82o-19r-8s-11t-13u-19v-42w-20x-51y-86
in new	a-24b24c-11f-10m8q-17r-12s9x17
in reno	b-16c-17m-15s-11v-9w-16x53y-25
in san	a-9b-17v-23w45x-17y-10
in shoreline	b-16k-14m-22n-8s-23u-9v-10w-11x62y-43
in the	a33b15c19e-10g-31h-11i-11k-13l-33m-24n-13p-9r25s-15t10u29v-28w-64x-60y35
in tokyo	m53v-33
in vienna	m-12w18y-8
include	a33b-18d-13g-52q49r15s-8y-10
incorrect	c-12h-53i94j-9k-73l-17m-9y-9
incorrect $	h-37i73k-56
india	m24v-9
information	b-11c-8h-16i-22j-23k38l-37n38r-9s23w18x-8y-43
information $	b-9h-15i-21j-22k49l-21n43s-8w-21y-40
instead	a-44b-9c78d-21f-13h-29i-16k-20m-13o-9q-9r-11s-10x-9y-26
instead $	a-29c66d-20h-27i-17k-21m-13q-8r-11s-9x-8y-20
instead of	a-25c36f-9y-9
instruction	a-10b-19c-35d-18f-9h-25i-42k-21l80m-14n-13o-8s-10v-9y-15
instruction $	h-11l39
instructions	h44i-29k26n-16y-12
instructions perfectly	h13
into	b-14h-17i31k-24l-12m-40t-15v-15x-16y51
invite	a-58b-30c80d-13e31f-9h-34i-13k-14l-16m-14n-47o-8s-18w-11y-17
is	a-13b19c-37d-19e-10j8l-37m19n19o-18p-10q-25r-12s-10t-11v33x21
is $	a-8b-52g-26h28k-53l-20m73n21o-9u10w-20y-38
is NAME	a16b31c-21d-10g-11h-15i-8k-45l-17n75s-12u-10v-50w-15x-34y-82
is _time_	b-117c-9d-18e-12f-12h-27i-21j-21k-76l-41m103n-39o-26p-18r-13s-17t-13u-40v66w9x-31y-32
is a	a-19b-72c-14d-17e-8f50g-12h24i32j-42k-111l43m-13n-11o-21p-10r-9s-10t-13u-17v-12w-16x-11y-30
is all	b61h-58i-41j-19k47m-9o-8
is confirmed	h51i-23k-35l-8
is correct	a16b-28c-11d-14f-9g-17h-20i-15j-38k53l16m-18n-11s-14v-15w-14x-12y-12
is everything	b-39h-9k79l-22m-9n-8u-10v-18w-9x-15y-59
is false	h-27i44k-33
is going	a-22b-17c-13h-10i-16k50l-21m-65n-18u-14v-19w51x-14y-29
is good	b-26c-13g-9h11i-47j-29k27v-19x-16y-12
is happening	a-11b47c-11g-19i-38j-10k44l-43m-77n-39o-22p-8r-11u-15v-66w-37x-36y16
is in	b-13g-9l-8m36s-8v-13
is it	a-26b-40c-30g-17h-21i-17k38l-23m55n-12o-14s21t-10v15x-33y-49
is my	a43b102c-61d-24e-8h8i-16j-9k-128l-11m-49p-9q-10r-8s-9t-12v28w-14x-52y-65
is not	c-17g-15h-76i60j-29k-47l-26m-8s24y30
is ok	b-28h-97i-33j47k64n-33r-8v-12y-11
is on	a-34b48c-8d-24g34h-13i-8k-16m-54n-11o35q-31r20s-16t24v-18w-29x-16y-31
is our	b-14m-29v45y-26
is perfect	c-8h57i-24j-9k-72
is scheduled	b73h-24i-11k-26l-14m-32v-52w-9y-27
is set	a-19b-22d13h-15o23p21
is showing	a-13b39d-15
is that	g-8h-14i-36k-69l83m-34n-24v-37w9x-20y-44
is the	a-15c-30d-13e-11f-9g-28h-35i20j-11l-22n-45r-13t-9u24w30y21
is there	a-26b15c9d-13f-31g10h-23j-9k-11l20m-32n-8o27s-13t12u-17v-15w12x-30y-44
is this	b35c-14g-13h-31i-14k28l-10m-34r-12u-9v-43w-12x-18y22
is true	c-16h64i-44j-8k-27l-16
is unimportant	c-11d-9h-85i-73j104k-56m-9n-11v-10y-11
is up	b-39g-9i-21k93l-57m-31n-25o-19v-56x-18y-24
is what	b-14g36h17i-10k-15l-12m20n28q-22r-10v-42x-11
is your	b-12h-11k114l-55m-21n-74v-27x-9y-30
it	a-24b-47c58d-13e-9f-21g-21h13i24j-8k51m26n-22o-20p-11r-12s-11t-10u-16v-33w19x-19y-35
it $	a19b-19c-46d-19e-12f-28g10h54i37j-19k-24l26m-79n-21o-41p-19q-11r-12s-24t-13u-14v52w-33x-25y-52
it _time_	b-22c28d-26h-9i-12k-34l-31m56o-10s-8u-8v-29w-31x-19y-36
it again	c-10i-24k-20l70y-9
it be	a-28e-8i-14j-15l-12m48o-10s-12u-14v-39x-20y-25
it could	c-35h-18i-33j-8k53l-13
it does	c-21h-18i16j23k28l-9y-10
it going	b-44c-11k58u-15w-28y-14
it in	b-23k-12m90v-42w-14x-11y-8
it is	a-19b-34c16d-8e-9f-8g-17h21i-13j16l-23m-10n-18o-12p-8r-10s-15u-11v-27w20x-11y18
it on	a-34b-43c14d-13f-21g-32i35m34o-12q35v-17y-8
it one	c-12l35m-16
it please	a-60c66d-10h9i-9k-10l12n-17s-8
it possible	a-29s34t-10u10
it rain	b-24m-13w30
it to	a-24b-21c10d-14g-11h41i-42j-12k37l-13m-14n-10p-8r-11s-12u-8w-12y-43
it was	c-27h-12k52
it will	a24b-18c-20k-23m8s-12u-8v-11w22y-10
items	d-19q9y-14
items on	d-16q18y-13
its	a-17b-24c-13d-16e-9f-10g-11h30i-44j-23k57l-15n-8p-10r-15s-12t-8u-8v-22y-11
jack	a-20c32d-10
job	a-9b-25c-12d-8f-9h-52i27j-20k68l-18m-13n-8r-8v14y-31
job $	b-8c-12h-37i31k44m-12y-23
just	a-29b11c-28d-13e-8g-10h18i62j-13k-48l23m-32n-20o-10p-10r-9t-11u-10v-28w-13x-9y-37
just cancel	d-55h-107i83k-9l-24s-9
just said	b-18c-8g-21h44i-22k-32l17m-17v-9y-15
just stop	i21l-14
keep	a-64b-95c-53d48e-8f-11g-14h-16i88j-8k-32l-43m-25n-16o-25q-19r-14s-19t-16u-20v-14w-13x-15y32
kind	b-8g-17h-17i-17k39l-14m-12w20y-17
kind of	b-8g-15k22l-12m-12w21y-17
kinds	k-9l33y-10
kinds of	k-9l33y-10
king	a-39b-11c-22d-32e-8f-13g-9h-82i-61j-18k-70l-50m-12n-34o-21p-13q-17r-23s18t-11u-13v-19w-11x-25y98
know	a-44c-39d-25e-11f-14h-22i-60j-14k25l18m24n12p-10q-32r-28s-8t-18u-12v25w40
know $	a-8b-16d-9g-11h-22i-39k27l65m-24n-22o-16p-8r-12s-16v-19w-27y-48
know about	k-14l-14w33y-12
know how	a-27b28c-15d-16g-10h-11i-13k15l27m-20n-9o-13q-8r-8s-11t-11v23w-8x-8y-14
know if	a-22b24c-8g17h-8i-10k-12l18m-18o-9q-30r-10s26u9w-35x9y-9
know the	a-39c-29d-8f-10h-12i-33j-23k14l-34m32n-31q-17s-25u-16v46w12x17y-32
know what	a-25b10c-12d-18g21h-9k-35l14n-14o-16q-10s-15v-31w46x-9y-31
know when	a-24c-9k-34l-45m-11n-30o-13u-11v9w-9y68
know who	b8g-8i-9j-9k72l-35m-32n10q-8r-28s-13u-11v-12w-19x-11y-30
la	b-12k-11m33n-11v-33w-10x15y-27
las	a-8b-8c-11d-9h-10i-21l-20m46n-9s-9x22y-15
las vegas	a-8b-8c-11d-9h-10i-21l-20m46n-9s-9x22y-15
last	b22c20d-33e-9f-11g-13h-35i-34j-9k-53l103m-24n-15o-15p-14q-9s-14t-11u-24v-21w-9x-8y-55
last _duration_	a-8c38k-28l-9p-9r-8
last _time_	a-22c38i-10l-12
last sentence	i-10k-20l32
last thing	l18
later	a-17b-52c93d-30e-15f15g-12h-72j-19k13l-44m10n-26o-46p-44q8r-23s-19t-22u-17v-20w-19x-51y-49
later $	a-38b-11c-17d-11e-9f49h-49j-9k44l-24m-12n-15o-40p-40q-23r-16s-12t-9u-9v-8w-8y-10
latest	a-29b60c-34d-27e-11f-9g-26h-36i-40k-56l-26m-29n-18o-13p-8r-10s-10t-9u12v-17w-16x-8y56
laundry	a-69b-8c-23d-37f21k-10m-13n-10o-24p-13q76r-29s-19t-11u-15v-11
leave	a87b-86c-49d23f-8g-36h-20i-18k-51l-24m-50n-20o-37p-51r-26s-23t-10u60v-45w-19x-22y-32
let	b-12d-18e-12f-21g16h-15j-17k14n-19p-24q-28r-25s-10t-15u12v13w-21x-13y30
let me	a13c-32d-16e-10f-19h-16i-25j-16k35n-17p-36q-17r-27t-15u19v17w-17x-11y-17
let us	a-31b-30c13d-9f-10g15i13k-51m-11p12q-24s-22u-8v-8w-12y46
life	a25b-48g-14k106l-51m-19n-9t-13u-11v-9w-10x-10y-89
light	b-27g-9l-24n-12s-8t52w-9y-12
light $	b-8s-8t22
light is	b-15n-12t32
like	b10c-28e-8j-25k11m-16n-9o9r-10v-14w31x-12y-50
like $	b32g14i-8k-24l-15m18q-9u-11v-15w-15x-13y-21
like _time_	b-15m-14v-11w27
like a	f37i-14k-9l-20o-11p17
like for	b25
like to	a14b-15c-28d12e-8f-18g-12h-39i-52j-16k63l-24o-14p-11q-14r14u15w-9y-11
like you	a-11g-10h-11i24k-21l12o-15p12q9
lincoln	a8b-37c-12f-9g-13h-8k-26n-57r-9s-19t-8u-13v-16w52x-11y29
list	a-54b-34c-21d-38e-8f-26g79h-20i-31k-29l-34m-18n30o-10q71r51s-14t-13u-12v-15w-12x-15
list $	a-35b-38c-10d-26f-9g31h-14i-14k-23l-9m-15n-13o-11q45r59s-8t-10u-8v-11y-35
list _time_	a-17b-38f-20g48r15t-9w-11y-8
list all	a-8b24d10g-10h-8k-12n-25o20q-10y-13
list for	b-36g8n-12q-28r50
list my	a-12b31c-9d-22n-8o-11
list of	a-38b16c-12d-28e-9f-19g12h-9i-11l-13m-18n68o18q45r-46s-17t-11u-16v-8w-13x-24y-79
list please	a-27c-8d-21g-43h-14i-14l-16n-14q70r-8
list to	g32q-24u-10
listed	b-29g24j-9k-18l-8m-22n50o23q-18s-17v-23w-11x-18y-36
lobster	a-15s20
lobster _time_	a-14s18
location	b-24c55d-17e-14f-18g-22h-32i-24j-10k-31l-13n-24o-25p-20q-21r-19s-22t33u-14v-39w-10x-10y-31
london	b-8m44
london $	m37
long	a-45b46c-25d-21e-9f-15g-16h14i-20j-10k-45l-52m-33n-34o-17p-20q-12r-23s11t-21u-33v24w-14x-24y48
longer	i-12s20v18y-11
look	a-46b36c-37d-29e-10f-15g27h32i-41j-15k-15l-26n-25o-28p-12q-20r-15s-19t10u-9w-13x16y-23
look at	a-22b25d-11s-11t17
look up	b-39f-10g24i-10m12n-14o-15v11x24y-9
looking	a-16b116c-25d-9g10h10i19j-11k-70l-55m-94n-18o-15p-8q-12r-9s-10t-8v-51w-36x-24y-112
looking for	b-8h21i28k-20l-16
looks	a-23c-21d-13f-12g-13h55i-44j-29k15l-22m-11n-24o-19p-12r-22s-8t-8u-8v-9y-31
looks good	c-11d-8i-27j-22k36l-8n-15o-9r-11
looks great	h26k-18
looks perfect	c-8h64k-55
los	a-11b-11c-17g-11h-17i-11k-36l-31m49n-12o-13p-8u-13v-20w17y-20
los angeles	a-11b-10c-17h-17i-10k-36l-27m52n-11o-11s8u-11v-19y-19
lunch	a16b23d50f-16g-18i-37j-12l-28m-24n-17o-32p-10r-19s-26t-14u-21v-17x-8y18
lunch _time_	a-50b-30d92h-18i-9k-11l-16m-9o-17s-13w-12y42
lunch date	a28b21d-15h-11i-22k-22m-18
lunch meeting	b21y-9
lunch plans	a-55b-17c-46d13e-17h28k51l-9o-12q-17r-10s-11t-8u-9
lunch with	a9b-11c-16d9e16f-12q15
m	a-12b25c-13h-9i-8k-10m38o-9v-10y-29
m t	a-12c-13h-9k-10m38
made	a-9b-19c-27d-14f-9g28h-93j-17k49l27m-23n-21o-10p-14r-19s23t-8v-22w-11x-13y-57
made you	i-9k33l-17
maintenance	a-50b-23c-24d-12g-16h-32i-16j-8k-23l-26n-14o-18p-8q-9r-23s-12t90u-28v-8x-9y-37
maintenance $	b-19c-12k-14l-19t51u-14y-33
make	a60b-27c27d-10e-10g-24h-35i-22j-10k-25l-27m-17n-20o-13p-9q14r9v-18w-13x-10y-25
make a	a9c-58d-21f17h-8i-10k-10l-12m-10o-22q-17r26s9u13x-8
make an	a11b-15c-52f-9o20r22s-8t16
make it	a-57c67d17h-37i-33k27l-8m-9p-10r-9s-9v-14
make me	a38c-34f21m-8s14t-9
make reservations	a-37c-10s61
make sure	a-32b-23c18d31e-8h-30i32y-8
making	k-20l-23n-11r41u13
manager	b-28d18k-20n29
manager $	a8b-35d19k-20n29
many	a-30b-16c-43d-16e-12f-9h-11i-11j-10k-50l9m30n31o16p-20q-31r-12t-19u-28v-11w-22x-39
many alarms	b-19g-8l-21n-12o45y-30
many meetings	a-8b32c-8
mark	a76b8c-18d-45f-8i-8k-19l-22m-16u-10v-9w-11y-12
mark _time_	b-8e18
match	a39b50c-31f-9g-12h-11o-24s-10v-11y-16
matter	b-17h-10i-38j72k-18l-8n-9r-8s-11x-9y-28
may	a-18b13c-13h-15i-23k-25l51m-13p-8r-12u16y-19
may i	a-12c-9u17
maybe	a-17b33c-36d-18f-8h-78i-110j-23k118l-37m-13n-18o-14p-12r-12s-12t-8v-12y-26
me	b12c-63d-18e-12f13g8h-58i-10k-26o21q-24r41s-15u-8v-17w-14x-15y21
me $	a-37b-38c-28d-25e-21f12h-20i15j42m-23n59o-38p-14q-18s-29t-18u-26v-12w-22x-24y-51
me _time_	a-45b30c-37d-17e-10f-91g-18h-17i-23j-15k-31l-21n-18o138p-47r-22s-17t-10u-17v-40w-25x-12y-56
me a	a-25c-38d-17e-11f13g-19h-13i-24j-11k-68l-42m45n-56p10r10t47u-8v-18w28x15y-70
me about	a-37b62c-42d-8f46g-16h-8k-9m-20o10p-37r-28s-10u-8v-11w-21x-10y-61
me all	b-9g30o12q-29r11
me an	a24c-22o18p-14t8
me as	a25b-62c21f-9l-10m-52o-32r-11s-10t-16v-11y19
me how	a-75b-48g-15i-12k27l50m-32o-8p-10t-16u9v-9w-10y21
me if	a-18b23f23g-14k-14l-24m-46o-29p-19s26v-23w38x18y-61
me know	a-17b-13d-10f-11h-9i-10k-29n-9o18r-9u-9v23w-15x-9
me more	k-18l18r21
me my	a-39b80c-16d-17f-10h-10i-14j-9k-18l-24m-33n-12o-38p-8q-34r-15s-17t-13v-10y37
me not	i34k-18l-11
me of	a-16f59l-9o-32p-10y-17
me olly	j15
me on	a-31b-12c-8d-11e-8f-18i-38k-26m-22n-17o-14r-45s-24t-8y70
me please	a-14f-17g24i-17l55n-13o9q-16r-17t-8y-20
me some	f-9i-8k63l-11m-56n-23p-29r18v-20y-36
me that	a-13b-9f18l25m-10
me the	a28b-30c-27e-9f-23g16h-10i-26k8l-8m40n-31p-37q-12s-28t-8u-12v-46w-15x-21y47
me to	b-30c-21d-10f93g-39i-9j-9l-11m-18n-55o-49p-41q12r-17s-20t-24v-14w-16
me up	a-17b-11i-11k-24m-12o62y-33
me what	a-31b20c-9d-14f-19g51h-30i-27j-12k-22m23n-19p-22q-24s-13t-8v-9w-26x-8y-44
me when	a38b20d-8g-43i-8k-64l-35m-50n-11o-33p59r-27s-20t-9u-19v8w-19x-10y-72
me with	a-10g-11i-26k-13l54r12y-50
me your	a33b-16f-8k52l-51m-16o-10p-15q-11s-10t-15
mean	a-40b-57c64d-16g-33h-20i-41k-55l22m-35o-11r-20v-14w-8y49
mean by	k-44l53y-13
meant	a-47b-33c83d16e-8f-12g-17h-48i-10j-22k-62l-38m-13n-18o-24p-16q-11r-23s-18t-18u-15v-14w-11x-12y-19
mechanic	a-38b-23f-12i-14k-15l-15m-9o-10p-13r-17s-8t77v-9w-13y-25
meet	a39b88c-14d-46e-15f26g-32h-15i-8k-14l-12m-29n-21o-40p-12r-11s-22t-9u-15v-25w-11x-9y-34
meet with	a11b54c-13f-13s-9v-11y-10
meeting	a42b72c40d21f29g-12h-37j-9k-29l9m-30n-26o-26p-20q-11r-12s-22t-17u-16v-29w-16x-12y-31
meeting $	a53b21c-8d-14g-26h-34i38j-21k-57l14m-18n-53o-17p-47q-21r-30s-32t-40u-31v-45w-15x-21y17
meeting _time_	a45b10c15f34g-13h-16i-20k-22l-31m-18p-13r-9s-12u-20v-22w-17x-8y-53
meeting for	a76b-19c-42d27e37f-25i-19n-12o-32p-11r-8s-14t-22u-9w-9y-11
meeting in	a54b-9l-18s-12w-8x-14y-24
meeting on	a20g9
meeting schedule	a-28b82g-9j-10l-40m-27r-8t-8v-14y-16
meeting scheduled	a13b-41c-11d-11k-17l54y-30
meeting to	a-15c24m-9
meeting with	a37b37c-56d27f9h-19i-13l-11m-9n-9o-8s-10v-16y-34
meetings	a-52b148c-38f-18g-15h-15i-14k-28l-22m-15o-46p-14r-18s-12u-9v-13w-14y-62
meetings _time_	a-54b69c-16h-20i-15k-25o-15v-10
meetings do	b28
meetings for	a-14b56c-9k-10o-34
meetings scheduled	b9
meetings with	b30c-15
message	a-26b-31e35k-8l23
miami	b-19k-18l-8m57y-11
mind	a-41b-23d17e-9f-12g-10h-81i85j46k-102l-49n-14o-31p-9q-10r-12s-13t-10u-10v-8w-9x-8y-16
mind for	i-28j34k-9
mind to	i-9j20
missed	i-8k-11l31
month	a23b-42k-8m65o-11u-8v-33w-9x-8y-33
more	a-23b-13c-19d-13f-8g-8h-12j-14k-55l49m-27n-12o-20r66v-8y-9
more $	a-10h-9i-22j-8k-43r44s14
more again	l13
more on	i-8l27r-9
more time	a-8c-14i-14k-8l70m-31n-8o-9r-9
most	a-22b-47c-19d-9h69i-27k-35l-19m-49n-12o-11u-8v-26w-27x-41y76
move	a-48b-17c61d-10m-9o-8
move my	a-28b-8c41
movie	a27b-10c-28f30g-11i-33k-22l-13o-20q-9v-14y45
movies	a24b-39k-25m-12v-11w-11x-26y45
mr	b79g-18m-29o-51v-34w-13x-8y-21
much	b-45c-35g-11h13i-20j-11k8l-32m16n-23o-12p-21r-17s-10t-11u-20w-13x38
must	c-12h-44i62j-9k-22l-23r-8
my	a19b43c-23d24g24h-11i-28k-14l-43m-29o-8p-8q18t12w-8x-17y-26
my _time_	a-42b33c-16d-26f26g-11h49i-13k-25l-9m-16n-9p-13q-29s16u-9v-18w-18y-11
my alarm	a-14b-67d-23g-13o85r-9t-9u-14v-18y-20
my alarms	a-8b-11h-8o39
my appointment	a-20b26c22d38e-9h-17i-10k-13o-12q-17r-10s-8t-10v-13w-10y-9
my appointments	a-17b40c-12d24g-24o-13s-9
my birthday	a-13b-21c18d13m11
my boss	a-30b15c-21d-16f38g-9o-9v-8
my calendar	a17b71c-32d70e-9f-15g-26h-11i-25k-50l12m-34n-17o-17q-21r-11s-17t-13u-10v-15w-14x-14y-26
my car	a-15b-18c-23h-11k-10o-8r-10s-8t52y-9
my car's	a-24s-9t23
my check	l-25n-11s-8t38
my day	b-32g-10k-10m-15o-9u66v-32y-38
my dentist	a-13b19c-17d-15e33m-12
my dinner	a-20b39d-10h-9n-21o-9q-8s29v-9y-9
my entire	a-21b-15d52h-10k-31r17
my events	a-49b31c-37d53g-20h-25i-17k-26l-23n-15o-20p-8q-8r-19s-10t-21u-11
my hair	c-8d19s-12v-9
my instructions	h46i-29k-9
my last	a-11b69c-14g-14h-9k-13l20n-14o-10r21s-12t-11u-34v-27y-54
my list	a-19b-55c-9d-29e-8f-9g34h-10i-11k-8l-19n-27o-10q34r19s-10t-11u-16v-9y-17
my lunch	a-62d9e-18g-9h27k48l-10n-9o-14q-18r-11s-15t-9u-14v-9y-16
my meeting	a-88b43c41d17f9g-9h29j-9m-13n-26o-30p-12q-9r-8s-14t-8u-10w-9x-9y-14
my next	a-21b40c-16d57f21g-20h-21i-11k-14l-9m-14n-12q-12r-9t-10u-27v-9y-15
my oil	a-33c-12o-11p-11t41y-9
my reminder	b-19f-13g77m-12o16q-19r-24y-13
my reminders	a-22b15c-17d-26f-10g72h-15i-14j-10k-42l-20m-29n-13o-21p-12q-10r-19s-9t-9v-13y-18
my request	i27k-16l-10u-14
my reservation	a-25b-14c-32d-44g-9h-8l-9n-18o-20r-8s84t-9u-9
my schedule	a17b79c-22d-15f-8g-18h-16i-9k-41l-20m-19n-19o-40q-29r-12s-17t13u-20v-27w-10y-24
my second	a-17b54m-9n-18v-52
my shopping	a-41b-39c-8g-46k-12n-13q-21r100y-25
my third	b24
my tires	a-11b-17t33y-8
my to	a-39b-23c-10d-29f-19g21k-9l-12q50r-16s-8y-16
my todo	a-16b-51c-24d-26f-8g51h-18i-15k-19l-13n-22o-14q57r-42s-11t-18u-11v-18w-11y-45
my vacation	a-10b-40g-22k-16l-8m-9n-8o-11r-10s-13u79v-33w-13y-22
my work	a43b-72c55d-12i-16k-21m-12o13v-10
name	a-20b-64d-12f-8g-19h-8i-17j-8k102l-77m-44n-29o-14p-8q-8r-15s25t-8u-13v40w-20x-27y-47
name $	b-72c-8g-17h-10i-18j-8k61l-33m-46n-32o-13p-9r-12s-23u-11v51w-16x-23y-86
name i	k15
name of	b-9c26d-15k10m-8q-10s-10v-11w-10x-19y33
name should	k15
need	a26b-56c-14d22e-11f-18g-8h-45i-26j-12k-51o8q17r23s8u-11v12w-16y-26
need a	a-39b-15c-29d45f30g-14h-14i-10k-45l-34m-14n-8o30p30r-11t-14u10v-8x-22
need an	a-18b-33c68d-18h-19i-15j-8k-42l-29m-39n-11o21p-30q-9r-18v-15x-11y-24
need help	a-62b-8d-69k-27l76r-9t22u8
need it	a-12c34d-17i14k-10l-12s-9
need the	a-73b-9c-44d-25f-8i-13k-40l-26m56n-27o-22r34t18u-8v-15x45
need to	a33b-46c-41e-12f-40g9h-51i-14j-12k19l-12m-11n21p-32q30r10s10u-9w-17x-9y-25
need you	a-47c13d-22f9i-12k-43n12o8p34q-15r18t-11v-8
needs	a-20b-51c86d39e-18f-26g-41h-57i-46j-22k-125l17m-17n-20o-29p-62q-29t29u-15v-14w-22y-23
needs to	a-13b-33c-18d46e-10f-20g-31h-24i-21j-17k-34l24m-14o-14q19r-8u-8w-15y-14
new	b76c-48d-24e-9f67g-26h-28i-60j-19k-55l-60m40n-40p16q-19r44t-19u-15v-40w-15x-26y-83
new alarm	f-9o46p-18
new york	a-23b20c-13f-10k-12m60q-16r-12s11v-13x-17y-26
next	a-42b40c-25d42e-9f11g-86h-19i-20j-9k-32l-23m-54n-21o25p-17q-11r-13s-10t-10u-25v69w-15x-26
next $	b-70d-12g-19j-10k-29l-24m-27n-8o-22p-10r-10v47w-9y38
next appointment	b22v-14
next day	b20k-8m-19o-10u-23v23x-9y-41
next doctor's	b27g-14o18v-18y-25
next event	a-30b24c-14d90h-21n-8v-60y-19
next free	b-14m-29v45y-26
next holiday	b-54f-10i-12k-13l-11m-20n-8o-19p-13v78y-32
next meeting	a-23c-10f37v-20y-9
next scheduled	b-25d9m-8v56y-10
next time	b-33v50y-35
nice	c-15d-9h-70i-92k112l-13y-21
nice to	i-12k32
no	a-48b-24c-11d47e-12f-13g-18h-93i91j38l-34m-26n-23o-24p-19q-13r-22t-15u-15v-18w-17x-16y-29
no $	a-11b-8c-90d-37f-8h-56i125j-28k-32l-24m-12n-12o-10p-12q-8r-10s-12t-8v-10y-14
no i	a-23b-19c25d36i-21k-20m-15r-11
no idea	a-15b-17c-32d-20g-13h-14i-96j42k79l-17m-12n-12o-14p-8r-11s-11t-8u-8v-8y-13
no it	c44i-21k-10
no longer	i-12s21
no that	i19k-8
no you	i30k-14
nope	a-9b-10c-16h-51i37k18l-39m-11o-10y-18
not	a-26b-20c-23d-18f-8g-18h-82i86j59m-19o-23p-10q-10r-18s-12t-12u-14v-8w-12x-13
not $	a-16b-9c-44d-9h-40i124j-43k-84l-42n-10o-13r-9s-9u10y-15
not ask	a-13b-27c-39g-8i13j-8k15l26w-10
not bother	i-28j45k-14l-22
not catch	i-40k-25l43
not clear	c-10i-19k-41l48
not correct	c-10h-57i74k-36l-13
not get	a-10h-37i-44j-39k-55l78y-10
not have	a-17e11h-10i-74j-54k78l-31r15
not hear	i-30k-59l65
not know	c-13d-8g-8h-26i-76k96l-90m-9n-11o-13v-16w-8y-13
not matter	b-15i-30j70k-17n-8s-10y-23
not mind	i-42j49k-13
not really	a-8b-10h-10j57k-40l-13o-9r-9y-21
not right	h-24i37k-16l-8
not sure	d-8h-38i-67j-14k92l-27r-8y-8
not the	h-26i43j-9k-15
not think	h-14i58j-23k-65
not understand	k-11l27
not want	a-14c-15d36h-39i35j-47k-40l-59n-9r-8s14
not what	b-14h-16i57j-8k-22l-18y-8
now	b-28c-29d24f-10k-19m18n59o-11q-14r-11s-17t-10v-19y-11
number	a-23b-49c-18d-9e-8f-9g-26i-15j-8k-21l-29m-43n37o-13p-20r-14s-34t-13u-21v45w-39x54y-63
number for	a-11b-21m-15n16s-20w-8x37y-13
obama	a43b-10k-12
of	b-35c-62d12e-18g-17h41k-58m-43o-30p-30q12s-24t-13u9v-8x55y31
of $	a-45b-15d-14f56g21i-10k-42l44m-28o-26q-16t-8w-13x-10y-41
of _time_	a-15b-15c-13d48f27g-10h-16i-9k-8l-10m-18p-8q-8r-9s-16u-14v41w-19x-16y-55
of a	a-33b-18d-10f-9g-9h-36i-18k-35l-25m-27n-10o-8p-20r-13s-9t-10u-20v-35w-15x14y72
of my	a-14b26d-64e-12f-24g15h-33i-23j-9k55l-14m-30n-22o23p-17q-20r-33t-17u59v-35w-20x-35y-63
of questions	k-35l43w-10y-9
of reminders	b-20g27n-12q17r-14
of subjects	k-13l34y-14
of the	a45b-10d-43e-13f-15h-49i-24k-12l-23m-9n-37o-30q-10r-28s-17t29u-45v-44w-32x-34y67
of things	b-8f-10g-27k-31l51q39r-10
off	a-22b-61c-14e-10g-59h-18i53j-8k-39l-35m-43n-18o9q37s-12t-12u45v64w-13x-14y-48
off $	a-13b20c-28d-21g-9h-23i71k-40l-40m-26n-18o13p-10q-11r-16s-10t-9u-20v16w-11x-15y-57
off _time_	a44b-51c-12d-50g-10o28p14u30v-21y-16
off is	b-33v72y-28
off my	a-43b-58c-11d51f-10g-25i-11k-10q21r27s-8u-15v-11y25
off request	b-35u40v-21
off the	a-44b-18c-42d59q-8s14u-12
office	a61b-15c-14d-24e12g-40h-27i-39j-24k-51l-44m-54o-22p-20r-30s-39t-26u-22v76w-61x18y-88
office $	a56b29c-35d-13e-16f17g-23h-26i-26j-19k-38l-19m-29n11o-15p-19q-10r-18s-21t-21u-16w-57x41y-51
office _time_	a29c-25
oh	a-44c32d-24e-10f-10g-14h51l-23m-18n-9o-18r-13s-11t-10u-9v-20w23y-20
oh $	b-15m-12w29y-13
oh no	i27k-9l-18
oil	a-51b-10c-30d-9f8g23h-8i-13k-13l-14n-9o-19p-14q-21r-12s-10t71y-31
oil change	a-31b-10c-21d-8f13g27i-14k-11l-14n-8o-11q-19r-10s-10t53y-25
ok	a11b-68c-77d-32e-19f-21g-21h8i-76j34k56l-35m-28n-44o-34p-21q-17r-28s-25t-19u-20v40w-19x-15y-47
ok $	a-15c-11h13i-46j-43k32l-9m-12v-22y-14
ok thanks	h70k-63v-11
okay	b-18c8d-27e-10f-12g-16h-69i-48j32k88l-26m-13n-18o-16p-10q-9r-15s-16t-9u-17v-26w-17x10y-33
olive	a-43c45h-11i-12k-16n-9q-9s25
olive garden	a-43c45h-11i-12k-16n-9q-9s25
olly	a-10c-19d-23h-34i20j91k-87l-20y-9
olly $	c-19h-30i-75j102k-76l-10o-8y-10
olly i	i24k-14
olly please	i12
olly that	c-8h-16i54j-19k-43
olly will	i14
on	a9b14c-31d-12g14h-17k-9l-24m-8n-11o-8p-34q10t9v-22x-12y26
on $	a-13b-75c67g-16h-13i15j-10k-12m16n-44o-12q-9r-14s-8t46v-32w-24x-13y-39
on _time_	a8b36c-8d16e26f-21g-23h-19i-27k-57l-21m-19n-9q-15r-12s17t-16u15v-28w20y-56
on it	a-14b14i36k-23m-8s-10
on my	a-13b13c-8f-18g28h-9i-13k-17l-28m-23n-12q25r22s-8t11v-8w-10
on that	i-29k42u13
on the	a19c-36d-39e-9g9h-9i35k-16l-16m30n-10q-19r19s-20t-12u-15v-13w-22x-16y-67
on what	h-14i-10k-29l47
on your	a-24b-39c-15f42h-8i-9k-22l24o-8r-8
once	a-8b-11g-11h-9i-14j-8k-26l68m-13n-9r-11s-8v-8y-11
once again	g-10h-8i-13j-9k-25l58m-8n-8r-8y-10
once more	l30
one	a15b-23c27d21e-10f-12g-17h29i-33j39l18m-37n-26p-20q-12r-19s-22t-12u-10v-17w-13x-16y-32
one $	a-20c-46d35g-10h-31i-21j17k73l-50n-19o-15q-12r-14s-15t-9v-8y-15
one more	c-13i-14k-8l72m-29o-8r-8
oops	a-11c28d-52g-12h-12i55k-30l-19n-12o-9q-12r-10s-12t-14
open	a-17b11c-66d37e-9f15g-13h-25i-37j-9k-32l-30m-22n-10o-27p-10q-11r-9s-12t-13u-22v-28w-15x-20y71
or	a-18b-33c-29d-10g-13h-14i-30j-9k26l-52m-26n-9o-9r55s-18v-22w-25x-32y50
or a	b-11g-9k51r-9v-14y-31
or an	k12
or not	i-24k14u13
order	a-39b-9c-20d-18f-16g-11h-26i-36j-10k-66l-42m-9n-20o-16p-15q-12r125s-15t-17u-12v-9x-17y-40
order me	a-8f-9k-36l-20r48y-8
order more	a-11c-11d-9h-12i-26k-18l-34n-9r57s-8
ordered	a-12d-11g-11k-25q-38r72
ordered $	r22
our	a-25b-61c22d-31e-8f-19g39h-16j-15k-17l-9m-32n-36o-10r-15s-15v48x-24y51
our next	b-19m-31v55y-48
out	a13b-36d-46e-9f14g-10h-34i9j-11k36l-22m-16n-21o-15p-14q-10r33s-10u-24v-22w-12x-18y15
out $	a-30b-27i-8k-14o-12r37t35v-18y24
out of	b-20c11d-53e-9f-14g-12h-40i-37j-10k57l-22n-16o-20q-18r26t-16u-20v-9x-14y-35
out the	a33b-8c-28d-10f25g21i26l-10m-21o-13q-30r-15s-11t-11u-9v-8w-8x-13y-29
outback	a-9l-8s22
outback steakhouse	a-9s11
over	a-13b44c-48d-12e-12f-32h-25i-77j-13k-40l71m15n-14o-19p-31q-18r-34s-20t-12u-20v-28w-17x-17y40
pacific	b-12m37v-18
paper	r25
park	a16b-12c40d-10e-9f-9g-14h-10i-34k-17l-18m-17o-9s-12u-10w-12x-15y34
party	a27b81c-79d47e47f-22g-14h-35i-40j-13k-60l-45m-38n-41o-32p-15q-19r-24t-23u-18v-49w-20x-18
party $	a-30b44c-60d54e54f-23g-12h-36i-49j-12k-54l-51m-13n-43o-30p-18q-21r-28s-14t-19u-15v-16w-12x-12y19
party _time_	b75c-11d11h-8m-29o-9v-47w-11x-8y-39
pay	a-27b66c-20e-31f43g-17h-29i-30j-9k-60l-35m-16n-12o-24p-13r-29s-24t-11u-18v-21w-25x20y13
people	b-31c-13g-14i-14l-18m-12n-8o-11r-27s20t-17u-10v-10w-8x-8y51
per	a-14b-52c-12g-10k-34l-33m-57n-51u-9v-20w46x-40y70
perfect	a-12b-9c-33d-12e-8f-9g-8h53i-58j-18l-16m-16n-12o-13p-11q-9r-10s-10t-9u-8v-12w-9x-8y-24
perfect $	a-10b-8c-33d-10f-8h44i-52j-18l-13m-16n-10o-12p-9q-8r-9s-9t-8v-8w-8x-8y-22
perfect thanks	h18i-14
perfectly	h51i-60k-18l-10
perfectly $	h51i-60k-18l-10
person	b-17g-11h-14i-11k71l-10m-9r-10u-12v-8y-29
person $	b-12i-9k32u-11
phone	b-48c-11f-8g-22i-13j-8k-20l-49m-24n30o-15r-11s-17t-10u-19v45w-21y10
phone number	a-10b-47c-15g-23i-13k-14l-26m-25n31o-12r-11s-16t-8u-17v50w-20y-32
pizza	a79b-25c-45d-41e-13f-18g-21h-68i-65j-22k34l-57m-26n-56o-42p-25q-35r-33s11t-27u-19v-29w-15x12y-48
place	b-32c59f-13g-34h-36i-30k-28m-25o36p-11q26s-9t26v-15y-15
plan	a21b-9c-80d88f-8h-9i-16l-11o-8y-23
planned	a-10b68d-8g-14m-8v-26
plans	a-72b43e-22g-22h23k47l-13n-8o-28q-21r-11s28t-10u-15w-9y-41
please	a-10b-15d9e-10f17g-10h-21i34j-11k-48l28n27o-13p-17r-20s11u-10w-12x-13y-23
please $	a-37b9d15e-13f17h-38i21j-13k-39l47m26o-14p-39r-15s-31u-13w-12x-11y-61
please add	a57b-25c-19d-20f-15g-11i-10l-9q28r-9s-9y-16
please can	h-35i-10l29p8
please cancel	a-16b-56c-13d-39f-9h69i-17l-14n-9o-13s22
please change	a-25c41f-11m-16
please check	a-10b29d-8i-20k-21l36s-12
please confirm	a59b-12c-21d-19f-15h-36i-34k-8l35m-8n-31o-11v-22y-15
please create	a19f-11o16
please delete	a-27b-19c11d33g-28h-33l-8q18
please give	f15m29n-8y-9
please let	a-11b-18f-10h-8i-8l-29m-9n-8o33q-8s-20v53x-8y-71
please make	a22d-10f-19h-26i28o-9q-8r-17s-24t16u13
please put	a43b-19d-28f-8g-10l-14q24s-15t-16
please remind	a-23b-10c-20d-9f59g-9l-10o-21p-9q-10r-8y-8
please remove	a-23b-28c-34d45m-8q23s-14
please repeat	g28i-29l15n-10r-14
please reserve	a-11c-8s17
please schedule	a85b-17c-49d-12i-26l-11m-15n-8o-10q-12s-14t-22u-13y-8
please set	a49c-32d-11f61g-16h-15i-18k-23l-12m-36n-15q-8s-11v-14w-8y-37
please shut	i18l-13
please stop	i32l-21
please tell	a20b-16c-11f-14g32i-8k-17l12o10p-10q-34r-12v-15w-21x25y-17
please will	i-16k-17l44
please would	l14
pleasure	c-22h-76i-10k89l-8n-8y-19
pm	a19b-12f-12
possible	a-31b-14c-21h-11i-34j-12k36l-34m-11n20s31t-12u9v-9w-9y-22
possible to	a-41s40
practice	a46c-44
prefer	a-8b-36c-9d-12g-18h-10i40j-34k-42l-61m-17n-9o-13q-10r58s-20u-12v-11w-16x-9y38
presentation	a70c-44t-8w-8
price	b-48g-19i-17k-57l-53m-60n-32o-9r-11s-9u-18v-52w-36x105y-19
process	a-32b-19c-24d-14f-9h-46i88j-14k-54l-21m-15n-10o-21p-9r-9s-9v-13y-19
process $	a-20b-9c-13d-11h-46i79j-14k-54l-20m-13n-10o-17p-8r-9s-8v-12y-16
program	b69c-11h-32i38k-21l-16n-11o-42v-32w-42y-30
programmed	i-11k61l30m-43n-22v-12w-28y-51
programmed you	k19
provide	m18
pto	a-90b-23c-29d-15f-11i-8k-39l-12m-14n-14o-25p-9r-17s-22t-19u128v-11w-18x-12y-9
pto _time_	a-83b-18c-22d-14h-8k-48l-8m-14n-14o-18r-10s-8t-17u102v-10w-16x-9
pto request	a-36b-9c-8f-9o-12r-8s-12u66
purchase	a-67b-18c-25d-10f-22h-20i-53j-14k-61l-39m-10n-52o-18p-24q-15r122s-25t-23u-27v-9w-8x-8y-37
put	a62b-64c11d-10e-13g-59h-21i-22j-9k-25l-17m-27n-14o-27p-9q40s10v-12w-12x-13y-25
put a	b-11c-13f-17q-14t31u11
put in	a-47c-10s38u23
put my	a23b-11c-18d-21q21
put on	f-10g-19q20r10
question	b-9c-23d-9g-12h-27i37k-64l56r-8s-8v-9w-11y-31
question please	i-12l26
questions	b-32c-12g-18h-9i-17k-91l106m-26n-13o-12r-11s-8u-10v-18w9x-10y-76
questions can	l27
quit	a-10c-20d-8h-35i86k-74l-27m-15o-9v-10
rain	a-8b-69c-13g-8h-10k-15m-21o-24s-9v-9w85x-9y-13
rain _time_	b-21w35
rating	a-17b-26g-9k-19l-19m-72n-15t-9u-15v-32w-40x101y-65
read	a-22b29c-13d-15f-11g49h-10i-12k-13l-10n-8o-15q-36
read my	a-12b24c-11d-14g46i-8k-10o-10q-36r-9
real	b-61c-22g-12h-15i-27k105l-57u-14w-13y-47
real or	i-23k42y-49
real person	b-11i-8k28u-10
really	a-12b-59c-12d-10g-23h-57i-24j58k-41l-31m-13n-17o-18r-15s-12t-10u-13v-72w-16x-41y84
really care	i-20j27k-16
really matter	i-13j24
really mind	i-19j21
red	a-23c-12s38
red NAME	a-13c-11s34
red lobster	a-15s20
refer	k42l-28y-15
refer to	k42l-28y-15
regarding	a9b-8c-14g-8j35k-36
regarding to	b-8g-8j36k-36
remember	a24b-39c-45d-21e-8f31g70h-24i-36k16l-43m-10n-17q-21r-25s-32t-11u-13v-14w-12y-28
remember $	b-14f-19g41l-16r-19y-18
remember to	a-24b-34c-10f54
remind	a-60b-50c-32d-23e-10f77h-16i-26j-13k-31l-22m-19n-17o20p29r-25s-16t-24u-13v-12w-13x-14y-27
remind me	a-50b-32c-29d-16e-9f65h-16i-26j-13k-31l-21m-20n-17o20p29r-26s-17t-25u-13v-12w-12x-14y-28
reminder	a-123b-42c-54d-31e-15f146g63h-34i-53j-16l-52m-47n-34o21p-52q-26r-44s-30t-10u-26v-25w-19x-21y-42
reminder $	a-63b45c-9d-24f66g-56h-25i-24j-14k31l-37m-12n-17o-90p-40q-12r-17s-17t-27u-9v-12w-8x-15y-17
reminder for	a-78b-45c-34d-8f64g51k-36m-9n-8o29p-31r-18s-25t-14u-27v-9w-14x-9y-22
reminder list	b-29f-20g75k-8m-24n-10o-10q-22r-37v-12y-23
reminder to	a-50c-32f80g-19i-8k-33o-46p-14t19y-9
reminders	a-35b-38c-29d-20e-10f35g125h-19i-18j-11k-68l-36m-33n-25o-45p-18r-30s-15t-16u-14v-20w-12x-12y-59
reminders $	a-22b23c-15d-22g56h-11i-9j-8k-40l-16m-29n-14o-20p-11q23r-20s-10t-9v-11y-14
remove	a-51b-53c17d72e-12f-11g-21h-24i-25k-19l-19m-11n-12o29q25r-12s-10v-9y-27
remove _time_	a-17c-44d32o26
remove all	b-17c-18d18k-9o29
remove my	a-26b-17c-21d21g-22o12q21s16
remove the	a-20b-17c-51d50o18
reno	b-16c-17m-15s-11v-9w-16x53y-25
reno $	c-16m-12w-14x35y-23
reno have	b-8s-9x27
repair	a-49l-8t42
repeat	a23b-14c-26d-34g28h-73i35j-12k-53l49n-17o-12p-10q-20r-20s-12t-8y-19
repeat that	c-8d-8h-22i-35k-22l49
repeat what	i-9l20
rephrase	l28
rephrase me	l19
replay	a-8c-10d-8h-20i-25k-27l52
report	b-18k-58l-14m8n43s-9w42y-53
request	a-42b-37c-15d-9f-14h-8k-24l-20m-14n-11o-18r-18s-14t-16u120v-15w-9y-11
request $	a-11b-15c-10g-13h-11i14k-24l-24o-9r-11s-8u50v-11y-8
request for	a-28f-8o-12r-9s-13u54
request vacation	g-8k-9m-8u33v-8y-11
reservation	a-60b-48c-39d-48g-9h-17i-35k-16l-19m-9n-20o-18r-10s186t-8u-10w-13x-20y-17
reservation $	a-8c-23d-37h-22i-31k-34l-18n-14o-10s85y-19
reservation _time_	a-28c-14h-20s64u-9w-12
reservation at	a-30c-14d-30i-9o-8s54
reservation for	a-48b-36c-10d-21l-8o-19s91u-8
reservation i	d-12i-31l-18s49
reservations	a-32b-59c-17d-31f-8g-15h-15i-16j-13k-40l-31m-23n-37o-16p-10r-14s170t-10u-12v-17w-20x-36y-85
reservations $	b-31c-8d-35f-8g-13h-16i-12j-15k-35l-24m-25n-28o-15p-11r-14s129t-8u-11v-14w-21x-40y-52
reservations at	a-41b-49c-13n-8s67
reserve	b-15c31f-12h-12i-11k-16l-9o-8r-8s9y-9
reserve a	a-34c38h-12i-10k-16l-9s17y-8
reset	a-20b-12c-28d-17f-10h-38i-61k-48l87m-8n-20o11r-11s-9v-8y-20
responded	a-18b64c-33d-13e-8g-28h-8j-13k-23l-13m-11n18o-9r-9s-11t-9u-32v-9w-9x-9y-39
responded to	a-14b53c-30d-12g-28h-8j-10k-21l-12m-10n22o-8r-9t-9u-30v-8y-36
response	a-15b-28c-23d-10f-9g-8h72j-9k-33m-9n-12o-10r-10s-9t-9v-9y-15
response $	a-12b-28c-12d-8h42i34j-8k-29n-10o-8r-8y-12
response to	c-18h58i-53k-13l-10
responsible	b-19k65n-42r-9y-17
responsible for	b-19k65n-42r-9y-17
restaurant	a-13l-43s42x-23y52
rid	a-20c-20d43h-14o8y-29
rid of	a-20c-20d43h-14o8y-29
right	a-19b-83c-16d-12f10g-14h34j-27l-32m-14n-18o-10p-9q-8s-12t-10u-10v-12w-8x-17y76
right $	c-15d-11h85i8j-17k-51l-20y-14
right response	h11
roadhouse	a15b-26c20f-10k-9l-8o-20p-15s27y-28
robot	k40l-18s-8
robot $	k40l-18s-8
room	a48b-23c32d-20e-8h-15i-15k-55l-20m-20n-15o-31p-20r-17s23t-20u-13v-8w-19y-27
room at	a22b-14c-27f-8
s1	h-8l29
s2	h-9i-15k-14l35
s2 i	h-8i-8k-11l37
said	b-14c-8g-16h32i-26k-25l50m-12n-8v-9y-11
said $	b-18c-8g-14h32i-17k-36l35m-18n-10v-13y-17
said _time_	i-12l28
said again	g-15l35
said please	i-8l20
sales	a49c-40k-8
san	a21b-25d-9f-8k-9m22n-12v-27w41x-20y-19
san NAME	a21b-25d-9f-8k-9m22n-12v-27w41x-20y-19
say	a-19b-42c-34d-25e33f-9i27j-16k-12m103n-22o-13p-9q-21r-12s-16t-12u-9v-44w-16x-24y-89
say it	h-9i11k-24l32
say that	a15c-9d-17e11h-24i-24k-8l30
schedule	a67b18c-46d-43e-10f-32g-31j-9k-42l10m-34n-19p-8r-19s-15t72u13v-21w-16x-11y-45
schedule $	a10b45c-8f-10g-23h41i-24j-8k-65l-28m-18n-18o39q-13r-16s-13t-37u-19v-26x-10y-38
schedule _time_	a38b34c-13h-9m-9o-9t-8v-10
schedule a	a25b-56d-12f-31g-11i-11k-12l29r-11t40w-10y-23
schedule an	b-10o26
schedule for	a-35b53c-36d8g-9i46m-27o-31q-12s-14t-18u-13w-11
schedule with	a45h-13j-11l-10n-10r-8t-11v-13y-12
scheduled	a-9b77c-28d19f-8g-20h-16i-14k-29l31m-28n-10o-24s-15u-9v13w-21x-10y-45
scheduled _time_	b58g-8l-9m-22s-8v-23w-9
scheduled for	a15b67c-25d33g-9l-29m-15o-25s-13w-19y-16
scheduled with	a21
schedules	a-12b52c-23d37f-19k-10m-15o-23p-15s-14u-8w-8x-10y-30
search	a-36b55c39d-35e-12f-13h-20i-19j-9k-36l-13m-13n-11o-17p-12r-12s-19u-8v-12w-9y-21
search for	a-17b55c-38d-14h-9i-11k-19m-8s-9v-9
second	a-21c-10i25k-45n-23u-10v46w-18x-17y-27
second event	a-14k-39m-31n-19u-9v50w-16x-17y-20
see	b60c-33d-14e-9f-12g15h10i-45j-10l-34m-8q-22r-11t-15u-11v-53w-19x-16
see if	c-16g20k-16n19q-8w-15x-12
see you	h-41i-20k67l-10
select	b-8j36k-36
sentence	g-12i-13k-22l44
service	b29c-15g-9m-14s-14v-18w-16x52y-14
service $	b-26m-14s-11w-8x58y-13
session	a37b45d35k-15n-8o-14p-8s-13v-20y-38
set	a20b-27d-13f-8h9i-22k-18l-17m-29n-19o74p43r-11s-11t-10u-12v-21w-9x-9y-14
set $	a-38b-30f-8g21h-11i-8k-23l-24m-13o65p18y-21
set _time_	a56b-13c-53d-13f-17h-28i-25k-17o-9p12v-13y-12
set a	a10b-17c-34d-8e-8f8g-28h-12i-11k35l-14m-13n-8p30q-9r-11s-13u-16v-11w-9x-11y-35
set alarm	a-25c-12f-10h-9o53p-18
set alarms	a-9o42
set an	a-65b-18c-49d-8f-12h-11k-13p44y35
set for	a-20c-15g-23k-8o43s-8y-16
set my	a21b-10c-19o17
set reminder	a-51b-15c-37d-8f18h-11i-9k-20o39p-9y-12
set the	a-39c31f-14h-11i-10k-8l-11m-11n-9o12p37s-10y-38
set timer	c-10o-11p41
set to	f-30g40m-26o29v-23w-10x-8
set up	a26b-27c8d-10g21i-19k-28l28o-28p-12v-9x-8y-40
share	a-22b36c-13d-9i-9j-10m33x-59y62
shit	h-9i35
shopping	a10c-42d-18g-68h-17i-16k-25l-15m-60n-16o-18q-13r140s-15t-8u-10v-10y-38
shopping list	a-8b-43g-56h-17i-15k-23l-12m-9n-16o-10q-20r112y-30
shoreline	b-16k-14m-22n-8s-23u-9v-10w-11x62y-43
should	a-42b-49c19d-29e-13f-15g-23h-22i-68j-17k31l34m-37n-17o-31p-12q-11r-17s-23t-14u-20v-29x-41y40
should be	a-19b-23c22d-24h-21i-76j-13k24l-11m-10o-25s-9w-20
should i	a-39b-27c-23d-10e-9f-10g-17m-24n-14o-10q-8r-24s-17t-12u-14v-18w15x-30y61
show	a-11b54d-35e-14f-33g-45h-27i-32j-16k-54l-16m23n-20p-20q-21s-22t-19u-16v-22w-15x-11y47
show me	a16b11c18d-17e-8f-15g-41h-13i-13j-12k-19l11m17n-11p-13r-32t-13u-10v-17w-10y-32
shower	b31c27d-13i-10m-8n-12y-14
showing	b39d-15
shut	a-9c-9d-8h-16i67k-30l-25n-8o-13
shut down	i33l-16
shut off	i28k-11l-14
shut up	h-10i55k-27l-11o-12
smith	a13
snow	a-8b-59c-8k-24l-9m-30o-13s-11v-8w63y-9
so	a-13b54c-33e-10g-29h-111i-58j-14k102l-44m-29n-9o-11p-9r21s-12t-12u-10v-13w-20x-16y-26
so will	k-20l-8r21
soccer	a31b30f-12h-11o-22y-18
some	a-30b-26c-30d-20e-8f-17g-46h-37i49j-24k11l-64m-61n-39o-22p-30q-8r67s-13u36w-14x-11y43
some more	k-20l-8r22
someone	b-61g-10l-15r-8s-9t30u-11w-17x-8y54
someone to	s-8t17
something	a49b9c-29d-26f22g12h-20i-8j-8k-23l-16m-24n-9o-34p-20q-13r-22s-23t-10u-10v-25w-28x-8y57
somewhere	a-15t25
soon	a18b-11c-17d-8g-13h-14i-9k-11l-17n-30o-8r-12s-9t-9v63w-13x-10y-42
soon $	a20b-60c-15h-8k22r-10u14v52w-9
sorry	a-10d-10h-47i44j-16l-32o-8r-11u-17
sorry but	c-10h-19i58k-35l-17r-9u-16
spa	a-11b44c58d-21m-10o-10v-31y-45
speak	a-20c-22d-10f8h-8i25j-12k27l21o-17y-12
speak with	a-16c-16f11k47y-13
speaking	b-52h-13i18k66l-22
spoke	a-9b-11c-33d-19f-9h-17i-44k-14l82m-25n-11o-8s-8v-10y-14
staff	a32b30c-10n-11s-8y-23
staff meeting	a32b30c-10n-11s-8y-23
standard	b-13i-9k-11l-9m8n-15v-12w-23y39
start	a-80b18c62d-29e-13f-13g-16h-38i-75j-12k-61l43m-44n-86p71q-8r-26s-18t-12u-14v-24w-26x-23y11
start $	b78c-18g-11l-20m-29o34p-15v-9y-99
start _time_	a-29b-23c51d-10h-20l-9w-9
statement	a-16b-8c-19d-8h35i22j-11k-41m-13p-8r-8s-10u-8v-9w-10y-12
statement $	a-14h20i25j-10k-38m-9r-8s-8v-8y-10
status	a53b12c-55d-12f-11g-16i-9k-12l-11m-29o-27u55v-16w-18x-21y-53
status of	b13c-8f-8g-10k-10m-27o-15u55v-15w-15x-20y-53
steakhouse	a-10s18
steakhouse $	s9
still	a-22b-43c-10d-33g-9i38k-24s45v-8w24y-9
stop	a-26b-25c-36d-23e-11f-11g-12h-53i99j-14k-77m-17n-19o-11p-16q-11r-17s-12t-11u-10v-10x-8y-32
stop $	d-8h-21i66k-53l-30
stop it	h-20i35k-13
stop please	i31l-39
stuff	a35b-20g20k-17l38m-8q-21w-10y-27
subjects	b-15g-20i-9k-61l83m-24o-8w-12y-31
subjects do	k-15l30w-9y-9
submit	a-14c-12d-9h-17i-14k-38n-9o-11r50s-10u26
submit a	a-12u29
supervisor	b-28k-39m-13n98p-11v-8x-11y-92
supposed	b48c10i-9l-9m-17n-10v-43w24y-9
supposed to	b48c10i-9l-9m-17n-10v-43w24y-9
sure	a-42b-27c-24d19e-13f-14h117i-24j-26k-34l-44m-13n-17o-16p-12q-17r-17s-14t-9u-12v-10w-8x-8y-28
sure $	h50i-41j-10k-14l-9
sure my	a-28b-19c-12d33
t	a-12c-13h-9k-10m38
table	a-42c-40d-48f-16h-56i-83k-33l-66m-10n-21o-14p-8q-9r-9s151v-11w-9x-9y-28
table for	a-37b11c-19f-8k-8s60y-9
taco	a-23d-16s45
take	a-22b-58c15d25e-14g-35h-49i-36j-16k17l-29m-33n-22o-26p-11q16r-18s45t-14u48v-29w-23y23
take a	a-25c-14s-14u38
take my	a30b28c-9d11f-11k-12m-13u-26v-9w-11y-17
take out	a-11d11f28g-11k-12r-8
take reservations	b-10k-11l-11n-9s68x-21y-26
takes	k-8l-8m-12s37w-10
takes reservations	k-8l-8m-12s35w-10
taking	b23q13w-16
talk	b-15c-46d-18e-10f-20g-12h-45i49j-29k12l-24m-13n-14o-13q-13r-15s-16t-10u-12v-14w-9y-20
talk to	a-15c-29f-12g-8h-16i52j-8k-20l-14q-8r-8t-8y-8
talking	a-13b-14c-18d-8g-11h-40i70k22l-34n-8o-10r-16u-12v-11y-29
talking $	a-11c-13d-8h-39i68k-27l-22o-9r-8
task	a-47c-11d-9g-13i60k-30l-17m-10q60r-24y-23
tasks	a-18b-18c-34g53i-14k-40l-9m-16o-22q17r-24s-20u-13v-8y-20
taxes	a-23f36g8o-13q-9u-8
team	a17b-25c23d-10e-10f-13g-27i-15j-9k-34l-33m-48n66o-22p-9r-13s-26t-13u-15v-18w-22x-32y-12
team meeting	a-12b53c-9
tell	a-22b16c-26d-18e-10f-16g19h-30i-27j-10k42l-19m13n-15p12q-32r-20s-9t-11v51x-10
tell me	a-10b21c-14d-12e-9f-16h-11i-22j-8k11l9m38n-13o-10p15q-32r-19t-10v-12x-9
temperature	a-23b-35c-18i-23k-11l-23m-34n-8s-17t-20v-8w78x-22y-34
texas	a15b-26c20f-10k-9l-8o-20p-15s27y-28
texas roadhouse	a15b-26c20f-10k-9l-8o-20p-15s27y-28
thanks	a-28b-44c-25d-23e-9f-15g-12h41i-27j-14k59l-44m-19n-22o-21p-14q-9r-16s-15t-10u-13v32w-15x-15y-28
thanks $	a-20b-9c-16d-13f-8h13i11j-10k28l-15n-11o-16p-8r-8s-8v-15y-10
thanks but	h-12i61k-51
thanks for	a-26b-15c-22d-23f-10h46i-36j-15k20l-14n-19o-16p-11r-16s-13v-22y-19
thanks you	a-9h26i-19l-11
that	a-73b-26d23e-14f-13h58i43j-26k-36l61m-31n-30o-27p-21q-13r-18s26t-15u-14v-22w-12x-11y-36
that $	a-28b-28c16d-41e-11f-10g-17i23j-53k39l18m-29n-29o-17p-10q-12r-16s-13t9u-14v-31w-18x-21y-34
that again	h-11i-9k-31l44
that does	i-16j26
that event	a-33b-56c70d65g-10h-100i-42j-9k-45l-11n38o-13s-10u-10w22y-12
that i	a17b-50c-16d23g53i-11k-29l-47m-21n-14o-13p-15s-10t-10u-10v19w-20x27y-49
that is	b-12c-21d-8e-8f-11g-13h38i39j12k-38l-37m-12n-19r-10s-14t-9u-10v-17w-8x-13y-20
that last	l19
that looks	h55i-11k-53
that meeting	a-36b8c72d21f-11h-34i-32k-26s-13y-20
that one	a-9c-38d44g-8h-22j-11k15l-11n-11q-11r-9s-11
that please	h80i-87l-23
that to	c12i22k-14l9
that will	c-15h41i-14j-15k-18l-13
that would	c-10h42j-28k-46l-12
that you	c-10h-24i-30k43o13
thats	a-9c-50d-11i37j-18k48l-24o-8v-8y-17
the	a-21b35c49g9h-9i-8j-11k-49l-20m9n-43o-9p-14q-19r-12t-10v-18w-9y53
the _time_	a-9b16c-9d14n-8o21y-15
the ai	b-21g-14l47m-9s-13v-12x-15y-9
the alarm	a-8b-30c-45d-24g-9h-8i-9k-28l-19m-21o95p-13s-8w-15y-51
the alarms	c-13l-11o37y-9
the answer	a-14b-9c-30g-10h48i31j-25k11l-31m-12o-8r-9s-11u-9y-9
the appointment	a-30b21c65d-18i-23o-9p-9y-33
the best	a-8b-47g-9m-38r-10u-9v-24w-25x-28y75
the calendar	a53b26c-31d24f-19g-10i-10k-24l-12m-20o-14r-8s-9u-8w-21x-15y-22
the cat	a-9f19
the command	c-31h20i20k-16l34y-11
the correct	h-22i37k-12
the current	a-13b-26c-24d-13f8g-9h-9i63k-31l-17m-24n-45o-20p-8s-10v49w-14x-16
the date	a-12b-37c-45d21g-13i-11k-30l-43m39n-10o-12r-13u-10v80w-33x-17y-49
the day	a42b-22c26f-19i-11k-28m69p-19s-11u-20w-25x-22y-102
the dentist	a-21b20c16d13f13v-8y-26
the details	d15h19i-14l17
the dinner	a-50d-60h-8i52s42y-9
the dog	a24c-8f-14g13q8
the event	a-65b39c28d25e-11f14g-9h-19i-12k-8l-9m-8n-11o-21s-9t-10v-21w-15x-13y-15
the events	a56c-23d-22m-17o-18y-29
the help	a-9c-15h-9i-11k15l-43r39y-15
the items	d-15g72q-47y-11
the last	a25b-41c-56d-31f-8h-37i-33j-8k-34l100m-18n-8o-13p-10r-12s-9v-9y-31
the location	a36b-23c16d-15e-10f-11g-22h-24i-16k-18m-9n-18o-18p-17q-13r-13s-17t35u-13v-38x-8y-22
the meeting	a-80b18c25d11e-8f-31g-13h-33i-85j-9k-25l-55m-37n-9o-17p-9r-8s-17u-24v-15w-14x-11y85
the most	a-15b-44c-10m-48v-23w-26x-40y86
the name	a-23b-9c15d-12k11n-9q-8r-10s41v-11w-9x-15y18
the next	a-27b-38c-22d14h-8i-17k-12l-12m-27n-10o41p-13s-9u-8v50w-12x-17
the number	a-11b-22m-26n15s-20v-14w-16x55y-38
the office	a16c29d-10f-8i-12k-8r-9y-19
the one	a-37b-10c73d-20e-9g-12h63i-25j-13k-103l-47m-26n-12o-9p-23s-17v-8w-9x-19y-31
the party	a-17b21c28d13m-26
the question	g-8i-11k-45l59v-9w-10y-32
the reservation	b-37c-23d-14g-11i-39k-9l-21m-21n-9s100v-8w-19x-34y-33
the right	f18r-10
the schedule	a-31c-34d-9h42i41k-31l-9m-30o-19s-8t-9w-11y-8
the shopping	b-10g-25r40y-13
the status	a-22b13c-8g-10k-10m-27s8u56v-16w-15x-21y-54
the temperature	b-25m-31w49y-9
the things	b-36f-9g46l-21o-11r26y-15
the time	a-30c-24d-13g-12i-11k-47l-57m122n-9o-16p-10r-8s-11u-12v-35w-20x-21y-62
the timer	a-10b-8c-52d-8f-9i-38k-25l-29m-10n-14o-26p83r-8s-13w-8y-16
the timezone	b-36h-8k-15m80o-9s-9v-21w-19x-24y-43
the trash	f28g10q-17r-8
the weather	a-8b-50c-27d-12g-13k-22l-26m-45o-11s-10u-17v-28w97x-19y-52
them	a-41b-19c-55d-16e-14g-15h-10i-38j-16k-90l-41m-27n-33o-23p-82q-11r86s-10t-15u-16v-17w-9y51
then	a45b42c-31d-53h38i-15k-83m-10n-8o-14r-8s-15u-9w13y-14
there	a-52b9c-11d-35e-13f26h-30i-21j-15k33l13n-22o9p-16q-11r-15u-20v-33w37x-37y-33
there $	h-9k31l-11
there a	a-27b61c-20f-33g35k-9l-16o-33t9u-11v9w-60x-9y-18
there any	a-17c-15d-18g-21h-8i-10j-9k-27l-22o29s-51t-11u-8v-15w43x-17y17
there anything	b-27c28g-23h-16l31m-22t-8v-13w-23x-9y-13
there is	a-55b-27c-8d-13f55i-9k-46l25m-33o-30p-8q-9s-18t-10v-9w39
they	a-15b-26c-40e-9f-11g38h-18i-10k40l-30m-27n-15p-9r-18v-14w-11x14y-36
they take	s15
thing	a12b-24c-17f-8g-18h43i-46j-9k23l45m-35n-10o-12q-9r-8s-11u-15v-21w-28x-29y-49
thing i	b-13k-18l59m-12u-8v-13w-14x-20y-40
thing said	l10
things	b-36f-14g20k11l25o-11q36r13y-46
things can	k-13l32
things i	f-9g39y-9
things on	g-11r27y-8
things to	f-11g-29q44
think	a-39b16c-38d-8f-10g-13h-44i56j-24k51l-40n-10o-9p-32r-25s-9u-8v-11y-30
think it	h26i-34k19
think that	h-11i38j-12k-42
think you	h-13i58k-35l-10
third	b24d12
third event	b23d13
thirty	f12o19p-9y-13
this	a14b-39c-41d-45e-21f-13g-31h71i51j-16m-8n-21o11p-26q-24r-33s-30t-24u-28v35w-30x-71
this $	a-17d-10h80j-57k-116l63o-13v-12y-13
this ai	b-10k52n-35y-35
this event	b-26c18d72f-8h-69i-40j-15k-25l-19m-10n-15o-12r-8s-9t-9v-13y-13
this is	a-12d-10h28i-11j36k-45l-32v-13y-12
this looks	h21i-18j-22k18n-15o-8r-11
this was	h-36i8k41l-8y-11
those	h22i48j-22k-45l-23y-9
three	f-35o34p-9y-8
till	a22b-12c-17m-16v38x-12y-25
time	a-8c-21d-22e-8f-12g-8h-34i-37j-9k-17m97n-20o13q-30r-16s-16t-9v51w-24x-23y-42
time $	a-47b-64c-11d-12e-9f-12g-20h-22i-30j-15k13l-27m44n-34o-25p17q-10r-26s-20t-16u-15v42x-20y-99
time _time_	d-36f19k-61l-41m22o-32s-8t-8u-15v30w-35x-11y-41
time again	l12
time difference	m16
time for	a57b-28c-12f-9i-9l27m-15n-9o24r-9s-12v-20w-10y-52
time i	a-40c-10g-22k-10l-8m13o36r-10u29v-75w-11x-9y-19
time in	a-11b-16c-43i-11k-10l-13m90s-8v-48w-13x-27y-22
time is	b61c-9g26h-11i-13k-40l-17m-21o-12q-41u-10v37w-18x-16y-26
time it	b-13m28v-16
time off	a-10b-21o-10u35v43y-25
time please	a-12b-14c-41d-14f-12h-15i-68k-20l44m81n-15o-15v-81
time to	a36c46f-13k-9m-23o-19p-22t22y-16
time zone	b-28c-43d-8h-11i-8k-26l-13m96o-13u-10v-15w-8y-19
timer	a-58b-9c-51d-14f-27g-9h-27i-38j-9k-43l-42m-10n-24o-46p149r-24s-16t-13u-16v-9w-9x-10y-28
timer $	a-38b-8c-26d-12f-15h-19i-37k-36l-30n-11o-10p100r-11s-9u-11v-8y-25
timer for	a-25c-17f-18i-12k-13l-12n-18o-33p69r-19s-11
timer set	c-10l-20o-14p70y-9
times	b28g-8i49j-23k-51l-24o20y-29
timezone	a-11b-57c-20d-11g-17h-20i-28j-10k-56l-49m172n-21o-14p-10r-14s-17t-9u-11v-30w-47x-38y-93
timezone $	b-30c-14i-10k-40l-25m89n-8r-8s-8v-12w-13x-18y-21
timezone for	b-11m43w-13y-16
timezone is	b-10k-8m46y-14
tire	a-46f-33q-13t70u-20
tires	a-25b-17l-9s-11t42y-9
tires checked	t20
to	a8b-20c19d-14g29i-16k-19l-40p-16q9w-9x-13
to $	c-11g-18h-14k42l-18m-43n41o30r-13s-12u-16v-20w-12x-8y-71
to NAME	a-49b38c-28d-11e-8g-11h36i-18k-20l-8m-14n43s-20v-10x-8y-45
to NUMBER	a-30c69d-12h-11i-23k-18l-9m-23o-10p-8s-10y-49
to _duration_	a-17c39k-12
to _time_	a-59b-15c140d-44f-14h-14i-14k-25m-52o-19q-8s-16u-10v-15w-10y-13
to a	a32b-9u-13
to add	a9b-14c-18g18k-9q39r-37u-9
to ask	f21g-15k-22l18w20
to be	a-13b-67c9d24e-16f31h-30i-10j-23l-18m-38n-17o15p-9q-22r-23s9u-14v-61w24x-17y33
to buy	a-21b-19d-23f-19g-41i-14k-16l-22m-25o-9p-10q-17r80s-16t-12u-16v-13w-10x-11y19
to call	a-85c-28d-13f73g-14m-9n45o-19p-9q-16r-15t-14u-10v-8w-10x-8y-47
to cancel	a-64b-38c-18d49e-10f-11g-25h47i13j-10k-32l-49m-47n-21o-28p-8q-16r-23s-10t-17u-24v-41w-29x-27y-41
to check	a25b-21c-23f25g-18k-8l-12m-14n-13o-16r-16s-13t23v-10w-8x19y-17
to choose	c-13i-8j49k-17
to complete	a-9g16q17r-21u-11y-10
to confirm	i-10l17
to create	a39c-9o-10p8t-12
to do	a-53b-31c-25d31e-10g62h-30i-21j-13k-43l-42m-25n-25o-33p-15q71r-60s-16t-18u-14v-32w-15x-14y-52
to get	a-29b-20c-34d-35f10g-19h-21i-10l-23n-9o16p-13q-14r13s-20t41v-27w-18x-19y32
to give	a-11f15k-8u17
to go	a-11b-29c-29d34f42g-34h-8i-52k-22q18r20u-8y36
to have	a19b-31d-24g-8l-11o14u12
to hear	g31l32q-36r-12
to know	a-41b32c-41d-31e-9f-13g13h-16i-13j-14m27n34p-8q-46r-11s-14t-26u-13v32w10x9y-10
to last	a-26c46i-11k-9l-18
to look	b-32g26s-8t12
to make	a-36c-19g-10h-12i-8k-12l-9p-16r40s20t-21u8y-10
to me	a-24b-23c-26d-8e-8f-28g24h54i-42j22k-31l-19m-19n-43o-18p-11q-23r22s-15t-16u-11v-19w-10x-8y23
to meet	a40b52d-8g-30h-14k-9m-20n-17o-16s-8v-17y-28
to move	a-34b-8c34
to my	a46b-26d-67f-11g-12k-11q39r15t-10
to pay	b-39f41i-8k-16m-8s-8x24y19
to put	c-16g-17r18s40u-19
to remember	a-16b-18c-11g76h-15i-21k-36l-41o-11q-15r-26u-8v-9y-20
to remove	a-14c-16d38g-11h-15i-15l-13q11
to repeat	a32c-12i-14l21y-13
to request	d-8g-10k-8m-8o-10u41v-8y-10
to reserve	a-14s21
to say	a15d-16g-10h37k-37l17t-8u-9
to schedule	b-53d-18f-33g-23h-24i-10k-15m-9o-18q-8r-18t62u37w-13y-15
to see	c-15g27h28k-34n-14q-22s18v-10w-9
to select	b-8j36k-36
to set	a-19b-12c-11d-8f-70g-22i-12k68l-17n-11o9p42q-10r-15s24t-18
to speak	a-21c-21d-8f10i32j-13k35l-21o-18y-13
to take	a17b-44c-18d-12f20g-20k-13l-10m-17o-25p-8q-9r-11s-21u54v-16w-16y-17
to talk	c-9i-26k41
to that	a-37b18d-24e-8f-9g-15h23i16j-17k-21l-45m-20n36q-9r-8s-11t-9u-13w-8x-8y-12
to the	a-43b29c69d-32e61f14g-20h32i-33k-30l-14m-19n-24o-16q-14r-15s-27t-13u-11v-19w-40x-19y-76
to try	s11
to what	a-42b-23c-50d-8e-8g-13h-8i-26j22k-32l-9m-20o-11r-10v74w-12y-14
to work	a24b59c-47d-13e-18f23g-23h-24i-69j-10k-49m-11n-8o11p-13s-12t-11v19y-58
to you	a-18c-35f-14g-10h-51i46j-9k20l-40m-9n-9q-9r-10s-8t-9u-11v-10y-20
todo	a-16b-51c-24d-26f-8g51h-18i-15k-19l-13n-22o-14q57r-42s-11t-18u-11v-18w-11y-45
todo list	a-16b-51c-24d-26f-8g51h-18i-15k-19l-13n-22o-14q57r-42s-11t-18u-11v-18w-11y-45
tokyo	m53v-33
training	b62d37g-8h-30i-8m-12n-10s-10v-18
trash	a-14f37i-18l-19m-11q-17r-9s23
trip	a27b-29c27d-22e-11g-14h-8i-11k-26n-9o-14r-9s-23t-9u-13w41x-9y-49
trip to	a17b-15c-19d-15g-14k-16o-10q9r-8s-13u-11w45x-8y-47
true	a-27b18c-33d-17e-9f-11g-15h124i-30j-21k-81l-32m-16n-21o-17p-16r-14s-17t-10u-13v-29w-25x-19y-51
true $	a-9c-22g-10h75j-13k-54l-18m-12n-8o-9p-10s-9v-22w-8x-17y-22
try	i-8k-8l26s9
try and	s11
trying	f-19g23l-9
trying to	f-19g23l-9
turn	a-32b-44c-21d-8f43k-19o34
turn off	a-10o28
two	a-24c-18o27s17
types	b-8g-8k-17l34y-13
types of	b-8g-8k-17l34y-13
uh	a-19b-12c-11h66i-16k-51l-31m15o-16y-17
uh no	i26l-22
under	a-27b-20c-19f-8i-8k-21l-14m-19n35r-9s57v-19w-9x-15y-30
under NAME	a-10b-24k-19l-17m-21n41s29v-22w-11x-18y-26
under the	a-21c-13k-8n-8s46y-13
understand	k-11l27
understanding	h41i-21k-28l-23
understood	h16i16k-13l-9
undo	a35b-36c-14d-31h-37i49k-42l-16m-8s25y-14
unimportant	c-11d-9h-85i-73j104k-56m-9n-11v-10y-11
until	a-30c-44d-13g-9k-15l-23m-24n-23o-13q-8u-21v88w-12x-9y-47
up	a-35c-32d-28e-10g8h-15j-12m-29n12o84p15q-12r-12s-13t-8u-16w-19y-32
up $	b-16d-10g17h-16i30j-9k43l-39m-35n-42p33r-12s-9u-9w-13x-20y-49
up NAME	a-18b33c-35f18i-11k-16l-26n66o-20s-13v-43y-31
up _time_	a-76b31c-31d-15f-8g-12i-17k-24l-14m-48n-14o112r-10s-10t-16u-13v-84w-13x-8y-42
up a	a33b-26c-51d-13f12g-22i-9k-18l28n-12o-50p11r-12t-8v-8x-8y-32
up the	a-18b24c-16d-9e-8f-12g-9i-18k-11m12n-15o-17r-8s-9v12w-10x24y-10
up with	a-13i23k-29l43u-16
upcoming	a-11b-51c-16d25m-16v83y-38
update	a-10b-32c32d-43f-9g-9h-14i-12k42m-10n-8o-19q-15r-10s-12t-9u20v-10w-10y-8
update my	a-30b-21c16d-40k56o-12q-14s-11t-8u-9
us	a-10b-40c10d-10f-11g15i12k-50o-9p11q-23s-27u-8v-10w-13y45
us try	l17
use	b-12f11g-10k22l-9n-13o-9r-9v-38x42y-16
vacation	a29b-46c-58d-16f-10g-31h-16i-16j-10k-43l-39m-31n-15o-20p-10q-15r-24s-23t-27u143v-10w-22x-28y-68
vacation $	a-9b-28g-9k-20l-25m-21s-9u81v-16w-17x-20y-56
vacation days	b-12k-12l-20t-14u38y-15
vacation request	a-12b-14c-8g-21i-11k-18l-16r-14s-10u61
vacation time	b-36g-11u48v-11y-8
vegas	a26b-11c-14d-10h-11i-22k-29l-20m45n-9s-9x22y-15
very	a29b-26c-9f-13h12i-11k62l-13m-15u-9v-24w-13x-14y-19
very much	b-20h16k46v-20x-14y-18
vet	a18
vet appointment	a18
vienna	b-15m-12w29y-13
vienna oh	b-15m-12w29y-13
wait	a-65b40c-22d54e-11f-11g-8h-35j-12k66l-43m-10n-22o-17p-62q-14r-38s-17t-14u-8v-17w-8x-12y-29
waiter	b-26m-14s-11w-8x58y-13
waiter service	b-26m-14s-11w-8x58y-13
wake	a-51b-13c-10d-8f-38g-10i-15j-8l-11m-12o78p-15r-8t-8
wake me	a-12b-11i-11k-24m-11o50
wake up	a-48f-36g-10k25l-8o54p-14t-8
want	b-27c-10e-12f-15h10j-29k-53l18m-9n10o13q-26r10v-16w-18
want it	a-50b-13c77d-32h-8i-34k-11l-34m-23o-8
want my	a-68b62c-8d-10o-13s15
want to	b-13c-47d-18e-12f-17g12h41i-39j-12k-24l-28n27o18p-12q-32r20s-10t8v-16w-18
want you	a-25c-23d14h-56i39j-15k-23o-12p-9s-8
wanted	a-8c-11g51h-15k-34l-25y-8
wanted $	i19
was	a-73b-22c25d-43e-13f-23g21i18j-21m-51n-34o-29p-17q-13r-21s-22t-13v30w36x-19y45
was not	c-20h-50i40k-27l20
was trying	f-19g23l-9
wash	f-11g-9q30
wash the	f-11g-9q30
we	c34d9e-29f-17h-29i-27j-22k-34l-29n-17o-15p-14q-20r-21s-21t-14u17v42w-29x-23y-73
we are	a-25b-27c33d35e-14h-17i-13j-10k-25l-16o13p-8s-17y-19
we have	a-22b-41c41d-9g-16h-9j-8l-8m-13n-8r-11u32v27w-12x-21y-46
weather	a-36b-52c-51d-24e-10f-9g-18h-31i-30j-13k-74l-68m-69n-21o-18p-20q-9r-16s-23t-10u-22v-40w170x-48y-65
weather $	b-8k-23l-52w57y-8
weather _time_	a-12b-38c-19k-10l-15m-28v-21w72y-42
weather be	m-12w17
weather in	a-29b-13c-43d-17e-8g-8h-33i-32j-12k-35l-17m-62n-21o-13p-23q-8r-11s-16t-9u-9v-25w114x-51y-33
wedding	a46b42c-44h-13n-31
well	a11b113c-29d-42e-23f-24g-23h-28i-79j-28k9l-28m-36n-38o-36p-26q-16r-25s-29t-17u-16v-33w-19x-16y-85
well $	a-14b-24c-37d-10g-10h18i-30j-10k15l18m-9o-9v-9y-11
were	a-19b-45c-34d12g26h-32i-10k63l-48m-34n-20o-18q-11r-10s-13u-8v-27w-19x-9y26
were you	k69l-27n-19v-9y-57
what	a-36b20c-13d-27e-9f-10g41h-20i-14j-10k-12l28m27p-10q-23s-14t-10u-9v22y11
what $	g40h-11k-11m18n-11q-24r9
what about	a-15b-64c109d-9f-9g-16h-8k-36l-48m-31n-33o-19r-8s-12u-10v-26x-42y-61
what alarms	b-32g-18k-16l-21m-11o58p-10v-14y-15
what are	a-13b-9c-44d-19e-8f-8g42h-12i-27k-17l15m-47n-14p-9r-15s-25t-8u-12v-24w-18x-20y30
what can	b-19c-21g-14i-8k12l41m-16r-10s-9v-12w-13x20y-35
what date	b20c-9g-10k-26l-11m27v-46y-9
what day	a-9b-37c-30d-14g-16h-11k-50l-31m72n-13o-9r-11u-15v26w-34y-34
what did	b-20g44i-14y-24
what do	a34c-21d38e-10f-8h-12i-22j-10l-11m-28n-17o-28p-10q-38r31s-20t-19v-38x-20y-26
what does	b-13c-17d-13g21i-8k-16l-22m28n-9o-13q-30r11v-17w-8x-9y11
what events	b51d-8g-9m-16
what i	f-11g25h-17i33j-9k-21l21m-16n-10o-14s-9u-8v-19y-12
what is	a-37c-21d-33e-11f-10g-22h-27i9j-12m18n42o-11p-11t-10w8x26y-22
what kind	b-8g-15k22l-12m-12w21y-17
what kinds	l22
what meetings	b41l-10m-12y-16
what my	a-18b33g11m-12q-9r16w-8
what name	k40l-17y-20
what said	h-8l40
what subjects	g-10k-24l43m-9y-11
what the	b-47c-9g-22m-12u26v-14w56y-18
what time	a-42b38c-17g8h-9i-11k-41l-27m24n-12o36q-38r-9s-8u-15w-21x-19y-31
what timezone	b-14g-10i-12k-23l-29m68s-8v-10w-8x-12y-16
what types	l21
what was	a-10b-38c-34g19h-27i-32l16m-30n-8o-9r-8u-12v-33w37x-14y11
what were	a-12b-42c-28g32k-14l-17m-33o-11v-20w-18y46
what will	b-36c-19m26v-28w29y-11
what you	b-17c-9g-16h44i29k-64l9m-18r-8v-8y-17
whatever	a-9b-9h-34i-28j62k-40l-11n-10y-9
when	a-13b37c-30d-21e-11f-13g-24h-15i-17j-13k-59l-39m-16p34q-8r-10s-16t-12u-19v38w-23x-14y31
when am	b28
when do	a-42b22c-18d-10f-8g-11k-8n-8o-26r-12u-16v22y26
when i	a47b29d-13g-33k-12l-16m-36n-10o-22p-52r20s-14t-12u-17x-10y-43
when is	a-46b20c-16d-16e-8f-10h-12i-11j-11k-9n-34p-13s-8u-9w-13x-10y22
when my	a-29b38n-33u-9v31y-14
when the	a-15b54c-9g-12k-14l-17m-21o-20p-41s-10v8w-16
when will	b-57c-20i-8l-9m29n-11u25v28w-18y-38
where	a-51c-21d-23e-14f-13g-23h-22i-25j-20k-18l-35m-31n22o-19p-20q-13r-30u-22v29w-21x-43y39
where i	a-35b14g-10k-24l-21m-17n-8p-9r-20s-10t27u-11v50x-31y-24
where is	a-26c-11d-9f-8h-18i-15j-16k-44l-8m-17n49o-11p-10s-20t-8u-8v13w-13x-16y-23
whether	a-18b13g16q-16s20u13
which	a-25c-38d-22e-11f-12g-15h-24i-29j29k-23l-15m43n-26o-19p-11q-10r-14s-17u-20v-15w18x-19y18
who	a-23b14c-28d-20e-14f-14g-18h-23i-34j-16k73l-46m-32n37o-17p-15q-14r-27s-19t9u-19v-25w-30x-30y32
who has	a-9b64c-14k-26n-55x-15y-27
who is	b-25c-13d-8g-8h-11i-28j-9k-31m-15n64o-8p-10s-9u-12v-21w-15x-21y11
who made	k25l-9
who programmed	k19l-9
why	a-21b-39c-18d-40f-10g-19h-13i-13j-10k43l-13m-10n-26o-17r-15s-16t-8u-13v-11w-11x-8y54
wild	b-11k-35l-13m-43n-13s14v-28w-8x95y-84
will	b13d-28e-13f-18g-9h10i-19l-14m-9n-11o-17p-12q-15r12s-15t-13v8w31x-16y-12
will be	a26b-27c40d-21e8g-13h-20i-17j30k-60l-21n-8o-19p-8r-13s-18t-8u-16v20w15x-8y-24
will i	a-9b15l-8s11u10v30w-31y-9
will it	a-23b-11c-58i-9j-8k-16m33o-10s-13u-19v-36w35x-15y12
will my	b-22m-8o17u50v-35w-9y-19
will the	b20c-26l-11m-21u-8v33w24x-10y-24
will you	a-26b24c-12d-14e-22f-14h-31i-32j-11k22l23m-12o-10q-10r38s-13u-10v-33w-23y-25
with	a37b36c10g-8h29i-31j13k-51m-13n-24p-12r-10s-14t-8v-21w-9y22
with $	g-10k-18l48y-38
with NAME	a55b38d8g-8h-25i-18k-12m-10n-31o-17s-10v-24y-10
with dr	a39b8c-9o-8y-32
with mark	a58b-36c11d-40e15i-8k-12l-21m-15
with me	a-38b35f-20g9h-15i-20j60k-26l-34n-12o-9r-8t-8v-9y-14
with my	b-37c-34d-37f30i25k-19l41q-9r-9s-10u-17
with the	a14b-23f10h54i-25l-53
with you	a-9b-9c-24h-31i-17k18l31r-11u12y-20
wonderful	a-8h61i-25k-60l-10
words	k-28l37
work	a30b-23c32d-51e43f-15g-50h-31i72j-50l-50m-39n-94o-46p-41q-28r-64s-41t-30u-35v26w-30x-34y-81
work $	a-12b55c-78d-26e-36f-11g-33h-78i29j-27k11l-45m-33n-20o-44p-34q-19r-17s-21t-19u-15v25w-15x-14y-35
works	a-11b-9c-32d-31e11h126i-68j-12k-86l-64m-8n-16o-11p-10s-14v-9y-21
would	b-22c-26e-9g-13h-9i-47j41k26l12m10n-11u9v-22w-9y-13
would be	b-14c-13h26j36k-58l-18m-8
would like	a14b-15c-25d18f8g-14h-56i-33j-26k-44l36n-8o18u17
would not	a-9h-9i-27j71k-64l-33o-12
would you	a9b-11c-9f-8h-20j-9k24l24y-10
wrong	a33c-51d-15i70j-13k-61l-45m-9n-12o-8p-9r-9s-12v-8w-10x-8y-24
wrong $	c-19h-93i97j-12k-44l-18y-8
ya	b-36c-19h-22i-12k118l-60m-20n-23o-12u-14v-15x-19y-108
yeah	a-14b-10d-52f-8g-10h55i-42j-9k16l-24m-14n-14o-12p-11r-10s-9v-10w-8y-17
yeah you	h20k-15l-9
yeap	a-9c-10h63i-31k-40l-16o-9y-9
yeap you	h23i-13l-9
year	b71c-28g-15k-13l-31m21o-10r-8u-11v-40w-30x-22y-83
yes	a-36b-33c-26d-26e-13f-10g-13h98i-72j-15l34m-12n-26o-21p-17q-9r-15s-16t-10v-12w-9x-8y-27
yes $	c-49d-9f-8h-15i-61j-13k63l-27m-12o-8t-8y-20
yes cancel	d22i-28k-8l-20
yes i	a-47b-8c-20i-13k50l-58o-9v-8
yes it	h53k-49
yes please	a11b-34d-43h51
yes thanks	h58k-59
yes that	h29k-21l-10
yes you	h28k-15l-10
yet	a-11b-14c-19g15h-13i-10j-11k-24l-14m-13n-16o-23q-28r-25s-13t-8u59v-34w-11x-32y47
yet $	b-12c-16g-26h-13i-8j-10k-20l-13m-12n-14o-9r-10u35v-26w-8x-32y55
york	a-23b20c-13f-10k-12m60q-16r-12s11v-13x-17y-26
york $	a-24b31f-9m33q-17r-12x-8
you	a-17b-24g-16h9i37j-8k58l62m-17n-13o-9t-8u-9v-9x-11y-38
you $	a-17b-26c-22d-8f-8g-18h16i-39j-8k106l-37m-14n-33o-11p-8r-16s-9t-13v-19w-13x-12y-95
you a	i-8k40l-18
you able	l21
you add	a31b-15c18d-13g-11i-10l-12n-17q9r-8s-8w-13y-14
you an	k43y-22
you answer	i-8k29l17r-8w-9y-23
you are	a-9b-35c-11g-32h41i31k27m-18n-26o-13p-12r-13s-17v-8w-15x-11y-70
you around	h-27i-21k62l-23
you call	a-15b-11c-12k-43l-21n59r-10w-12y36
you can	a-14b-8d11g-9i16k-11l8y-8
you cancel	a-16b-30c-11d33h-101i91k-17l-48
you change	b-13c68d-30k-14l-15n-45s-10y-32
you check	a-13b-15c-8g-23h-9i-29k-33l44n-23q24s39t-8w18
you confirm	h-45i-25k-8l62
you create	a39b-17f-13
you delete	a-17b-27c-63d23g-14h64i-67k-10l-37n-15o-12q15r-8s-12v-14w-17y-20
you did	h-15i29k36l-63r-18
you do	k-29l47y-10
you doing	b-11c-9h-13i-45k70l-14n-10y-31
you elaborate	l17
you familiar	b-8k-18l36y-16
you find	a-25b30c-18d-17h-8i-23k-13l-20n-10r-8s-16t-10w53x-22y-41
you for	h-24k40
you gave	i30k-14
you get	b-17i-9l26r-8s24y-18
you give	a-15b-13c-9f-14i-12k-26l-13n27p-48r-17s-17w37x-18y8
you got	h41k-38l-17
you have	a-23b-32c22d-18f-12g-17i44j-15k-20l37n-18p-12r18s-14t-8u-20v-18w8x-11y-39
you help	a48b-36c-10d-10e-10g-8l-65n-10r-31s-12t10u-10v-8w-9y48
you just	b-17c-9g-20h24i31k-39m-17r-9v-8y-15
you know	a-12c-19g-18h-8i-9k-57l41m19n-17q-8r-38s8v-14w28
you later	a-14c-26f-13g-8h-18i52j-8k-21l-17m-8n-8q-8r-9t-8
you let	l-12o-14s-8v-64w-10y41
you like	k52l-26r-12u-16w-12y-15
you look	b16c-20g14m-10n-10q-16v-29x29
you make	a66b-20d-16e-10g-10h-9i-28k-55l-32n-26q-10r-24s33t-13u-8v-13w-12x-11y-36
you mean	k-44l53y-13
you order	a-8i-9k-24l-20r49
you please	b-39c-28d-14g22h-53i37k-36l25m-12p35r-16s-9w-13x21y-23
you remind	a-25b-32d-15f30g10l-11o-16q23y-14
you repeat	h-9i-15k-11l24
you replay	h-11i-20k-24l49
you said	i-10l32
you say	h-16i-24k12l27
you schedule	a8b-12i-17n-11r-11s-10t39y-11
you see	a-17d-8n23s-19x-11
you set	c21f20g-8i-23k-14l-17m-10n-8p20r-10u9y-20
you show	a-31b75c-13m-67
you shut	i43k-16l-21
you speak	l14
you stop	i75k-13l-56
you tell	a-83b21c-41d-16e-11f-12h-15i-31k15l-24m25n-18o-8p-22q-21r-16s-16t-9v46w-17x-20y29
you to	a-47b-8d13e-8g-15h-22i14j-14k-64l25m-18o-13p32t-21u-17v41w-8x-25y-13
you try	k-8l19
you were	h-23i-8k35l-21
your	a-12b-62c-32d-18e-13f13g-23h-30i-58j-26k48l107m-35n-78o-26p-21q-16r27s-22t-11u-17v-40w-18x-17y-67
your answer	h-49i-35l59r-9
your answers	k-13l35
your help	k85l-64r-29
your last	k-9l21
your name	c-8k91l-75m-15n-8o-8v-20y-11
your response	h-12i-8l25
your understanding	h41i-21k-28l-23
yourself	a-19b-19c-22d-19f-12h-26i-45k93l-41m-19n-20o-16p-12q-9r-15s-21v-14y-39
yourself $	a-18b-16c-21d-19f-11h-25i-43k94l-38m-15n-19o-13p-11q-8s-17v-12y-36
zone	b-28c-43d-8h-11i-8k-26l-13m96o-13u-10v-15w-8y-19`;
