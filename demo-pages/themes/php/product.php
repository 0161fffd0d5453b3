<?php // A product page: the picture is the theme's own, the choice and the button are the suite's. ?>
<p><img src="<?= htmlspecialchars($product['image']) ?>" alt="" width="320" height="320"></p>
<?= touchline_mount('product-options', ['productId' => $product['product_id'], 'product' => $product]) ?>
<?= touchline_template('add-to-cart', ['productId' => $product['product_id']]) ?>
