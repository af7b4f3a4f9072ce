// Written by evals/data/requests-train.ts (half A, 4495 rows). Do not edit by hand.
export const SCALE = 50;
export const BIASES: readonly number[] = [
  12, 8, 15, -8, -20, -15, -18, 30, 29, -16, 52, 11, -8, 12, -5, -14, -18, -9, -11, -18, -17, -7, -14, -11,
  39,
];
export const WEIGHTS = `#1	a-113b-66c-8d-70e-61f-69g-58h79i69j-62k70l-93m-11n-80o-76p-66q-63r-70s-70t-63u-61v-67w-64x-65
#12+	b24c-8d-21f8h-22i-16k-12m-17n-14o-15p-9q13s12v-15x17y-13
#2	a31b14c-41d-54e-42f-30g-42h59i42j-52k58m-83n-31o22p-58q-46r-50s-50t-45u-43v-53w-44x-46y-79
#3-5	a-12b-12e-21f-25g-26h14k40l27m-10n25q-19r-14s-15t-20u-24v11w-28x-27y21
#6-11	a9c12d-8h-12j-8p-8q-8v-18y23
&	a-28b-19c-8f-8g-8s16u-10v-9w-10x32
?no	a16b-31c13d-8e-12g-17h45i40j-13k57l13m-8p-8q-10t-11u-13v-17w-14x-15
?yes	a-26b49c-10e-11f-14h-27i-20n20o-9p-11q-15r-8s-8t-11v15x8y45
NAME	a22b9c33e-8g-16h-30i-23j-8k-52l-36m-38n109o-21p-9q-11r-13s17t-10u-11w-12x-11y-10
NAME $	a78b-8c19d23e-13f-20g-18h-8i-35j-12k-28l-30m14o-13p-9q-9r-12t-11u-9v-22w-11y-38
NAME NAME	a-45b37c53d-10e-8k-8l-10n-43o-21r-10s19
NAME _time_	a-55b-55c-86f48g-8h-17i-11j-8k-9l-34m-42n14o-33q-10s-26u-11v71w38x-17y48
NAME and	a25b32c-8e10f-10g-12h27i-11k-22l-19m-20n8o-8r-12s-15u-8v-29x-10y-72
NAME at	c-28d-21s39
NAME birthday	a49b22c-48d-15h-17m-25s-9w-22
NAME for	a-33b-11c59d-22k-9l-10o-9s10y-8
NAME from	a-19c37d-33f18h-11o-10q15
NAME in	b-34c51g-9m27n-35s-12u-11v-10w-26x-12y-34
NAME scheduled	a-26b40l-23
NAME steakhouse	s9
NAME take	s15
NAME to	a-19b-16c69d-11f-9h-22i-9k-10m-11n-15
NUMBER	a9c59d12e-11f-22g-22h-16i-39j-9k-22l-20m-31n-11o-27p-10q-10t-14v-22w11x-11y35
NUMBER $	a22b-53c53d-33e-8g-11h-15i-35k-29l-13m-11n-9o-19p-8r-11s-16t-12u20w10x-10
NUMBER _time_	a-19b-57c28i-28w54
NUMBER at	a-14s38
^ NAME	a75b-22c-43d-13i-8k-22m-8n17o-8s11v-43x-10y-10
^ _time_	b-9c-43e-20f23g-24h-52i-56j-14k-118l-38m71n-23o68p-25q-17r-20s-25t-18u-18v-36w-32x-16y-28
^ a	a-51b-21c48d-32e-12f-23h-31i-31j-9k-39l9m-16n-18o-11p-17q-10r-22s-16t-21u-10v-8w-8x-9y56
^ abort	a-11b-8c-15d-9h-38i66k-42l-14m-10o-8y-13
^ add	a30b-33c11d-22f10g-34h-22i-12k-20l-10m-9n-9q18r25s-11v-8y-12
^ ai	b-11c-11g-11h-10i31l35v-13w-12y-34
^ am	a-37b29c-22d-8k29l-16n-9o-12r-8s-8u8v-26y-14
^ and	a-48b28d-14e-9h-49i-19l-37m-21n61o-8s-14v-8y-26
^ any	a-33b30c-23d-14h-8j43k-16n-11o20w-8y-15
^ anything	a-30b21c-20g-8h-10j63k-46l-12n-33o-13r-9v-14w-9y-14
^ are	a-19b-10c-27d-15e-10f-10h-22j-14l-37m-16n-23o-12p-13q-14r-9s34t-12u-11v-13w-20x-15y73
^ book	a63b-20c-36d-10f-14h-9i-17k-17l-12m-10n-17o-11r-9s23t33y-34
^ call	a41b-31c-74d-28e-11f-44h-31i-51j-16k-47l-38m-22n12o-25p-14q-12r-11t-12v-25w-12x-8y37
^ can	b-17c20d-11f-8h-28j-12k-35l-30m-18n14o-8p-16u-9w11y26
^ cancel	a-46b-84c-36d104e-12f-11h-48j-9k-27l-11m-9n-13o14p-8r-9s-11y-23
^ change	a-47b-18c19d41e-10f-15g-10h-24i-27j-9k-23l-14m30o8s9t-14u-8v-11w-8y-40
^ check	a-45c-23d-35f-11g27h-22i-12j-9k-22l20m-14n31q-30r-10s12t-16u-12v31x-16y-14
^ clear	a-16b-32c-11d63i-8k10l-15o-8
^ confirm	a-44b-21c-27d-21h74i-16k-33l-43m-11o-9s27y-22
^ convert	c-12h-11i-8k-16m41
^ could	a43b-18c-30d-12g-11h-47i-43j-11k-36l47m-9n-14o-13q-8r-14t10v-12w-9y-19
^ create	a35b-22c-43d-19f34h-21i-13k-30l-10m-13n-13o31r-9s-8v-8y-10
^ decline	a-54b-42c-41d-20e78f-9h-20i-11k-15l-9m-12o-16s-12u-9w-10y-9
^ delete	a-69b-38c-34d67e-14f-14g-29h-118i40j-10k-32l-16m-14n-10p-10r-12s-10t-8u-8v-11w-9y-14
^ did	a-33b22c-21d-11e-10f-26g21i-12k-14l31q-33s-9u14v-15w-10x-8y-35
^ do	a-8d-14e-8f-13g14h-17i14l-28n-13p-8q-27r19s12t-8x-8y-12
^ does	a-45b31c-19d-15e-11f-9g-16h-17i-11j13l-11m-36n-23o-14p-14q-9s21t-9u-14w-16x28y-17
^ erase	a-25b-28c-8d52g-48h-9k-12q44
^ find	b44c-41d-17e-10f-19h-18i-14j-9k-23l-10m-13n-9o-21p-19r-19t36u-9v-10w-25y8
^ forget	a-26c-11d-8h-35i39k-35l-13o17s25
^ get	a-27b-13c-28d35f-10h15i-12k-20l-18m-16n-13o17s-9t-15u-9v-11x-9y15
^ give	a-24b20c-14d-12e-11f-25g-17h-13i-18j-14k13l-13o-19p30q-8r-15s8t-17u-17v-31w-62x17y10
^ go	f-10g33l-8q-20
^ good	a-64b-27c-23d-18e-8f-15h57i-51j-26k43l-30m-21n-14o-39p-13q-8r-13s-10t-10u-11v-10w-9y-17
^ great	a-10c-13d-8f-9h38i-87k19l-13m-10y-11
^ has	a-20b-18c-22d-12k-9n34u29y-8
^ have	a-45c39d-16e-11f-11h-14i-19j25k-67l53m30n-26p-16q-23r-24s-19t-13u-8v-25w-12x-17y-30
^ hello	b-16c-15d-8h-27i-25k57l10m10o-10s9v-11
^ help	f-9l-39p22r30s-9t9y-30
^ hey	a-24b54d-65e-9f33g-15h-40i-35k76l-20m-12n-21o-21r-10s-23t-9u-12v-16w-11x-16y-21
^ hi	a32b-41c-41d8e-14g-15h-55i-41j-10k63l14m-33n-25o-30p-13q-10r-18s-24t-19u-22v-33w18y-30
^ hmm	h-11i50k-18l-26
^ hold	a-15b-20c-17d-8g-10h-28i-26k32m-11n36o-10p-15r-15s-9t-11u-10v-14w-11y-21
^ how	a-33d-23e-17f-19g-20h-26i-24j-20l9m8n-13o-17p-16q-23r-23s-18v-9w-14y36
^ i	a29b-13d-18e-9f-24g-17k15m-11n-11v-20w-12y-24
^ if	i-8k-17l-17m47v-9
^ in	b-15d-12g-14i-11k-29l-22m33n-18o-9p-11r-23s-14u-14v36w-11x29y-22
^ is	a-66b11c-28d-26e-18f-28g25h26i-26j-29k-35m-31n-53o-9p-18q-55r-16t-8u-8v38x32y9
^ it	a-16c40d-16e-8f-9h48i-14j26k-22l-25m-27n-19o-10p-13q-8r-12s-15t-10u-8v-12w-18x-9y-24
^ just	a-13b-11c-14d-14f-11h-34k-13l45m-22n-10s22v-24
^ let	a-59b32c14d-14f-9g22h-22i-41j-12k27l36m-15n-15o-27p-24q-28r-25t-14u-14v-22w-14y31
^ list	a-20b32c-26e-8g-21h-26i-16j-9k-31l-8m-8n56o10p-12q-19s-10y-63
^ look	a-34b38c-19d-23e-8f-10g-13h-11i-40j-10k23l-22m9n-14o-20p-10r-9s-11t-13u-8v-18w-8x-21y-12
^ looks	a-21b-19c-14d-9f-12g-13h44i-31j-17l-20m-8n-16o-16p-10r-20v-8y-35
^ make	a-17c82e-8f11g-36h-12i-21k-39l-18m-17n-14o-14q30r-14s-19t14u-9v-8w-10y-11
^ mark	a48b-25c-26d-10
^ may	a-16b14c-13m-12u17
^ move	a-26b-11c49
^ my	a41d-43e-12f-15h-18i-21j-10k-37l-16m-24n-17p-11q-18s-10t36u-13v-25w-12y-15
^ no	a-47b-21c44d67f-12g-10h-43i28j-21k-51m-20n-11o-18p-11q-8r-14s-14t-8u-10v-8w-13y-17
^ nope	a-9b-10c-16h-51i37k18l-39m-11o-10y-18
^ not	a-15b-12c-13d-15h-59i75j-26k-12l-26n-11o-12p-8s-11y-16
^ oh	a-46c34d-25e-10f-10g-13h52l-23m-9n-9o-17r-13s-12t-9u-9v-19w-11y-10
^ ok	a21b-31c-74d-24e-14f-15g-11h28i-42j-34k22l-27m-26n-19o-31p-15q-14r-16s-19t-15u-14v48w-16x-11y-37
^ okay	b13c10d-27e-9f-10g-10h-67i-45j-13k68l-12m-9o-10q-9r-9s-12u-16v-13w-13x14y-15
^ olly	a-8c-9d-24h-17i75j-16k-42l-18
^ on	a28b12d-21i20k-18q18s-20y-11
^ oops	a-11c28d-52g-12h-12i55k-30l-19n-12o-9q-12r-10s-12t-14
^ order	a-12c-14d-12h-14i-23k-12l-24m-9n-10o-8p-8r67x-16y-35
^ perfect	a-8c-16d-8f-8h10i-38k20l-10m-15n-8o-10p-8r-8s-8y-22
^ please	b-16d17e-11g-25h-33i11j-13k-31l-18n-18p-15q8r-22s44t-15u-10w-14x-10y14
^ purchase	a-9c-13h-8i-10j-9k-29m-8n-10o-9p-21r56y-28
^ put	a24b-60c43d12e-13f-21g-48h-27i-17j-8k-24l-12m-12n-14o-15p-8q28r-27s-23t18u-14v-9w-10y-20
^ read	a-24b32c-15d-16f-11g32h-11i-12k-14l-9o-15r8
^ remind	a-24b-29c-16d-12e-8f30g-23h-18i-23j-13k-33l-13m-17n-15o26p40q-17r-12s-12t-22u-9v-10w-9x-13y-17
^ remove	a-39b-30c19d33e-10f-10g-21h-13i-20k-18l-14n-9o34q12r-8y-28
^ repeat	g17h-20i-20k-19l38q-15
^ reserve	a25b-14c37f-11h-13i-12k-18l-10p-8r-8s-22y-10
^ s1	h-8l29
^ s2	h-9i-17k-11l34
^ schedule	a74b-30c-16h-8k-8t-34
^ search	a-34b51c40d-32e-12f-11h-20i-19j-10k-36l-13m-12n-11o-16p-13r-12s-17v-12w-8y-21
^ see	a-9b-9h-25i-21k64l-10o-8
^ set	a42b-28c14d-15e-9f23g-15h-26i-18k-78l-10m-10n-11o10p8r-10s-22u-12v-12w-12x-9y13
^ shit	h-9i35
^ show	a17b-36c17d-17e-9f-15g-45h-19i-16j-14k-24l9m59n-14o8p-17q-19r9s-8t-15u-10v-17w-8x-9y-32
^ so	a14b49c-18f-8h-76i-12k36m-8y-8
^ sorry	c-14h-40i13j-17k35l-16
^ speak	i-8l31
^ stop	a-25b-27c-38d-19e-12f-8g-11h-30i40j-9k-30l48m-17n-19p-16r-16s-13t-9u-9v-9y-37
^ take	a-54b-27c8d40e-9f-10h-21i-22k49l-9q-15s-11u-17y-11
^ tell	a-23c-10d-19e-9f-16h-15i-14j-10l29n-12o-13p29q-12r-8t-14w25x-13y-66
^ thanks	a-18b-45c-17d-11f-13g-9h-51i-46j-10k112l-43m-19n-19o-15p-12r-15s-13t-8u-10v44w-16x-16y-33
^ that	a-39b-29c-9d-50e-13f-18g-13h36i10j23k29l-45m-17n-24o-27p-17q-13r-15s-24t-12u-13v-19w-25x-14y-26
^ the	b-70c33d-35e-23f-26g26h-40i-11j-21k40n-25o-39q-13r-18t-21u-17v-26w-26x-27y-46
^ this	a-37b-8c-56d51f-14h8i-30j32k16l-19m-11n-24o-16p-12r-14s-10t-11u-8v-18w-9y-31
^ uh	a-19b-12c-11h66i-16k-51l-30m17o-16y-18
^ undo	a36b-37c-9d-30h-36i53k-41l-11y-11
^ update	a-40c62h-9i-10k-34u24
^ wait	a-54b40c25d58f-9h-28j-9k-50l-41n-15o-12q-11r-16s-14t-11v-9x-11y-21
^ wake	a-11i-9k19l-8m-8o24
^ we	a-46b-28c51d37e-12h-18j-10k-27l-14m-17o-19p-9v-21w-13y-15
^ what	a-24c-10d-19e-10f-10h-20i-13j-11k9l22m19n-25p-10q-15s-10t-11u-9v11y27
^ whatever	a-8b-9h-34i-18j58k-39l-10m-8n-10y-9
^ when	a-36b14c-31d-18e-11f-12g-9h-15i-17j-13k-17l-12n8o10p-16q-9r-13s-10t-9u-9v20w-19x-12y26
^ where	a-41b-12c-22d-21e-12f-12g-16h-22i-22j-19l-21m-19n23o-15p-14q-11r-14s8t-10u-14w-18x-19y43
^ which	a-23c-28d-22e-9f-10g-10h-16i-26j-29k-35l-11m46n-23o-16p-10q-9r-11s-13u-18v-12w21x-17y22
^ who	a-32b-16c-22d-18e-13f-13g-13h-22i-30j-15k59l-24m-17n44o-16p-14q-10r-13s-15u-16v-23w-17x-29y10
^ why	a-19b-39c-17d-41g-18h-12i-12j-9k46l-13m-10n-15o-13r-9s-9u-10v-11w-9y45
^ will	a-44b50c-51d-40e-27f-19g12h-32i-39j-17k24m-52o-15p-8q-20r22t-16v-46w36x-20y-40
^ would	a8b-11c-11h-20j48k-13l16o17w-9
^ yeah	a-23b-10d-51f-8g-10h55i-42j-9k16l-24m-15n-14o-13p-9r-9s-10v-11w-8y-17
^ yeap	a-9c-10h63i-31k-40l-16o-9y-9
^ yes	a-33b-32c-15d-23e-11f-8g-9h69i-32j-10l43m-11n-24o-19p-16r-14s-14v-10w-8y-22
^ you	a-22b-12c-25f-11g-9h34j-9k16m-9n-16o-16q-9r-24t-10w-8y-23
^^ NAME	a36b-23c-45d-17f-8h-11i-10k47l-13m-9n10o-11v-44w-8x-11y-12
^^ _time_	a-20b-14c-52e-21f20g-24h-106i-61j-15k22l-9m64n-23o61p-26q-18r-21s-26t-18u-21v-37w-35x-16y-28
^^ _time_ i	a43b-21c-27d-11f-9m-10s-10
^^ _time_ what	a-12b35c-8d-17m10
^^ a	a-53b-21c46d-33e-13f-26g-8h-41i-34j-10l8m-17n-20o-12p-20q-11r-23t-23u-12v-19w-8x-11y54
^^ abort	a-11b-8c-16d-10h-38i69k-41l-15m-13o-8y-15
^^ accept	a-29b19c-37d-15e79f-15g-11h-33i-26k-51l-35n-12o-8p-10q-10r-32s-20t-10u-9w-19x-8y-14
^^ add	a57b-41c35d-28e-10g-38h-20i-16k-17l-14m-9n-17q31r10s-13v-8w-8y-20
^^ add NAME	a-43b-12c67h-11n-20
^^ add a	a34c-40d-12f18g-8i-8l-9o11s-10y-12
^^ add an	a27b-9c-11o10
^^ add my	a41b-9c-12d-15
^^ again	h-14i-14k16l37v-8
^^ alarm	a-10o47
^^ am	a-37b29c-22d-8k29l-16n-9o-12r-8s-8u8v-26y-14
^^ am i	a-37b29c-22d-8k29l-16n-9o-12r-8s-8u8v-26y-14
^^ any	a-33b30c-23d-14h-8j43k-16n-11o20w-8y-15
^^ any one	b-18c-8j48k-14y-12
^^ anything	a-30b21c-20g-8h-10j63k-46l-12n-33o-13r-9v-14w-9y-14
^^ are	a-18b-10c-26d-15e-10f-10h-22j-14l-38m-16n-23o-12p-13q-14r-9s33t-12u-11v-13w-19x-15y73
^^ are there	a-15b31c-22g-8i-8k-24l-20m-9s17w-23x-12y14
^^ are you	b-13h-14i10k49l-8s-10y-37
^^ book	a36b-28c-68d-19e-9f-17g-11h-10i-18k-19l-23m-11n-21o-13p-8r-11s33t32u-10w-18x-15y33
^^ book a	a39c-10l-16s17t-8w-8x-12y-23
^^ buy	a-44b-12f-11h-13i-26j-8k-62l-42n-10o-10p-18r89s-11t-16u-16y-35
^^ call	a26b-40c8d-37e-21f-61g-14h-48i-63j-21k-68l-46m-29n60o-34p-19q-26r-27s-17t-22u-15v-28w-17x-16y14
^^ call NAME	b-20c-56d-17f-35h-17i-13k-25l-11m-8n19o-12p-9q-8r-13s-27v-15w-12y39
^^ can	a8c37d-23e-12f-14g9h-12i-33j-10k-14m-28n26p-8q-21r-16s15t-17v-59x12y-71
^^ can i	a-22c-41d-13e-8g11i-15l12m-14n34q-19r-13s-28t-12v-32x15y-59
^^ cancel	a-65c-40d70e-14f-23g-12h45i-8j-11k-35l-47m-10n-26o-8p-11q-16r-17s19t-15u-13v-11w-10x-9y-20
^^ cancel it	d-30h60i-23k-12l-20
^^ cancel my	a-25b18c-22d19e-8f-20i-30k-8n-14q-10s17
^^ cancel that	a-13b-15c-8d25h-45i31k-13l-23s-14
^^ cancel the	a-26b-27c-28d27f-8h-29i19k-8l-9o-11s25y-16
^^ cancel this	a-21b-12h27i-48
^^ change	a-38b-21c65d25e-10f-21g-11h-24i-25j-8k-27l-15m20n-37q-13r-10t-16u-9v-11w-10y-55
^^ change my	a-27b-14c26k-12s23
^^ change that	c19
^^ change the	b-10c-10d43f-9h-13i-17l-11o24q-11r-8s-11t-8y-32
^^ check	a-17b9c-31d-31f-9h-22i-33j-8k-43l54m-16n15r-12s15t-20v21y-13
^^ check and	l26
^^ check if	a-10g16h-10k-12o21q-14s-15w13
^^ check my	a-24b39c-8d-39g32l10n-24o-8q-33s10t-12
^^ check the	a-16t-8x26
^^ check to	a-23b-13s26
^^ check what	h-8l33
^^ clarify	l28
^^ clear	a-18b-33c-11d64i-9k9l-19o-8
^^ clear my	a-14b-16d35
^^ confirm	a31b-19c-32d-25f-14h44i-44k-29l46m-13n-24o-12s17v-18w-9y-24
^^ confirm my	a-14h-18s36
^^ confirm that	s14
^^ confirm the	a-39b-19c-26d-21h55i-23l15m-10s-10y-20
^^ convert	a-59b-17c-44d-26f-14h-18i-29k-25l-19m93n-12o-23q-11s-19v-20w-8y-19
^^ create	a54b-27c-39d-18f26h-19i-13k-26l-10m-12n-14o31p8r-11s-8y-11
^^ create a	a25c-29f13k-13l-8p20r-9
^^ create an	a24b-10o13p-8
^^ create event	f-15h-18o36
^^ decline	a-56b-47c-44d-24e78f-11g-8h21i-12k-28l-16m-12n-9o-16r-8s-13u-11w-12y-15
^^ decline my	a-11b-13c-9d-8e21h25k-22l-14
^^ delete	a-69b-52c-27d62e-17f-18g-45h28i24j-11k-35l-39m-15n-17o-14p-11q21r-16s-18t-11u-10v-18w-16x-9y-24
^^ delete all	a-15b-15c-8d34i-9
^^ delete my	a-52b-36c-26e-9f-12g-10h56i-23k-13m-8n-11r-9s-14t-8u-8v-14w-13y-13
^^ delete that	d68h-12i-81k-25l-32q-8
^^ delete the	a-17b-30c-27d55g-27h-10i-28l-11q18s-8y-11
^^ did	a-33b22c-21d-11e-10f-26g21i-12k-14l31q-33s-9u14v-15w-10x-8y-35
^^ did i	a-29b13c-11d-9f-27g27k-8o9q-35u13v-10y-27
^^ did you	b-17i-9l31y-11
^^ do	a-33c-13d-18e-8f-21i14l-23n-14p-8q32r16s9t-8w-8x-10y-15
^^ do i	a-63b50c-42d-18f-24g29h19k-19l-8m-14q-23r-10s21u-12v10x-10y-17
^^ do it	l34y-10
^^ do not	a49b-59c-8d-15e-8f-8g-13i50j11l-23m-11n-13q-8r-11s-16u-9v-26w-8y-38
^^ do they	x19
^^ do you	a-14b-12d-10e-9g-20h-23i-29j-13k17l-50m32n-20o-16p-9q-15r42t-8v-23y-63
^^ does	a-45b31c-19d-15e-11f-9g-16h-17i-11j13k-8l-11m-36n-23o-14p-14q-9s21t-9u-14w-16x31y-17
^^ does NAME	s16x11
^^ does my	a-12r27
^^ does not	b-18j47k-8s-10x-10y-26
^^ does the	b9k26s-8v-12x-18
^^ elaborate	l49
^^ erase	a-37b-46c-17d75g-56h-10k-11o-8q49r-8v-10
^^ erase my	a-22b-11c-8d43h-9k-12q-9
^^ explain	a-28b-14c-15d-9f-15g-16h-40i-38j-11k-45l40m-11n-13o-19r-15s-10y55
^^ extend	a-34b-32c58d-12k-16p-8y-10
^^ extend the	a-34b-33c52d-12p-8y-10
^^ find	a-21b53c-47d-29e-13f-20g-11h-21i-31j-11k-29l-27m-17n-16p-19q-10r-24s-13t38u-11v-13w43x-19y-13
^^ find out	r-8s16t-17y23
^^ find someone	s-8t19
^^ for	b-34c-15d-26f-10h48i-30j-14k10l-13n-17o-15p-11r-16s-12v-21y-18
^^ forget	a-26c-11d-8h-35i39k-35l-13o17s25
^^ further	i-8l24
^^ get	a-28b-25c-46d18e-10f-20g-13i-21j-10l-37m14n-18o30p10q-18t13u-26v-18w-18x-12y31
^^ get me	a-13b-18c-11d-20f-12h-11i-13k-16l-19m-11n-14p-8r-18t-16v-9y56
^^ get rid	a-20c-20d43h-14o8y-29
^^ give	a-33b14c-20d-15e-13g-19h-15i-27j-14l-24m10n17o-21p9q-10r-26t-20u-18v-36w17x10y14
^^ give me	a-33b14c-20d-15e-13g-19h-15i-27j-14l-24m10n17o-21p9q-10r-26t-20u-18v-36w17x10y14
^^ go	a-9c-12f-15g30h-8k-8l-15q-24r36y-10
^^ good	a-14b-8h85i-31k-66l-8
^^ goodbye	h-30i-24k59l-10
^^ has	a-20b-18c-22d-12k-9n34u29y-8
^^ has my	a-10b-8u29
^^ have	a-10b-25c56d-34e-13f-16g-14h-14i-34j19k-67l42m23n-36p-16q-22r41s-22t-9v-28w-22x-19y-50
^^ have i	b38c-20j-10l-10n-12o17q-23r-9y-19
^^ hear	a-8b20g36k-9l31o-10q-41r-12
^^ hello	h-25i-21k61l-8
^^ hi	a-19h-26i-23k65l-12
^^ hold	a-15b-20c-17d-8g-10h-28i-26k32m-11n36o-10p-15r-15s-9t-11u-10v-14w-11y-21
^^ hold on	a-15b-20c-17d-8g-10h-28i-26k32m-11n36o-10p-15r-15s-9t-11u-10v-14w-11y-21
^^ how	a-31b-10d-22e-16f-18g-20h-25i-23j-19k19n-14o-18p-16q-22r-21s-18v-11w-15x20y33
^^ how about	b-55c64k-16l-11m-9o-8v-10w-10x16y-30
^^ how are	b-23c-10k29l-59y29
^^ how can	a-16b-25c-10d-8g-9k-68l65m-8n-20o-8r-8s-8t-22v-17w-11x-44y19
^^ how do	a-14b-34g-14l-13o-16p12t12u23v-15w-8x-25y24
^^ how is	a-14b30c-35d-13e-10f-11g-12h-20i-17j-17m-22n-40o-18p-15r-10s-13t-15u16v-61w11x-43
^^ how long	b40c-11g-9k-19l-17n-25u-15v24x-11y-9
^^ how many	a-26b-36c-40d-14e-11f-8g9h-9i-9j-10k-46l25m9n33o14p-13q-32r-11t-17u-28v-10w-21x-40
^^ how much	b-34c-30h-9k-64l-22m20n-22o-10p-21r-15s-8t-9u-20v8w-11x41y11
^^ i	c24d-21e-11h-10i14j9k13l15m-14n-11o-13p-10q-17r-9s-16t-14u-8v-23y-25
^^ i am	a21b-57c-23d-18e-12f-9g-8i-32j-15k48n-9o-22p-10q-8r16s-16t-8u28v-32w-13x-11y-10
^^ i appreciate	a-8c-12h-30i-25k60l-44
^^ i did	a-20b28c-44d-10g-8h-17j-14l34m-14w-9
^^ i do	a-46c-21d-24e-13f-8g-11h22i-13j36n-12p-10q-10s-11t-12u-10v-12w-9x-12y-11
^^ i have	a76b-36c-30d-19g-24h-12i-14j24o-14
^^ i just	f18g-22i-19j-11k22l-20q19r9s-8
^^ i meant	a-41b-24c52d34f-9g-11h-36j-21k-59l-39m-11n-17o-18p-16q-10r-21s-15t-10u-13v-11w-8x-11y-14
^^ i missed	i-9k-11l31
^^ i need	a-17b-51c13d-24e-8f8h-21i-26j-13k-70l31m44n-25q-18r-21v18w-13x34y-18
^^ i no	i-12s21
^^ i think	a-30b29h15i15l-29
^^ i want	a-25c26d24e-9g-21h-87i-34j-15k-39l53n34o-34q-8r-25t-19u-14v-13w-14x-20y-10
^^ i will	a49b-40c-64d-13h25i41j-16k-19l-24m-12o-17r-15s-11u-10v-18w-29y-16
^^ i would	a-41b20c-14d-30f23g-13h-47j16k-57l27m-24n-15o34q-11r-15s-18u-30w14x-9y-8
^^ if	i-8k-17l-17m47v-9
^^ in	b-15d-12g-14i-11k-29l-22m33n-18o-9p-11r-23s-14u-14v36w-11x29y-22
^^ is	a-62b12c-25d-27e-18f-29g27h28i-27j-31k-33m-30n-56o-8p-19q-58r-17s-35v39x33y11
^^ is NAME	a-13b38c-20g-8h-13m33n-37v-11w-8x-20y-17
^^ is _time_	a-22b-34c-16h-8m-69o-15v77w-31x-9y-39
^^ is it	a-14b19c-19h-19m-43s-18u11v-32w44x-20y-15
^^ is my	a-34b23d-8g29h-9o33q-10u15v-48
^^ is the	a-8b29c-23g-22h-31i-14k-18l-12m14o-17p-8s-14t-8u-32v-37w-55x67y-14
^^ is there	a-25b16c10d-12f-32g10h-24j-9k-11l23m-26o12s-13t13u-17v-12w16x-31y-46
^^ it	a-16c36d-16e-9f-9g-8h9j21k12l-25m-29n-19o-11p-13q-8r-12s-16t-10u-8v-13w-18x-9y-27
^^ it is	a-8c-24i-34j27k28l-8m-21n-11v-11w-12x-8y-15
^^ it was	c-27h-39k68
^^ let	a-17b-13d-10f-11h-9i-10k-30l8n-9o18r-9u-9v23w-15x-9
^^ let me	a-17b-13d-10f-11h-9i-10k-30l8n-9o18r-9u-9v23w-15x-9
^^ list	a-32b34c-35e-14f-17g-10h-29i-65j-15k-51l-56m-13n23p-17q-45r-69s-23t-15u-10v-13w-19x-11y85
^^ list all	a-8b24d10g-10h-8k-12n-25o20q-10y-13
^^ list my	a-12b31c-9d-22n-8o-11
^^ look	a-35b35c-33d-24e-9f-16g14h-11i-44j-11k22l-23n-26o-28p-13q-19r-13s-16t-14w-11x20y-18
^^ look up	b-13f-10i-10m12n-14o-15v12x25y-9
^^ looks	a-21b-19c-14d-9f-12g-13h44i-31j-17l-20m-8n-16o-16p-10r-20v-8y-35
^^ looks good	i-8
^^ make	a50b-24c32d-18e-10f9g-35h-37i-16j-10k-23l-27m-20n-21o-10q15r14s8v-20w-14x-10y-25
^^ make a	a11c-62d-22f18g-8h-8i-10k-8l-11m-10o-23q-17r31s11t8x-8
^^ make an	a10b-15c-52f-9o20r22s-8t16
^^ make it	a-54c64h-37i-20k28l-8m-13p-10r-8v-14
^^ make me	a38c-34f21s14t-9
^^ make sure	a-32b-23c18d31e-8h-30i31
^^ mark	a55b-32c-25d-11
^^ meet	a50b-22c-17n-15
^^ meet with	a19c-11
^^ move	a-47b-17c61d-10f-8m-9
^^ move my	a-28b-8c42
^^ my	a41d-43e-12f-15h-18i-21j-10k-37l-16m-24n-17p-11q-18s-10t36u-13v-25w-12y-15
^^ no	a-11d-33f-8h-43i76j-27k-16l-20m-10n-9o-13p-8r-8s-9w-8y-9
^^ no it	c42i-21k-11
^^ no that	i19k-8
^^ no you	i13
^^ nope	a-8c-16h-51i18k22l-10m-11o-9y-17
^^ not	a-15b-12c-14d-15h-61i77j-27k-13l-27n-12o-12p-8s-11y-16
^^ ok	a-14h25i-27m-9v-19y-12
^^ on	a28b12d-21i20k-18q18s-20y-11
^^ once	k-10l33
^^ once again	k-10l33
^^ oops	a-11c28d-52g-12h-12i55k-30l-19n-12o-9q-12r-10s-12t-14
^^ order	a-18c-17d-14f-13g-9h-14i-27k-15l-31m-9n-15o-8p-10q-9r85s-8t-9v-8x-17y-43
^^ perfect	a-8c-16d-8f-8h-34i-37k59l-9m-15n-8o-10r-8s-8y-23
^^ provide	m16
^^ purchase	a-13b-8c-16f-11h-11i-51j-13k-34l-22m-9n-48o-14p-23r82s-10y-33
^^ put	a33b-64c36e-13f-24g-57h-26i-17j-8k-24l-20m-16n-15o-19p-9q41r-29s16t10u-14v-12w-11x-9y-20
^^ put a	b-9c-13f-17q-14t32
^^ put in	a-47c-10s39u16
^^ put my	a23b-11c-18d-21q21
^^ read	a-22b29c-14d-16f-11g48h-10i-12k-13l-9n-8o-15q-36
^^ read my	a-12b24c-11d-14g45i-8k-9o-10q-35r-8
^^ remind	a-48b-48c-30d-23e-9f62h-16i-25j-12k-30l-21m-19n-15o17p35r-16s-13t-21u-10v-12w-13x-13y-27
^^ remind me	a-35b-29c-26d-15e-8f48h-17i-25j-12k-31l-21m-19n-15o17p35q8r-16s-13t-21u-10v-12w-11x-13y-27
^^ remove	a-51b-42c8d71e-10f-11g-21h-20i-25k-18l-20m-12n-12o30q26r-12v-8y-27
^^ remove _time_	a-17c-43d32o25
^^ remove all	b-17c-18d18k-9o29
^^ remove my	a-26b-17c-21d21g-22o12q21s16
^^ remove the	a-13b-13c-49d49o19
^^ repeat	c-10d-9g31h-26i-41k-25l48n-12q-19r-16
^^ repeat that	c-8d-8h-22i-35k-22l49
^^ rephrase	l26
^^ rephrase me	l16
^^ replay	a-8c-9d-8h-20i-24k-27l52
^^ reserve	b-16c31f-12h-12i-11k-16l-9o-9p-8r-8s9y-9
^^ reserve a	a-34c38h-12i-11k-17l-9s18y-9
^^ reset	a-19b-11c-28d-17f-10h-38i-61k-48l87m-9n-20o11r-11s-9v-8y-19
^^ s1	h-8l29
^^ s2	h-9i-17k-11l34
^^ s2 i	h-8i-10l35
^^ say	a-15c-13d-13e-11g16h19i-14k19l30m-11n-12o-8q-20r-12t-10u-8
^^ say it	i-8k-8l30
^^ say that	h-20i-20k19l22
^^ schedule	a65b-32c-37d-12f-8h-13i-27k-14l-38m-14n-11q-9r-11s-14t46u31y-9
^^ schedule a	a14b-8i-9l-35s-10t35u10
^^ schedule an	b-10o26
^^ search	a-36b55c39d-35e-12f-13h-20i-19j-9k-36l-13m-12n-11o-17p-12r-12s-19u-8v-12w-9y-21
^^ search for	a-17b55c-38d-14h-9i-11k-19s-9v-9
^^ see	a-12b38c-27d-13f-9g-17h-33i-47j-9k23l-28m-8n18r-8s-25t-13w-14x-13y30
^^ set	a25b-21c12d-14e-8g-17h22i-26j-8l-32m-10n-23p35q-8r-13s-8t-9v-11w-9x-8
^^ set a	a9b-10c-35d-8e-8f9g-25h-12i-11k37l-13m-13n-8o-12p23q-10r-11s-13u-12v-11w-9x-11y-29
^^ set alarm	a-17c-11f-10o44p-17
^^ set an	a-65b-12c-49d-9f-12h-12k-13p44y36
^^ set my	a23c-20
^^ set reminder	a-51b-15c-37d-8f18h-11i-9k-20o39p-9y-12
^^ set the	a-40c32f-15h-10i-8l-8m-8p30s-8y-37
^^ set timer	c-10o-11p41
^^ set up	a29c9d-8g-15i-18k-14l-19o-17s9u12y-11
^^ shit	h-9i35
^^ show	a-19b63d-31e-11f-30g-44h-19i-20j-14k-23m24n-14p-16q-19s-13t-14u-12v-18w-12x-9y-38
^^ show me	a16b12c18d-17e-8f-15g-41h-13i-12j-12k-19l11m16n-11p-14r-31t-13u-10v-17w-10y-32
^^ shut	a-9c-9d-8h-16i67k-30l-25n-8o-13
^^ shut down	i33l-16
^^ shut off	i28k-11l-14
^^ shut up	h-10i55k-27l-11o-12
^^ speak	i-13l42
^^ start	a-64b-39c30d-18f-9h-15i-13k-44l-62o-12p82r-21v-9w-10y-53
^^ stop	a-26b-24c-36d-23e-11f-11g-12h-33i86j-12k-55l11m-19n-19o-9p-17q-11r-17s-15t-11u-10v-10y-33
^^ stop it	i10
^^ stop please	i31l-39
^^ submit	a-14c-12d-9h-17i-14k-38n-9o-11r50s-10u25
^^ take	a-65b-29d42e-10f14g-26h-20i-25k45l-10m-8n-10q28r-10s-20u13y-13
^^ talk	a-13c-27d-8f-12h-37i-17k44l-10
^^ tell	a-18b17c-26d-17e-9f-16g20h-14i-23j-8k8m13n-14p14q-32r-16t-10v32
^^ tell me	a-8b21c-14d-11e-8f-16h-11i-21j-8k14l11m41n-12o-9p16q-32r-15t-10v-49
^^ thanks	a-10h-134i-31k119
^^ that	a-16b-29c-13d-49e-14f-20g-14h29i20j18k32l-45m-17n-23o-27p-16q-13r-16s-25t-13u-15v-22w-25x-14y-26
^^ that does	i-16j27
^^ that is	a12b-10c-22d-11e-9f-14g-10h-17i21j27k12l-24m-13n-23o-9p-16q-8r-12s-16t-10u-11v-21w-9x-14y-19
^^ that looks	h56i-12k-54
^^ that would	c-10h42j-27k-45l-12
^^ the	b-73c48d-41e-25f-26g24h-48i-20j-22k36l-23n-34o-39p34q-14r-19t-22u-17v-28w-28x-28y-54
^^ this	a-39b-10c-58d50e-8f-14h36i-34j31l-22m-13n-25o-17p-13r-15s-11t-12u-9v-21w-9y-31
^^ this is	d-9h-18j38k-26v-8y-9
^^ to	a-66b-25c-49d-12e-10f-10g-21h19i-41j-8l-12m-20n-14o-18p-9q-10r-19s-9t48u-19v72w-13y-21
^^ try	i-8k-8l31
^^ turn	a-29b-42c-20d-8f43k-19o28
^^ turn off	a-10o28
^^ undo	a35b-37c-14d-30h-38i49k-42l-15m-8s25y-14
^^ update	a-45b-20c33d-29h-11i-10k46n-8o-13q-14r-8s-11u18
^^ wait	a-63b46c24d57e-9f-10h-27j-9k-50l-41m-9n-15o-15q-11r-16s-15t-12v-10x-11y-21
^^ wake	a-13i-10k18l-9m-8o30
^^ wake me	a-11k-25m-8o40
^^ we	a-44b-28c47d36e-12h-19j-10k-27l-17m-18o13p-9s-12v-20w-13y-18
^^ we are	a-10b-22d39e-11h-17k-24l-16o17p-8s-11y-18
^^ what	a-25c-11d-20e-10f-10h-19i-15j-11k14l27m23n-26p-9q-14s-10t-11u-10v18y21
^^ what about	a-10b-60c89g-12k-35l-46m-25n-8o-17v-22w14y-46
^^ what alarms	b-30g-13k-11l-17m-10o55v-14y-14
^^ what are	c-19d-17h-10i-18k-8l18m-37n-13o-29r-14s-11u-10v-23w-17x-19y34
^^ what can	b-19c-21g-14i-8k14l40m-16r-10s-9v-13w-14x19y-35
^^ what date	b21c-9g-10k-26l-12m25v-46y-9
^^ what day	a-9b-31c-29d-14g-14h-9k-47l-32m63n-13o-9r-10u-14v28w-25x-8y-38
^^ what did	b-19g45i-14y-24
^^ what do	a35c-21d38e-10f-8h-12i-22j-10l-11m-28n-17o-28p-8q-38r31s-20t-19v-39x-21y-26
^^ what does	b-14c-18d-13g21i-9k-17l-22m29n-9o-13q-31r11v-17w-8x-9y10
^^ what events	b32d-8
^^ what is	a-34b-34c-25d-28e-11f-11g-14h-31i10j-14k26m25p-11r-12t-11w11x28y-20
^^ what kind	k-46l17w22y-8
^^ what kinds	l22
^^ what meetings	b41l-10m-12y-16
^^ what name	k40l-17y-20
^^ what time	a-24b-25c-11g-24k-38l-24m20n-10o44u-11v28w-18x-12y-21
^^ what timezone	b-14k-9l-12m52v-8y-13
^^ what types	l21
^^ what was	b-39c-29g-23i-11k27m-30o-9u-11v-32w38x-14y13
^^ what were	a-12b-42c-28g32k-15l-16m-34o-11v-19w-18y46
^^ what will	b-35c-15m19v-26w30y-11
^^ whatever	a-8b-9h-34i-18j58k-39l-10m-8n-10y-9
^^ when	a-38b16c-31d-18e-11f-12g-9h-15i-17j-13k-17l-12n8o10p-16q-9r-13s-10t-9u-9v20w-19x-12y25
^^ when am	b28
^^ when do	b-60c-17o-10u-14v27y29
^^ when is	a-38b19c-17d-16e-8f-10h-13i-11j-11k-10n-35p-13s-8u-10w-14x-11y23
^^ when will	b-57c-20i-8l-9m28n-11u25v29w-17y-37
^^ where	a-41b-12c-22d-21e-12f-12g-16h-22i-22j-19l-21m-19n23o-15p-14q-11r-14s8t-10u-14w-18x-19y43
^^ where is	a-26c-11d-9f-8h-18i-15j-16k-44l-8m-18n49o-11p-10s-20t-8u-8v13w-13x-16y-23
^^ which	a-23c-28d-22e-9f-10g-10h-16i-26j-29k-35l-11m46n-23o-16p-10q-9r-11s-13u-18v-12w21x-17y22
^^ who	a-34b25c-26d-18e-14f-13g-13h-22i-30j-15k44l-24m-18n39o-17p-14q-10r-14s-15u-17v-24w-17x-29
^^ who is	a-32b-18c-13g-8h-11i-28j-9k-31m-16n64o-8p-10s-9u-12v-20w-15x-22y11
^^ who made	k20
^^ why	a-19b-39c-17d-41g-18h-12i-12j-9k46l-13m-10n-15o-13r-9s-9u-10v-11w-9y45
^^ will	a-36b40c-59d-8e-10f-11g16i-13j-13k-26l-11m-53n-17o-10p-8q-17r-16s12t-15u11v-22w46x-20y-26
^^ will i	a-9b27s11u16w-31
^^ will it	a-19b17c-38k-12m-52s-12u-13v-8w46x-15y-15
^^ would	i-13j63k-59l-21m-9o22w-10
^^ would not	i-12j65k-54l-16
^^ yeah	a-12b-10c-28d-8g-10h42i-41j-9k19l-24m-13n-13o-12p-9r-9s-9v-10y-17
^^ yeah you	h20k-15l-9
^^ yeap	a-9c-10h63i-31k-40l-16o-9y-9
^^ yeap you	h23i-14l-9
^^ yes	a-10d-11h45i-41k13l-47m-10n-9s-10y-15
^^ yes it	h53k-49
^^ yes thanks	h58k-59
^^ yes that	h29k-21l-10
^^ yes you	h27k-15l-10
^^ you	a-23b-9c-18f-10h62i24j-8k-25l-20n-13o-13r-18t-8u-8v-9w-9y-20
^^ you are	h47i-14k-18l-29
^^ you can	a-15d12i16l-11
^^ you did	h-9i44k-22l-47
^^ you for	h-24k39
^^ you have	a-8c-20d-13h-17i31k35l-45n-8o-10p-12r-12
_duration_	b-43c60d-32e-22f-42g-27h-59i-63j-26k-17l-57m-61n18o-59p93q-25r37s-32t-32u-14v14x-57y-45
_duration_ $	a-77b26c27d-37e-22f-19g-23h-62i-65j-29k45l-49m-34n-80o-35p46q-22r48s-28t-26u-29v-48w-34x-60y-36
_duration_ _time_	a49b-27c-62d-9f-8g-8m-12o-11p-18s-10u12v46w-17y-12
_duration_ event	a21c-18d17
_duration_ timer	c-11d-8h-16i-10k-26p47r-8
_duration_ to	a-36b-32c38f20p-14v37y-25
_quote_	a69b31d-85e34g-15h-34i-29j-15k-48l-24m-15n-34o-20p-20q-21r-15s12t-22u-15v-11w-16x-9y-32
_quote_ $	a-46b46c31d9e39f-12g-12h-33i-27j-10k-39l-19m-12n-34o-12p-10q-8r-11s-17t-14v-9w-10y-32
_quote_ _time_	a42b-9c-31
_quote_ for	a13b-15f31p-12
_repeat_	a59b-17c-23d-30g-15h-14i-13k-30l-14m-26n-9o-15p-33r-8s-16t-11v-20y57
_repeat_ $	a59c-17d-21f-22g-13h-10i-10k-24l-14m-16n-8o-23p-26s-12t-9v-19y60
_time_	a76b39c41g-17h-23i-35j-11k-44l-28m33n-28o31p-15q-8r-15t-13v10w11x-21y-31
_time_ $	a73b23c31d9f-11g-22h-38i-30j-11k-30l-19m26n-29r-15s-8t-15w16x-21y-23
_time_ _time_	a-30b-35c-28d-21g-11h-19j-9k-57l-9m14n-10o22p-10u-10v78w-28x-8y-37
_time_ alarm	a-23d-45i-17m-34o84p-17v-14
_time_ and	b-18c-11e29f-18h-31i-10m-10o26p-9s-16u24y-8
_time_ appointment	a58b-53d59f-12h-73k-8m-15o-53s-21
_time_ at	a42b-8c-8d-14f-13k-8m-9p-8
_time_ date	a-24b-28c-14d-14h-9i-10k-25l-25m85n-8o-30r-8s-10t-13u-11v-43y-12
_time_ for	a28b-74c42d-14f-10k-10n-8p-8s23y-17
_time_ from	a-9d14
_time_ i	a66b-66c-27d-12f30m-10o-27p-10s-15
_time_ in	a14b-51c-36e-8f-8k-33l-17m37n-11o-17p-30r-11s-20u-19v9w25x-60y26
_time_ instead	a-15b-18c49h-26k-16m-11
_time_ is	a64b-47c-26d-20g-23h-16i-18k-27l-22m40n-15o-48p-17r-9s-10u-11w-26x-8y-23
_time_ meeting	a-42b29c-23d48e-9f45g-8h-11i-20j-9k-18l-11m-22n-11o-30q-8s-13v-13y-25
_time_ of	a-47b30c-12d-13m-10o-11t42u-8y-14
_time_ on	a79b-32d-68g14m39o-9u-8v-21w-12y-12
_time_ please	a63b8c28d27f-39g-9h-13i-22l-73m-9n-12o33p-39q-10r-11s-39t-24u-9v-18y-16
_time_ reservation	a-9c-8d-20h-21s37
_time_ to	b-32c16d-31f-8g-8k-10o63p-33s-10t-10v-8w-8y-32
_time_ what	a-20b30c-40d-20g51i-13k-41l-10o-24s-16y-8
_time_ with	a14b-13c21d-18f-9k-53l-21u-9y39
a	a15b-22c-37f23h-23i-17j-11m-13o-27p23q-12t13u9
a NUMBER	a10b11f-11r18y-9
a _duration_	a10b-9d-9f-19i-9k-48l-10m-15n-48p52r-22s-12t-8v-11w40x-14y-39
a _time_	a-19f-13o31p8
a appointment	a36c-17
a bot	h-18i-21k57l-22
a calendar	b-58c-11d-25f-41k-13l-23m62o-11p-8r-12s-9
a computer	b-13g-10h-8k42n-9p-10r19s-9v-15y-36
a conference	a-9c45h-14i-13k-19l-11p-8s-13t-8y-10
a doctors	a-13b17f36g-9o-28p-10v-10
a full	b-9m-8s-14x29
a happy	b-47k-9s-12x54y-10
a holiday	b-71c-13g-8h-8j-10k-20o-9s-17u-8v74w-10x-22
a human	b-8k28v-10y-13
a lunch	a36b-22c-10
a mechanic	a-38b-28f-12i-14k-15l-14m-8o-9p-14r-17t68w-13y-19
a meeting	a74b-11c-44d30f-29g-17h-24i-27k-25l63n-13p-31r-16s-20t-36u-21v-13w-12x-16y-53
a new	a18b-26c-13f-45o30p25
a person	k44r-9y-28
a pto	a-42b-12c-14f-10o-13r-8s-17t-8u69
a real	b-11i-8k28u-10
a reminder	a-82b-46c-31d-15e-11f82g39h-16i-17j-10k16l-25m-17n-14o8p-54q-14r-23s-22u-26v-17w-15x-20y-28
a request	a-18u38
a reservation	a-58b-35l-11o-9r-9s84t-8u-11w-9
a robot	k40l-18s-8
a room	a23b-14c-27f-8
a table	a-30c-21f-8s65y-9
a team	a-11b51c-9
a time	a25b-29c-28d-13f-22h-37i-18j-8k-61l-26m-26n-10o-37p35q-13r-15s-13t12u-17v-30w-10x-11y59
a timer	a-39c-11d-8f-19h-15i-11k-17l-31n-14o-30p89r-20s-9t-13u-14x-9y-20
a tire	a-60f-33q-13t74u-20
a vacation	a-18b-15g-8k-22l-27m-16r-13s-10t-17u82v-13w-13x-19y-48
able	b-17g-10k-28l28s17u9w10
able to	b-17g-10k-28l28s17u9w10
abort	a-11b-8c-17d-10h-37i71k-41l-17m-12o-8y-15
about	a-18b-28c89d-16e-12f39h8i-76j-26k-17l10m-42n-30p-31q-9r-30s-14t-13v-32w14x-15y-22
about $	b-12c-24g36k-31l30m-8w-21y-31
about _time_	a-10b-63c77k-17l-15m-20o-15v-13w-14y-27
about my	a-19b51f29k-24m-11o-38p-10
about that	c-12h56i-59j-28k36l-37
about the	a-17b22c-22e-8f-18g-29i-9k-53l-55m-28o42p-28r-31u-19v-17w8x11y32
about what	i-9l18
about your	h-12i-11k-91l90
accept	a-29b12c-37d-16e78f-15g-13h-33i-26j-10k-52l-35m-10n-17o-10p-11q-11r-31s21t-11u-11v-9w-20x-15y-18
accept reservations	b-15s28x-9
accepted	a-14b95c-20d-9k-88n-31x-13y-46
actually	a-63b-21c95d-53e-16f-9g-8h19i16j-15k-92l-26m-20n-33o-17p-8q-8r-10s-17t-8u-10v-12w-12y-22
add	a64b-52c30d-29e-11g-17i-18k-26l-19m-9n-16q36s-14t-8u-9v-8w-9y-21
add NAME	a-43b-12c67h-11n-20
add a	a34c-40d-12f18g-8i-8l-9o11s-10y-12
add an	a27b-9c-11o10
add my	a41b-9c-12d-15
added	a69b-24c-17d-64f-8g35q-32t-8
address	a-53b22c-30d-12f-12g-19h-9i-10k-8l-33m-46n34o-45r-13s-32t-10u-22v54w-10x44y-44
affirmative	a-8c-26d-9g-8h93i-58k-79l-11m-13n-10o-9r-8v-8y-16
again	a-13b19c-15d-10f-9h-22i-40j-9k-15l103m-67o-11p-8r-11s-12u-9v31x-10y-36
again $	a-14b28c-12d-11f-8g17h-26i-38l45m-63n10o-13r-10s-15u-11v39w-8x-14y-36
again please	b-13c-12g-9i-19k-25l68m-14v-10y-11
ahead	d-9e-8g23h39i-9k-28o-8q-20y-9
ai	a-19b-37c-21d-14e-8f-9g-25h-40i-13j-12k112l23m-31n-37o-36p-14q-8r18s-18t-10u-13v-24w-18x-19y-88
ai $	a-14b-31g-24h-18i-21k82l12m-31n-36o-36p-9r27u-12v-11w-12x-10y-79
ai or	k14
ai what	b-8g-10i-10l34v-10w-11y-34
alarm	a-91b-69c-42d-50f-27g-26h-17i-31k-32l-35m-34n-11o205p12r-10s-12t-9u-9v-37w-21y-15
alarm $	a-24b-20c-22d-31h-28i-45k-32l-23m-8o133p-56r-12s-9t-8v-33y-73
alarm _time_	a-68b-11c-49d-9f-49h-10i-11k-13l-9m-14n-8o19p66s-8v-12w-12y-72
alarm for	a-73b-12c-15d-43f-13g-11n-8o72p-43s-8y51
alarm is	b-14o27w-20
alarm set	a-9b-41g-16o53p-9
alarm to	a-9o43p-14y-22
alarms	a-70b-74c-35d-49e-9f-13g-31h-50i-50j-18k-69l-40m-31n-22o191p-18q-12r-20s-17t-12u-13v-23w-12x-10y-63
alarms $	a-18b-24c-21d-34e-8f-9g-14h-60i-59j-16k-70l-19m-27n-13o124p-11q-14r-19s-11t-13u-10v-9y-33
alarms are	b-17g-9k-13l-18m-11o48p-11v-9y-23
alarms do	b-28g-16l-22n-9o51v-10y-22
alarms set	b-45d-11g-12o53y-26
all	a-34b17c-70d68e-16f-9g-21h-58i-11j-26k60l-15m-24n-28o15p-15q29s-22t-13u-18v-19w-25x-23
all $	c-12d-12g13h-49i8j-25k37l-10q-12s-8y-10
all events	a-8b-23c-15d61h-8k-18n-21o-15q-8y-9
all my	a-35b-86c28d67e-8g37h-11i-26k-55l-28n-11o-17p-13q-9r-16s-9t-10u-11v-13
all of	b-16g33o22q-29r-9
all the	a-9b35c-19d-14f12g-8k-11l-11m-14o-8q-11r17v-9w-8x-23y24
allowed	b-12s26u24y-23
also	b55c49d-12e-43f-14g-8h16i-26j-9k-66l-39n-24o-8p-11q-9r-32s-16u-10v-12w-20x-10y-19
am	b23c-34f-11g-15h-16i-30j-13k38l-9m-59n-17p-10q-8r12t-11u18v48w-15x-21y-29
am going	a60b-16c-8k-51u-12
am i	a-47b72c-36d-13e-9g-14h-8l-10m-61n-19o-21r-13s-10v40y-38
am not	a-21b-9e20h-29i-40j-9k47r-11u-9
am out	a-27k-10l-8r35t-8
am sorry	c12h-15i50k-33l-22r-8u-17
amazing	c-34h117i-62j-22k-84
amazon	a-14b-21c-13f-8g-21k-21l-32r52t-9x-16y20
an	c-8d-19f-8h-15i-23j-8l-52m-28n-14o24p13q-15r8s-16t28u-12v-9w-16x-16y49
an ai	k28y-27
an alarm	a-52b-13c-28f-9h-8i-9k-14l-9n-8o8p44r-12t-10y37
an appointment	a21c-38d-28f-11k-10l-10o-17r-9s-11t46y-11
an event	a57b34c-51d-10o-23p-11s-8t-8w-17y-19
an oil	a-30b-10c-21d-8f13g27i-14k-11l-14n-8o-10q-19r-10s-10t53y-25
and	b-13c42e27f-23g-12h-41i-43j-11l20m17n21o-13p-15q-23s-8t-15v-33w-13x-13
and NAME	a39b43c25d-36e-19f-9h26i-10k-24l-19m-10n-60r-11s-25u-9v-10w-9x-9y-52
and another	a-10o41y-18
and confirm	l24
and his	b-15c-19d9e-8g-8m-15n52v-27y-31
and i	b-20c-18d-9g-8h-15k35l26
and order	r13
and say	a-30b-18c-20e44g24h-15l-8q-21
and thirty	o20y-11
angeles	a-12b-10c-18h-18i-11k-37l-27m54n-11o-11p-8s8u-12v-19y-19
anniversary	a16b61c-8f-19g32h-14k-28l-14m-54n-27o-26r-8s-10t-9u-17v-55x-12y-43
another	a41b-9c-42d-12h-18i-34k-12l57m-42n-9o27p-11u-10y-19
another for	o14
answer	a-25b-15c-36d-16e-9f-11g-20h47i11j-33k40l11m-18n-14o-15p-12q-8r-22s-15t-13u-15v-16w-15x-11y-32
answer $	a-21b-11c-13d-9g-13j-28k-19l74o-10r-16s-8t-9u-15w-8y-13
answer is	a-9c-13i56k20l-78m-13n-9p-9s-8v-10y-10
answer to	c-10h38i-33k44l-43y-11
answers	b-16i-8k-55l67r-35w-10y-20
answers $	k-11l29
any	a-39b21d-22f-10g-13h-13j27l-18m-12n-11o40q-13r-27s-29t-9u-9v-18w15x-13y27
any alarms	a-9b-31c-10i-21j-20k-14l-11n-8o64y-39
any appointments	b25
any event	a-41b35c-16d10o-11
any events	b-8c44y-55
any meetings	b56o-35
any one	b-21c-9i-24j61k-20o-11y-14
anymore	a-22b-10c30d42e-8j-33k-48l-15n-13o-12r-8s18v-11y-16
anymore $	c-14d46j-30k-47l-13n-12o-8r-8s22v-9y-15
anyone	k21l-9
anything	a-35b17c31d-19e-9f-10g19h14i-17j43k-8l34m-37n-32o-27p-8q-23r-17s-25t-11u-23v-40w-37x-18y-29
anything _time_	a-30b84c-28g-24h-11j-20k-9o-18v-8
anything on	b21d-9g18q-16
anything scheduled	b12
appointment	a69b36c25d40f-9g-28h-17i-41j-9k-41l-21m-20n-13o-35p-13r-14s-28t20u-14v-40w-13x-9y-43
appointment $	a32b47c37d30e-15f12g-20i-61j-12k-50l-21m-29n-18p-18q-18r-12s-27t-21u-10v-52w-11x-8y-52
appointment _time_	a37b12d23f-10g-8h-12k-13m-10o-15q-8s-10t-12v-15w-11y-10
appointment for	a64b-63d-12e-13f-12h-18i-14k-27l-12n-11o-26p-11r-12s-20t37u-8w-8y-9
appointment on	b-23c21o-10q20u-12
appointment to	a-37b-13c50d-14l-12o-8t16
appointment with	a30b36c-40h-8o-10q-8r-9v-19y-37
appointments	a-16b58c-14d20g-29o-18s-10y-10
appointments _time_	b25d14o-9s-8
appreciate	c-12h-34i-30k66l-47
appreciate your	k20l-11
approved	a-8b-41k-20n-8s-8u76v-16w-11
approved $	u46v-14
approved yet	b-14u25
are	a-34c-24e-13f-12g12j-15k16l56n-9q-19r-15u-15v-35w-23x-21
are a	h-17i-17k48l-23m-8s-15
are doing	a-22b-31c34h-15i45k9l-38m-22o-8s-9y-34
are my	b52c-8g-25k-76l-21m-13v-8y41
are not	b-28h54i-47j-21k-29l-48m-40n-14y64
are on	g39m-8o17q-34y-23
are the	b-40c-23d-12g36h20i-15k-12l15m-23o21q-15s-8v-8w-8x-14
are there	a-27b48c-22d-20g-10i-10k-26l-22m-9s17t-9w-24x-11y13
are you	b-20c-10d-9g-16h-20k76l33m-20n-9o-8r-8s-12v-8w-11x-15y-107
around	a-25b34h-26i-20k60l-22q-18r-13x-8
around $	h-27i-20k61l-22
as	a-21b-49c85d-26e-17f30g-16h62i-35j-16k-72l-51m-61n-29o-47p-16q-28r-23s-26t-28u-22w-15x-11
ask	a-19b-52c-51g10h-11j-10k-32l83m-17n-14o-16r-14t-8v-22x-25y-53
ask the	g-14k-48l48m-10
ask you	b-19c-13g-18k-81l75n-10u-11w11y-10
at	a44b-26d-16e-8h-14j-8k-48l-18m-28n-15o-21q-31s82u-9v45w-19y-56
at NAME	a-25b-8s29
at _time_	a-26b-53c49d33f-10o-23s-17v-9y-13
at my	a-22b25d-11s-11t17
at outback	a-9s11
at red	a-13s19
at the	a19b33c-24f15g-26i-9l-15m-17n-9o-10r20s11t-13u-9v-22w-26x8y-30
attending	a21b93c21d-14e-8i-14k-57n-100o-12u-10v-11w-9y-49
attending the	a45b19c-29d-8k-20n-19y-30
available	a11b-57c25d-9e-8f-9g-22i-9j-10k-37l90m-87n-39o-47p-9r9s30u-21v-34w-35x-20y-55
away	b-9c-36d-9f-8g-13i-25k-35l-12m-12q11r34v43y-9
awesome	c-18h74i-51j-12k-43l-14o-8
baby	a70b17d-31e-11h-24i-22j-8k-28l-10m-10n-21o-12p-8r-8t-12y-17
baby shower	b31c27d-13i-10n-11y-13
back	a-41b63c-39d-17e-18f-21g35h-41i20j-11k-51l-44m-16n-25o-21p-11q-15r-34s16t-10u-9v-37y-27
back to	a-39b73c-34d-8e-13f-14g29h-22i-68k-35l-24m-10n-15o-8q-12r-24s-11v-34y-17
bank	b53c-8g-14h-15i-9j-18k-20m-14n-22o-12r-14s-22u-8v-119x-50y89
bar	a30b-20c-8f-10i-8k-13m-24o-13p-32u-9v-8w-17x60y-34
bar $	b-14k-11m-12s-29u-8w-8x55y-30
baseball	a91b-40c-78d15f-9h-9i-11k-19m-15o-23s-23w-20y-32
basketball	b23c43d17h-14i-13k-9m-19o-13s-15u-13
basketball game	c46d19h-14i-13m-18o-11s-13
bathroom	f11q23
be	a-26c13d-15e-12h-44i71j12l-16n-38o-17p-17q-23r-25s-23t-16u-16v-12w24x-23y-21
be $	a-22b-8c-18g-11i-11j-10k21l-22m61o-13r-10u-13v33w-20y-30
be _duration_	c61h-13k-66p-9
be _time_	a-25b-35c25d-22f11i-27k-16m72o-12v-45w-8y-19
be a	a-11b-40h-11i20w43
be at	b45c50d-25e-8f-11g-8i-19j-14k-14l-15m-15n-13r-9s-48t-10u-9v-14w-29x-13y-16
be either	c-21h-15i-23k48
be good	h-31i-15j41k-22l-8
be in	a-17b50c-13e16u-8w-38x-16y-16
be like	a-10b8m-16w27
be the	b-13c-18m31v-10w11
because	a34b-9c-25d22f-21h-32i17j-8k-21l-10m-16r31s-15u-15w-14
been	a53c-64k83l-62m-12n-18u36v-11x-11y-47
been approved	b-10u34
being	b-21d-8g-10i-9k76l-45m-11r-42s-8u-8v-14w-17y-46
being $	b-12k34r-9v-13y-14
best	a-10b-46f-9g-10l-12m-38r15u-10v-25w-25x-30y72
better	a-12e13h31i-97j-19l-8o-8
between	a39b-16k-22l-23m44s-8y-19
big	a-8b-21c26d-15g-15q19s-9
birthday	a44b38c-25d23e-12g13h-33i-16j-8k-38l-10m-33n-15o-45p-8q-25r-10s-21t-11u-11v-30w-26y-18
birthday $	a8b37c-15d-29f18k-13o-10y-9
birthday party	a18b9c-46d18o-8
black	a-23b-17d-11g-18k-37l-70m-9r33s11t-8v-8y60
book	a-19b-35c26d-22e-12g-13h-11i-21k-24l-29m-14n34o-18p-12r-14s20t30u-11v-20w-21x-25y30
book a	a39c-10l-16s17t-8w-8x-12y-23
boss	a-36c-22d-26e-13f38g-16l-10m-17n50o-14p-8s-8v-34w-8y-35
boston	b45c-15g-8k-12l-28m21s-8v-9w-25x-13y-39
bot	h-18i-21k57l-22
bot $	i-14k39l-16
bother	i-53j65k-20l-23y-14
bother $	i-45j57k-19l-23y-13
break	a8b72c13d-9f-9g-11h-8k-19m-12o-21r-10s-10v-53y-21
brooklyn	b-10g-16m-10n-9s-9u-12v-20w-36x65y-48
brunch	a-24b-27c77d13f-10h-21i-49k-20l-48m-17o-12p-12r-9s11y-28
brunch _time_	d13p-9
burger	k-17m-11n-11r-8s44y-30
busy	a18b-10c25g-9l-9m-54o-37r-8s-10u-10v-19y-14
but	c31h-49i80k-65l-20r-10u-16
but i	i36k-30
but it	c15h-21i19k-8
buy	a25b-38c-24d-28f-27h-13i-26j-9k-63l-48m-24n-14o-35p-18q-20r104s-22t-19u-23v-18w-17x-14
buy a	a39c-19f-22i-9k-12l-16p-11r37s-11t-12y-31
by	b-25c-14d-11f-23g-32h-19i-33j-9k77l28m-14n-13o-10q20r-43s-16u-10v-16w-15x-8y-40
by $	k50l-46r-8y-14
bye	a-18c-19d-8f-9h-44i-41k69l-17o-12y-16
bye $	a-18c-19d-8f-9h-44i-41k69l-17o-12y-16
calendar	a52b24c-57d88e-10g-21h-16i-28j-8k13l-13n-19o-27p-9q-19r-18s-17t-12u-11v-16w-16x-15y-28
calendar $	b30c-26d54e-13g-26h-28i-34j-13k31m31n-33o-26p-18q-26r-31s-21t-19u-15v-31w-24x-25y-41
calendar _time_	a56b33c-26d-52g-8
calendar event	a14b-15
calendar for	b34c-46d61f-9g-20k-15l-10m-38o-24q-10s-15u-11w-9
calendar on	a22b-25c-8d16
calendar to	a22b14d-17f-17
call	c16d-33e-20f43g-40h-40i-59j-20l-74m-31n48o-12p-26q-23r-35t-21u-21v-30w-29x-19y28
call NAME	a-12b-24c-15d-18e-8f57h-17i-13j-9k-29l-11m-10n11o-13p-11q-9r-13s-29t-8v-18w-15y33
call you	b-8f-11g-17i-11k80l-49n-15r-14y-24
called	b14c-28d11f-9g-14i-8k69l-47m-14o25r-36s-9w-17y-56
can	b-25e-9f-11g-12h-28j-11k-19l27m-25o-12p-17q-8u-9y18
can i	a-28b-36c-37d-26e-9f-8h-10i-17l13m-18n20q-18r-23s21v-32x8y35
can remove	a-12d14
can you	c11d10f-8h-14j-11k-44l20m-17o-11p-14t-8u-13x-10y9
can't	b-25c-15d19g-11h-48i-44k45
cancel	a-118b-14c-48d82e-15f-22g-18h34i60j-15k-58l-66m-29n-28o-11p-13q-18r-19s18t-16u-16v-28w-20x-18y-41
cancel $	a-12b-11c-18d9f-8g-10i55j-14k-56l-64m-8n-26o-26p-16q-16r-19s-54t-13u-8v-9x-10y-10
cancel it	b-27c-10d-60g-13h46i48k-33l-31m-41s-14u-9v-40w-27x-22y-41
cancel my	a-25b18c-22d19e-8f-20i-30k-8n-14q-10s17
cancel that	a-13b-15c-8d25h-45i31k-13l-23s-14
cancel the	a-26b-27c-28d27f-8h-29i19k-8l-9o-11s25y-16
cancel this	a-21b-12h27i-48
car	a-73b9c-32d-13f-10g-25h-19i-21j-11k-40l-41m-28n-16o-19p-10r-22s-18t92u-25v-22w-10x-16y16
car maintenance	a-18b-19i-10k-17l-22t54u-14y-32
car's	a-24s-9t23
care	a-12h-8i-80j94k-84l-37
cat	a-11f15k-16l-10r31s-9t-10x-15y22
catch	a47b-13c-29d-11f-17g-15h-26i-51j-12k-40l46m-14n-9o-12r-12s-11v-9y55
catch that	i-41k-24l45
center	a15
central	a19b-32c13m32n-9o-9s-8u-11w-11x-26y-16
change	a-61b-76c67d8e-12h-24i-28j-9k-30l-28m-33n-38p-15q-11r-15t34u-12v-29w-28x-16y67
change $	a-26c-13f19o-8t34
change my	a-27b-14c26k-12s23
change that	c31l-16
change the	b-12d29e-8g-8h-15i-18l-11o23q-11r-9s-12t-10y-35
changed	a-10b-41c47d19f-13g-9h-17i-52k-9m-39o-15p-11s-8t35u-8w-8y-16
changed $	a-34c31f-8g-8i-35o-12p-11t38y-11
chatting	c-16h-39i-14k75
check	a-40b17c-28d-27f-11g-15h-19i-30j-8k8l32m-14n-14p-8r-16s9t46v16y-18
check and	l26
check engine	b-9l-25n-11s-8t42
check if	a-10g16h-10k-12o21q-14s-15w13
check my	a-24b28c-9d-38f8g24l8n-24o-11q-33s8t30u-9v-13w-11y-15
check the	a-16f12t-11x25
check to	a-23b-13s26
check what	h-8l33
checked	a-49c-12d-8o-9r-9t50u-9y-13
checked out	t20
chicago	b-30k-14m-22n-34w49x-39y22
chili's	c-10l-16n-22r-8s14u-15w-11x50y-40
choose	c-13i-8j49k-17y-8
choose any	i-8j17
city	a-12b-66c-24e-8f-12g-17h-10i-9k-27l-12m15n-10o-11r-13s-20t-11u-21v-37w88y-45
city $	b-13c-13k-10v-17w-10x-14y55
clarify	i-14k-21l55
clarify me	i-10k-21l39
clean	a-38b-48d73f-10g15h-13i-8k-40l-17o-27p-12q46t-9y-15
cleaning	a55b-36c-13g17k-24o-12q14r-10s-10t-15
cleaning the	b-8
clear	a-79b-40c-25d103f-9h-9i-23k-25l37o-20r-8s-10u-10
clear about	c-9i-17k-42l45
clear my	a-14b-16d35
coast	b-22m44v-20y-10
coffee	a77b-9c-39d-14f-12h-11i-24k9l-33n-28o-9p-10q-10r-27s-32t-10u-9v-15w-14x-11y-38
come	a-61b-20c32d-9h-93i-9k75l-14m-44n-30o-12v-25w-8y48
coming	b51c-9d-12g-11i-13k-41l-26m-37n-18o-45p-8q-8r-9s-14u-16v30w-16x-14
coming up	b57d-11g-10i-11k-36l-26m-36n-15o-42p-8s-10u-15v23w-15x-13y-35
command	a-20b-15c-42d-17e-8f-12g-11h56i64j-11k-45m-16n-12o-15p-13q-9r-11s-18t-9v-13y-38
command $	a-14b-13c-22d-12f-8h19i51k-22l20m-10n-8o-9s-11y-19
command exactly	h41i-24k-14l-13y-8
company	b32c-9g-13h-16i-18k94l-104m-29n-8o-10r-19s-8u-8v-27w-16x-19y-63
complete	a-8b-9g32i23k-19n-11q11r-21u-12v-8y-18
complete $	a-8g-14q27
computer	b-13g-10h-8k42n-9p-10r19s-9v-15y-36
computer $	g-8k42r-13s-8y-31
concert	a-40b-13c-40e15f-10g-12i-8k-9m-28o52r-8s-13u-20v-32w-10x-12y31
conference	a16b37c42d-9e8f-18g-10h-15i-14k-20l-11m-10o-16p-10r-10s-27t-12u-10v-21w-8x-12y-11
confirm	a27b-17c-27d-21f-11h46i-39k-37l50m-11n-22o-10s13v-15w-8y-19
confirm detail	l19
confirm it	h24i-13k-27l21
confirm last	l9
confirm my	a-14b-9h-17s36
confirm that	s13
confirm the	a-37b-18c-26d-19h53i-22l23m-10s-11y-20
confirmed	b-10c-12h80i-47k-46l-19n-9o-8s12v-9y-16
confirmed $	b-10c-12h80i-47k-46l-19n-9o-8s12v-9y-16
convert	a-59b-17c-44d-26f-14h-18i-29k-25l-19m93n-12o-23q-11s-19v-20w-8y-19
correcly	c-13h68i-47k-56l-16y-11
correcly $	c-13h68i-47k-56l-16y-11
correct	b-24c-33d-15e-8f-11g-15h61i15j-38k-20m-23n-15o-10p-10r-10s-15t-8u-8v-16w-15x-12y-26
correct $	a-11b-26c-19f-8g-16h47i-15j-37l8m-16n-12o-9p-9r-8s-15v-14w-14x-12y-19
correct answer	h-16i26
correct response	c-8h-11i35k-9
correctly	b-16h-10i37k-26y-14
correctly $	b-16h-10i37k-26y-14
could	a30b-17c-22d-15e-8g-10h-61i-67j-17k9l60m-12n-14o-13q-8u-8v-11w-11y-16
could be	c-36h-18i-51j-14k72l-37
could not	a-9i-40j-9k10l27
could you	a39b-16c16d11g-8h-19i22k-23l-29n-9o-9s-9t12y-9
create	a59b-28c-40d-18f26h-19i-13k-27l-10m-12n-14o30r-11s-9t-8v-9w-9y-11
create a	a35b-8c-31f12k-13l-8n-8p19r-10
create an	a24b-10o13p-8
create event	f-15h-18o36
created	b-38d10k21l-13m-9n-20o-11v-47y51
current	a-20b-45c-32d-24e-8g-13h-25i66j-10k-61l-60m46n-51o-14p-25q-10r-13s-16t-10u-11v36w-17x-20
current date	b-9m59v-27y-25
current time	a-13b-24c-13d-8f9h-11i-48k-44l-48m25n-10o-24p-23v58w-13x-17y-50
currently	a-29b23d-13k-27l-11m34n-9o30r42u-8v-23y-14
date	a-38b-17d16e-8f-13g-20h-14i-29j-9k-50l-45m110n-15o-43p-11q-9r-17s-37t-13u-16v44w-29x-21y-54
date $	a-24b-26c-24d-16f-8g-10h-10i-17k-35l-27m106n-11o-29p-10r-16s-12t-13u-11v-49y-44
date _time_	a-22b27c-21d-13g-10h-9i-22k-19l-8m92o-14s-9v-77w-17y-17
date is	b15g-12h-9k-27l-11m53v-53y-9
date of	b19c-19d22m-92v75w-10x-10y-16
date with	a-43b-51c64m-8s-10
dates	a-16u31
dates _time_	a-16u31
day	a-28b-32c50d-23e-13f-13g-36i-24j-13k-30l-42m66n-26o-35p-24q-12r-22s-22t-19u16v34x-29
day $	a10b-9c66d-21e-14f-10g-36h14i-25j-16l-47m10n-31o-37p-35q-15r-27s-25t-28u-51v-48w-23x-32y50
day _time_	a-39b23c28d-10g-11m37o-8s-11v-51w-10y-15
day is	a-21b-32c-20k-19m43u-9v-49w42y-17
day of	a-8b-24c-9m62u11v-75y-21
day off	b-17c-8g-11i-12k-12m-41o-14p-9r-8s-8t-8u40v54w-8x-13y-71
days	a-8b-36k-14l-38m79n-14o-11t-15u36v11x-11y-92
decline	a-56b-33c-44d-25e78f-11g-12h21i-12k-28l-16m-12n-10o-16r-9s-13u-11w-12y-15
decline my	a-11b-13c-9d-8e21h25k-22l-14
decline the	a-41b-19c-40d-18e62f-9m-11o-15s-8w-9y-10
delete	a-69b-77c-63d92e-18f-18g-45h23i12j-12k-39l-43m-16n-28o-18p-12q20r-17s-19t-12u-11v-18w-16x-10y-28
delete all	a-15b-15c-8d34i-9
delete my	a-52b-36c-26e-9f-12g-10h56i-23k-13m-8n-11r-9s-14t-8u-8v-14w-13y-13
delete that	d68h-12i-81k-25l-32q-8
delete the	a-17b-30c-27d55g-27h-10i-28l-11q18s-8y-11
dentist	a22b31c-23d14e27h-26i-18j-8k-27l-13m-20n-14o8p-8q-10r-11s-16t-18u-8v-43w-8y-30
dentist appointment	a29b17c-19d14e27f-11h-27i-18j-8k-27l-13m-19n-13o10p-8q-9r-10s-16t-18v-40w-8y-12
detail	b-10l42y-8
detail $	l19
details	a-20b-8c-11d-37i45k-16l64m-8s-34y-10
details $	a-21b-8d-49h-29i50k-13l62s-34y-8
did	a-27b51c-51d-14e-11f-22g35h-20j-13m-30n-55p-8q-24s-14t-10v-21w-14x-10y49
did i	a-29b33c-14d-10f-25g51k-11l-43o11q-34r11v-14w-9y-42
did not	a-19b26c-44d-11g-9h-21i23j-16k-12l21m-14o-8r-8s-8u-8w-9y-12
did you	b-21g-16i-22k-28l56r-8y-22
difference	k-12l-23m45y-19
difference between	m17
different	b-41c-9g-9h-9i-8k-30l9m45n-8o-14s-13v-19x-16y23
dinner	a13c9d20e8f-21g-18h-65i16j-12k12l-20m-49n-28o-46p-13q-22r-17s51t-17u-17v-30w-18x-11y-34
dinner _time_	a63d39f-10h-12i-37k-24m-31o-29q-9s-35v-9w-12
dinner meeting	a40b37c-55n-21o-12v-8
dinner reservation	c-8d-36h-18i-19k-18l-9o-8s61y-8
dinner with	c-11e21k-11s-8
do	a-31b-8c-18e-10f-11g28h8i-8m-21n-21p-11q30t-8v-15w-10x-10y13
do $	a-26b43c-21d-78e-10f-20g56h25i-54j-23k-8l-19m-43n-27o-23p-12q21r-55s-18t-15u-16v-33w-24x-25y-60
do _time_	a-39b-87c-9d69g14k-26m-10o-11q-13r-11s-8v-23w-10y-24
do i	a-29b48d16f-18g10h8k-26l-25m-21n-14o12q-28r25v-9w-9y-31
do it	l34y-10
do list	a-20b-26c-11d-28f-20g44h-8k-10l-15n-12q37r-30s-12t-9u-8y-26
do not	a9b-50c-30g-23h-104i29j40k41m-12n-21o-10p-15q-19r-21s-26t-17u-17v8w-14x-15y-58
do people	b-26g-13i-13l-11m-11r-21s-14v-9y49
do reservations	k-8s45y-9
do they	x19
do this	f39i16j-9p-8q-11
do we	a-18b-45c29d-11g-16h-12j-11k-9l-9m-20o-11q-9r-14s-15u31v51w-12x-21y-57
do you	a-14b-37c-8d-21e-10f-9g-34h-25i-41j-13l42m13n-22o-21p-11q-14r15t-9u-12v-29w21x-14
doctor	a40b-14c-34f-10s-9
doctor appointment	a-8d12
doctor's	a18b18c-43d43f-11g-15o13q-8u-11v-17y-25
doctor's appointment	a18b14c-43d43f-11g-14o14q-8u-11v-17y-25
doctors	b15c18d-8f32g-10o-31p-10v-13
doctors appointment	a-13b18c22f32g-10o-31p-10v-13
does	a-50b20c-37d-19e-12f-12h31i-33j18k-47l-32m16n-15p-19q-19s23t-15u-17v-25w-20y54
does $	c-29h35i-19j-11k8m-8y-10
does NAME	b-58c-15g-8j-8k-31l-11m-11n8r-10v-11w-8y50
does it	b-15c-19g-15k-16l-9m34y9
does my	a-39b8c-15d-12g26k-13l-16m-31n-12o13q-30r24s-17t-15u-11x-16y28
does not	a-14b-23c26d-8h-33i-12j68k-18l-11n-15r-9v-8x-10y-31
does reservations	k-11m-11o-9s34w-8
does the	b39c-13g-10k25l-9s-9v-17x-20y-42
dog	a21b-21c-16f-17h-11i-10k-43l-45m-16o-9p-9r36v-14y58
doing	a30b29c13d-20e-11f-9g-17h-27i32j-13k37l-83m-33n-17o-21p-11q-8r-30s-17t-10u-23v-45w-28x-10y8
doing $	a-8b-45c-18d-12g-12h-24i40j-11k31l-64m-13n-16o-9p-8r-26t-8u-10v-8w-22x-9y26
doing _time_	a-9b42c-8i-9k33l-34m-23o-8v-36w-8y-34
done	a-19c-8d-8h-41i10k71l-19
down	a67c-93d-36e-10f-24g-11h-24i22j-9k-90l-20m-22n-20o-13p97q9r-43s-14t-9u-12v-15w-12x-11y-29
dr	a-10c-20d30l-8n-27o-10q-14r-8v-16x49y-32
drive	a50c-27d-9f-8m-13
eastern	b-13k-14m77v-50
either	a-22b-43c-35d-26h-46i15j-40k72l-49m-10n34o-13p-8r-11s-9t-8u-12v-9w-8x-8y-14
either $	b-42c-28d-11h-22i-30k56n39u-8
elaborate	i-15k-24l61n-8r-9y-8
elaborate further	l16
elaborate me	l26
else	b-43c-31d-8f-8g-22h35i10k-27l32o-10r-15s-15t-8w-13y-8
end	a-62b-13c66d-34e-9f-17g-9h-58i-66j-11k92l-39m-36o-19r-8s-17u-11v-23w-13y-32
end _time_	a-53b-45c31d-14i-30j-9k55l-39m-11o-12s-8w-10
engine	b-27g-9l-24n-12s-8t52w-9y-12
engine light	b-28g-9l-24n-12s-8t52w-9y-12
enough	h-101i16j-23k58n-15o-8r-12s-11w27y-11
entire	b-17d50h-11k-31o-14r16
entry	b-11c-19d-22f41k-17m-10o-21s-9
erase	a-36b-47c-22d77g-56h-11k-11o-8q48r-8v-10
erase my	a-22b-12c-15d47h-9k-12q-9
event	a82b47c28d47e-13f-14g-15i-53j-11k-47l-26m-28o-30p-15q-18r-14s-19t-13u-13v-21w-19x-16y-48
event $	a35b-24d29e-9f-15g-17h31i-50j-10k-54l-31m-24n-31o-45p-12q-18r-18s-20t-12u-13v31x-30y-36
event _time_	a19b66c-49d29h-18l-9m-17o-20p-14q-8v-27w-11y-19
event called	b24c-23d-11
event for	a71b22c-40d21f-15h-8k-9m-21n-10o-41s-12w-11y-11
event from	a-11b-23d50i-9k-10
event in	a35b20c-23d-26m-12v-9y-9
event on	a18b-8c-15
event to	a52b-13c11d-21o-12q-13s-9y-15
event with	a-58b13d28e-10n-9o43y-21
events	a-16b110d49e-15f-20g-29h-46i-42j-13k-60l-47m-37n-35o-51p-17q-26r-27s-24t-20u-18v-21w-22x-15y-80
events $	a-57b70c27e-11f-12g-10h-54i-48j-10k-53l-25m-8n-13o-22p-11q-13r-15s-13t-22u-10v-11x-9y-13
events _time_	a-77b70d-35f-9h-12i-9k-23l-10m-21o-18p-8s-8v-14w-12y-42
events do	b49g-9l-19y-16
events for	a-12b34c-10m-8o-19y-12
events on	b27d-20
everything	a-51b-36c-23f-8g-11h-23i-19j-11k45l-26m-13n-17o-15p-10q-18r83s-11t-10u-16v-18w-11x-14y-55
everything on	g-19q16r19
exact	a-8b-23c-43f-9g-17h107i-68j-21k-106l-28m36n-11o-41s-13v20w-11x-13y-46
exactly	a23b-21c-35d-15f-10h76i-63k-54l9m29o-17p14r-13s-11u-8v-42w-14x-10y-48
exactly $	a24b-20c-35d-15f-10h76i-64k-55l-12m29o-17p14r-12s-11u-8v-42w-14x-9y-28
explain	a-30b-16c-19d-11f-18g-22h-46i-43j-16k-52l66m-13n-17o-21p-8q-8r-21s-12t-9v-9y51
explain me	l11
extend	a-34b-32c58d-12k-16p-8y-10
extend the	a-34b-33c52d-12p-8y-10
false	a-9c-28h-68i96j-16k-56l-17m-12s-9w-9y-13
false $	c-26h-42i72j-11k-52l-13
familiar	b-8k-18l36y-16
familiar with	b-8k-18l36y-16
fantastic	c-11h67i-17k-35l-8
farm	b14
find	a-21b37c-47d-30e-14f-20g-15h-21i-31j-11k-29l-27m-16n-27p-19q-12r-25t38u-14v-15w42x-20
find a	a29b-23t8
find out	r-8s16t-17y23
find someone	s-8t19
fine	a-10b-24c-17h33i-56j23k30l-19m-10o-8r-8v-13w-8y-45
fine $	a-10b-14c-14h34i-55j15l-14o-8v-11
first	a-9b43h-12i-8k46l-10m-23n-41o24v-8w-8y-16
fish	a54c-25f-9g-20m-8n-28q26s-15u-10x26y-17
five	a-9m14o8s10y-10
food	a40b-26c-38d-10g-10h-16i-13j-9k-29l-16m-12n-11o-11r39s-21t-8u-10v-13w-9x13y25
football	a48b31c-28d-18k-21m-10u-8v-9y-10
for	a-13d-8h-14i-8l-28m-20n12o15p-11q-11r9s29v-22w17y-11
for $	a-10b16c-17d-17g-31i8j-9k-15l38m-18n-66p-34s-22u24v-20w-21x-17y18
for NAME	a-21b-23d-10l-15n44v-13x14y-11
for NUMBER	b-8c-12f-10l-8s48y-17
for _duration_	a-24b-18c26d-8f12g-12h-9i-12l-19n-15o-26p31r-28s-17t-16v-13w-10y-33
for _repeat_	d-12l-9m-13o-34p-8s-8v-16y67
for _time_	a-25b31c16d29f-11g10h-19l-20n-8o53p-34q-10r-11t-12v-17w-16x-12y-41
for a	a-27c-53e-8f-24g-13h-8o-8p-10r-14s9t-14u-17w52x-13y31
for an	a11b-22c-17f-12k-13o-9r-8s-9t43w-10
for any	i-17j27
for birthday	a-32b61c-22d-27h-11k-35m-13o-14
for dinner	b16c-16s19t-8
for lunch	b17f10
for me	a-28c-21d-25e-18f-28g-28h-11i27k-28l-43m-26n74p9q-10t-17u11w-24x-22y-38
for my	a-40b-26d-10e-8f18g12i-9k-13o-9r-12s-14t21u-24w56y-8
for that	a-26d-12i-10k30l-32o14p-15s-11t19w30y-8
for the	a26c10d-17e-14h-45i-29j-9k20l-24m-38n-18o-20q-19r-20s14t-10v-34x-23y27
for this	a64b-22c-8f-15h-9i9j-8l-26n-39o-9y-70
for vacation	a-8b-27k-10u37
for you	a24k-12l22r-8t-8
for your	b-13h-18k-23l-65r61s-8u-8w-8y-19
forecast	a45b-49c-46f-12i-8k-21l-8m-79n-26o-13p-48r-15s-10u-9v-21w95x-22y-48
forget	a42b-48c-28d-12f24g-10h-60i66j-15k-49l-34o14s22y-24
four	a-19c-8k-8m21s24
free	a24c-37d-18e-9f-13g26h-13j-16k-40l-25m-39n42o-38p-12q-13s-24t-11u-23v23w-16x-26y29
free _time_	b53k-25v-15
free day	b-23c-16m-31v71y-58
from	a-28b-63c30d31e-17f-18g-16h-32j-20k-41l12m-19o-29p12q15r24s-37t-17u-16v19w-28x18
from calendar	a-31c-21d106h-16i-18k-69l-27m-14n-8p-8y-9
from my	a-27b-32c-9d29g-13q47
from the	a13b-35c75d-57f8i-21k-22l-15m-34n-8o-22q-12r-8v-13x-13y37
full	a-34b-22c-51d-16l-8m61o-21s-18u-8v-18w-12x33y-11
full bar	b-10k-10m-12s-14w-8x39y-8
further	a-17b-13c-12d-8f-10g-8h-37i-41k-44l107n-9o-15r-9y-29
further on	i-11l46
g	c-8h-9k-11m34
g m	c-8h-9k-11m34
game	a59d49e-8f29h-51i-52j-9k-43l-26m-51n-50o-56p-37q-15r-17s-33t-9u-18v-26w-19x-13y36
game _time_	a65b-13c-10d-20f-11k-13m-9o-15y-12
garden	a-14c43h-11i-12k-15n-9o-11q-10s24t-17
gave	i47k-29
gave me	i29k-14
get	a-22b-35c22e-13f-21g-23h-16i-56j-30k-39l48m-12n-36p-49q-21s-18t26u13w-28x14y42
get a	a-45b-14c70f-29l-17n-11o-16p-45r-12t-14u-22v33y-41
get an	a-24f26s-9t11
get me	a-13b-18c-11d-20f-12h-11i-13k-16l-19m-11n-14p-8r-18t-16v-9y56
get my	a-54b-11c-22d-15g-11k-9l10o-23p-11q-11s-9t59y-24
get rid	a-20c-20d43h-14o8y-29
get the	a43b24c-12d-15i-9k-45l22m-13o-25s-10t-9u-22w-18x-12y-20
give	a-33b-10c-20d-15e-13f10g-20h-16i-26j-14l-23m9n16o-22q-11r-27s-8t-20v16w15x9y8
give me	a-32b-9c-20d-15e-13g-19h-15i-27j-14l-23m10n17o-21p9q-10r-26t-20u-19v17w16x10y9
go	a-56c-24d10e-23f11g11h72i-55j-34k24l-92m-33n-25p-9q-30r23s-24t-22u8v17w-29x-17y-10
go ahead	d-9e-8g23h39i-9k-28o-8q-20y-9
go off	a-8b-8o28p14u-11v-21y-20
go to	a-40b24c-27d-46e-11f42g-25h-65i-24j-8k36l-15m-17n-8o-25p-14q-9r22s-12t-13u-11v-18w-10y35
going	a14b53d-45e-8f-12g-29h-23j-12k69l-25m-62n-20o-12q-15r-22s-19t-16v-36w30x-24y-63
going $	b-9h-19k56l-14o-8t-13y-36
going on	b62g-14i-11k25l-17m-26n-14o-12u-10v-16w-33x-14y-21
going to	a51b-21c-35g-10h-10k-60m-35o-9s-11u21v-19w54y-20
golf	a44b12d17o-46
good	a-31b-56c-50d-23e-14f-21g-19h61i-30j8k40l-17m-26n-28o-39p-18q-14r-23s-19t-16u15v-32w-21x-28y-32
good $	a-19b-46c-20d-14e-9f-10g-14h43i12j17l-29m-11n-12o-16p-10q-8r-10s-10t-10u-15v-21w-11x-19y-20
good _time_	a-57b-18c-18d-12f-8h-15i-9k67m-15o-33
good job	h-52i-49j-19k72l-14
good to	c-10h-34i-19j14k46
goodbye	a-49c-19d-9h-42i-65k112l-27m-11o-12r-9
got	b32d-15h29i34j-8k-73l-43m-19n-9o-9p-12q-13r-16s-12v-28w-9y-15
got it	a-8c-11g14h55i-45k-28l-11m-8q-12
got my	h38i-29
gotten	h24i-8k-15l-16
great	a-27b-11c-31d-13e-11f-11g-12h64i-95j-17k30l-25m-21n-16o-11p-12q-9r-12s-23t-9u-9v-20w-9x13y-22
great $	c-15h97i-19j-9k-99
great thanks	h17i-12k-10
had	a19d-14g-9i-11s12
hair	a25b-10c-14d17s-14t-8v-10w-11
hair appointment	a8b-8c-11d30s-13t-8v-9w-11
happening	a-26b56c-27d-9e-8f-8g-22h-14i34j-12k34l-45m-81n-40o-28p-9r-11s-9u-17v-71w-42x-37y12
happy	a24g-8i-34j-8k33l-18n-14r-19s-23v-9w-11x54y-23
happy hour	a25k-21n-13s-21v-8w-11x49y-22
has	b44c-25d-16e-9f-10g-15j-8k-28l-19m-24n11o-10r-11s-18u22v-17w-22x20y-8
has a	a20b-10m-8s-8w-10x23
has been	a61c-63
has my	a-10b-8u29
have	a-14b9c15e-8f-9g9h-9i-15j-8k10m-11o-8p10q-20t-8u-8w-13y-17
have $	b16c-10g-20k-57l39m20n-19o26r-11v-16y-48
have _time_	a-13b82c-9d-19g-18k-13m-10o-12r-9v-13y-13
have a	a8b9c-40d-23h-12i-25j-28k34l-25m-18n-12o-35p-17r-17t-12v35w-13x35y-28
have an	a23b21c-19d-25i-27j-8k16
have any	b26c33k-9o-19q-13s-10v-9
have anything	a-14b-9c35d-11g28h31k-12l-17m-23o-17q-13r-10s-17u-13v-25
have done	h27i19k-31l-14
have for	b-30g43l-19o-14y-8
have got	a30b-20c-15g-10i44k-64l-28o-8p-8r-9
have gotten	h24i-8k-15l-16
have i	a-10b66c-27g39j-11l-11m-14n-15o-31q-48r-25v-32y-27
have it	a-19b-22c71h-22j-8l-14m-13v-9w-12x-8
have just	g-12l17
have my	a-10b-17c21d-10h-54i-59k70l-16
have no	a-11b-14c-20g-12h-8i-13j47l-10m-9n-8o-8r-8s-8y-9
have on	a-12d-30g-30q-9r46
have reservations	a-12b-47s54
have said	l18
have scheduled	b35d-10g-10
have set	a-11b-44g49k-23l-16o18p-16y-11
have the	a-19b-48c21d-26g-15i-8k-14m41n24o-9r-13s24v52x-13y-18
have to	a10b-93c-57d57e-12f-13g29h-12i-45j-17k46l-48m-28n-17o-32q-20r-27s-19u-21v12w-16x-8y17
have understood	h16i16k-13l-9
have waiter	x22
have you	b-21c-50h-14i-17j-14l36m37n-15p-16r-14s-8v-16x-12y-38
having	b-18c-11d26h-15i-9k25m-12s-12
hear	a-8b15g53h-8i-29k-59l73n-12o-10q-48r-12y-8
hear what	g-16l30
hear you	i-26k-56l57
hello	b-19c-18d-10f-8g-8h-32i-28j-8k91m8n-12o-15p-8r-9u-9v-17w-9x-8y-78
hello $	h-20i-15k40y-13
hello i	a12b-10c-10k-19l27s12
help	b-35c-25d-67e-14f-23g-21h-90i-45j-16k-47l110m-17n-20o-20q-10r21s-25t15v-14w-18x-16y19
help $	a-15c-17h-76i-16k20l62o-8r-35y-16
help me	a44b-35c-12d-17e-13f-20g-13h-41i-39j-15k-56l31m-13n-20o-16s-20t13v-13w-11x-9y26
help with	a-50d-28k-12l54
her	a28b-42c35d-23e-8f12h-18i-35j-9k-41l-12m-8n-20o-13p-9r-15s37t-8v-10y-21
here	a-22b-61c-21g-11h-18i-26k22l-28n-71o-12r-13s-10u-16v65w67y-65
here $	b-14h-13k9l-8n-72r-8v71w-8y-53
hey	a-24b54d-65e-9f33g-15h-40i-35k76l-20m-12n-21o-21r-10s-23t-9u-12v-16w-11x-16y-21
hi	a32b-41c-41d8e-14g-15h-55i-41j-10k63l14m-33n-25o-30p-13q-10r-18s-24t-19u-22v-33w18y-30
hi $	h-20i-16k53
hi i	a-62b-13d20f-9g-12h-43i-29l35p-8r-11s-8t-8w41
hi there	a14c-9d-18f-9k48l-23m-12n-20o-20s-9t-9w-18y-11
his	b-24c-19d8e-8g-9h-8l-9m-17n-39s-8v99y-43
hmm	h-11i50k-18l-26
hold	a-15b-20c-17d-8g-10h-28i-26k32m-11n36o-10p-15r-15s-9t-11u-10v-14w-11y-21
hold on	a-15b-20c-17d-8g-10h-28i-26k32m-11n36o-10p-15r-15s-9t-11u-10v-14w-11y-21
holiday	b-36c-20d-14e-8f-14g-25h-16i-23j-15k-52l-32m-47n-25o-37p-24r-16s-20t-11u-13v134w-20x-27y-131
holiday $	b44c-10h-10j-11k-22l-10m-21n-15o-14p-8r-9s-16u-8v24x-23y-95
holiday here	v9
hour	b-9c-14g-9h22i-10j-8k-25l-33m-21n-13o-8p18s-25u-9v-15w42x24y-51
hour $	g-8k-21m-37n-13s-14v-12w46x27y-46
hours	a-41b-37c-15d-12f-76g-9h-18i-23j-14k-42l-32m11n-17o49p80r-18s-16v-13w-10y-34
house	a24b-20d-17g-9o11t-9x27
how	a-60b-14c-12d-24e-16f-18g-14h-15i-28j-18k26l40m8n-17o-22p-24q-20r-21s-23t-12w-19x17y35
how about	b-55c64k-16l-11m-9o-8v-10w-10x16y-30
how are	b-23c-10k32l-65y29
how can	a-16b-25c-10d-8g-9k-68l65m-8n-20o-8r-8s-8t-22v-17w-11x-44y19
how do	a-46b-51c-8g-16h-10i-9l19m-9o-20p11r-11t8u22v-16w-8x-26y23
how is	a-14b30c-35d-13e-10f-11g-12h-20i-17j-17m-22n-40o-18p-15r-10s-13t-15u16v-61w11x-43
how long	b51c-15d-11g-13k-25l-22m-20n-28o-11q-8s-10t-10u-31v32w-11x-14y-13
how many	a-30b-16c-43d-16e-12f-9h-11i-11j-10k-50l9m30n31o16p-19q-31r-12t-19u-28v-11w-22x-39
how much	b-34c-30h-9k-64l-22m20n-22o-10p-21r-15s-8t-9u-20v8w-11x41y11
how to	a-34b-38c-23f-11g18i-11k-44l24m-20n-13o-15p-22s-9t-18u15v-15x-13y67
human	b-9i-9k58l-50s-9v-10y-20
human $	k27l-10y-9
human or	k44l-47s-8
hundred	a19b-20f-35o36p-12y-11
hundred and	o20y-11
i	b29c-15e-8f-14g17h-9m-24n-10p-9q-12w-12y-19
i able	b-13k-23l15w20
i am	b-37c-33f-12g-15h-16i-31j-16k44m-19n-14o20p-13q-8r19t-14u16v25w-18x-27y-17
i appreciate	a-8c-12h-34i-30k66l-46
i ask	b-14c-14g32k-23l14n-9u9w-14x-8y-21
i be	a-8l-9m11s11u13v32w-26y-9
i can	a22b-53c-17d-8f-10g-20h-8i-15k-53l31m-22n-18o-9p-20r-23s-17t21v39w-24x32y-19
i can't	b-25c-15d19g-11h-48i-44k45
i could	i-35j-8k-23l54
i did	a-8b25c-44d-10g-8h-17j-14l34m-14w-9
i do	a45b-49c-23d21f-9g-20h11j43k-28l-27n-13p-10q-13r-10s-17t11u-18v-14w-11x-16y-29
i free	b51k-25v-14
i get	a-18b15c-19d-10g-15l-45n-25o-25r-10s-13t-12u21w-14x38
i going	a-19b44c-18u10v-10
i got	a-8b44c-9g-14i-10l-10m-11v-30y-10
i had	a19d-14g-9i-11s12
i have	a-9b59c-24d17g19i-8k-19l-25m-21p-8q-19s11u-9w-9x-9y-17
i just	a-8b-9d10f17g-22h-16j-12k21l-29q18r8s-9
i know	a-9b-12g-11i-13k10l-43m-12n-17o-10s-16w44y-8
i like	i-10k-12l43
i make	a-10g11
i meant	a-45b-28c75d17e-8f-11g-16h-39i-8j-22k-60l-38m-12n-17o-20p-16q-11r-22s-17t-18u-15v-13w-10x-12y-19
i missed	i-9k-11l31
i must	h-16i10k29l-22
i need	a17b-54c-9d26e-10f-16h-46i-26j-12k-25l10m9n8o12q20v-15w-14x12y-31
i no	i-12s21
i put	b-12g9q-26r22
i remember	a-13b-26o16
i request	a-8b-19c-9f-22g31n-14o-10t-16u27w-8
i said	l13
i schedule	a-44b-36i-10k-13l33o-10r-8t31u22y-35
i set	a-15b-38c-9k-9l44o34p13q-9u-23x-8y-45
i should	b-14g-8l49m-11r8u-8v-17w-15x-21y-45
i think	a-28b26i45k-32l-31
i use	b-13g-9k10l-8n-13r-9u8v-37x43y-11
i want	b-26c-10e-12f-15h16i-21j-12k-37l32m-8n14o12q-27r13s-8v-15w-16y-45
i wanted	a-8c-11g52h-15k-34l-25y-8
i was	c-12f-19g20h13i-11k-15l14y-10
i will	a29b-25c-79d-21e8f-14g-21i27j-19k25l-57m-15n-9o-19p-11q-9r-25s-19t-14u-19v14w-37x-8y36
i would	a8b-8c-27d15e-9g-17h-14k-68l17n-12u13y-9
idea	a-15b-17c-32d-20g-13h-14i-96j41k79l-17m-11n-12o-13p-8r-11s-11t-8u-8v-8y-13
idea regarding	b-8g-8j36k-37
if	b8c-36d-24e-9g10h-17i-15j-8l-12m-10p-15q-30r-12s35t-10v-27w21x10y-30
if i	a-41b-18c-14d-10f25g-8h-15k49l-32m20n15o-34p-10q-13s25v-17w-19x-17y18
if it	h-9k-29s-12w36y-9
if my	k-8s-9u19
if the	a28b-31k-14m-16s10w-19x34
if there	a-24b-27f-10k-44l30m-29o-12s-18v-8w43
if you	i-8k27l-27m21s-15
in	a19b-33c-20d-31e-11f-46g-19h-37i-27j-13k-61l-30m41n-25o-48p19q-9r-19t-16v-28w40x111y-8
in $	b-18g-21i-14k-64l77m33o-8s-10v-12w-15x-26y-61
in NAME	a-13b-11c-25m-20n-35s45y-36
in NUMBER	w20y-8
in _time_	a28b50c-75e-11f-11g-21h-11i-9j-21k-13l-59m-22n-20o-32p-17q-14r-14s-22t-11u-28w-46x-81y44
in a	a-51c-9e17s38u17
in london	m37
in my	a46c-19d-27g53k-42l-27m-44n82o-19r-8s-11t-13u-19v-42w-20x-51y-86
in new	a-24b24c-11f-10m8q-17r-12s9x16
in reno	b-16c-17m-15s-11v-9w-16x53y-25
in san	a-9b-17m-9v-23w45x-17y-10
in shoreline	b-16k-15m-21n-8s-23u-9v-10w-11x62y-43
in the	a34b15c19e-10g-31h-11i-11k-14l-33m-23n-13p-9r25s-15t10u29v-28w-64x-61y34
in tokyo	m52v-32
in vienna	m-12w18y-8
include	a33b-18d-13g-52q49r15s-8y-9
incorrect	c-12h-53i94j-9k-73l-17m-9y-9
incorrect $	h-37i73k-56
india	m23v-8
information	b-11c-8h-16i-22j-23k38l-37n37r-9s23w18x-8y-44
information $	b-9h-15i-21j-22k49l-21n43s-8w-21y-40
instead	a-47b-9c79d-21f-13h-28i-16k-20m-13o-9q-9r-10s-10v-9x-9y-26
instead $	a-34c67d-20h-27i-16k-21m-13q-8r-10s-9v-9x-8y-20
instead of	a-25c35f-9y-9
instruction	a-10b-19c-35d-18f-9h-25i-42k-21l80m-16n-13o-8s-10v-9y-15
instruction $	h-11l39
instructions	h44i-29k26n-16y-12
instructions perfectly	h13
into	b-14h-17i31k-24l-12m-35t-15v-15x-16y49
invite	a-58b-29c80d-13e31f-9h-34i-13k-14l-16m-13n-47o-8s-18u-8w-11y-17
is	a-13b19c-37d-19e-10j8l-37m18n19o-18p-10q-25r-12s-10t-11v34x21
is $	a-8b-52g-26h28k-54l-19m73n21o-9u10w-20y-38
is NAME	a17b32c-21d-10g-11h-15i-8k-45l-17n75s-12u-10v-50w-15x-34y-84
is _time_	b-115c-9d-18e-11f-12h-26i-20j-20k-75l-40m97n-39o-26p-18r-13s-16t-12u-39v69w10x-31y-30
is a	a-19b-72c-14d-17e-8f50g-12h24i32j-42k-111l43m-14n-11o-22p-10r-9s-10t-13u-17v-12w-16x-11y-30
is all	b61h-58i-40j-19k47m-9o-8
is confirmed	h51i-24k-35l-8
is correct	a17b-28c-11d-14f-9g-17h-20i-14j-38k53l15m-18n-11s-14v-15w-14x-12y-12
is everything	b-39h-9k79l-22m-9n-8u-10v-18w-9x-15y-59
is false	h-27i44k-33
is going	a-22b-17c-13h-10i-16k49l-20m-65n-18u-14v-19w51x-14y-29
is good	b-26c-13g-9h11i-47j-29k27v-20x-16y-12
is happening	a-11b48c-11g-19i-37j-10k43l-43m-81n-40o-22p-8r-11u-15v-66w-37x-36y16
is in	b-13g-9l-8m36s-8v-12
is it	a-26b-41c-30g-17h-20i-17k37l-23m54n-12o-14s20t-10v16x-33y-49
is my	a43b102c-61d-25e-8h8i-16j-9k-128l-11m-49p-9q-10r-8s-9t-12v28w-14x-52y-65
is not	c-17g-15h-76i58j-29k-45l-26m-8s24y30
is ok	b-28h-97i-33j47k64n-33r-8v-12y-11
is on	a-35b48c-8d-24g34h-13i-8k-16m-52n-11o36q-31r19s-16t24v-18w-29x-16y-32
is our	b-15m-30v45y-26
is perfect	c-8h57i-24j-9k-72
is scheduled	b74h-24i-11k-26l-14m-34v-52w-9y-27
is set	a-20b-22d14h-15o23p21
is showing	a-13b39d-15
is that	g-8h-14i-36k-68l82m-33n-24v-37w10x-20y-44
is the	a-15c-31d-13e-11f-9g-27h-36i20j-11l-22n-45r-12t-9u24w30x8y21
is there	a-26b14c8d-13e-8f-31g9h-24j-9k-12l21m-32n-8o27s-14t11u-17v-15w12x-30y-45
is this	b35c-15g-13h-30i-14k28l-10m-33r-12u-9v-43w-12x-18y22
is true	c-16h64i-43j-8k-27l-16
is unimportant	c-11d-9h-85i-73j104k-56m-9n-11v-10y-11
is up	b-38g-9i-21k93l-56m-31n-26o-18v-56x-18y-24
is what	b-14g36h16i-10k-15l-12m20n28q-22r-10v-42x-11
is your	b-11h-11k114l-54m-21n-74v-27x-9y-30
it	a-26b-48c57d-12e-9f-21g-21h14i24j-8k52m26n-22o-20p-11r-12s-11t-10u-16v-32w19x-19y-35
it $	a18b-19c-46d-24e-12f-27g10h55i38j-19k-25l26m-80n-20o-40p-19q-11r-12s-24t-13u-14v53w-33x-25y-53
it _time_	b-22c32d-25h-11i-12k-43l-30m52o-11s-8u-8v-27w-31x-19y-36
it again	c-10i-24k-20l70y-9
it be	a-27e-8i-14j-15l-11m47o-10s-12u-14v-38x-20y-24
it could	c-35h-18i-32j-8k53l-13
it does	c-21h-18i15j23k28l-9y-9
it going	b-43c-11k58u-15w-28y-14
it in	b-24k-13m91v-42w-14x-11y-8
it is	a-19b-34c17d-8e-9f-8g-17h21i-13j16l-23m-9n-18o-12p-9r-10s-15u-11v-27w19x-11y18
it on	a-33b-43c14d-13f-21g-32i35m35o-12q35v-17
it one	c-12l35m-18
it please	a-60c66d-10h8i-9k-10l12n-17s-8
it possible	a-29s34t-10u10
it rain	b-24m-14w30
it to	a-27b-24c10d-14g-10h42i-41j-12k41l-9m-15n-9o-8s-12u-8w-12y-43
it was	c-27h-12k52
it will	a24b-18c-21k-24s-12u-8v-11w22y-9
items	d-19q9y-14
items on	d-16q18y-13
its	a-17b-24c-14d-16e-9f-10g-11h30i-44j-23k57l-15n-8p-10r-15s-12t-8u-8v-22y-11
jack	a-20c32d-10
job	a-8b-25c-12d-8f-9h-52i27j-20k68l-18m-18n-8r-8v15y-30
job $	b-8c-11h-37i31k44m-17y-23
just	a-29b10c-28d-12e-8g-10h18i62j-13k-47l23m-33n-20o-10p-11r-9t-11u-10v-28w-13x-10y-38
just cancel	d-55h-107i83k-9l-24s-9
just said	b-19c-8g-22h44i-23k-32l17m-17v-10y-15
just stop	i21l-14
keep	a-63b-95c-53d48e-8f-11g-14h-16i88j-8k-32l-42m-26n-16o-25q-19r-14s-19t-16u-20v-14w-13x-15y32
kind	b-8g-17h-16i-17k38l-13m-12w20y-17
kind of	b-8g-15k21l-11m-12w21y-17
kinds	k-9l33y-10
kinds of	k-9l33y-10
king	a-38b-12c-23d-32e-8f-13g-9h-82i-62j-18k-70l-50m-13n-34o-21p-13q-17r-23s18t-11u-13v-19w-11x-25y98
know	a-44c-39d-24e-11f-14h-22i-61j-15k26l18m24n12p-10q-32r-28s-8t-18u-12v25w40
know $	a-8b-15d-9g-11h-22i-38k27l65m-25n-22o-16p-8r-12s-16v-20w-27x-8y-48
know about	k-14l-13w33y-12
know how	a-27b28c-16d-16g-10h-11i-14k15l27m-19n-9o-13q-8r-8s-11t-11v23w-8x-8y-14
know if	a-22b24c-8g17h-8i-10k-11l17m-18o-9q-30r-10s26u9w-35x9y-9
know the	a-39c-29d-8f-10h-12i-33j-23k13l-34m32n-31q-17s-25u-16v46w12x17y-32
know what	a-26b10c-12d-18g21h-9k-35l15n-14o-16q-10s-15v-31w46x-9y-31
know when	a-25c-9k-35l-44m-11n-30o-13u-11v9w-9y68
know who	b8g-8i-9j-9k72l-34m-30n10q-8r-28s-13u-11v-12w-19x-11y-31
la	b-13k-11m34n-11v-33w-10x15y-28
las	b-8c-10d-9h-10i-21l-19m44n-9s-8x22y-15
las vegas	b-8c-10d-9h-10i-21l-19m44n-9s-8x22y-15
last	b22c9d-34e-9f-11g-14h-36i-35j-9k-46l104m-22n-15o-16p-11q-9r8s-14t-11u-24v-22w-9x-8y-56
last _time_	a-26b-8c39i-11l-14
last sentence	i-10k-21l32
last thing	l18
later	a-16b-52c93d-30e-15f15g-12h-72j-19k13l-44m10n-26o-46p-45q8r-23s-19t-21u-17v-20w-19x-51y-49
later $	a-38b-11c-18d-11e-8f49h-49j-9k44l-24m-12n-15o-39p-40q-23r-16s-12t-9u-9v-8w-8y-10
latest	a-29b60c-35d-27e-11f-9g-26h-36i-40k-56l-26m-28n-18o-13p-8r-10s-10t-9u12v-17w-16x-8y56
laundry	a-69b-8c-22d-37f21k-10m-13n-10o-24p-13q76r-29s-19t-11u-15v-11
leave	a88b-87c-49d23f-8g-36h-20i-18j-8k-51l-23m-50n-20o-37p-52r-26s-23t-10u59v-45w-19x-22y-32
let	b-12d-18e-12f-20g16h-15j-17k14n-18p-24q-28r-25s-10t-15u12v13w-21x-13y30
let me	a12c-31d-16e-10f-18h-16i-24j-16k35n-17p-36q-17r-27t-15u19v18w-17x-10y-17
let us	a-30b-29c12d-9f-10g15i13k-52m-11p11q-24s-22u-8v-8w-12y46
life	a26b-48g-14k106l-50m-19n-9t-13u-11v-9w-10x-10y-89
light	b-27g-9l-24n-12s-8t52w-9y-12
light $	b-8s-8t22
light is	b-15n-12t32
like	b9c-28j-25k11m-14n-9o10r-10v-14w31x-12y-50
like $	b32g14i-8k-25l-15m19q-9u-12v-15w-16x-14y-22
like _time_	b-15m-15v-11w27
like a	f37i-14k-9l-19o-11p17
like for	b25
like to	a14b-15c-28d12e-8f-18g-12h-39i-52j-16k63l-24o-15p-11q-14r14u15w-9y-11
like you	a-11g-10h-11i25k-21l12o-15p12q9
lincoln	a8b-37c-12f-9g-13h-8k-26m-8n-57r-9s-19t-8u-13v-16w52x-11y29
list	a-54b-34c-21d-38e-8f-25g79h-20i-31k-29l-34m-17n30o-10q71r51s-14t-13u-12v-15w-12x-15
list $	a-35b-38c-10d-26f-9g31h-14i-14k-23l-9m-15n-13o-11q45r59s-8t-10u-8v-10y-36
list _time_	a-17b-38f-20g48r14t-9w-10y-8
list all	a-8b24d10g-10h-8k-12n-25o20q-10y-13
list for	b-36g8n-12q-28r50
list my	a-12b31c-9d-22n-8o-11
list of	a-38b16c-12d-28e-9f-19g12h-9i-11l-13m-17n68o17q45r-46s-17t-11u-16v-8w-13x-24y-79
list please	a-27c-8d-21g-43h-14i-14l-16n-14q70r-8
list to	g32q-24u-10
listed	b-29g24j-9k-18l-8m-21n50o23q-18s-17v-23w-11x-18y-36
lobster	a-14s20
lobster _time_	a-14s18
location	b-23c55d-18e-13f-18g-22h-32i-24j-10k-31l-13n-24o-25p-20q-21r-19s-22t33u-14v-39w-10x-10y-31
london	b-8m44w-8
london $	m38x-8
long	a-45b47c-25d-21e-9f-16g-16h14i-20j-10k-45l-52m-33n-34o-17p-20q-12r-23s11t-22u-33v24w-14x-24y48
longer	i-12s20v18y-11
look	a-46b36c-38d-29e-10f-15g26h32i-41j-15k-15l-25n-25o-28p-12q-20r-15s-19t10u-9w-13x16y-23
look at	a-22b25d-11s-11t17
look up	b-39f-10g24i-10m12n-14o-15v11x24y-9
looking	a-16b116c-25d-9g10h10i19j-11k-71l-54m-92n-17o-15p-8q-12r-9s-10t-8v-51w-36x-24y-113
looking for	h21i28k-20l-16
looks	a-23c-21d-13f-12g-13h55i-44j-29k15l-22m-12n-24o-19p-12r-22s-8t-8u-8v-9y-31
looks good	c-11d-8i-27j-22k36l-8n-15o-9r-11
looks great	h26k-18
looks perfect	c-8h64k-55
los	a-12b-11c-18g-11h-18i-11k-37l-31m51n-12o-13p-8u-13v-20w17y-20
los angeles	a-12b-10c-18h-18i-11k-37l-27m54n-11o-11p-8s8u-12v-19y-19
lunch	a16b24d50f-16g-17i-37j-11l-28m-24n-17o-32p-10r-19s-26t-14u-21v-17x-8y17
lunch _time_	a-51b-30d92h-18i-9k-11l-16m-10o-17s-13w-12y42
lunch date	a28b21d-14h-11i-23k-22m-17
lunch meeting	b21y-11
lunch plans	a-55b-17c-46d13e-17h28k51l-9o-12q-17r-10s-11t-8u-9
lunch with	a9b-11c-16d8e16f-12q15
m	b27c-9h-10k-11m34v-10y-28
m t	c-8h-9k-11m34
made	a-9b-19c-27d-14f-9g28h-94j-17k49l27m-23n-21o-10p-14r-19s24t-8v-22w-11x-13y-57
made you	i-9k33l-17
maintenance	a-49b-23c-24d-12g-16h-32i-16j-8k-23l-26n-14o-18p-8q-9r-23s-12t90u-28v-8x-9y-37
maintenance $	b-19c-12k-14l-19t51u-14y-33
make	a59b-28c28d-11e-10g-24h-35i-20j-10k-24l-27m-19n-20o-13p-9q14r9v-19w-14x-10y-25
make a	a10c-59d-21f17h-8i-10k-10l-12m-10o-22q-17r26s9u13x-8
make an	a10b-15c-52f-9o20r22s-8t16
make it	a-57c67d17h-38i-32k27l-8m-13p-10r-9s-10v-14
make me	a38c-34f21s14t-9
make reservations	a-37c-10s61
make sure	a-32b-23c18d31e-8h-30i31
making	k-21l-22n-11r41u13
manager	b-27d18k-20n29
manager $	a8b-35d19k-20n29
many	a-30b-16c-43d-16e-12f-9h-11i-11j-10k-50l9m30n31o16p-19q-31r-12t-19u-28v-11w-22x-39
many alarms	b-19g-8l-21n-12o45y-30
many meetings	a-8b32c-8
mark	a76b8c-16d-44f-8i-8k-19l-21m-18u-10v-9w-11y-11
mark _time_	b-8e18
match	a39b50c-31f-9g-12h-11o-24s-10v-11y-16
matter	b-17h-10i-38j72k-17l-8n-9r-8s-11x-9y-28
may	a-18b13c-13h-15i-23k-25l51m-13p-8r-12u16y-19
may i	a-12c-9u17
maybe	a-17b34c-37d-18f-8h-78i-110j-23k118l-37m-14n-18o-14p-12r-12s-12t-8v-12y-26
me	b12c-63d-18e-11f13g8h-58i-10k-26o21q-24r41s-15u-8v-17w-15x-15y21
me $	a-37b-38c-28d-25e-21f12h-20i15j42m-23n59o-38p-14q-18s-29t-18u-25v-12w-22x-24y-51
me _time_	a-44b31c-36d-17e-10f-91g-18h-16i-23j-15k-31l-21n-17o138p-50r-22s-17t-10u-17v-40w-25x-12y-56
me a	a-25c-38d-17e-11f13g-19h-13i-25j-11k-67l-42m46n-57p11r10t47u-8v-18w27x15y-70
me about	a-37b62c-41d-8f45g-16h-8k-9m-21o10p-37r-28s-10u-8v-11w-21x-10y-61
me all	b-9g30o12q-29r11
me an	a25c-22o18p-14t8
me as	a25b-61c21f-9l-9m-53o-31r-11s-10t-16v-10y19
me how	a-75b-48g-15i-11k27l51m-32p-10t-16u9v-9w-10y21
me if	a-18b23f23g-13k-14l-24m-47o-29p-19s26v-23w39x18y-61
me know	a-17b-13d-10f-11h-9i-10k-30l8n-9o18r-9u-9v23w-15x-9
me more	k-18l18r21
me my	a-39b80c-16d-17f-10h-10i-14j-9k-18l-24m-34n-12o-38p-8q-34r-15s-17t-13v-10y37
me not	i33k-17l-11
me of	a-15f59l-9o-32p-10y-17
me olly	j15
me on	a-30b-12d-11e-8f-17i-38k-26m-26n-17o-13r-45s-24t-8y70
me please	a-14f-17g24i-17l55n-13o9q-16r-17t-8y-20
me some	f-9i-8k63l-11m-56n-23p-30r18v-19y-35
me that	a-12b-9f18l25m-10
me the	a28b-30c-26e-9f-23g16h-10i-26m39n-31p-37q-12s-28t-8u-12v-44w-15x-21y47
me to	b-31c-21d-10f93g-39i-9j-9l-11m-19n-55o-49p-41q12r-17s-20t-24v-14w-17
me up	a-17b-11i-11k-24m-12o62y-33
me what	a-31b20c-9d-14f-19g51h-30i-27j-12k-20m24n-19p-23q-24s-13t-8v-10w-26x-8y-44
me when	a38b20d-8g-43i-8k-64l-35m-48n-11o-33p59r-27s-20t-9u-19v8w-19x-10y-72
me with	a-11g-11i-26k-13l54r12y-49
me your	a33b-16f-8k52l-51m-16o-10p-15q-11s-10t-15v-8
mean	a-40b-57c64d-16g-33h-20i-42k-56l22m-34o-11r-20v-14w-9y50
mean by	k-45l54y-13
meant	a-47b-33c83d16e-8f-12g-17h-48i-11j-23k-62l-39m-14n-18o-24p-16q-11r-23s-18t-18u-15v-14w-11x-12y-19
mechanic	a-37b-23f-12i-14k-15l-15m-10o-10p-14r-17s-8t77v-9w-13y-25
meet	a39b88c-15d-47e-15f26g-32h-15i-8k-15l-12m-28n-21o-40p-12r-11s-22t-9u-15v-25w-11x-9y-34
meet with	a10b53c-13f-13s-9v-11y-10
meeting	a44b72c39d21f29g-12h-37j-9k-29l9m-31n-26o-25p-21q-11r-13s-22t-17u-16v-29w-16x-12y-31
meeting $	a52b22d-14g-26h-34i38j-21k-57l14m-18n-53o-17p-48q-21r-29s-32t-40u-31v-45w-14x-21y17
meeting _time_	a39b9c21f34g-13h-16i-20k-22l-27m-17p-13r-9s-12u-20v-20w-17y-52
meeting for	a75b-18c-42d28e37f-25i-19n-13o-32p-12r-8s-14t-21u-9w-9y-11
meeting in	a54b-9l-18s-12w-8x-14y-24
meeting on	a20g9
meeting schedule	a-28b82g-9j-10l-40m-26r-8t-8v-14y-15
meeting scheduled	a12b-42c-10d-11k-17l54y-30
meeting to	a-18c26m-10
meeting with	a36b37c-55d27f9h-19i-13l-11m-10n-9o-8s-10v-15y-34
meetings	a-52b147c-37f-18g-14h-15i-13k-28l-22m-16o-46p-14r-18s-12u-9v-13w-14y-62
meetings _time_	a-54b70c-16h-20i-15k-25o-15v-10
meetings do	b28
meetings for	a-14b56c-8k-10o-34
meetings scheduled	b9
meetings with	b30c-15
message	a-26b-31e35k-8l23
miami	b-19k-19l-8m56y-11
mind	a-42b-23c-8d17e-9f-12g-10h-81i85j46k-102l-50n-14o-31p-9q-10r-12s-13t-10u-10v-8w-9x-8y-16
mind for	i-28j34k-8
mind to	i-9j20
missed	i-9k-11l31
month	a24b-42k-9m66o-11u-9v-33w-9x-9y-34
more	a-23b-13c-19d-13f-8g-8h-12j-14k-55l49m-30n-12o-20r66v-8y-9
more $	a-10h-9i-23j-8k-43r44s14
more again	l13
more on	l27r-9
more time	c-13i-14k-8l71m-36o-9r-8
most	a-21b-47c-19d-9h69i-27k-35l-19m-48n-12o-11u-8v-25w-27x-41y76
move	a-47b-17c60d-9m-9
move my	a-28b-8c42
movie	a27b-10c-28f30g-11i-33k-21l-13o-19q-9v-13y45
movies	a24b-38k-25m-13v-11w-11x-26y45
mr	b78g-17m-27o-50v-34w-13x-8y-21
much	b-46c-34g-11h13i-20j-11k8l-32m17n-23o-12p-21r-17s-10t-11u-20w-13x38
must	c-12h-44i62j-9k-22l-23m-8r-8
my	a20b43c-22d24g24h-11i-28k-14l-43m-29o-8p-8q18t12w-8x-17y-26
my _time_	a-42b33c-16d-25f26g-11h49i-13k-25l-9m-18n-9p-13q-29s16u-9v-18w-18y-11
my alarm	a-14b-68d-23g-13o85r-9t-9u-14v-18y-20
my alarms	a-8b-11h-8o39
my appointment	a-21b26c22d39e-9h-17i-10k-13o-12q-17r-10s-9t-10v-13w-10y-9
my appointments	a-17b40c-12d24g-24o-13s-9
my birthday	a-13b-21c18d13m11
my boss	a-31b15c-20d-16f38g-9o-9v-8
my calendar	a17b71c-32d70e-9f-15g-25h-11i-25k-50l12m-35n-17o-17q-21r-11s-17t-13u-10v-15w-14x-14y-26
my car	a-15b-18c-24h-11k-10o-8r-10s-8t52y-9
my car's	a-24s-9t23
my check	l-25n-11s-8t38
my day	b-32g-10k-10m-16o-9u66v-32y-38
my dentist	a-13b19c-17d-15e34m-11
my dinner	a-20b39d-10h-9n-21o-9q-8s29v-9y-9
my entire	a-21b-15d52h-10k-31r17
my events	a-50b31c-36d53g-20h-25i-17k-26l-23n-15o-20p-8q-8r-19s-10t-21u-11
my hair	c-9d19s-12v-9
my instructions	h46i-28k-9
my last	a-12b69c-12g-15h-9k-14l20n-14o-10r21s-12t-11u-34v-26y-54
my list	a-19b-55c-9d-29e-8f-9g34h-10i-11k-8l-19n-27o-10q34r20s-10t-11u-16v-10y-17
my lunch	a-62d10e-18g-9h27k48l-10n-9o-14q-18r-11s-15t-9u-14v-8y-18
my meeting	a-88b43c41d16f9g-9h29j-9m-12n-26o-30p-13q-9r-8s-14t-8u-10w-9x-9y-14
my next	a-21b40c-16d56f21g-20h-21i-11k-14l-9m-14n-12q-12r-9t-10u-27v-9y-15
my oil	a-33c-12o-11p-11t41y-9
my reminder	b-19f-13g77m-12o16q-19r-24y-13
my reminders	a-23b15c-18d-26f-10g72h-15i-14j-10k-42l-20m-29n-13o-21p-12q-10r-19s-9t-9v-13y-18
my request	i27k-16l-9u-14
my reservation	a-25b-14c-32d-44g-9h-8l-9n-18o-20r-8s84t-9u-9
my schedule	a17b79c-22d-15f-8g-18h-16i-9k-41l-20m-17n-19o-40q-29r-12s-17t13u-20v-27w-10y-25
my second	a-16b53m-8n-17v-51
my shopping	a-41b-39c-8g-46k-12n-13q-21r101y-25
my third	b24
my tires	a-11b-18t33y-8
my to	a-38b-24c-10d-29f-19g21k-9l-12q50r-16s-8y-16
my todo	a-16b-51c-24d-26f-8g51h-18i-15k-19l-13m-8n-22o-14q57r-42s-11t-18u-11v-18w-11y-45
my vacation	a-10b-40g-22k-16l-8m-9n-8o-11r-10s-13u79v-33w-13y-23
my work	a43b-72c55d-12i-16k-21m-12o13v-10
name	a-20b-64d-12f-8g-19h-8i-17j-8k102l-77m-44n-29o-14p-8q-8r-15s25t-8u-13v40w-20x-27y-47
name $	b-72c-8g-17h-10i-18j-8k61l-33m-46n-32o-13p-9r-12s-22u-11v51w-16x-23y-86
name i	k16
name of	b-9c26d-15k10q-10s-10v-11w-10x-19y33
name should	k15
need	a25b-56c-15d22e-11f-18g-8h-45i-26j-12k-51o8q18r23s8u-11v12w-15y-27
need a	a-39b-15c-27d45f29g-14h-14i-10k-44l-35m-16n-8o30p31r-12t-14u10x-22
need an	a-18b-33c69d-18h-19i-16j-8k-42l-30m-42n-11o21p-30q-9r-18v-15x-11y-24
need help	a-62b-8d-69k-27l76r-10t22u8
need it	a-20c38d-17i14k-9l-8m-10s-8
need the	a-75b-10c-37d-25f-9i-13k-41l-26m55n-27o-22r34t19u-8v-15x45
need to	a33b-47c-42e-12f-40g8h-51i-14j-13k19l-12m-9n21p-33q30r10s11u-10w-17x-9y-25
need you	a-47c14d-22f9i-12k-44n12o8p34q-15r18t-11v-8
needs	a-21b-52c87d39e-18f-26g-42h-57i-46j-22k-126l17m-16n-20o-29p-63q-29t29u-15v-14w-22y-23
needs to	a-14b-33c-18d46e-10f-20g-31h-24i-20j-17k-34l25m-13o-14q19r-8u-8w-15y-15
new	b76c-49d-23e-10f67g-26h-27i-60j-19k-55l-60m41n-40p15q-19r44t-19u-15v-41w-15x-26y-83
new alarm	f-9o46p-18
new york	a-23b20c-13f-10k-12m60q-16r-12s11v-13x-17y-26
next	a-42b40c-25d42e-9f11g-86h-19i-20j-9k-32l-23m-54n-21o25p-16q-11r-13s-10t-10u-25v70w-15x-26y-8
next $	b-70d-12g-18j-10k-30l-23m-27n-8o-22p-10r-10v47w-9y37
next appointment	b22v-14
next day	b19k-8m-19o-10u-23v23x-9y-41
next doctor's	b27g-14o18v-18y-26
next event	a-30b24c-14d90h-21n-9v-60y-19
next free	b-15m-30v45y-26
next holiday	b-54f-10i-12k-13l-10m-20n-8o-19p-13v77y-32
next meeting	a-24c-10f37v-19y-9
next scheduled	b-25d9m-8v56y-10
next time	b-33v50y-35
nice	c-15d-9h-70i-91k112l-13y-21
nice to	i-12k31
no	a-48b-25c-10d47e-12f-13g-18h-93i91j38l-34m-26n-23o-24p-19q-13r-22t-15u-15v-18w-17x-16y-29
no $	a-11b-9c-90d-37f-8h-56i125j-28k-32l-24m-12n-12o-10p-12q-8r-10s-12t-8v-10y-14
no i	a-23b-19c24d36i-22k-21m-15r-11
no idea	a-15b-17c-32d-20g-13h-14i-96j41k79l-17m-11n-12o-13p-8r-11s-11t-8u-8v-8y-13
no it	c42i-21k-11
no longer	i-12s21
no that	i19k-8
no you	i31k-15
nope	a-9b-10c-16h-51i37k18l-39m-11o-10y-18
not	a-26b-19c-23d-23f-8g-18h-81i89j60k-9m-20o-23p-10q-10r-18s-12t-12u-14w-13x-13y8
not $	a-16b-9c-44d-8h-40i123j-43k-78l-43n-10o-13r-9s-9u10y-15
not bother	i-29j45k-13l-22
not catch	i-39k-24l42
not clear	c-10i-19k-42l48
not correct	c-10h-57i73k-34l-13
not get	a-10h-37i-44j-39k-54l78y-9
not have	a-17e11h-10i-74j-54k79l-32r15
not hear	i-29k-59l64
not know	c-13g-8h-25i-76k96l-92m-10n-11o-14v-16w-8y-13
not matter	b-15i-30j70k-16n-8s-10y-23
not mind	i-42j49k-12
not really	a-8b-10h-10j57k-40l-13o-9r-9y-21
not right	h-24i37k-16l-8
not sure	d-8h-39i-68j-15k93l-29r-9y-9
not the	h-26i43j-8k-14
not think	h-14i58j-23k-65
not understand	k-10l27
not want	a-14c-15d36h-40i35j-47k-40l-59n-9r-8s14
not what	b-14h-17i57j-8k-22l-18y-8
now	b-28c-29d24f-10k-19m17n59o-11q-14r-11s-17t-10v-18y-11
number	a-23b-49c-18d-9e-8f-9g-26i-17j-8k-19l-29m-42n37o-13p-20r-14s-34t-13u-21v45w-39x53y-63
number for	a-11b-21m-14n16s-20w-8x37y-13
obama	a44b-10k-12
of	b-34c-62d11e-18g-17h41k-59m-43o-30p-30q12s-24t-13u9x55y31
of $	a-45b-15d-14f56g22i-10k-42l43m-27o-26q-16t-8w-13x-10y-40
of _time_	a-16b-9c-13d48f27g-10h-16i-9k-8l-10m-21p-8q-8r-9s-16u-14v42w-19x-16y-55
of a	a-34b-18d-10f-9g-9h-36i-18k-35l-25m-27n-10o-8p-20r-13s-9t-10u-20v-35w-14x14y72
of my	a-14b26d-64e-12f-24g15h-33i-23j-9k56l-14m-29n-22o23p-17q-20r-33t-17u59v-35w-20x-35y-63
of questions	k-35l42w-10y-9
of reminders	b-20g27n-12q17r-14
of subjects	k-14l34y-14
of the	a45b-10d-44e-13f-15h-49i-24k-13l-23m-10n-37o-30q-9r-28s-17t29u-45v-43w-32x-34y67
of things	b-8f-10g-27k-32l52q39r-10
off	a-21b-62c-14e-10g-59h-18i53j-8k-38l-35m-40n-18o9q37s-12t-12u45v63w-13x-14y-48
off $	a-13b20c-28d-21g-9h-23i71k-39l-40m-23n-18o13p-10q-11r-16s-10t-9u-20v15w-11x-15y-57
off _time_	a45b-51c-12d-50g-10o29p14q-8u30v-20y-17
off is	b-33v71y-27
off my	a-44b-58c-11d52f-10g-25i-11k-10q21r27s-8u-15v-11y25
off request	b-35u40v-21
off the	a-43b-18c-42d59q-8s14u-12
office	a61b-16c-15d-24e11g-40h-27i-39j-25k-52l-44m-52o-22p-20r-30s-39t-26u-22v76w-61x18y-88
office $	a56b29c-36d-13e-16f17g-23h-26i-26j-19k-38l-19m-28n11o-15p-19q-11r-18s-21t-21u-16w-57x41y-51
office _time_	a29c-25
oh	a-44c32d-24e-10f-10g-14h51l-23m-17n-9o-18r-12s-11t-9u-9v-20w23y-20
oh $	b-15m-12w29y-13
oh no	i27k-9l-18
oil	a-50b-10c-30d-9f8g23h-8i-13k-13l-14n-9o-19p-14q-21r-12s-10t71y-31
oil change	a-30b-10c-21d-8f13g27i-14k-11l-14n-8o-10q-19r-10s-10t53y-25
ok	a14b-67c-78d-32e-19f-21g-21h8i-76j34k56l-36m-30n-44o-34p-21q-17r-28s-25t-19u-20v38w-19x-15y-47
ok $	a-16c-10h12i-46j-42k32l-9m-12v-21y-14
ok thanks	h70k-62v-11
okay	b-18d-27e-10f-12g-16h-69i-48j32k88l-26m-13n-18o-16p-10q-9r-15s-15t-9u-17v-26w-17x10y-34
olive	a-43c45h-11i-12k-16n-9q-9s25
olive garden	a-43c45h-11i-12k-16n-9q-9s25
olly	a-10c-19d-22h-34i20j91k-87l-20y-9
olly $	c-19h-30i-75j102k-76l-10o-8y-10
olly i	i24k-14
olly please	i12
olly that	c-8h-16i54j-19k-43
olly will	i14
on	a9b15c-30d-12g14h-17k-9l-24m-10n-11o-8p-35q10t9v-22x-12y26
on $	a-13b-75c67g-16h-13i15j-10k-11m16n-44o-12q-9r-14t46v-32w-24x-13y-39
on _time_	a8b38c-8d16e26f-21g-23h-19i-27k-56l-21m-24n-9q-15r-12s18t-16u15v-27w20y-55
on it	a-13b14i36k-24m-8s-10
on my	a-13b13c-8f-18g28h-10i-13k-17l-28m-24n-12q25r22t11v-8w-10
on that	i-31k45u13
on the	a20c-37d-38e-9g8h-10i35k-16l-16m30n-10q-19r19s-20t-12u-15v-13w-22x-16y-67
on what	h-14i-9k-29l47
on your	a-24b-40c-15f42h-8i-9k-23l24o-8r-8
once	b-11g-11h-9i-14j-8k-27l68m-13n-9r-11s-8v-8y-11
once again	g-10h-8i-13j-9k-25l58m-9n-8r-8y-10
once more	l30
one	a14b-23c27d20e-11f-13g-17h27i-34j38l18m-19n-26p-20q-13r-19s-22t-13u-11v-17w-13x-16y-32
one $	a-20c-45d35g-10h-30i-21j17k73l-51m-10n-19o-15q-12r-14s-15t-9v-8y-15
one more	c-12i-14k-8l73m-33o-8r-8
oops	a-11c28d-52g-12h-12i55k-30l-19n-12o-9q-12r-10s-12t-14
open	a-17b11c-66d37e-9f15g-13h-25i-37j-9k-33l-30m-24n-10o-27p-11q-11r-9s-12t-13u-22v-28w-15x-20y71
or	a-19b-33c-29d-10g-13h-14i-30j-9k26l-52m-27n-9o-9r55s-18v-22w-25x-31y50
or a	b-11g-8k51r-9v-14y-31
or an	k12
or not	i-25k16u13
order	a-39b-9c-21d-18f-16g-11h-26i-36j-10k-66l-42m-10n-20o-16p-15q-12r125s-15t-17u-12v-9x-17y-40
order me	a-8f-9k-36l-20r48y-8
order more	a-11c-11d-8h-12i-26k-17l-34n-9r57s-8
ordered	a-12d-11g-11k-24q-38r72
ordered $	r22
our	a-25b-61c21d-30e-8f-19g39h-16j-15k-17l-9m-32n-35o-9r-14s-14v47x-24y51
our next	b-19m-31v55y-48
out	a13b-37d-46e-9f14g-10h-34i9j-11k37l-22m-16n-21o-15p-14q-10r33s-10u-24v-21w-12x-18y15
out $	a-30b-27i-8k-14o-12r38t35v-18y24
out of	b-20c11d-53e-9f-14g-13h-40i-37j-10k58l-22n-16o-20q-18r26t-16u-20v-9x-14y-35
out the	a32b-8c-28d-10f25g21i26l-10m-21o-13q-30r-15s-11t-11u-9v-8w-8x-13y-29
outback	a-9l-8s22
outback steakhouse	a-9s11
over	a-13b44c-47d-12e-12f-32h-25i-77j-13k-39l71m15n-13o-19p-31q-18r-34s-20t-12u-20v-27w-17x-16y40
pacific	b-12m37v-17
paper	r25
park	a16b-12c40d-10e-9f-9g-14h-10i-34k-16l-18m-18o-10s-12u-10w-12x-15y34
party	a27b78c-78d47e46f-22g-14h-35i-40j-13k-55l-45m-41n-37o-32p-15q-19r-24t-22u-18v-49w-20x-19
party $	a-30b39c-60d54e54f-23g-12h-36i-49j-12k-47l-50m-13n-38o-30p-18q-22r-27s-14t-19u-15v-16w-12x-12y21
party _time_	b76c-11d11h-9m-29o-9v-48w-11x-8y-39
pay	a-27b66c-20e-31f43g-17h-29i-30j-9k-60l-34m-16n-12o-24p-13r-29s-24t-11u-18v-21w-25x20y13
people	b-31c-13g-14i-14l-18m-11n-8o-11r-27s20t-17u-10v-10w-8x-8y51
per	a-14b-52c-12g-10k-34l-32m-56n-51u-8v-20w45x-41y70
perfect	a-12b-9c-33d-12e-8f-9g-8h53i-58j-18l-16m-17n-12o-13p-11q-9r-10s-10t-9u-8v-12w-9x-8y-24
perfect $	a-10b-8c-33d-10f-8h44i-52j-18l-13m-16n-10o-12p-9q-8r-9s-9t-8v-8w-8x-8y-22
perfect thanks	h18i-14
perfectly	h51i-61k-19l-10
perfectly $	h51i-61k-19l-10
person	b-17g-11h-14i-11k71l-9m-10r-10u-12v-8y-29
person $	b-12i-10k32u-11
phone	b-49c-11f-8g-23i-13j-8k-20l-49m-24n30o-15r-11s-16t-10u-19v45w-21y10
phone number	a-10b-47c-15g-23i-13k-14l-26m-24n31o-12r-11s-16t-8u-17v50w-20y-32
pizza	a79b-25c-45d-41e-13f-18g-21h-68i-66j-22k34l-57m-27n-56o-43p-25q-35r-33s11t-27u-19v-29w-15x12y-48
place	b-33c58f-13g-34h-36i-30k-28m-26o36p-11q26s-9t26v-15y-15
plan	a22b-9c-79d88f-8h-9i-16l-11o-8y-23
planned	a-10b67d-8g-14m-8v-25
plans	a-72b43e-22g-22h23k48l-13n-8o-28q-21r-11s28t-10u-15w-9y-41
please	a-11b-16d9e-10f17g-10h-21i34j-11k-48l28m8n27o-13p-17r-20s11u-10w-12x-13y-23
please $	a-37b9d15e-13f17h-38i21j-13k-39l47m22o-14p-39r-15s-31u-13w-12x-11y-61
please add	a58b-25c-19d-20f-16g-11i-11l-9q27r-9s-9y-16
please can	h-34i-11l29p8
please cancel	a-16b-56c-12d-39f-9h68i-17l-14n-9o-13s22
please change	a-24c43f-11m-19
please check	a-10b29d-8i-20k-22l36s-12
please confirm	a60b-12c-21d-19f-16h-36i-34k-8l35m-10n-31o-11v-22y-15
please create	a19f-11o16
please delete	a-26b-19c11d33g-28h-33l-8q18
please give	f15m22
please let	a-11b-18f-9l-28m-12o33q-8s-19v53x-8y-71
please make	a25d-9f-19h-25i27m-9o-9q-8r-18s-24t16u13
please put	a44b-19d-28f-8g-10l-14m-9q23s-15t-16
please remind	a-23b-11c-20d-9f58g-9l-10o-21p-9q-10r-8y-8
please remove	a-23b-28c-33d45m-10q23s-14
please repeat	g28i-30l16n-10r-14
please reserve	a-11c-8s17
please schedule	a86b-17c-47d-12h-8i-26l-11m-20n-8o-10q-12s-14t-23u-13y-8
please set	a48c-31d-11f61g-16h-14i-18k-23l-12m-36n-15s-11v-14w-8y-37
please shut	i18l-13
please stop	i32l-21
please tell	a21b-16c-11f-14g32i-8k-18l12m-14o10p-10q-34r-12v-14w-21x25y-16
please will	i-16k-18l44
please would	l14
pleasure	c-22h-76i-9k89l-8n-8y-19
possible	a-31b-13c-21h-11i-35j-12k37l-35m-10n20s31t-13u9v-9w-9y-22
possible to	a-41s39
practice	a48c-46
prefer	a-8b-35c-9d-12g-18h-10i39j-34k-42l-61m-17n-9o-13q-9r58s-20u-12v-11w-16x-9y38
presentation	a65c-44
price	b-48g-19i-17k-58l-52m-60n-32o-9r-11s-9u-19v-52w-36x105y-19
process	a-32b-19c-24d-14f-9h-46i88j-14k-54l-21m-16n-10o-21p-9r-9s-9v-13y-19
process $	a-20b-9c-13d-11h-46i79j-14k-54l-20m-14n-10o-17p-8r-9s-8v-12y-16
program	b69c-11h-32i38k-21l-17n-11o-42v-32w-42y-30
programmed	i-11k61l29m-41n-22v-12w-28y-51
programmed you	k19
provide	m16
pto	a-90b-23c-29d-15f-11i-8k-40l-12m-13n-14o-25p-9r-17s-21t-19u128v-11w-18x-12y-9
pto _time_	a-83b-18c-22d-14h-8k-48l-8m-11n-15o-18r-10s-8t-17u101v-10w-16x-9
pto request	a-36b-9c-8f-9o-12r-8s-12u66
purchase	a-66b-18c-24d-10f-22h-20i-53j-14k-61l-38m-10n-52o-18p-24q-15r122s-25t-23u-27v-9w-8x-8y-37
put	a62b-64c10d-10e-13g-59h-21i-22j-9k-25l-17m-29n-14o-27p-9q40s10v-12w-12x-13y-25
put a	b-11c-13f-17q-14t31u11
put in	a-47c-10s38u23
put my	a23b-11c-18d-21q21
put on	f-10g-19q20r10
question	b-9c-23d-9g-12h-27i37k-64l56r-8s-8v-9w-11y-31
question please	i-12l26
questions	b-32c-11g-18h-9i-18k-90l105m-27n-13o-12r-11s-8u-10v-18w9x-10y-76
questions can	l26
quit	a-10c-20d-8h-35i86k-75l-27m-17o-9v-9
rain	a-8b-70c-13g-8h-10k-15m-21o-24s-9u-8v-9w85x-9y-13
rain _time_	b-20w35
rating	a-17b-26g-9k-20l-19m-71n-15t-9u-15v-32w-40x101y-65
read	a-22b29c-13d-15f-11g49h-10i-12k-13l-10n-8o-15q-36
read my	a-12b24c-11d-14g46i-8k-9o-10q-35r-9
real	b-61c-22g-11h-15i-28k107l-62u-14w-13y-47
real or	i-24k42y-49
real person	b-11i-8k28u-10
really	a-12b-58c-12d-10g-23h-57i-24j58k-40l-32m-14n-17o-18r-15s-12t-10u-13v-73w-16x-40y84
really care	i-20j27k-16
really matter	i-13j24
really mind	i-19j21
red	a-23c-12s38
red NAME	a-13c-11s34
red lobster	a-14s20
refer	k42l-29y-15
refer to	k42l-29y-15
regarding	a9b-8c-14g-8j36k-36
regarding to	b-8g-8j36k-37
remember	a24b-39c-45d-21e-8f31g70h-24i-36k16l-43m-10n-17q-21r-25s-32t-11u-13v-14w-12y-28
remember $	b-14f-19g41l-16r-19y-18
remember to	a-24b-34c-10f54
remind	a-60b-50c-32d-23e-10f77h-16i-26j-13k-31l-22m-20n-17o20p29r-25s-16t-24u-13v-12w-13x-14y-27
remind me	a-50b-32c-29d-16e-9f65h-16i-26j-13k-31l-21m-20n-17o20p29r-26s-17t-25u-13v-12w-12x-14y-28
reminder	a-123b-42c-54d-31e-14f146g63h-34i-53j-16l-52m-50n-34o21p-52q-26r-44s-30t-10u-26v-25w-19x-21y-43
reminder $	a-63b45c-9d-24f66g-56h-25i-24j-14k31l-37m-13n-17o-90p-40q-12r-17s-17t-27u-9v-12w-8x-15y-17
reminder for	a-78b-45c-34d-8f64g51k-37m-9n-8o29p-31r-18s-25t-14u-27v-9w-14x-9y-22
reminder list	b-29f-20g74k-8m-23n-10o-10q-22r-37v-11y-24
reminder to	a-49c-32f80g-19i-9k-33o-47p-14t19y-10
reminders	a-34b-38c-30d-20e-10f35g125h-19i-18j-11k-68l-36m-32n-25o-45p-18r-30s-15t-16u-14v-21w-12x-12y-59
reminders $	a-23b23c-15d-22g56h-11i-9j-8k-39l-16m-28n-14o-20p-11q23r-20s-10t-9v-11y-14
remove	a-51b-53c16d73e-12f-11g-21h-24i-25k-19l-19m-12n-11o29q25r-12s-10v-9y-26
remove _time_	a-17c-43d32o25
remove all	b-17c-18d18k-9o29
remove my	a-26b-17c-21d21g-22o12q21s16
remove the	a-20b-16c-51d50o18
reno	b-16c-17m-15s-11v-9w-16x53y-25
reno $	c-16m-12w-14x35y-23
reno have	b-8s-9x27
repair	a-49l-8t42
repeat	a23b-13c-25d-34g28h-72i35j-12k-52l49m-8n-17o-12p-10q-20r-20s-12t-8y-19
repeat that	c-8d-8h-22i-35k-22l49
repeat what	i-8l20
rephrase	l28
rephrase me	l19
replay	a-8c-9d-8h-20i-24k-27l52
report	b-18k-58l-14m8n43s-9w42y-54
request	a-42b-37c-15d-9f-14h-8k-24l-20m-14n-11o-18r-18s-14t-16u120v-15w-9y-11
request $	a-11b-15c-10g-13h-11i14k-24l-24o-9r-11s-8u50v-11y-8
request for	a-28f-8o-12r-9s-13u54
request vacation	g-8k-9u33v-8y-11
reservation	a-60b-49c-39d-48g-9h-17i-36k-15l-19m-9n-20o-18r-10s186t-8u-10w-13x-20y-17
reservation $	c-24d-37h-22i-31k-33l-18n-14o-10s85y-19
reservation _time_	a-28c-14h-20s64u-9w-12
reservation at	a-30c-15d-30i-9o-8s54
reservation for	a-48b-36c-10d-21l-8o-19s91u-8
reservation i	d-11i-31l-18s48
reservations	a-32b-59c-17d-31f-8g-15h-15i-16j-13k-40l-31m-23n-37o-16p-10r-14s170t-10u-12v-17w-20x-37y-85
reservations $	b-31c-8d-35f-8g-13h-16i-12j-15k-35l-24m-25n-28o-15p-11r-14s129t-8u-11v-14w-21x-40y-52
reservations at	a-41b-49c-13n-8s67
reserve	b-15c31f-11h-12i-11k-16l-9o-8p-8r-8s9y-9
reserve a	a-33c38h-12i-10k-16l-9s18y-8
reset	a-19b-11c-28d-17f-10h-38i-61k-48l87m-9n-20o11r-11s-9v-8y-19
responded	a-18b63c-33d-13e-8g-28j-13k-23l-13m-10n18o-9r-8s-11t-9u-32v-9w-9x-9y-39
responded to	a-14b53c-30d-12g-28h-8j-10k-21l-12m-9n22o-8r-9t-9u-30v-8y-37
response	a-15b-28c-23d-10f-9g-8h72j-9k-33m-9n-12o-10r-10s-9t-9v-9y-15
response $	a-12b-28c-12d-8h41i34j-8k-28n-10o-8r-8y-12
response to	c-18h58i-52k-13l-10
responsible	b-19k65l-8n-42r-9y-17
responsible for	b-19k65l-8n-42r-9y-17
restaurant	a-13l-43s42x-23y52
rid	a-20c-20d43h-14o8y-29
rid of	a-20c-20d43h-14o8y-29
right	a-19b-83c-16d-11f10g-14h34j-27l-32m-13n-18o-10p-9s-12t-10u-9v-12w-8x-17y76
right $	c-15d-10h85i8j-17k-50l-20y-14
right response	h11
roadhouse	a15b-26c20f-10k-9l-8o-20p-16s27y-28
robot	k40l-18s-8
robot $	k40l-18s-8
room	a49b-23c32d-20e-8h-15i-15k-55l-20m-21n-15o-31p-20r-17s23t-20u-13v-8w-19y-27
room at	a23b-14c-27f-8
s1	h-8l29
s2	h-9i-17k-11l34
s2 i	h-8i-10l35
said	b-14g-17h32i-26k-25l50m-13n-8v-9y-11
said $	b-19c-8g-14h32i-18k-36l35m-18n-10v-13y-18
said _time_	i-11l28
said again	g-15l35
said please	i-8l20
sales	a51c-41k-8
san	a19b-25d-9f-8k-9m22n-12v-27w41x-20y-20
san NAME	a19b-25d-9f-8k-9m22n-12v-27w41x-20y-20
say	a-18b-41c-35d-25e33f-9i27j-17k-12m103n-21o-12p-9q-21r-12s-16t-12u-9v-43w-16x-24y-89
say it	h-9i11k-24l32
say that	a17b-8c-9d-17e10h-24i-24k-8l30
schedule	a67b18c-45d-43e-10f-32g-31j-9k-42l10m-34n-19p-8r-19s-15t71u13v-21w-16x-11y-45
schedule $	a11b44c-8f-10g-23h40i-24j-8k-65l-28m-16n-18o39q-13r-16s-13t-37u-19v-26x-10y-39
schedule _time_	a33b33c-13m-9t-8v-10
schedule a	a25b-57d-12f-31g-11i-12k-12l29r-11t40w-10y-23
schedule an	b-10o26
schedule for	a-36b53c-36d8g-9i46m-27o-31q-12s-14t-18u-13w-11
schedule with	a45c-8h-13j-11l-10n-10r-8t-11v-12y-12
scheduled	a-9b77c-27d20f-8g-20h-16i-15k-29l31m-31n-10o-23s-15u-9v14w-21x-10y-45
scheduled _time_	b59g-8l-9m-24s-8v-23w-9
scheduled for	a15b67c-25d33g-9l-29m-17o-25s-13w-19y-16
scheduled with	a21
schedules	a-12b52c-23d37f-19k-10m-14o-23p-16s-14u-8w-8x-10y-30
search	a-36b55c39d-35e-12f-13h-20i-19j-9k-36l-13m-12n-11o-17p-12r-12s-19u-8v-12w-9y-21
search for	a-17b55c-38d-14h-9i-11k-19s-9v-9
second	a-19b9i26k-46m-25n-22u-9v48w-16x-16y-23
second event	a-14k-40m-25n-18u-9v50w-17x-17y-21
see	b60c-33d-14e-9f-12g15h10i-45j-10l-34m-9p-8q-22r-11t-15u-11v-52w-19x-16
see if	c-16g20k-17n19q-8w-15x-12
see you	h-40i-20k67l-10
select	b-8j36k-36
sentence	g-12i-13k-23l44
service	b28c-15g-9m-14s-14v-18w-16x52y-14
service $	b-26m-14s-11w-8x58y-14
session	a37b45d35k-15n-8o-14s-13v-19y-38
set	a20b-27d-13f-8h9i-22k-19l-17m-28n-19o74p43r-11s-11t-10u-12v-21w-9x-9y-14
set $	a-37b-30f-8g21h-11i-8k-24l-23m-13o65p17y-21
set _time_	a57b-13c-52d-13f-17h-28i-25k-16o-8p11v-13y-12
set a	a9b-17c-34d-8e-8f8g-28h-12i-11k35l-14m-13n-8p30q-9r-11s-13u-16v-11w-9x-11y-35
set alarm	a-25c-12f-10h-9o53p-17
set alarms	a-10o42
set an	a-64b-17c-49d-8f-12h-11k-13p44y35
set for	a-20c-15g-23k-8o43s-8y-16
set my	a22b-10c-20o17
set reminder	a-51b-15c-37d-8f18h-11i-9k-20o39p-9y-12
set the	a-39c31f-14h-11i-10k-8l-11m-11n-9o12p37s-10y-38
set timer	c-10o-11p41
set to	f-30g40m-22o27v-23w-10x-8
set up	a26b-27c8d-10g21i-19k-28l28o-28p-12v-9x-8y-40
share	a-21b37c-10i-8j-10m24x-59y62
shit	h-9i35
shopping	a10c-41d-18g-68h-17i-16k-25l-15m-60n-16o-18q-13r140s-15t-8u-10v-10y-38
shopping list	a-8b-43g-56h-17i-15k-23l-12m-8n-16o-10q-20r112y-30
shoreline	b-16k-15m-21n-8s-23u-9v-10w-11x62y-43
should	a-43b-49c19d-29e-13f-15g-23h-22i-68j-17k30l34m-38n-17o-31p-12q-11r-17s-23t-14u-20v-29x-41y40
should be	a-19b-23c22d-24h-21i-75j-13k24l-11m-11o-25s-9w-20
should i	a-39b-27c-23d-10e-9f-10g-17m-26n-14o-11q-8r-24s-17t-12u-14v-18w15x-30y61
show	a-10b54d-35e-14f-33g-45h-27i-32j-16k-54l-16m22n-20p-21q-21s-22t-19u-16v-22w-15x-11y47
show me	a16b12c18d-17e-8f-15g-41h-13i-12j-12k-19l11m16n-11p-14r-31t-13u-10v-17w-10y-32
shower	b31c27d-13i-10n-11y-13
showing	b39d-15
shut	a-9c-9d-8h-16i67k-30l-25n-8o-13
shut down	i33l-16
shut off	i28k-11l-14
shut up	h-10i55k-27l-11o-12
smith	a13
snow	a-9b-59c-8k-24l-9m-30o-13s-11v-8w63y-9
so	a-13b55c-33e-10g-29h-112i-59j-15k102l-45m-29n-10o-11p-9r21s-12t-12u-10v-13w-21x-16y-27
so will	k-20l-8r21
soccer	a30b30f-12h-11o-22y-18
some	a-30b-26c-30d-20e-8f-17g-46h-37i49j-24k11l-64m-61n-39o-22p-30q-8r67s-13u36w-14x-11y43
some more	k-20l-8r22
someone	b-61g-10l-15r-8s-9t30u-11w-17x-8y54
someone to	s-8t17
something	a50b9c-31d-26f22g12h-20i-9j-8k-23l-16m-23n-9o-34p-20q-13r-22s-23t-10u-10v-25w-28x-8y57
somewhere	a-15t25
soon	a18b-10c-17d-8g-13h-14i-9k-11l-17n-30o-8r-12s-9t-9v63w-12x-10y-42
soon $	a19b-60c-15h-8k22r-10u14v52w-9
sorry	a-10d-10h-47i44j-16l-32o-8r-11u-17
sorry but	c-10h-19i58k-36l-17r-9u-16
spa	a-12b44c58d-22m-9o-9v-31y-45
speak	a-20c-23d-10f8h-8i25j-12k27l21o-17y-12
speak with	a-16c-16f11k47y-13
speaking	b-52h-13i17k66l-23y-8
spoke	a-9b-11c-34d-19f-9h-17i-44k-14l82m-27n-11o-8s-8v-10y-14
staff	a33b29c-10n-10s-8y-23
staff meeting	a33b29c-10n-10s-8y-23
standard	b-13i-9k-11l-10m9n-15v-12w-23y39
start	a-80b18c62d-29e-13f-13g-16h-38i-75j-12k-62l43m-42n-85p70q-8r-26s-18t-12u-14v-24w-26x-23y11
start $	b77c-18g-11l-19m-24o34p-16v-9y-99
start _time_	a-29b-23c51d-9h-20l-9w-9
statement	a-16b-8c-19d-8h35i23j-11k-42m-13p-8r-8s-10u-8v-9w-10y-12
statement $	a-14h20i26j-10k-39m-9r-8s-8u-8v-8y-10
status	a53b12c-54d-13f-11g-16i-9k-12l-12m-30o-27u55v-16w-18x-21y-53
status of	b14c-8f-8g-10k-10m-27o-15u55v-15w-15x-21y-53
steakhouse	a-10s18
steakhouse $	s9
still	a-22b-43c-10d-33g-9i38k-24s45v-8w24y-9
stop	a-26b-25c-36d-23e-11f-11g-12h-52i99j-14k-77m-18n-19o-11p-16q-11r-17s-11t-11u-10v-10x-8y-32
stop $	d-8h-21i66k-53l-29
stop it	h-20i35k-13
stop please	i31l-39
stuff	a35b-20g20k-18l38q-21w-10y-27
subjects	b-16g-20i-9k-61l83m-23o-8w-12y-32
subjects do	k-15l30w-9y-9
submit	a-14c-12d-9h-17i-14k-38n-9o-11r50s-10u26
submit a	a-12u29
supervisor	b-27k-39m-12n98p-11v-8x-11y-92
supposed	b47c12i-10l-9m-16n-10v-43w24y-9
supposed to	b47c12i-10l-9m-16n-10v-43w24y-9
sure	a-42b-27c-25d19e-13f-14h117i-24j-26k-33l-45m-14n-17o-16p-13q-17r-17s-14t-9u-12v-11w-8x-8y-28
sure $	h50i-41j-10k-13l-9y-8
sure my	a-28b-19c-12d33
t	c-8h-9k-11m34
table	a-43c-39d-48f-16h-56i-83k-33l-66m-14n-21o-14p-8q-9r-9s151v-11w-8x-9y-28
table for	a-38b11c-20f-8k-8s60y-9
taco	a-22d-16s46
take	a-22b-59c15d25e-14g-35h-49i-36j-16k17l-29m-34n-22o-26p-11q17r-19s45t-14u48v-29w-23y23
take a	a-25c-14s-14u38
take my	a31b28c-8d11f-11k-12m-15u-26v-9w-11y-17
take out	a-11d11f28g-11k-12r-8
take reservations	b-10k-11l-12n-9s68x-21y-26
takes	k-8l-8m-12s37w-11
takes reservations	k-8l-8m-12s35w-10
taking	b23q13w-16
talk	b-15c-46d-18e-10f-20g-12h-45i49j-29k12l-24m-13n-14o-13q-13r-15s-16t-10u-12v-14w-9y-20
talk to	a-15c-29f-12g-8h-16i52j-8k-20l-14q-8r-8y-8
talking	a-13b-14c-18d-8g-11h-40i70k22l-34n-8o-10r-16u-12v-11y-29
talking $	a-11c-13d-8h-39i68k-27l-22o-9r-8
task	a-47c-11d-9g-13i60k-30l-17m-11q60r-24y-22
tasks	a-18b-18c-35g53i-13k-41l-9m-15o-22q17r-24s-20u-13v-8y-20
taxes	a-23f36g8o-13q-9u-8
team	a17b-26c22d-10e-10f-13g-27i-15j-9k-34l-33m-47n66o-22p-9r-13s-26t-13u-15v-18w-22x-32y-12
team meeting	a-11b53c-9
tell	a-22b16c-26d-18e-10f-16g19h-31i-26j-9k42l-19m12n-15p12q-32r-20s-9t-11v51x-10
tell me	a-10b21c-14d-12e-9f-16h-11i-22j-8k12l8m39n-13o-10p15q-32r-19t-10v-12x-9
temperature	a-22b-35c-18i-24k-10l-23m-34n-8s-16t-20v-8w78x-22y-34
tentative	a24b50c-9d-10h-8k-28n-22y-31
texas	a15b-26c20f-10k-9l-8o-20p-16s27y-28
texas roadhouse	a15b-26c20f-10k-9l-8o-20p-16s27y-28
thanks	a-28b-45c-26d-23e-9f-15g-12h41i-27j-14k59l-44m-17n-22o-21p-14q-9r-16s-15t-10u-13v32w-15x-15y-29
thanks $	a-21b-9c-16d-13f-8h13i11j-10k28l-15n-11o-16p-8r-8s-8v-15y-10
thanks but	h-12i61k-51
thanks for	a-26b-15c-22d-22f-10h46i-37j-15k20l-14n-19o-16p-11r-16s-13v-22y-19
thanks you	a-9h26i-19l-11
that	a-72b-26d23e-14f-13h57i44j-26k-37l61m-32n-30o-27p-21q-13r-18s26t-15u-14v-23w-12x-11y-36
that $	a-28b-28c16d-42e-11f-10g-17i25j-53k39l20m-30n-28o-17p-11q-12r-16s-13t9u-15v-30w-18x-21y-34
that again	h-11i-9k-32l45
that does	i-16j26
that event	a-34b-56c70d66g-10h-100i-41j-9k-44l-11n38o-13s-10u-10w22y-12
that i	a19b-50c-16d23g53i-12k-27l-48m-15n-15o-13p-15s-10t-10u-10v16w-20x27y-49
that is	b-12c-21d-8e-8f-11g-13h38i39j12k-38l-37m-12n-19r-10s-14t-9u-10v-17w-8x-13y-20
that looks	h55i-11k-53
that meeting	a-38b8c73d21f-11h-34i-32k-27s-13y-20
that one	a-9c-38d44g-8h-21j-11k14l-11m-8n-11q-11r-9s-11
that please	h80i-87l-23
that to	c13i22k-14l8
that will	c-15h41i-14j-15k-19l-13
that would	c-10h42j-27k-45l-12
that you	c-10h-24i-30k43o13
thats	a-9c-50d-11i37j-18k48l-24o-8v-8y-17
the	a-21b35c50g9h-9i-8j-11k-49l-21m8n-43o-9p-14q-19r-12t-10v-18w-9y52
the _time_	a-14b-30c-14d13k-12m86n-11o12v-46w-21y-54
the ai	b-21g-15k11l39m-10s-12v-12x-15y-9
the alarm	a-8b-31c-44d-24g-9h-8i-9k-29l-18m-21o95p-12s-8w-15y-50
the alarms	c-13l-11o37y-9
the answer	a-14b-9c-30g-10h50i29j-24k12l-32m-11o-8r-9s-11u-9y-10
the appointment	a-31b20c62d-27i-19o-9p-9y-34
the best	a-8b-46g-9m-38r-10u-9v-24w-25x-28y74
the calendar	a53b26c-32d24f-19g-10i-10k-24l-12m-21o-14r-8s-9u-8w-21x-15y-22
the cat	a-9f19
the command	c-31h20i20k-16l34y-11
the correct	h-22i36k-11
the current	a-13b-26c-24d-13f8g-10h-10i62k-31l-18m-16n-46o-20p-8s-10v43w-15x-18
the date	a-12b-37c-45d21g-13i-11k-30l-43m39n-10o-12r-13u-10v80w-33x-17y-50
the day	a43b-20c26f-19i-11k-28m68p-19s-11u-20w-25x-22y-101
the dentist	a-21b20c16d13f12v-8y-26
the details	d15h18i-14l17
the dinner	a-50d-60i51s42y-9
the dog	a24c-9f-14g13q8
the event	a-64b39c28d25e-11f14g-9h-20i-12k-8l-9m-8n-11o-21s-9t-10v-21w-15x-13y-15
the events	a56c-23d-23m-17o-18y-29
the help	a-9c-15h-9i-11k15l-41r39y-15
the items	d-15g72q-47y-11
the last	a25b-41c-52d-30f-8h-37i-32j-8k-36l99m-19n-8o-13p-10r-12s-9v-9y-31
the location	a35b-23c15d-15e-10f-11g-22h-24i-16k-18m-9n-18o-18p-17q-13r-13s-17t35u-13v-38x-8y-22
the meeting	a-79b18c25d12e-9f-31g-13h-33i-85j-9k-25l-55m-39n-9o-17p-9r-8s-17u-24v-15w-14x-11y85
the most	a-14b-44c-10m-47v-23w-26x-40y86
the name	a-23b-9c15d-12k11n-9q-8r-10s41v-11w-9x-15y18
the next	a-27b-38c-22d14h-8i-17k-12l-12m-27n-10o41p-13s-9u-8v51w-12x-17y-8
the number	a-11b-22m-25n15s-20v-14w-16x55y-38
the office	a16c28d-10f-8i-12k-8r-9y-19
the one	a-37b-10c73d-20e-9g-12h63i-25j-13k-103l-47m-34n-12o-9p-23s-16v-8w-8x-18y-30
the party	a-18b22c28d13m-27
the question	g-8i-11k-46l60v-9w-10y-32
the reservation	b-37c-24d-14g-11i-39k-8l-21m-20n-9s100v-8w-19x-34y-33
the right	f18r-10
the schedule	a-31c-35d-9h42i41k-31l-9m-30o-19s-8t-9w-11y-8
the shopping	b-10g-25r40y-13
the status	a-21b14c-8g-10k-10m-27s8u56v-16w-15x-21y-53
the temperature	b-25m-31w49y-9
the things	b-36f-9g46l-21o-11r26y-15
the time	a-30b8c-26d-12g-13i-11k-47l-57m122n-9o-17p-10r-8s-11u-12v-33w-20x-22y-61
the timer	a-10b-8c-52d-8f-10h-8i-39k-25l-28m-10n-14o-26p83r-8s-13w-8y-16
the timezone	b-35h-8k-15m80o-9s-9v-21w-19x-25y-43
the trash	f28g10q-17r-8
the weather	a-8b-50c-27d-12g-13k-22l-26m-46o-11s-10u-17v-27w97x-19y-52
them	a-41b-19c-53d-16e-14g-15h-10i-37j-16k-90l-40m-32n-33o-23p-82q-11r86s-9t-15u-16v-17w-9y51
then	a46b44c-31d-53h38i-15k-84m-10n-8o-14r-8s-15u-9w13y-14
there	a-53b9c-12d-35e-13f26h-30i-21j-14k33l15n-22o9p-16q-11r-15u-20v-33w37x-37y-33
there $	h-9k31l-11
there a	a-27b62c-20f-33g35k-8l-19o-33t9u-11v8w-60x-9y-19
there any	a-17c-15d-18g-21h-8i-10j-9k-27l-23o29s-51t-11u-8v-15w43x-17y17
there anything	b-31c27g-27h-18l33m-21t-8v-13w-25x-9y-13
there is	a-55b-27c-8d-13f55i-9k-45l24m-35o-30p-8q-9s-18t-10v-9w40
they	a-15b-26c-40e-10f-11g39h-19i-11k40l-30m-27n-15p-9r-18v-14w-11x14y-36
they take	s15
thing	a12b-24c-17f-8g-18h43i-47j-9k25l45m-35n-11o-11q-10r-8s-11u-15v-22w-28x-29y-49
thing i	b-13k-19l59m-11u-8v-13w-13x-20y-39
thing said	l10
things	b-36f-14g20k11l25o-11q36r13y-46
things can	k-12l31
things i	f-9g39y-9
things on	g-11r27y-8
things to	f-11g-29q44
think	a-38b17c-38d-8f-10g-13h-43i56j-24k50l-40n-10o-9p-32r-25s-9u-8v-11y-30
think it	h26i-34k19
think that	h-12i38j-12k-42
think you	h-13i58k-35l-10
third	b24d13
third event	b23d13
thirty	a-9c-9f11m21o14p-9y-13
thirty $	c-8m22o16y-12
this	a14b-39c-41d-45e-21f-14g-31h71i51j-16n-21o11p-26q-24r-33s-30t-25u-28v36w-30x-71
this $	a-17d-10h80j-57k-116l62o-12v-12y-13
this ai	b-9k51n-34y-34
this event	b-26c18d72h-69i-40j-15k-25l-19m-11n-15o-12r-8s-9t-9v-13y-13
this is	a-12d-10h28i-11j36k-45l-32v-13y-12
this looks	h22i-18j-22k18n-15o-8r-11
this was	h-36i8k41l-8y-11
those	h22i48j-22k-45l-23y-9
three	f-35o34p-10y-8
till	a23b-12c-18m-16v38x-12y-25
time	c-21d-21e-8f-12g-8h-34i-38j-9k-17m97n-20o13q-30r-16s-16t-9v49w-24x-23y-43
time $	a-45b-65c-10d-11e-9f-11g-21h-22i-33j-15k13l-25m46n-34o-25p17q-9r-25s-19t-16u-15v35x-21y-101
time _time_	d-35f19k-60l-40m15o-31s-8t-8u-15v33w-36x-12y-41
time again	l12
time difference	m17
time for	a57b-28c-12f-9i-8l26m-16n-9o25r-9s-12t-8v-20w-10y-52
time i	a-40c-9g-22k-10l-8m12o36r-10u30v-72w-10x-8y-18
time in	a-11b-16c-45i-11k-10l-13m91s-8v-50w-13x-28y-24
time is	b61c-9g26h-11i-13k-41l-18m-20o-12q-41u-10v37w-18x-16y-26
time it	b-13m28v-16
time off	a-10b-21o-10u35v44y-25
time please	a-11b-14c-41d-14f-12h-14i-67k-20l45m79n-15o-15v-79
time to	a37c48f-13k-8m-28o-19p-22t22y-16
time zone	b-29c-44h-12i-8k-27l-13m98o-16u-11v-16w-8y-19
timer	a-61b-10c-51d-15f-27g-10h-28i-39j-9k-44l-43m-11n-24o-48p149r-25s-16t-13u-16v-9w-10x-10y-28
timer $	a-43b-9c-28d-12f-16h-21i-38k-37l-30n-12o-13p99r-11s-9t-8u-11v-9w-8y-25
timer for	a-24c-16f-18i-12k-13l-12n-18o-33p69r-19s-11
timer set	c-10l-21o-14p70y-9
times	b28g-8i49j-23k-51l-24o20y-29
timezone	a-11b-57c-20d-11g-17h-19i-28j-10k-56l-49m172n-20o-14p-10r-14s-17t-9u-11v-30w-48x-39y-94
timezone $	b-31c-14i-10k-41l-25m89n-8r-8s-8v-12w-13x-18y-21
timezone for	b-11m45w-13x-8y-16
timezone is	b-9k-8m46y-13
tire	a-46f-33q-13t70u-20
tires	a-25b-18l-9s-11t42y-9
tires checked	t20
to	b-19c20d-14g30i-16k-18l-40m-9p-15q9w-9x-13
to $	c-12g-18h-14k43l-19m-41n41o29r-13s-12u-16v-21w-12x-8y-72
to NAME	a-48b37c-28d-11g-11h36i-18k-21l-8m-13n43s-20v-10x-8y-46
to NUMBER	a-31c69d-14h-11i-23k-19l-9m-17o-10p-8s-9y-50
to _duration_	a-25c48k-12
to _time_	a-59b-15c141d-43f-14h-14i-14k-28l-8m-55n-8o-19q-8s-16u-10v-15w-10y-13
to a	a32b-9u-13
to add	a9b-14c-18g18k-8q39r-37u-9
to ask	f21g-16k-23l19w20
to be	a-13b-67c9d24e-16f31h-30i-10j-23l-18m-30n-17o15p-9q-22r-23s9u-14v-63w24x-17y32
to buy	a-21b-19d-23f-19g-41i-14k-16l-22m-23o-9p-10q-17r80s-16t-12u-16v-13w-10x-11y17
to call	a-84b-8c-27d-13f73g-14m-8n45o-19p-9q-16r-15t-14u-10v-8w-8x-8y-47
to cancel	a-64b-38c-18d49e-10f-11g-26h47i12j-10k-33l-48m-43n-21o-28p-8q-16r-23s-10t-17u-25v-41w-30x-28y-42
to check	a24b-21c-23f25g-18k-8l-12m-14n-13o-16r-16s-13t24v-10w-8x19y-17
to choose	c-13i-8j49k-17y-8
to complete	a-8g16q17r-21u-11v-8y-11
to confirm	i-10l17
to create	a34o-9p9t-10
to do	a-52b-32c-25d31e-10g62h-30i-20j-13k-44l-41m-24n-25o-33p-15q71r-60s-16t-18u-14v-32w-15x-14y-52
to get	a-29b-20c-34d-35f10g-19h-21i-10l-23n-10o16p-14q-14r13s-20t41v-27w-18x-19y31
to give	a-11f15k-8u17
to go	a-10b-29c-29d34f41g-34h-8i-51k-23q18r20u-8y36
to have	a19b-30d-23g-9l-11o13u12
to hear	g30l32q-36r-12
to know	a-41b32c-41d-30e-9f-14g13h-16i-13j-14m30n34p-8q-46r-11s-15t-26u-13v32w10x9y-10
to last	a-26b-8c39i-11l-14
to look	b-32g26s-8t12
to make	a-36c-20g-10h-12i-8k-12l-9p-16r40s20t-21u8y-10
to me	a-23b-23c-26d-8e-8f-28g24h54i-42j22k-31l-18m-18n-43o-18p-11q-23r22s-15t-16u-11v-20w-10x-8y22
to meet	a40b51d-8g-30h-13k-9m-18n-17o-16s-8v-17y-28
to move	a-33b-8c34
to my	a46b-27d-67f-11g-12k-11q39r15t-10
to pay	b-39f41i-8k-16m-8s-8x24y19
to put	c-16g-17r18s40u-19
to remember	a-15b-18c-11g76h-15i-21k-37l-41o-11q-15r-26u-8v-9y-20
to remove	a-14c-16d38g-11h-15i-15l-13q11
to repeat	a32c-12i-14l21y-13
to request	d-8g-10k-8o-10u41v-8y-11
to reserve	a-14s21
to say	a17c-8d-17g-10h38k-38l17t-8u-9
to schedule	b-53d-18f-33g-23h-24i-10k-16m-8o-19q-8r-18t62u37w-13y-15
to see	c-16g27h29k-34n-14q-22s18v-10w-9
to select	b-8j36k-36
to set	a-19b-13c-11d-8f-70g-22i-12k68l-17n-11o9p42q-10r-15s24t-18
to speak	a-20c-21d-8f10i32j-13k35l-21o-18y-13
to take	a17b-44c-17d-12f20g-20k-13l-10m-19o-25p-8q-9r-11s-21u54v-17w-16y-17
to talk	c-9i-25k40
to that	a-40b17d-24e-8f-9g-15h23i16j-17k-20l-46m-19n36q-9r-8s-11t-9u-13w-8x-8y-12
to the	a-43b30c69d-33e60f14g-20h32i-33k-30l-14m-18n-24o-17q-14r-15s-27t-13u-11v-19w-40x-19y-76
to try	s11
to what	a-50b-23c-47e-8g-13h-8i-26j22k-32l-9m-19o-11r-10v74w-12y-15
to work	a25b59c-47d-13e-18f23g-23h-24i-69j-10k-49m-10n-8o11p-12s-12t-11v19y-58
to you	a-18c-35f-14g-10h-50i47j-9k20l-40m-8n-9q-9r-10s-8t-9u-11v-11y-20
todo	a-16b-51c-24d-26f-8g51h-18i-15k-19l-13m-8n-22o-14q57r-42s-11t-18u-11v-18w-11y-45
todo list	a-16b-51c-24d-26f-8g51h-18i-15k-19l-13m-8n-22o-14q57r-42s-11t-18u-11v-18w-11y-45
tokyo	m52v-32
training	b63d37g-8h-30i-8m-14n-10s-10v-18
trash	a-14f37i-18l-19m-11q-17r-9s23
trip	a27b-29c27d-22e-11g-14h-8i-11k-26n-9o-14r-9s-23t-9u-13w41x-9y-49
trip to	a16b-15c-19d-15g-14k-16o-10q9r-8s-13u-11w45x-8y-47
true	a-26b18c-33d-17e-9f-11g-15h124i-30j-21k-82l-33m-16n-21o-17p-16r-14s-16t-10u-13v-29w-25x-19y-51
true $	a-9c-22g-10h74j-13k-54l-18m-12n-8o-9p-10s-9v-23w-8x-17y-22
try	i-8k-8l26s9
try and	s11
trying	f-19g23l-9
trying to	f-19g23l-9
turn	a-31b-44c-22d-8f43k-19o34
turn off	a-10o28
two	a-24c-17o27s17
types	b-8g-8k-17l34y-13
types of	b-8g-8k-17l34y-13
uh	a-19b-12c-11h66i-16k-51l-30m17o-16y-18
uh no	i26l-21
under	a-27b-20c-19f-8i-8k-21l-14m-18n35r-9s57v-18w-9x-15y-30
under NAME	a-9b-24k-19l-17m-21n40s29v-22w-11x-18y-26
under the	a-21c-14k-8n-8s46y-13
understand	k-10l27
understanding	h41i-21k-28l-22
understood	h16i16k-13l-9
undo	a35b-37c-14d-30h-38i49k-42l-15m-8s25y-14
unimportant	c-11d-9h-85i-73j104k-56m-9n-11v-10y-11
until	a-39c-40d-13g-9k-16l-23m-22n-23o-13q-8u-21v89w-12x-9y-47
up	a-35c-32d-28e-10g9h-15j-12m-28n12o84p15q-12r-12s-13t-8u-16w-19y-32
up $	b-16d-11g17h-16i30j-9k43l-39m-36n-42p33r-12s-9u-9w-13x-20y-49
up NAME	a-18b32c-35f18i-11k-16l-26n66o-20s-13v-43y-31
up _time_	a-76b31c-31d-16f-8g-12i-17k-25l-14m-46n-14o112r-10s-10t-16u-13v-85w-13x-8y-42
up a	a33b-26c-50d-13f12g-22i-9k-18l28n-12o-50p11r-13t-8v-8x-8y-32
up the	a-18b24c-16d-9e-8f-12g-9i-18k-10m12n-15o-16r-8s-9v12w-10x24y-10
up with	a-13i23k-29l43u-16
upcoming	a-12b-51c-16d25m-15v83y-38
update	a-9b-32c34d-45e-8f-10g-9h-14i-13k41m-11n-8o-19q-15r-9s-12t-9u20v-10w-10y-8
update my	a-28b-21c15d-41k56o-12q-14s-11t-8u-9
us	a-9b-40c10d-10f-11g15i12k-50o-9p10q-23s-26u-8v-10w-13y45
us try	l17
use	b-12f11g-10k21l-9n-13o-9r-9v-38x42y-16
vacation	a29b-46c-58d-16f-10g-31h-16i-15j-10k-43l-39m-30n-15o-20p-10q-15r-24s-23t-27u143v-10w-22x-28y-68
vacation $	a-8b-28g-9k-20l-25m-20s-9u80v-15w-17x-20y-56
vacation days	b-12k-12l-20t-14u38y-15
vacation request	a-12b-14c-8g-20i-11k-18l-17r-14s-10u61
vacation time	b-37g-11u48v-11y-8
vegas	a26b-11c-14d-9h-10i-21k-28l-19m44n-9s-9x22y-15
very	a29b-26c-9f-13h12i-12k62l-13m-18u-9v-24w-13x-14y-19
very much	b-20h15k46v-20x-14y-18
vet	a14
vet appointment	a14
vienna	b-15m-12w29y-13
vienna oh	b-15m-12w29y-13
wait	a-65b40c-21d55e-11f-11g-8h-35j-12k66l-43m-11n-22o-17p-62q-14r-39s-17t-14u-8v-17w-8x-12y-28
waiter	b-26m-14s-11w-8x58y-14
waiter service	b-26m-14s-11w-8x58y-14
wake	a-51b-13c-10d-8f-37g-10i-15j-8l-10m-12o78p-15r-8t-8
wake me	a-12b-11i-11k-24m-12o50
wake up	a-48f-36g-10k24l-8o54p-14t-8
want	b-27c-10e-12f-15h10j-30k-53l17m-9n10o13q-26r10v-16w-18
want it	a-49b-12c76d-32i-34k-10l-34m-26
want my	a-68b62c-8d-10o-13s15
want to	b-14c-47d-18e-12f-17g12h41i-39j-12k-24l-28n27o18p-12q-32r20s-10t8v-16w-18
want you	a-25c-23d14h-56i40j-15k-23o-12p-9s-8
wanted	a-8c-11g52h-15k-34l-25y-8
wanted $	i19
was	a-67b-22c25d-43e-14f-23g21i17j-21k-8m-52n-34o-29p-18q-13r-21s-22t-13v29w36x-19y45
was not	c-20h-50i39k-26l20
was trying	f-19g23l-9
wash	f-11g-9q30
wash the	f-11g-9q30
we	b9c35d9e-29f-17h-29i-27j-22k-34l-28n-18o-16p-14q-20r-21s-22t-14u17v41w-29x-23y-73
we are	a-25b-27c33d36e-14h-17i-13j-10k-25l-16m-8o13p-8s-17y-19
we have	a-22b-42c41d-9g-16h-10j-8l-8m-13n-8r-11u32v27w-12x-21y-46
weather	a-36b-52c-51d-24e-10f-9g-18h-31i-30j-13k-74l-68m-69n-21o-18p-20q-9r-16s-23t-10u-22v-40w170x-48y-65
weather $	b-8k-24l-52w57y-8
weather _time_	a-12b-38c-19k-10l-15m-30v-21w72y-42
weather be	m-12w17
weather in	a-29b-13c-43d-17e-8g-8h-33i-32j-12k-35l-17m-61n-21o-13p-23q-8r-11s-16t-9u-9v-25w113x-51y-33
wedding	a46b41c-44h-13n-31
well	a11b113c-30d-41e-23f-24g-23h-28i-79j-28k9l-28m-37n-38o-36p-26q-16r-25s-28t-17u-16v-33w-18x-16y-85
well $	a-14b-24c-37d-10g-10h18i-30j-10k15l19m-9o-9v-9y-11
were	a-19b-44c-34d12g26h-31i-10k62l-48m-35n-20o-18q-11r-10s-13u-8v-26w-19x-9y26
were you	k69l-26n-19v-9y-57
what	a-36b20c-13d-27e-9f-10g41h-20i-14j-10k-12l27m28p-10q-23s-14t-10u-9v22y11
what $	g40h-11k-11m17n-11q-24r9
what about	a-15b-64c109d-9f-9g-16h-8k-36l-48m-32n-33o-19r-8s-12u-10v-26x-42y-61
what alarms	b-32g-18k-16l-21m-11o58p-10v-14y-15
what are	a-13b-9c-44d-19e-8f-8g42h-12i-27k-18l15m-46n-14p-9r-15s-25t-8u-12v-23w-18x-20y29
what can	b-19c-21g-14i-8k14l40m-16r-10s-9v-13w-14x19y-35
what date	b20c-9g-10k-26l-12m27v-46y-9
what day	a-12b-36c-29d-14g-16h-10k-50l-31m78n-13o-10r-11u-16v25w-33y-37
what did	b-19g45i-14y-24
what do	a34c-21d38e-10f-8h-12i-21j-10l-11m-28n-17o-28p-10q-38r31s-20t-19v-38x-20y-26
what does	b-14c-18d-13g21i-9k-17l-22m29n-9o-13q-31r11v-17w-8x-9y10
what events	b51d-8g-9m-17
what i	f-11g24h-16i34j-9k-14l14m-15n-10o-14s-9u-8v-19y-13
what is	a-37c-22d-33e-10f-10g-21h-27i9j-12m18n43o-11p-11t-10w8x26y-21
what kind	b-8g-15k21l-11m-12w21y-17
what kinds	l22
what meetings	b41l-10m-12y-16
what my	a-18b33g11m-12q-9r16w-8
what name	k40l-17y-20
what said	h-8l40
what subjects	g-10k-25l43m-9y-11
what the	b-47c-9g-22m-12u26v-14w57y-17
what time	a-42b38c-16g8h-9i-11k-41l-27m24n-12o36q-38r-9s-9u-16w-21x-19y-31
what timezone	b-14g-10i-12k-23l-28m68s-8v-10w-8x-12y-15
what types	l21
what was	a-10b-38c-34g19h-27i-32l16m-30n-8o-9r-8u-12v-32w36x-14y11
what were	a-12b-42c-28g32k-15l-16m-34o-11v-19w-18y46
what will	b-36c-19m26v-27w29y-11
what you	b-17c-9g-16h44i29k-64l10m-19r-8v-9y-17
whatever	a-9b-9h-34i-28j62k-40l-11m-8n-10y-9
when	a-14b37c-30d-21e-11f-13g-24h-15i-17j-13k-58l-39m-16p35q-8r-10s-16t-12u-19v38w-23x-14y31
when am	b28
when do	a-42b23c-18d-10f-8g-12k-8n-8o-27r-12u-16v22y26
when i	a47b29d-13g-34k-12l-16m-34n-10o-23p-52r20s-15t-13u-17x-10y-43
when is	a-46b21c-16d-16e-8f-10h-12i-11j-10k-9n-34p-13s-8u-9w-13x-10y23
when my	a-30b38n-33u-9v31y-14
when the	a-15b54c-10g-12k-14l-16m-22o-20p-41s-10v8w-16
when will	b-57c-20i-8l-9m28n-11u25v29w-17y-37
where	a-51c-21d-22e-14f-13g-23h-22i-25j-20k-18l-35m-27n22o-19p-20q-13r-30u-22v29w-22x-44y39
where i	a-36b13g-10k-24l-20m-10n-8p-8r-20s-10t27u-11v50x-32y-26
where is	a-26c-11d-9f-8h-18i-15j-16k-44l-8m-18n49o-11p-10s-20t-8u-8v13w-13x-16y-23
whether	a-19b13g16q-16s20u13
which	a-25c-38d-22e-11f-13g-15h-24i-29j29k-23l-16m43n-27o-19p-11q-10r-14s-17u-21v-15w18x-19y18
who	a-23b12c-28d-19e-14f-14g-17h-23i-34j-16k73l-45m-31n38o-16p-15q-14r-27s-19t9u-19v-25w-30x-30y32
who has	a-10b65c-14k-26n-56x-16y-29
who is	b-22c-13d-9f-8g-8h-11i-28j-9k-31m-16n64o-8p-10s-9u-12v-20w-15x-21y11
who made	k25l-9
who programmed	k19l-9
why	a-21b-39c-18d-40f-10g-19h-13i-13j-10k43l-13m-10n-26o-17r-14s-16t-8u-13v-11w-11x-8y54
wild	b-11k-35l-13m-44n-13s14v-28w-8x95y-84
will	b13d-28e-13f-18g-9h10i-19l-14m-10n-11o-17p-12q-15r12s-15t-13v8w31x-16y-12
will be	a26b-28c40d-21e8g-13h-21i-17j30k-59l-21m-8n-8o-19p-8r-13s-18u-16v20w15x-8y-23
will i	a-9b15l-8s11u10v31w-31y-9
will it	a-23b-11c-58i-9j-8k-16m32o-10s-13u-19v-36w35x-15y12
will my	b-22o17u50v-35w-9y-19
will the	b20c-27l-11m-21u-9v32w24x-10y-24
will you	a-27b24c-12d-14e-22f-14h-31i-31j-10k21l23m-12o-10q-10r38s-13u-10v-33w-23y-24
with	a37b37c10g-8h29i-31j13k-52m-13n-24p-12r-10s-14t-8v-21w-9y22
with $	g-10k-18l48y-38
with NAME	a55b37d8g-8h-25i-18k-11m-10n-31o-17s-10v-23y-10
with dr	a39b8c-9o-8y-32
with mark	a57b-36c14d-40e15i-8k-12l-20m-18
with me	a-38b35f-20g9h-15i-20j60k-26l-34n-12o-9r-8t-8v-9y-14
with my	b-38c-33d-37f30i25k-19l41q-9r-9s-10u-17
with the	b-13f10h54i-25l-54
with you	a-9b-9c-23h-31i-17k18l31r-11u12y-21
wonderful	h60i-25k-60l-11
words	k-27l36
work	a30b-22c31d-50e42f-15g-50h-31i72j-50l-49m-39n-94o-45p-42q-28r-64s-41t-30u-35v26w-30x-34y-82
work $	a-12b55c-78d-26e-36f-11g-34h-78i29j-27k11l-45m-32n-20o-45p-34q-19r-17s-21t-18u-15v25w-15x-14y-35
works	a-11b-9c-32d-31e11h126i-68j-12k-85l-65m-9n-16o-11p-10s-14v-9y-21
would	b-22c-26e-9g-13h-8i-47j40k26l12m10n-11u9v-21w-9y-13
would be	b-14c-13h26j36k-58l-18m-8
would like	a14b-15c-24d18f8g-14h-56i-33j-26k-44l36o18u17
would not	a-9h-9i-27j71k-62l-34o-12
would you	a9b-11c-9f-8h-20j-9k24l24y-10
wrong	a33c-51d-15i69j-13k-61l-45m-10n-12o-8p-9r-9s-12v-8w-10x-8y-24
wrong $	c-20h-93i97j-12k-44l-18y-9
ya	b-36c-19h-22i-12k118l-60m-21n-23o-12u-13v-14x-19y-108
yeah	a-23b-10d-51f-8g-10h55i-42j-9k16l-24m-15n-14o-13p-9r-9s-10v-11w-8y-17
yeah you	h20k-15l-9
yeap	a-9c-10h63i-31k-40l-16o-9y-9
yeap you	h23i-14l-9
year	b70c-28g-15k-13l-31m23o-10r-8u-11v-40w-31x-22y-83
yes	a-36b-33c-26d-26e-13f-10g-13h98i-72j-15l34m-12n-26o-21p-17q-9r-15s-15t-10v-12w-9x-8y-27
yes $	c-49d-9f-8h-15i-61j-13k63l-27m-12o-8t-8y-20
yes cancel	d22i-27k-8l-20
yes i	a-47b-8c-20i-13k50l-58o-9v-8
yes it	h53k-49
yes please	a11b-34d-43h51
yes thanks	h58k-59
yes that	h29k-21l-10
yes you	h27k-15l-10
yet	a-11b-14c-19g15h-13i-10j-11k-24l-15m-12n-16o-23q-28r-25s-13t-8u59v-34w-11x-32y47
yet $	b-12c-16g-26h-13i-8j-10k-20l-13m-12n-14o-9r-10u35v-26w-8x-32y54
york	a-23b20c-13f-10k-12m60q-16r-12s11v-13x-17y-26
york $	a-24b31f-9m32q-17r-12x-8
you	a-17b-25g-16h9i37j-8k59l61m-17n-13o-9t-8u-9v-9x-11y-38
you $	a-17b-27c-22d-8f-8g-19h16i-39j-8k106l-36m-14n-33o-11p-8r-16s-9t-13v-19w-13x-12y-94
you a	i-8k40l-18
you able	l21
you add	a31b-15c18d-13g-11i-11l-12n-17q9r-8s-8w-13y-14
you an	k43y-22
you answer	i-9k30l14r-8w-9y-23
you are	a-9b-35c-11g-32h41i31k26m-18n-26o-13p-12r-13s-17v-8w-15x-11y-70
you around	h-27i-20k61l-22
you call	a-15b-11c-12k-43l-21n59r-10w-12y36
you can	a-14b-8d11g-9i15k-10l8y-8
you cancel	a-17b-30c-11d33h-101i90k-16l-48
you change	b-13c66d-30k-15l-16n-45s-11y-32
you check	a-13b-15c-8g-23h-9i-29k-34l45n-22q24s39t-8w18
you confirm	h-44i-25k-8l62
you create	a39b-17f-13
you delete	a-17b-27c-64d24g-13h63i-67k-9l-37n-15o-12q15r-8s-12v-14w-17y-20
you did	h-15i29k35l-63r-18
you do	k-28l47y-10
you doing	b-11c-9h-13i-45k70l-15n-10y-31
you elaborate	l17
you familiar	b-8k-18l36y-16
you find	a-25b30c-18d-17h-8i-23k-13l-20n-10r-8s-16t-10w53x-22y-41
you for	h-24k39
you gave	i29k-14
you get	b-17i-9l26r-8s24y-18
you give	a-16b-13c-9f-14i-12k-26l-13n27p-49r-17s-17w37x-18y8
you got	h41k-38l-17
you have	a-23b-32c22d-18f-12g-17i44j-15k-21l37n-18p-12r18s-14t-8u-20v-19w8x-11y-39
you help	a49b-35c-10d-9e-10g-8l-65n-11r-30s-12t10u-10v-8w-9y47
you just	b-18c-9g-20h24i31k-40m-17r-9v-9y-16
you know	a-12c-19g-18h-8i-9k-58l41m19n-17q-8r-38s8v-14w28
you later	a-14c-26f-13g-8h-18i53j-8k-22l-17n-8q-8r-9t-8
you let	l-13o-14s-8v-65w-10y41
you like	k52l-26r-12u-16w-12y-15
you look	b16c-20g14m-10n-10q-16v-29x29
you make	a66b-20d-16e-10g-10h-9i-29k-54l-32n-26q-10r-24s32t-13u-8v-12w-12x-11y-36
you mean	k-45l54y-13
you order	a-9i-9k-24l-20r49
you please	b-38c-28d-14g22h-53i37k-36l25m-14p35r-16s-8w-13x21y-23
you remind	a-25b-32d-14f31g10l-11o-16q23y-14
you repeat	h-9i-15k-11l24
you replay	h-12i-20k-24l49
you said	i-10l32
you say	h-16i-24k13l27
you schedule	b-12i-17n-11r-11s-10t39y-11
you see	a-18d-9n23s-19x-11
you set	c21f20g-8i-23k-13l-17m-10n-8p20r-10u9y-20
you show	a-32b75c-13m-68
you shut	i43k-16l-21
you speak	l14
you stop	i75k-13l-55
you tell	a-83b21c-41d-16e-11f-12h-16i-31k18l-26m24n-18o-8p-23q-21r-16s-16t-9v46w-17x-21y29
you to	a-47b-9d13e-8g-15h-22i14j-14k-65l25m-14o-13p32t-21u-17v40w-8x-25y-14
you try	k-8l19
you were	h-22i-8k35l-21
your	a-12b-61c-32d-18e-13f13g-23h-30i-58j-26k48l106m-36n-79o-26p-21q-16r27s-22t-11u-17v-40w-18x-17y-67
your answer	h-48i-35l58r-9
your answers	k-13l34
your help	k84l-64r-29
your last	k-10l21
your name	c-8k92l-75m-15n-8o-8v-19y-11
your response	h-12i-8l25
your understanding	h41i-21k-28l-22
yourself	a-18b-19c-21d-19f-11h-26i-45k93l-41m-22n-20o-16p-12q-9r-15s-20v-14y-39
yourself $	a-18b-16c-20d-18f-10h-25i-43k94l-39m-18n-19o-13p-11q-8s-17v-12y-36
zone	b-29c-44h-12i-8k-27l-13m98o-16u-11v-16w-8y-19`;
